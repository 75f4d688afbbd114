"""A game's state: one flat numpy record without pointers and without padding, dice and journal included.

Copying is a memcpy, comparing is comparing bytes, saving is writing bytes, a batch is an array.
Every field has an audience; the law of secrets works from it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

import numpy as np

from islario.kernel.cache import print_of
from islario.kernel.interpreted import Records
from islario.kernel.rule import COMPILED

EVENT_WIDTH = 8  # kind, seat, three details, audience, and two cells that keep the journal aligned


class Audience(Enum):
    """Who may know a field."""

    EVERYONE = auto()
    OWNER = auto()  # the first index is a seat; the others' rows are secret
    NOBODY = auto()
    BY_RULE = auto()  # the game's `hide` decides, cell by cell


@dataclass(frozen=True)
class Field:
    name: str
    kind: str  # a numpy integer: "i1", "i2", "i4", "i8" or, for bit sets and dice, "u4"
    shape: tuple[int, ...] = ()
    audience: Audience = Audience.EVERYONE

    @property
    def width(self) -> int:
        return np.dtype(self.kind).itemsize

    @property
    def size(self) -> int:
        return self.width * int(np.prod(self.shape, dtype=np.int64))


@dataclass(frozen=True)
class Layout:
    """The record type of one game's states."""

    game: str
    fields: tuple[Field, ...]
    dtype: np.dtype

    def blank(self, count: int = 1) -> np.ndarray:
        return np.zeros(count, self.dtype)


def layout(
    game: str, *fields: Field, seats: int, sources: int, options: int, events: int, secret_points: bool = False
) -> Layout:
    """Puts the game's fields and the kernel's own in order, widest first, the journal last."""
    everywhere = (
        Field(f"{game.replace('-', '_')}_{print_of(game)}", "i1"),  # no two games or versions of one share a type
        Field("players", "i1"),
        Field("options", "i1", (max(options, 1),)),
        Field("quiet", "i1"),  # set in simulations: no journal is kept
        Field("points", "i2", (seats, sources), Audience.BY_RULE if secret_points else Audience.EVERYONE),
        Field("revealed", "i4", (), Audience.NOBODY),  # how often something hidden came to light
        Field("new_move", "i1", (), Audience.NOBODY),  # nothing is noted of the latest move yet
        *DICE,
    )
    journal = (
        Field("journal_page", "i4"),  # how many moves so far had something to tell
        Field("journal_length", "i4", (), Audience.BY_RULE),
        Field("journal", "i2", (events, EVENT_WIDTH), Audience.BY_RULE),
    )
    body = sorted((*everywhere, *fields), key=lambda field: -field.width)
    filling = -sum(field.size for field in body) % 8
    if filling:
        body.append(Field("filling", "i1", (filling,)))
    ordered = (*body, *journal)
    _check_names(ordered)
    return Layout(game, ordered, _dtype(ordered))


# The dice of a ChaCha8 stream: what makes the future, so nobody's to see.
DICE = (
    Field("dice_block", "i8", (), Audience.NOBODY),
    Field("dice_key", "u4", (8,), Audience.NOBODY),
    Field("dice_words", "u4", (16,), Audience.NOBODY),
    Field("dice_left", "i4", (), Audience.NOBODY),
)


def _dtype(fields: tuple[Field, ...]) -> np.dtype:
    offsets = np.cumsum([0, *(field.size for field in fields)]).tolist()
    dtype = np.dtype(
        {
            "names": [field.name for field in fields],
            "formats": [(field.kind, field.shape) if field.shape else field.kind for field in fields],
            "offsets": offsets[:-1],
            "itemsize": offsets[-1],
        },
        align=True,
    )
    assert dtype.itemsize == offsets[-1], "a layout has no padding"
    return dtype


READING_NAMES = ("array", "ask", "viewer")


def _check_names(fields: tuple[Field, ...]) -> None:
    names = [field.name for field in fields]
    for name in names:
        if hasattr(np.record, name):
            raise ValueError(f"a field cannot be called '{name}': numpy records use that name themselves")
        if name in READING_NAMES:
            raise ValueError(f"a field cannot be called '{name}': readings of a state use that name themselves")
        if names.count(name) > 1:
            raise ValueError(f"there are two fields called '{name}'")


DICE_RECORD = np.dtype([(field.name, field.kind, field.shape) for field in DICE], align=True)


def enter(states: np.ndarray) -> Any:
    """What compiled (or interpreted) jobs take for an array of states."""
    return states if COMPILED else Records(states)
