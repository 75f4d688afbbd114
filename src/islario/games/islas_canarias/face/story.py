"""What happened, for programs and in words."""

from __future__ import annotations

from islario.games.islas_canarias.box.components import (
    AREA_NAMES,
    BUILDINGS,
    CARD_NAMES,
    COLOURS,
    FEATURES,
    ISLANDS,
    POWERS,
    SYMBOLS,
    AreaName,
    Building,
    BuildingName,
    Colour,
    IslandName,
    PowerName,
    Symbol,
)
from islario.games.islas_canarias.face.names import (
    POWER_OF,
    area_said,
    areas_in,
    building_said,
    card_said,
    face_said,
    island_said,
    listed,
    power_said,
    privilege_said,
    seats_in,
    symbol_said,
)
from islario.games.islas_canarias.rules.events import Event, Row, row_in
from islario.games.islas_canarias.rules.ship import STAYS_ABOARD
from islario.kernel import journal
from islario.kernel.events import EventTable, Part, named, number, seat
from islario.kernel.journal import NO_SEAT
from islario.kernel.reading import Hidden
from islario.words import Said, Who

SHOWN = (Event.CARD_DRAWN, Event.CARD_LOADED, Event.CARD_TURNED, Event.CARD_PLAYED)  # told with their priorities


def _card(hidden: Hidden, event: journal.Event) -> Said:
    return face_said(event.what) if event.kind in SHOWN else card_said(event.what)


def _kind(event: journal.Event) -> int:
    """Which kind of building an event speaks of."""
    if event.kind == Event.COLOUR_RAN_OUT:
        return event.amount
    return Building.HOUSE if event.kind == Event.HOUSE_LOST else event.kind - Event.HOUSE_BUILT


def _row(hidden: Hidden, event: journal.Event) -> Row:
    return row_in(event, hidden.players)


def _each_has(row: Row) -> Said:
    """Everybody in the running with his number."""
    return listed([Said("each-has", who=Who(seat), count=row.numbers[seat]) for seat in seats_in(row.running)])


def _pirate_seeks(hidden: Hidden, event: journal.Event) -> Said:
    row = _row(hidden, event)
    sought = privilege_said(row.symbol - len(FEATURES))
    if event.seat == NO_SEAT:
        return Said("event-pirate-seeks-the-most", privilege=sought, points=_each_has(row))
    return Said("event-pirate-seeks", privilege=sought, holder=Who(event.seat))


PARTS = {
    "who": seat(),
    "victim": seat("where"),
    "loser": seat("where"),
    "island": named("what", ISLANDS, island_said, IslandName),
    "card": Part(lambda hidden, event: CARD_NAMES[event.what], _card, str),
    "count": number("amount"),
    "landing": Part(lambda hidden, event: event.amount - STAYS_ABOARD, None, int),
    "round": number("what"),
    "building": Part(
        lambda hidden, event: BUILDINGS[_kind(event)],
        lambda hidden, event: building_said(_kind(event), event.what),
        BuildingName,
    ),
    "colour": Part(lambda hidden, event: COLOURS[event.what], None, Colour),
    "taken": Part(
        lambda hidden, event: COLOURS[event.where],
        lambda hidden, event: building_said(_kind(event), event.where),
        Colour,
    ),
    "area": Part(
        lambda hidden, event: AREA_NAMES[event.where],
        lambda hidden, event: area_said(hidden, event.seat, AREA_NAMES[event.where]),
        AreaName,
    ),
    "used": Part(
        lambda hidden, event: list(areas_in(event.amount)),
        lambda hidden, event: ", ".join(areas_in(event.amount)),
        list[AreaName],
    ),
    "symbol": named("where", SYMBOLS, symbol_said, Symbol),
    "privilege": named("what", COLOURS, privilege_said, Colour),
    "power": Part(
        lambda hidden, event: POWERS[POWER_OF[event.what]],
        lambda hidden, event: power_said(POWER_OF[event.what]),
        PowerName,
    ),
    "points": number("amount"),
    # how everybody compared: by what, how many each has, who was in the running and who is left in it
    "by": Part(
        lambda hidden, event: SYMBOLS[_row(hidden, event).symbol],
        lambda hidden, event: symbol_said(_row(hidden, event).symbol),
        Symbol,
    ),
    "numbers": Part(
        lambda hidden, event: list(_row(hidden, event).numbers),
        lambda hidden, event: _each_has(_row(hidden, event)),
        list[int],
    ),
    "running": Part(lambda hidden, event: list(seats_in(_row(hidden, event).running)), None, list[int]),
    "left": Part(lambda hidden, event: list(seats_in(_row(hidden, event).left)), None, list[int]),
    "holder": Part(lambda hidden, event: None if event.seat == NO_SEAT else event.seat, None, int | None),
}

EVENTS = EventTable(
    Event,
    PARTS,
    {
        Event.START_PLAYER: "who",
        Event.ISLAND_TAKEN: "who island",
        Event.CARDS_DRAWN: "who count",
        Event.CARD_DRAWN: "card",
        Event.DISCARDS_SHUFFLED: "count",
        Event.ROUND_BEGINS: "who round",
        Event.CARD_PLAYED: "who card",
        Event.HOUSE_BUILT: "who building colour area",
        Event.PALACE_BUILT: "who building colour area used",
        Event.TOWN_BUILT: "who building colour area used",
        Event.COLOUR_RAN_OUT: "who building colour taken",
        Event.EXTRA_CARD: "who",
        Event.SHIP_LOADED: "who",
        Event.CARD_LOADED: "card",
        Event.NO_CARD_TO_LOAD: "who",
        Event.SHIP_ARRIVES: "count landing",
        Event.CARD_TURNED: "card",
        Event.ISLANDS_COMPARED: "by numbers running left",
        Event.SETTLER_COMES: "who card symbol count",
        Event.TIE_WON: "who card",
        Event.SETTLER_LEAVES: "card",
        Event.NO_HOUSE_LEFT: "card",
        Event.PRIVILEGE_TAKEN: "who privilege power points",
        Event.PRIVILEGE_TAKEN_OVER: "who privilege power points loser",
        Event.PIRATE_SEEKS: "by numbers running left holder",
        Event.PIRATE_ATTACKS: "who card",
        Event.PIRATE_DIVERTED: "who card victim",
        Event.PIRATE_FINDS_NOTHING: "card",
        Event.HOUSE_LOST: "who building colour area",
    },
    special={Event.PIRATE_SEEKS: _pirate_seeks},
)
