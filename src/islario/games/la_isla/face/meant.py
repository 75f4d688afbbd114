"""Which thing a move speaks of, where its details alone do not say it: a card, mostly."""

from __future__ import annotations

from islario.games.la_isla.box.components import NONE
from islario.games.la_isla.face.questions import asking
from islario.kernel.moves import Move
from islario.kernel.reading import Hidden


def meant(hidden: Hidden, move: Move) -> str | None:
    """Of who covers a card, that one: its function is lost; of who declines, the first whose function asks."""
    match move.kind:
        case "cover":
            card = hidden.slots[hidden.viewer, int(move.slot) - 1]
        case "done":
            card = next(iter(asking(hidden)), NONE)
        case "swap":
            return f"resource:{move.get}"
        case _:
            return None
    return None if card == NONE else f"card:{card}"
