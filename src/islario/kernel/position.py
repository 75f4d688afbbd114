"""A position in words: what lies where by its name, so that a match can begin there.

A game declares once what of its state a position names, and how (`Positions`). Reading a position, writing one and what
is said to one that cannot be all follow from that. Values are what JSON knows: numbers, names, lists and objects.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from islario.kernel.errors import IslarioError
from islario.kernel.moves import Value, listed
from islario.kernel.reading import State

NONE = -1  # in the cells of a state: nothing
NOBODY = -1  # in the place of a seat: what lies on the table


class BadPosition(IslarioError):
    """A position that cannot be, with the reason."""


def cannot_be(where: str, given: object, values: Sequence[Value]) -> BadPosition:
    return BadPosition("position-cannot-be", where=where, given=repr(given), values=listed(values))


class Part(Protocol):
    """How some cells of a state are called."""

    def read(self, cells: np.ndarray, players: int) -> Any: ...

    def write(self, cells: np.ndarray, value: Any, where: str, players: int) -> None: ...


@dataclass(frozen=True)
class Number:
    """One cell, which holds a number."""

    least: int
    most: int

    def read(self, cells: np.ndarray, players: int) -> int:
        return int(cells[0])

    def write(self, cells: np.ndarray, value: Any, where: str, players: int) -> None:
        if type(value) is not int or not self.least <= value <= self.most:
            raise cannot_be(where, value, range(self.least, self.most + 1))
        cells[0] = value


@dataclass(frozen=True)
class Choice:
    """One cell, which holds the number of a name; None where there may be nothing."""

    names: Sequence[Value]
    optional: bool = False

    def read(self, cells: np.ndarray, players: int) -> Value | None:
        return None if cells[0] == NONE else self.names[int(cells[0])]

    def write(self, cells: np.ndarray, value: Any, where: str, players: int) -> None:
        if value is None and self.optional:
            cells[0] = NONE
        else:
            cells[0] = number_of(value, self.names, where)


@dataclass(frozen=True)
class Seat:
    """One cell, which holds a seat; None where it may be nobody's."""

    optional: bool = False

    def read(self, cells: np.ndarray, players: int) -> int | None:
        return None if cells[0] == NONE else int(cells[0])

    def write(self, cells: np.ndarray, value: Any, where: str, players: int) -> None:
        Choice(range(players), self.optional).write(cells, value, where, players)


@dataclass(frozen=True)
class Each:
    """A row of cells, each with a name of its own; those that are not named stay as they are."""

    names: Sequence[str]
    part: Part

    def read(self, cells: np.ndarray, players: int) -> dict[str, Any]:
        return {name: self.part.read(one(cells, at), players) for at, name in enumerate(self.names)}

    def write(self, cells: np.ndarray, value: Any, where: str, players: int) -> None:
        for name, inner in checked_names(value, self.names, where).items():
            self.part.write(one(cells, self.names.index(name)), inner, f"{where} {name}", players)


@dataclass(frozen=True)
class Row:
    """A row of cells, each with the number of a name: a list in their order, and nothing in the cells that are left."""

    names: Sequence[Value]
    least: int
    most: int

    def read(self, cells: np.ndarray, players: int) -> list[Value]:
        return [self.names[number] for number in cells.tolist() if number != NONE]

    def write(self, cells: np.ndarray, value: Any, where: str, players: int) -> None:
        numbers = numbers_of(value, self.names, where)
        if not self.least <= len(numbers) <= self.most:
            raise BadPosition("position-length", where=where, least=self.least, most=self.most, given=len(numbers))
        cells[:] = [*numbers, *(NONE,) * (len(cells) - len(numbers))]


@dataclass(frozen=True)
class Counted:
    """A cell a name, with how many there are of it: a list of names in any order."""

    names: Sequence[Value]

    def read(self, cells: np.ndarray, players: int) -> list[Value]:
        return [name for name, count in zip(self.names, cells.tolist(), strict=True) for _ in range(count)]

    def write(self, cells: np.ndarray, value: Any, where: str, players: int) -> None:
        cells[:] = np.bincount(numbers_of(value, self.names, where), minlength=len(cells))


