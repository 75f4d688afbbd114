"""Stand-ins for records where rules run interpreted: Python integers out, checked stores in.

Compiled rules compute in 64-bit integers; numpy scalars would wrap at the width of the field. Python
integers agree with the compiled ones, and a value that does not fit its field raises here.
"""

from __future__ import annotations

from typing import Any

import numpy as np

_one = np.ndarray.item  # straight to a Python integer: several times as fast as by way of a numpy scalar


class Cells(np.ndarray):
    """A field with a shape, a table or a buffer."""

    def __getitem__(self, index: Any) -> Any:
        try:
            if index.__class__ is tuple:
                return _one(self, *index)
            if self.ndim == 1:
                return _one(self, index)
        except (TypeError, ValueError):  # part of it is meant: a slice, or a row of several
            pass
        return np.ndarray.__getitem__(self, index)


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

    def __getitem__(self, index: int) -> Record:
        return Record(self.array[index : index + 1])

    def __setitem__(self, index: int, record: Record) -> None:
        for name, cells in record._cells.items():
            self.array[name][index] = cells if isinstance(cells, Cells) else cells[0]
