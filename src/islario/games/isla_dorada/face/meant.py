"""Which thing a move speaks of, where its details alone do not say it."""

from __future__ import annotations

from islario.games.isla_dorada.box.components import CARD_IDS
from islario.games.isla_dorada.box.island import NONE
from islario.kernel.moves import Move
from islario.kernel.reading import Hidden

OF_KIND = {
    "pass": "part:auction",
    "amount": "part:auction",
    "ovetos": "card:ovetos",
    "juju": "card:juju",
    "sangaia": "card:sangaia",
    "done": "part:treasures",
    "take_from_deck": "part:deck",
    "no_purchase": "part:gold",
}


def meant(hidden: Hidden, move: Move) -> str | None:
    """A curse bears the name of its site; who is hit, and with what, is asked by a bolt."""
    match move.kind:
        case "fly":
            return f"site:{move.to}"
        case "victim" | "pair" if hidden.bolt != NONE:
            return f"card:{CARD_IDS[hidden.bolt]}"
    return OF_KIND.get(move.kind)
