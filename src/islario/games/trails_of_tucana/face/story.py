"""What happened: what programs read of it, and what people are told."""

from __future__ import annotations

from islario.games.trails_of_tucana.box.components import (
    LETTERS,
    MOST_OF_A_KIND,
    SETUP_CARD,
    SIGHTS,
    TERRAINS,
    Letter,
    Sight,
    Terrain,
)
from islario.games.trails_of_tucana.face.names import cards_said, grade_said, place_said, sheet_of, sight_said
from islario.games.trails_of_tucana.rules.events import Event
from islario.games.trails_of_tucana.rules.state import Reached
from islario.kernel import journal
from islario.kernel.events import EventTable, Part, named, number, seat
from islario.kernel.reading import Hidden


def _end(which: int) -> Part:
    """One end of the trail that was drawn."""

    def name(hidden: Hidden, event: journal.Event) -> str:
        sheet = sheet_of(hidden)
        return sheet.names[sheet.links[event.what][which]]

    return Part(name, lambda hidden, event: place_said(hidden, event.seat, name(hidden, event)), str)


def _letters(hidden: Hidden, event: journal.Event) -> str:
    """What the set-up card reads."""
    return "".join(LETTERS[letter] for letter in SETUP_CARD[event.what].tolist())


def _cards(hidden: Hidden, event: journal.Event) -> list[Terrain]:
    return [TERRAINS[event.what], TERRAINS[event.where]]


def _is_last(hidden: Hidden, event: journal.Event) -> bool:
    """Whether the sight was the last of its kind, which brings a bonus trail: the last told where all are circled."""
    first = event.what * MOST_OF_A_KIND
    of_its_kind = hidden.reached[event.seat, first : first + len(sheet_of(hidden).sights[event.what])]
    same = (event.kind, event.seat, event.what)
    told = [other for other in journal.events_of(hidden) if (other.kind, other.seat, other.what) == same]
    return bool((of_its_kind == Reached.BEFORE).all()) and told[-1:] == [event]


PARTS = {
    "who": seat(),
    "a": _end(0),
    "b": _end(1),
    "cards": Part(_cards, lambda hidden, event: cards_said(event.what, event.where), tuple[Terrain, Terrain]),
    "grade": Part(lambda hidden, event: event.what, lambda hidden, event: grade_said(event.what)),
    "last": Part(_is_last, None, bool),
    "letter": named("what", LETTERS, LETTERS.__getitem__, Letter),
    "letters": Part(_letters, lambda hidden, event: " ".join(_letters(hidden, event)), str),
    "points": number("amount"),
    "round": number("what"),
    "sight": named("what", SIGHTS, sight_said, Sight),
    "space": Part(lambda hidden, event: sheet_of(hidden).names[event.where], None, str),
    "turn": number("amount"),
    "village": number("where"),
}

EVENTS = EventTable(
    Event,
    PARTS,
    {
        Event.SETUP_CARD: "letters village",
        Event.LETTERS_WRITTEN: "who village",
        Event.RED_CARD_SHOWN: "sight",
        Event.CARDS_TURNED: "cards turn",
        Event.NO_TRAIL_FITS: "who",
        Event.TRAIL_DRAWN: "who a b",
        Event.BONUS_TRAIL_DRAWN: "who a b",
        Event.SIGHT_CONNECTED: "who sight space points last",
        Event.PAIR_CONNECTED: "who letter points",
        Event.BLUE_BONUS: "who letter points",
        Event.RED_BONUS: "who sight points",
        Event.ROUND_SCORED: "who round points",
        Event.ROUND_ENDED: "round",
        Event.BLUE_CARD_STAYS: "letter",
        Event.GRADE_REACHED: "who points grade",
    },
)