@dataclass(frozen=True)
class Marked:
    """Cells of so many bits each, one bit a name: a list of those that are set."""

    names: Sequence[str]
    bits: int = 63

    def read(self, cells: np.ndarray, players: int) -> list[str]:
        words = cells.tolist()
        return [name for at, name in enumerate(self.names) if words[at // self.bits] >> at % self.bits & 1]

    def write(self, cells: np.ndarray, value: Any, where: str, players: int) -> None:
        numbers = set(numbers_of(value, self.names, where))
        for word in range(len(cells)):
            cells[word] = sum(1 << at % self.bits for at in numbers if at // self.bits == word)


@dataclass(frozen=True)
class Lying:
    """A cell a name, with the number of the place where it is: a list of the names in one place."""

    names: Sequence[Value]
    place: int
    first: int = 0  # the cell of the first name
    layered: bool = False  # higher numbers are the same place, further down

    def read(self, cells: np.ndarray, players: int) -> list[Value]:
        places = cells[self.first : self.first + len(self.names)].tolist()
        return [name for name, place in zip(self.names, places, strict=True) if self._is_here(place)]

    def _is_here(self, place: int) -> bool:
        return place >= self.place if self.layered else place == self.place

    def write(self, cells: np.ndarray, value: Any, where: str, players: int) -> None:
        for number in numbers_of(value, self.names, where):
            cells[self.first + number] = self.place


def one(cells: np.ndarray, at: int) -> np.ndarray:
    """The cells at an index, as a row even where it is one."""
    return cells[at] if cells.ndim > 1 else cells[at : at + 1]


def number_of(value: object, names: Sequence[Value], where: str) -> int:
    for number, name in enumerate(names):
        if value == name and type(value) is type(name):
            return number
    raise cannot_be(where, value, names)


def numbers_of(values: object, names: Sequence[Value], where: str) -> list[int]:
    if not isinstance(values, (list, tuple)):
        raise BadPosition("position-not-a-list", where=where, given=repr(values))
    return [number_of(value, names, where) for value in values]


def checked_names(value: object, known: Sequence[str], where: str) -> dict[str, Any]:
    """An object whose names are all known."""
    if not isinstance(value, dict):
        raise BadPosition("position-not-an-object", where=where, given=repr(value), known=listed(known))
    for name in value:
        if name not in known:
            raise BadPosition("position-unknown", where=where, name=str(name), known=listed(known))
    return value


Making = Callable[[np.ndarray, int], Part]  # of a state and a seat


@dataclass(frozen=True)
class Named:
    """What a position calls by a name: a field of the state (of what everybody has, the seat's row), or the row of it
    at an index; read and written as its part does."""

    name: str
    field: str
    part: Part | Making  # which may depend on the options, or on the seat
    at: tuple[int, ...] = ()
    shared: bool = False  # there is no row for each seat

    def cells(self, state: np.ndarray, seat: int) -> np.ndarray:
        cells = state[self.field] if state[self.field].ndim == 1 else state[self.field][0]
        for index in (*(() if seat == NOBODY or self.shared else (seat,)), *self.at):
            cells = one(cells, index)
        return cells

    def read(self, state: np.ndarray, seat: int) -> Any:
        return self._part(state, seat).read(self.cells(state, seat), _players(state))

    def write(self, state: np.ndarray, seat: int, value: Any) -> None:
        where = self.name if seat == NOBODY else f"seats {seat} {self.name}"
        self._part(state, seat).write(self.cells(state, seat), value, where, _players(state))

    def _part(self, state: np.ndarray, seat: int) -> Part:
        return self.part(state, seat) if callable(self.part) else self.part


def _players(state: np.ndarray) -> int:
    return int(state["players"][0])


@dataclass(frozen=True)
class Family:
    """Pieces of which there are so many, and the names of all that can hold one of them. Who is given one has it from
    the source, or else from where the position says nothing."""

    source: str
    others: tuple[str, ...]
    spent: bool = False  # some may have left the match; else all of them are somewhere


def nothing_follows(states: Any) -> None:
    """For games whose positions name everything that changes."""


def anything_goes(state: State) -> None:
    """For games in which whatever can be named can be."""


def at_once(state: State) -> bool:
    return True


@dataclass(frozen=True)
class Positions:
    """What a game's positions name, in the order in which it is written."""

    table: Sequence[Named]
    seats: Sequence[Named]
    families: Sequence[Family] = ()
    check: Callable[[State], None] = anything_goes  # raises BadPosition for what cannot be
    settle: Callable[[Any], None] = nothing_follows  # a rule over an array of states: brings all else into line
    ready: Callable[[State], bool] = at_once  # whether a fresh match has come to where a position can begin

    def read(self, state: np.ndarray) -> dict[str, Any]:
        """All that is named."""
        seats = {seat: {each.name: each.read(state, seat) for each in self.seats} for seat in range(_players(state))}
        return {**{each.name: each.read(state, NOBODY) for each in self.table}, "seats": seats}

    def write(self, state: np.ndarray, position: dict[str, Any]) -> None:
        """What is named, at its place."""
        for each in self.table:
            if each.name in position:
                each.write(state, NOBODY, position[each.name])
        for seat, own in position.get("seats", {}).items():
            for each in self.seats:
                if each.name in own:
                    each.write(state, seat, own[each.name])
