"""The state of a match of Trails of Tucana: the table in the middle, and everybody's sheet."""

from __future__ import annotations

from enum import IntEnum

from islario.games.trails_of_tucana.box.components import (
    LETTERS,
    LINKS,
    NUMBER_OF_SIGHTS,
    SEATS,
    SIGHTS,
    SPACES,
    TERRAINS,
    VILLAGES,
)
from islario.games.trails_of_tucana.rules.events import MOST_TOLD
from islario.kernel.game import Option, switch
from islario.kernel.layout import Audience, Field, layout

MOST_TRAILS_IN_A_TURN = 1 + len(SIGHTS)  # the turn's own, and a bonus trail for each kind of sight
TRAIL_WORDS = (LINKS + 31) // 32


class Source(IntEnum):
    """Where points come from; the lines of the final scoring box."""

    SIGHTS_1 = 0
    SIGHTS_2 = 1
    SIGHTS_3 = 2
    VILLAGES = 3
    BLUE_BONUS = 4
    RED_BONUS = 5


class Reached(IntEnum):
    """Whether a sight is connected to a village."""

    NOT = 0
    BEFORE = 1
    THIS_TURN = 2  # still the owner's secret


class Setting(IntEnum):
    """The options, in the order in which they stand in the state."""

    ISLAND = 0
    SPECIAL_BONUS = 1
    RANDOM_START = 2
    COUNTER_CLOCKWISE = 3
    SYMMETRY = 4


OPTIONS = (
    Option("island", ("petit", "grande"), "petit"),
    switch("special_bonus"),
    switch("random_start"),
    switch("counter_clockwise"),
    switch("symmetry"),
)

LAYOUT = layout(
    "trails-of-tucana",
    # in the middle of the table
    Field("round_number", "i1"),
    Field("turn", "i1"),
    Field("ended", "i1"),
    Field("setup_card", "i1"),
    Field("start_village", "i1"),
    Field("deck", "i1", (len(TERRAINS),)),  # how many cards of each terrain are still face down
    Field("cards", "i1", (2,)),
    Field("blue_card", "i1", (len(LETTERS),)),  # which card of each letter lies on top: #1, #2 or none
    Field("red_card", "i1", (len(SIGHTS),)),
    # on everybody's sheet
    Field("letter", "i1", (SEATS, VILLAGES)),
    Field("pair", "i1", (SEATS, len(LETTERS))),  # circled in the village scoring box
    Field("grade", "i1", (SEATS,)),  # of the final score; 0 before the end, and for none
    Field("trails", "u4", (SEATS, TRAIL_WORDS), Audience.BY_RULE),  # one bit a link
    Field("network", "i1", (SEATS, SPACES), Audience.BY_RULE),  # the smallest space that a space is joined to
    Field("reached", "i1", (SEATS, NUMBER_OF_SIGHTS), Audience.BY_RULE),
    # in the running turn
    Field("to_draw", "i1", (SEATS,), Audience.BY_RULE),  # trails that the seat still has to draw
    Field("new_trails", "i1", (SEATS,), Audience.OWNER),
    Field("new_trail", "i2", (SEATS, MOST_TRAILS_IN_A_TURN), Audience.OWNER),
    seats=SEATS,
    sources=len(Source),
    options=len(OPTIONS),
    events=MOST_TOLD,
)
