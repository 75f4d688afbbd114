"""The state of a match of La Isla: the island and its tracks, the cards, and everybody's holder and supplies."""

from __future__ import annotations

from enum import IntEnum

from islario.games.la_isla.box.components import (
    CARDS,
    HAND,
    KINDS,
    LETTERS,
    MOST_TOUCHING,
    REGIONS,
    SEATS,
    SLOTS,
    TEETH,
)
from islario.kernel.game import switch
from islario.kernel.layout import Audience, Field, layout

UNKNOWN = -2  # what `hide` writes where something is, but not what


class Phase(IntEnum):
    CARDS = 0
    A = 1
    B = 2
    C = 3
    D = 4
    OVER = 5


class Question(IntEnum):
    """What is being decided."""

    NOTHING = 0
    LAY = 1  # which cards go to A, B and D; asked of all at once
    COVER = 2  # which slot the A card covers
    EXPLORE = 3  # where an explorer goes, who goes, or which resource is taken instead
    MOVE_TO = 4  # where the explorer who was lifted goes
    PAY = 5
    MARKER = 6  # which marker moves instead of the D card's
    USE = 7  # which of the functions that fit now are used


class Place(IntEnum):
    """Where a card is."""

    DECK = 0
    HAND = 1  # in somebody's hand or laid aside by them, not yet used
    HOLDER = 2  # visible in a slot
    COVERED = 3
    DISCARDED = 4
    BOX = 5  # not in this match
    UNSEEN = 6  # in hidden copies: in the deck or in another's hand


class Source(IntEnum):
    """Where points come from."""

    REGIONS = 0
    MARKER_D = 1
    MARKER_FUNCTION = 2
    SYMBOL = 3
    LANDSCAPE = 4
    RING = 5
    COMPANY = 6
    TILE = 7
    ACTION_B = 8
    ACTION_D = 9
    SETS = 10
    VALUES = 11
    LEFTOVERS = 12


class Setting(IntEnum):
    """The options, in the order in which they stand in the state."""

    ADVANCED_CARDS = 0


OPTIONS = (switch("advanced_cards"),)

# The most that one move can tell: somebody goes to his last space and wins every tile around, everybody moves a marker,
# the round ends, there are no cards for another, and everybody's three final scores are told.
A_PLACEMENT = 3 + MOST_TOUCHING  # lifted, paid for and placed
THE_END = 3 + 3 * SEATS  # the round is over, the cards have run out, and so is the match
MOST_EVENTS = A_PLACEMENT + SEATS + THE_END

LAYOUT = layout(
    "la-isla",
    # the course of play
    Field("round_number", "i2"),
    Field("start", "i1"),  # the starting player of this round
    Field("phase", "i1"),
    Field("turn", "i1"),  # how many seats have begun the action of this phase
    Field("question", "i1"),
    Field("seat", "i1"),  # who is asked; none while all lay their cards
    # the island and the tracks
    Field("tooth", "i1", (TEETH,)),  # which tooth is at each place
    Field("landscape_spaces", "i4", (KINDS,)),  # where each landscape lies, one bit a space
    Field("symbol_spaces", "i4", (KINDS,)),
    Field("tile", "i1", (REGIONS,)),  # the animal in each region, until it is claimed
    Field("marker", "i1", (KINDS,)),  # steps that each animal's marker has gone
    Field("explorers", "i4", (SEATS,)),  # one bit a space
    Field("lifted", "i1"),  # the space that an explorer on the move has left
    Field("target", "i1"),  # the space that is being paid for
    # before everybody
    Field("supply", "i1", (SEATS,)),
    Field("reserve", "i1", (SEATS,)),
    Field("animals", "i1", (SEATS, KINDS)),  # small tiles
    Field("large", "i1", (SEATS,)),
    Field("cubes", "i2", (SEATS, KINDS)),
    Field("gained", "i2", (SEATS, KINDS)),  # cubes taken from the general supply, which has no limit
    Field("spent", "i2", (SEATS, KINDS)),
    Field("slots", "i2", (SEATS, SLOTS)),  # the visible cards
    Field("slot_count", "i1", (SEATS,)),
    Field("depth", "i1", (SEATS, SLOTS)),  # cards covered in each slot
    Field("owed", "i1", (SLOTS,)),  # how often the acting seat may still use each slot's function
    Field("used", "i1", (SLOTS,)),  # how often it has used it on this occasion
    # cards
    Field("place", "i1", (CARDS,), Audience.BY_RULE),
    Field("deck_left", "i2"),
    Field("discarded", "i2"),
    Field("hand", "i2", (SEATS, HAND + 1), Audience.BY_RULE),  # in rising order
    Field("laid", "i1", (SEATS,), Audience.BY_RULE),  # the assignment chosen in this card phase
    Field("aside", "i2", (SEATS, len(LETTERS)), Audience.BY_RULE),  # cards laid under A, B and D, not yet used
    seats=SEATS,
    sources=len(Source),
    options=len(OPTIONS),
    events=MOST_EVENTS,
)
