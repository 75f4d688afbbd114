"""What a move costs that is easily overlooked: leaving a bid, and joining one that binds."""

from __future__ import annotations

from islario.games.isla_dorada.box.island import NONE
from islario.games.isla_dorada.face import names
from islario.games.isla_dorada.face.moves import route_number
from islario.games.isla_dorada.rules.bids import together
from islario.games.isla_dorada.rules.state import Phase
from islario.kernel.moves import Move
from islario.kernel.reading import Hidden
from islario.words import Said, Who


def warn(hidden: Hidden, move: Move) -> Said | None:
    """Of a legal move of the viewer's, before it is played."""
    if hidden.phase != Phase.BID or not hidden.ask(together):
        return None
    if move.kind in ("path", "fly"):
        route = route_number(move)
    elif move.kind in ("amount", "ovetos"):
        route = hidden.chosen_route
    else:
        return None
    mine, share = hidden.on_route[hidden.viewer], hidden.share[hidden.viewer]
    if mine not in (NONE, route) and share:
        return Said("warn-withdraws", n=share, route=names.route(hidden, mine))
    others = [seat for seat, at in enumerate(hidden.on_route.tolist()) if at == route and seat != hidden.viewer]
    partner = next((seat for seat in others if hidden.share[seat]), None)
    is_new = mine != route or share == 0
    return Said("warn-binds", who=Who(partner)) if partner is not None and is_new else None
