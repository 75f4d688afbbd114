"""What follows from a few cells of a hidden copy, kept for everyone whose copy has the same in them.

Words for a move or an event depend on little: the number, and some cells that hardly ever change. Which ones these
are is seen by handing out a copy that notes what is read of it. What is read next depends on what was read before, so
what is kept is a tree of cells to look at. It is a function of the hidden copy, and equal for all viewers and tables
where it would be found again just so.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Hashable
from functools import cache
from typing import Any, Generic, NoReturn, TypeVar

import numpy as np

from islario.kernel.reading import Hidden

MOST = 20_000  # answers kept
Found = TypeVar("Found")
Look = Callable[[Hidden], Hashable]


class Noted(Hidden):
    """A hidden copy that notes what is read of it; what rules are asked about it may depend on anything."""

    def __init__(self, hidden: Hidden, by_cells: bool) -> None:
        self.__dict__.update(hidden=hidden, by_cells=by_cells, read={}, anything=False)

    def __getattr__(self, name: str) -> Any:
        noted = self.__dict__
        value = getattr(noted["hidden"], name)
        if noted["by_cells"] and isinstance(value, np.ndarray):
            value = SomeCells(name, value, noted["read"])
        else:
            shaped = isinstance(value, np.ndarray)
            noted["read"].setdefault((name, None), _look_at_all(name) if shaped else _look_at_number(name))
        noted[name] = value
        return value

    def ask(self, query: Callable[..., Any], *details: int) -> Any:
        self.__dict__["anything"] = True
        return self.__dict__["hidden"].ask(query, *details)

    def tobytes(self) -> bytes:
        self.__dict__["anything"] = True
        return bytes(self.__dict__["hidden"].tobytes())


class SomeCells:
    """A field of which single cells are read; whoever wants more of it is refused, and gets it whole the next time."""

    def __init__(self, name: str, cells: np.ndarray, read: dict[tuple[str, object], Look]) -> None:
        self._noted = (name, cells, read)

    def __getitem__(self, index: Any) -> int:
        name, cells, read = self._noted
        at = tuple(map(operator.index, index if isinstance(index, tuple) else (index,)))
        value = cells[at]
        if not isinstance(value, int):
            raise TypeError(f"{name}: a part is more than a cell")
        read.setdefault((name, at), _look_at_cell(name, at))
        return value

    def _whole(self, *_: object) -> NoReturn:
        raise TypeError("all of it is wanted")

    __array__ = __bool__ = __format__ = __iter__ = __len__ = __repr__ = __str__ = _whole
    __eq__ = __ge__ = __gt__ = __hash__ = __le__ = __lt__ = __ne__ = _whole


class Fork:
    """The next thing to look at, and where each answer leads: to another fork, or to what was found."""

    __slots__ = ("look", "ways")

    def __init__(self, look: Look) -> None:
        self.look = look
        self.ways: dict[Hashable, Any] = {}


class Memo(Generic[Found]):
    def __init__(self) -> None:
        self.roots: dict[Hashable, Any] = {}  # by what was asked
        self.count = 0
        self.by_fields: set[Hashable] = set()  # what wants more than single cells
        self.unknowable: set[Hashable] = set()

    def known(self, key: Hashable, hidden: Hidden, looked: dict[Look, Hashable]) -> Found | None:
        """What was found before where a copy had the same in it. `looked`: what was read of this copy already."""
        known = self.roots.get(key)
        while known.__class__ is Fork:
            look = known.look
            seen = looked.get(look)
            if seen is None:
                seen = looked[look] = look(hidden)
            known = known.ways.get(seen)
        return known

    def of(self, key: Hashable, hidden: Hidden, find: Callable[[Hidden], Found]) -> Found:
        """What `find` says of the hidden copy."""
        known = self.known(key, hidden, {})
        if known is not None:
            return known
        if key in self.unknowable:
            return find(hidden)
        if key not in self.by_fields:
            noted = Noted(hidden, by_cells=True)
            try:
                return self._keep(key, hidden, noted, find(noted))
            except (AttributeError, TypeError):
                self.by_fields.add(key)
                self.roots.pop(key, None)
        noted = Noted(hidden, by_cells=False)
        return self._keep(key, hidden, noted, find(noted))

    def _keep(self, key: Hashable, hidden: Hidden, noted: Noted, found: Found) -> Found:
        read = noted.__dict__["read"]
        if noted.__dict__["anything"] or not {("array", None), ("dtype", None)}.isdisjoint(read):
            self.unknowable.add(key)
            self.roots.pop(key, None)
            return found
        if self.count >= MOST:
            self.roots.clear()
            self.count = 0
        ways, way = self.roots, key
        for look in read.values():
            ways, way = ways.setdefault(way, Fork(look)).ways, look(hidden)
        ways[way] = found
        self.count += 1
        return found


@cache  # so that one look serves all who would look at the same
def _look_at_all(name: str) -> Look:
    def look(hidden: Hidden) -> bytes:
        return getattr(hidden, name).tobytes()  # type: ignore[no-any-return]

    return look


@cache
def _look_at_number(name: str) -> Look:
    return operator.attrgetter(name)


@cache
def _look_at_cell(name: str, at: tuple[int, ...]) -> Look:
    def look(hidden: Hidden) -> int:
        return getattr(hidden, name).item(*at)  # type: ignore[no-any-return]

    return look
