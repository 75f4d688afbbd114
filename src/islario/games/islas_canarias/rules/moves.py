"""Every move has a number and a name. Areas are called A to L, cards by their occupation."""

from __future__ import annotations

from islario.games.islas_canarias.box.components import (
    AREA_NAMES,
    CARD_NAMES,
    COLOURS,
    COPIES,
    ISLANDS,
    SEATS,
    SETTLER_CARDS,
)
from islario.games.islas_canarias.rules.state import Setting
from islario.kernel.moves import Details, MoveTable, kind
from islario.kernel.reading import Hidden


def card_here(hidden: Hidden, nth: int) -> Details | None:
    """The deck on the table does not have every card."""
    return {"card": CARD_NAMES[nth]} if COPIES[hidden.options[Setting.DECK], nth] else None


def seat_here(hidden: Hidden, nth: int) -> Details | None:
    return {"seat": nth} if nth < hidden.players else None


MOVES = MoveTable(
    kind("take_island", island=ISLANDS),
    kind("build", card=SETTLER_CARDS, here=card_here),
    kind("draw"),
    kind("take_extra"),
    kind("load", card=CARD_NAMES, here=card_here),
    kind("place", area=AREA_NAMES),
    kind("colour", colour=COLOURS),
    kind("palace", area=AREA_NAMES),
    kind("town", area=AREA_NAMES),
    kind("use", area=AREA_NAMES),
    kind("give_back", area=AREA_NAMES),
    kind("name", seat=range(SEATS), here=seat_here),
    kind("end_turn"),
)

TAKE_ISLAND = MOVES.first("take_island")
BUILD = MOVES.first("build")
DRAW_CARDS = MOVES.first("draw")
TAKE_EXTRA = MOVES.first("take_extra")
LOAD = MOVES.first("load")
PLACE = MOVES.first("place")
COLOUR = MOVES.first("colour")
PALACE = MOVES.first("palace")
TOWN = MOVES.first("town")
USE = MOVES.first("use")
GIVE_BACK = MOVES.first("give_back")
NAME = MOVES.first("name")
END_TURN = MOVES.first("end_turn")
