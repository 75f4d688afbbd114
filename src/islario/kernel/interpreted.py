"""Stand-ins for records where rules run interpreted: Python integers out, checked stores in.

Compiled rules compute in 64-bit integers; numpy scalars would wrap at the width of the field. Python
integers agree with the compiled ones, and a value that does not fit its field raises here.
"""

from __future__ import annotations

from typing import Any

import numpy as np


class Cells(np.ndarray):
    """A field with a shape, a table or a buffer."""

    def __getitem__(self, index: Any) -> Any:
        value = np.ndarray.__getitem__(self, index)
        return value if isinstance(value, np.ndarray) else value.item()


class Record:
    """What a rule gets for `state`."""

    def __init__(self, one: np.ndarray) -> None:  # `one`: an array of one record
        names = one.dtype.names or ()
        cells = {name: one[name][0].view(Cells) if one.dtype[name].shape else one[name] for name in names}
        object.__setattr__(self, "_cells", cells)
        object.__setattr__(self, "dtype", one.dtype)

    def __getattr__(self, name: str) -> Any:
        value = self._cells[name]
        return value if isinstance(value, Cells) else value.item()

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
