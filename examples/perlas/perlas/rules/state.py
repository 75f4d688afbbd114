"""The state of a match of Perlas: the coves, the cards, everybody's pearls, and the step of the round."""

from __future__ import annotations

from enum import IntEnum

from islario.kernel.game import switch
from islario.kernel.layout import Audience, Field, layout
from perlas.box.components import COVES, DEPTHS, PEARLS, SEATS


class Phase(IntEnum):
    """What is being decided."""

    DIVE = 0  # all at once: which card to lay
    TAKE = 1  # one after the other: from which cove
    OVER = 2


class Source(IntEnum):
    """Where points come from."""

    PEARLS = 0
    BREATH = 1
    NECKLACES = 2


class Setting(IntEnum):
    """The options, in the order in which they stand in the state."""

    STORM = 0


OPTIONS = (switch("storm"),)

# What one move can tell at most: everybody's card, a pearl taken or none each, breath, the next round with its pearls
# and its storm, the cards dealt; and at the end everybody's necklaces.
MOST_TOLD = 6 * SEATS + COVES + 6

LAYOUT = layout(
    "perlas",
    Field("phase", "i1"),
    Field("round_number", "i1"),
    Field("start", "i1"),  # who goes first among equals
    Field("waiting", "i1"),  # the set of seats that still have to lay a card, or to take a pearl
    Field("turn", "i1"),  # the seat that takes a pearl
    Field("cove", "i1", (COVES,)),  # the pearl that lies there
    Field("closed", "i1"),  # the cove that a storm has closed for this round
    Field("bag", "i1", (len(PEARLS),)),
    Field("pearls", "i1", (SEATS, len(PEARLS))),
    Field("dived", "i1", (SEATS,)),  # the cards of this round, once they are shown
    # cards, by depth
    Field("hand", "i1", (SEATS, DEPTHS), Audience.OWNER),
    Field("deck", "i1", (DEPTHS,), Audience.NOBODY),
    Field("discards", "i1", (DEPTHS,)),
    Field("laid", "i1", (SEATS,), Audience.OWNER),  # the card chosen, still in the hand: its number + 1
    seats=SEATS,
    sources=len(Source),
    options=len(OPTIONS),
    events=MOST_TOLD,
)
