"""A state as plain Python reads it: fields by name, whole numbers out, nothing in; and a way to ask the rules about it.

Two types, so that the type checker tells them apart: `State` is the whole truth, `Hidden` what one viewer may know.
Whatever is made for people or bots (views, words, boards, hints) takes `Hidden` and nothing else.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from islario.kernel.engine import is_interpreted
from islario.kernel.interpreted import Cells, as_python
from islario.kernel.rule import asked_from_python

SPECTATOR = -1
FORMATS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u4": "I"}  # numpy's kinds of numbers as `struct` names them


class Reading:
    """`reading.phase` is a number, `reading.hand[seat, card]` a cell, `reading.ask(price, seat, space)` an answer."""

    array: np.ndarray
    dtype: np.dtype

    def __init__(self, array: np.ndarray) -> None:  # of one record, which is nobody else's to change
        self.__dict__.update(array=array, dtype=array.dtype)

    def __getattr__(self, name: str) -> Any:
        """A field, read once."""
        read = None if name.startswith("__") else _readers(self.dtype).get(name)
        if read is None:
            raise AttributeError(f"a state has no field '{name}'")
        value = self.__dict__[name] = read(self.array)
        return value

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a reading of a state cannot be changed")

    def ask(self, query: Callable[..., Any], *details: int) -> Any:
        """What a rule marked `@query` says of this state."""
        numbers = [int(detail) for detail in details]
        if is_interpreted(self.dtype):
            return as_python(query)(self, *numbers)
        return asked_from_python(query)(self.array, *numbers)

    def tobytes(self) -> bytes:
        return self.array.tobytes()


@cache
def _readers(dtype: np.dtype) -> dict[str, Callable[[np.ndarray], Any]]:
    """How each field is read, straight from the bytes: several times as fast as by way of numpy's records."""
    return {name: _reader(kind, first) for name, (kind, first, *_) in (dtype.fields or {}).items()}


def _reader(kind: np.dtype, first: int) -> Callable[[np.ndarray], Any]:
    base, shape = kind.base, kind.shape

    def number(array: Any) -> int:
        return unpack(array, first)[0]  # type: ignore[no-any-return]

    def cells(array: Any) -> Cells:
        value = Cells(shape, base, array, first)
        value.flags.writeable = False
        return value

    unpack = struct.Struct(f"={FORMATS[base.str[1:]]}").unpack_from
    return cells if shape else number


class State(Reading):
    """The whole truth."""


class Hidden(Reading):
    """What one viewer may know; all else is blank."""

    viewer: int  # a seat, or SPECTATOR

    def __init__(self, array: np.ndarray, viewer: int) -> None:
        self.__dict__.update(array=array, dtype=array.dtype, viewer=viewer)
