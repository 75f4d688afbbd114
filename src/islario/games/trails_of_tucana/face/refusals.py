"""Why a move is not legal now, or never is, in words."""

from __future__ import annotations

from islario.games.trails_of_tucana.face.names import cards_said, place_said, sheet_of
from islario.games.trails_of_tucana.rules.moves import MOVES
from islario.games.trails_of_tucana.rules.trails import is_drawn
from islario.kernel.moves import Move
from islario.kernel.reading import Hidden
from islario.words import Said


def why_not(hidden: Hidden, move: Move) -> Said:
    """Why a trail cannot be drawn there now."""
    a, b, link = str(move.a), str(move.b), MOVES.number_of(hidden, move)
    assert link is not None, "only moves that exist are explained"
    if hidden.ask(is_drawn, hidden.viewer, link):
        return Said("why-drawn-already", a=a, b=b)
    cards = cards_said(*hidden.cards.tolist())
    return Said("why-cards-do-not-fit", cards=cards, **_ends(hidden, a, b))


def why_never(hidden: Hidden, move: Move) -> Said | None:
    """Two spaces that are there and have no link between them; what else is wrong is told by its name."""
    ends = [str(move.args.get(end)) for end in ("a", "b")]
    if move.kind != "draw" or len(move.args) != len(ends) or not {*ends} <= {*sheet_of(hidden).names}:
        return None
    return Said("why-not-adjacent", **_ends(hidden, *ends))


def _ends(hidden: Hidden, a: str, b: str) -> dict[str, Said]:
    return {"a": place_said(hidden, hidden.viewer, a), "b": place_said(hidden, hidden.viewer, b)}
