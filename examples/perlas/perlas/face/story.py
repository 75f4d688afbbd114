"""What happened: for programs, and in words."""

from __future__ import annotations

from islario.kernel.events import EventTable, Part, named, number, seat
from islario.kernel.journal import Event as Noted
from islario.kernel.reading import Hidden
from perlas.box.components import COVE_NAMES, PEARLS, Pearl
from perlas.face.words import cove_said, pearl_said
from perlas.rules.events import Event


def _depth_of_card(hidden: Hidden, event: Noted) -> int:
    return event.what + 1


PARTS = {
    "who": seat(),
    "round": number("what"),
    "depth": number("what"),
    "drawn": Part(_depth_of_card, _depth_of_card),
    "count": number("what"),
    "points": number("amount"),
    "cove": named("what", COVE_NAMES, cove_said),
    "pearl": named("where", PEARLS, pearl_said, Pearl),
}

EVENTS = EventTable(
    Event,
    PARTS,
    {
        Event.FIRST_DIVER: "who",
        Event.ROUND_BEGINS: "who round",
        Event.PEARL_FOUND: "cove pearl",
        Event.STORM: "cove",
        Event.CARD_DRAWN: "who drawn",
        Event.DIVED: "who depth",
        Event.PEARL_TAKEN: "who cove pearl points",
        Event.NOTHING_IN_REACH: "who",
        Event.BREATH_KEPT: "who points",
        Event.NECKLACES: "who count points",
    },
)
