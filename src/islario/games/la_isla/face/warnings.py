"""What a move costs that is easily overlooked: covering a function that gives points."""

from __future__ import annotations

from islario.games.la_isla.box.components import CARD_FAMILY, FAMILY_EFFECT, NONE, Effect
from islario.games.la_isla.face.names import function_said
from islario.kernel.moves import Move
from islario.kernel.reading import Hidden
from islario.words import Said


def warn(hidden: Hidden, move: Move) -> Said | None:
    """Of a legal move of the viewer's, before it is played."""
    if move.kind != "cover":
        return None
    card = hidden.slots[hidden.viewer, int(move.slot) - 1]
    if card == NONE or FAMILY_EFFECT[CARD_FAMILY[card]] != Effect.POINTS:
        return None
    return Said("warn-covers", function=function_said(card))
