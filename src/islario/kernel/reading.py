"""A state as plain Python reads it: fields by name, whole numbers out, nothing in; and a way to ask the rules about it.

Two types, so that the type checker tells them apart: `State` is the whole truth, `Hidden` what one viewer may know.
Whatever is made for people or bots (views, words, boards, hints) takes `Hidden` and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from islario.kernel.interpreted import Cells
from islario.kernel.rule import COMPILED, asked_from_python

SPECTATOR = -1


class Reading:
    """`reading.phase` is a number, `reading.hand[seat, card]` a cell, `reading.ask(price, seat, space)` an answer."""

    array: np.ndarray
    dtype: np.dtype

    def __init__(self, array: np.ndarray) -> None:  # of one record, which is nobody else's to change
        self.__dict__.update(array=array, dtype=array.dtype)

    def __getattr__(self, name: str) -> Any:
        """A field, read once."""
        if name.startswith("__") or name not in (self.dtype.names or ()):
            raise AttributeError(f"a state has no field '{name}'")
        cells = self.array[name][0]
        if isinstance(cells, np.ndarray):
            value: Any = cells.view(Cells)
            value.flags.writeable = False
        else:
            value = cells.item()
        self.__dict__[name] = value
        return value

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a reading of a state cannot be changed")

    def ask(self, query: Callable[..., Any], *details: int) -> Any:
        """What a rule marked `@query` says of this state."""
        numbers = [int(detail) for detail in details]
        return asked_from_python(query)(self.array, *numbers) if COMPILED else query(self, *numbers)

    def tobytes(self) -> bytes:
        return self.array.tobytes()


class State(Reading):
    """The whole truth."""


class Hidden(Reading):
    """What one viewer may know; all else is blank."""

    viewer: int  # a seat, or SPECTATOR

    def __init__(self, array: np.ndarray, viewer: int) -> None:
        self.__dict__.update(array=array, dtype=array.dtype, viewer=viewer)
