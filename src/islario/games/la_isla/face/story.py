"""What happened, for programs and in words."""

from __future__ import annotations

from islario.games.la_isla.box.components import (
    ANIMALS,
    COLOURS,
    END_SUM,
    REGION_NAMES,
    REGION_SPACES,
    SPACE_NAMES,
    Animal,
    Colour,
)
from islario.games.la_isla.face.names import (
    animal_said,
    card_said,
    colour_said,
    function_said,
    listed,
    place_said,
    places_said,
)
from islario.games.la_isla.rules.events import Event
from islario.games.la_isla.rules.markers import sum_left
from islario.games.la_isla.rules.scoring import tallies
from islario.kernel import journal
from islario.kernel.events import Cell, EventTable, Part, named, number, seat
from islario.kernel.reading import Hidden
from islario.words import Said


def _cards(_: Hidden, event: journal.Event) -> list[int]:
    return [event.what, event.where, event.amount]


def _resource(cell: Cell) -> Part:
    return named(cell, COLOURS, colour_said, Colour)


def _animals_worth(hidden: Hidden, event: journal.Event) -> Said | str:
    """How many of each kind that is worth something, and what one is worth."""
    told = [
        Said("animals-worth", animal=animal_said(animal), count=count, area=worth // count)
        for animal, (count, worth) in enumerate(hidden.ask(tallies, event.seat))
        if worth
    ]
    return listed(told) if told else ""


PARTS = {
    "who": seat(),
    "round": number("what"),
    "cards": Part(_cards, lambda _, event: listed([card_said(card) for card in _cards(_, event)]), list[int]),
    "count": number("amount"),
    "card": Part(lambda _, event: event.what, None),
    "face": Part(None, lambda _, event: card_said(event.what)),
    "function": Part(None, lambda _, event: function_said(event.what)),
    "covered": Part(lambda _, event: event.where, lambda _, event: function_said(event.where)),
    "slot": Part(lambda _, event: event.amount + 1, None),
    "resource": _resource("where"),
    "one": _resource("where"),
    "other": _resource("amount"),
    "give": _resource("where"),
    "get": _resource("amount"),
    "space": Part(lambda _, event: SPACE_NAMES[event.what], None, str),
    "place": Part(None, lambda hidden, event: place_said(hidden, event.what)),
    "region": Part(lambda _, event: REGION_NAMES[event.what], None, str),
    "around": Part(None, lambda hidden, event: places_said(hidden, REGION_SPACES[event.what])),
    "animal": named("where", ANIMALS, animal_said, Animal),
    "points": number("amount"),
    "sum": number("amount"),
    "each": Part(None, _animals_worth),
    "sets": number("what"),
}


def _paid_two(hidden: Hidden, event: journal.Event) -> Said:
    return EVENTS.plainly(hidden, event, "event-paid-pair" if event.where == event.amount else "event-paid-two")


def _round_ended(hidden: Hidden, event: journal.Event) -> Said:
    """The last round says why there is no other."""
    if hidden.ask(sum_left):
        return EVENTS.plainly(hidden, event, "event-round-ends")
    return Said("event-round-ends-match", round=event.what, sum=event.amount, end=int(END_SUM[hidden.players]))


EVENTS = EventTable(
    Event,
    PARTS,
    {
        Event.FIRST_PLAYER: "who",
        Event.LARGE_TILE: "who animal",
        Event.ROUND_BEGINS: "who round",
        Event.CARDS_DEALT: "who cards",
        Event.FOURTH_CARD_DEALT: "who card face",
        Event.DISCARDS_SHUFFLED: "count",
        Event.FOURTH_CARD_DISCARDED: "who card face",
        Event.FUNCTION_ADDED: "who card function slot",
        Event.FUNCTION_COVERED: "who card function slot covered",
        Event.FUNCTION_AGAIN: "who card function slot",
        Event.SLOT_ADDED: "who card function slot",
        Event.RESOURCE_TAKEN: "who card resource",
        Event.RESOURCE_INSTEAD: "who resource",
        Event.EXPLORER_LIFTED: "who space place",
        Event.EXPLORER_PLACED: "who space place",
        Event.PAID_ONE: "who one",
        Event.PAID_TWO: "who one other",
        Event.TILE_CLAIMED: "who region around animal points",
        Event.MARKER_MOVED: "who card animal points",
        Event.MARKER_ON_TOP: "who card animal points",
        Event.FUNCTION_POINTS: "who card function points",
        Event.FUNCTION_RESOURCE: "who card function resource",
        Event.FUNCTION_MARKER: "who card function animal points",
        Event.FUNCTION_SWAP: "who card function give get",
        Event.FUNCTION_EXPLORER: "who card function",
        Event.FUNCTIONS_DECLINED: "who",
        Event.ROUND_ENDS: "round sum",
        Event.SETS_SCORED: "who sets points",
        Event.ANIMALS_SCORED: "who points each",
        Event.LEFTOVERS_SCORED: "who points",
    },
    special={Event.PAID_TWO: _paid_two, Event.ROUND_ENDS: _round_ended},
)
