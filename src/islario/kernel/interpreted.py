"""Stand-ins for records where rules run interpreted: Python integers out, checked stores in.

Compiled rules compute in 64-bit integers; numpy scalars would wrap at the width of the field. Python
integers agree with the compiled ones, and a value that does not fit its field raises here.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy as np

_one = np.ndarray.item  # straight to a Python integer: several times as fast as by way of a numpy scalar


def _from_the_front(index: Any) -> None:
    """Compiled rules cannot count from the end (compiling.py)."""
    for each in index if index.__class__ is tuple else (index,):
        if each.__class__ is int and each < 0:
            raise IndexError(f"{index} counts from the end")


class Cells(np.ndarray):
    """A field with a shape, a table or a buffer."""

    def __getitem__(self, index: Any) -> Any:
        try:
            if index.__class__ is tuple and min(index) >= 0:
                return _one(self, *index)
            if self.ndim == 1 and index >= 0:
                return _one(self, index)
        except (TypeError, ValueError):  # part of it is meant: a slice, or a row of several
            pass
        _from_the_front(index)
        return np.ndarray.__getitem__(self, index)

    def __setitem__(self, index: Any, value: Any) -> None:
        _from_the_front(index)
        np.ndarray.__setitem__(self, index, value)


class Record:
    """What a rule gets for `state`."""

    def __init__(self, one: np.ndarray) -> None:  # `one`: an array of one record
        names = one.dtype.names or ()
        shaped = {name: one[name][0].view(Cells) for name in names if one.dtype[name].shape}
        single = {name: one[name] for name in names if name not in shaped}
        self.__dict__.update(shaped, dtype=one.dtype, _cells=shaped | single, _single=single)

    def __getattr__(self, name: str) -> Any:
        return _one(self._single[name])

    def __setattr__(self, name: str, value: Any) -> None:
        self._cells[name][0] = value


class Records:
    """An array of states that hands out records and copies them byte by byte."""

    def __init__(self, array: np.ndarray) -> None:
        self.array = array

    def __len__(self) -> int:
        return len(self.array)

    def __getitem__(self, index: int) -> Record:
        return Record(self.array[index : index + 1])

    def __setitem__(self, index: int, record: Record) -> None:
        for name, cells in record._cells.items():
            self.array[name][index] = cells if isinstance(cells, Cells) else cells[0]


_uncompiled: dict[Any, Callable[..., Any]] = {}  # by rule
_worlds: dict[int, dict[str, Any]] = {}  # by whose globals they stand for
_making = threading.RLock()


def as_python(rule: Any) -> Callable[..., Any]:
    """A rule as plain Python, which calls no compiled code: its module's names stand for plain Python too."""
    function = getattr(rule, "py_func", None)
    if function is None:  # nothing is compiled here
        return rule  # type: ignore[no-any-return]
    made = _uncompiled.get(rule)
    if made is None:
        with _making:
            world, code = _world_of(function.__globals__), function.__code__
            made = FunctionType(code, world, function.__name__, function.__defaults__, function.__closure__)
            _uncompiled[rule] = made
    return made


def _world_of(names: dict[str, Any]) -> dict[str, Any]:
    """A module's names, as rules see them where nothing is compiled. Modules may call each other in a circle."""
    world = _worlds.get(id(names))
    if world is None:
        world = _worlds[id(names)] = {}
        world.update((name, _as_seen(value)) for name, value in names.items())
    return world


def _as_seen(value: Any) -> Any:
    if hasattr(value, "py_func"):
        return as_python(value)
    return value.view(Cells) if type(value) is np.ndarray else value
