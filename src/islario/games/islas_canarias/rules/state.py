"""The state of a match of Islas Canarias: islands with their buildings, cards, the ship, and who decides what."""

from __future__ import annotations

from enum import IntEnum

from islario.games.islas_canarias.box.components import BUILDINGS, CARDS, COLOURS, DECKS, SEATS
from islario.games.islas_canarias.rules.events import MOST_EVENTS
from islario.kernel.game import Option
from islario.kernel.layout import Audience, Field, layout


class Source(IntEnum):
    """Where points come from."""

    HOUSES = 0
    FIRST_PALACES = 1
    FURTHER_PALACES = 2
    TOWNS = 3


class Phase(IntEnum):
    """What is being decided."""

    ISLANDS = 0  # which island to take
    ACT = 1  # the first action: build with a card, or draw
    LOAD = 2  # the second action: a card for the ship
    END = 3  # after both actions: merge some more, or end the turn
    USE = 4  # which house to merge too
    PLACE = 5  # where the building goes
    COLOUR = 6  # a substitute for a colour that has run out
    SHIP = 7  # nobody decides: the next card of the ship is turned
    NAME = 8  # whom the pirate attacks instead
    RETURN = 9  # which house is lost to the pirate
    OVER = 10


class Setting(IntEnum):
    """The options, in the order in which they stand in the state."""

    ISLANDS = 0
    DECK = 1


CHOOSE, RANDOM = range(2)

OPTIONS = (
    Option("islands", ("choose", "random"), "choose"),
    Option("deck", DECKS, "kinds"),
)

LAYOUT = layout(
    "islas-canarias",
    # the course of play
    Field("phase", "i1"),
    Field("back", "i1"),  # the phase that goes on when the building under way stands
    Field("active", "i1"),  # the seat that decides
    Field("round_number", "i1"),
    Field("last_round", "i1"),
    Field("start", "i1"),  # who has the start-player ship
    Field("turns_taken", "i1"),  # in this round
    Field("extra_taken", "i1"),  # in this turn
    # on the islands and in the supply; sets of areas are bit masks
    Field("island", "i1", (SEATS,)),
    Field("buildings", "i2", (SEATS, len(BUILDINGS), len(COLOURS))),
    Field("empty", "i2", (SEATS,)),
    Field("supply", "i1", (len(BUILDINGS), len(COLOURS))),
    Field("colour_points", "i1", (SEATS, len(COLOURS))),
    Field("owner", "i1", (len(COLOURS),)),  # of each privilege
    # cards: how many there are of each
    Field("hand", "i1", (SEATS, CARDS), Audience.OWNER),
    Field("deck", "i1", (CARDS,), Audience.NOBODY),
    Field("discards", "i1", (CARDS,)),
    Field("ship", "i1", (CARDS,), Audience.NOBODY),  # still face down
    Field("hand_size", "i1", (SEATS,)),
    Field("deck_size", "i1"),
    Field("discards_size", "i1"),
    Field("ship_size", "i1"),
    Field("loaders", "i1"),  # the set of seats that have put a card on this ship
    Field("loaded", "i1", (SEATS,), Audience.OWNER),  # which one, as its loader remembers
    Field("turned", "i1", (SEATS,)),  # this ship's cards so far
    Field("turned_count", "i1"),
    # the building or the attack under way
    Field("card", "i1"),
    Field("making", "i1"),
    Field("anchor", "i1"),  # the merged house that gives its colour (and its area)
    Field("spot", "i1"),  # the area chosen
    Field("used", "i2"),  # the areas of the houses to be merged
    Field("victims", "i1"),  # the set of seats that have still to put a house back
    seats=SEATS,
    sources=len(Source),
    options=len(OPTIONS),
    events=MOST_EVENTS,
)
