"""Telling whether two versions of the rules lead to the same position.

A digest is taken of what those at the table may know, read by the names of fields: what everybody sees, what each seat
keeps, and what the game hides cell by cell as each viewer knows it. So it outlasts fields that are added and blank,
moved, widened or given more room, and whatever nobody at the table has seen yet, such as the order of a deck. The bytes
of a state would outlast none of these.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from operator import itemgetter

import numpy as np

from islario.kernel.cache import print_of
from islario.kernel.layout import Audience, Field, Layout
from islario.kernel.reading import SPECTATOR, Hidden
from islario.match import Game, game

WIDE = np.dtype("<i8")
SIZE = 8  # bytes: a match has a few hundred positions, and nobody profits from two alike
Pieces = tuple[bytes, ...]
NOT_PLAYED_WITH = ("quiet", "filling", "options", "journal", "journal_page", "journal_length")


class Digests:
    """Of one match's positions, one after another: what did not change in between is not read again."""

    def __init__(self, of: Game, players: int) -> None:
        self.game = of
        self.viewers = (SPECTATOR, *range(players))
        self.read: dict[tuple[int, bool], tuple[Pieces, Pieces]] = {}  # by viewer, the fields' bytes and their digests

    def of(self, state: np.ndarray, seen: Mapping[int, Hidden] | None = None) -> bytes:
        """`seen`: what each viewer may know of it, where that is at hand."""
        known, hidden_by_rule = _fields(self.game.name)
        cells: dict[bytes, dict[int, bytes]] = {}
        parts = [*self._fields(known, SPECTATOR, known.pick(state.tobytes()), cells)]
        picked: dict[int, tuple[np.ndarray, Pieces]] = {}  # by the copy that several viewers may share
        for viewer in self.viewers if hidden_by_rule.places else ():
            array = (self.game.desk.hidden(state, viewer) if seen is None else seen[viewer]).array
            if id(array) not in picked:
                picked[id(array)] = (array, hidden_by_rule.pick(array.tobytes()))
            parts += self._fields(hidden_by_rule, viewer, picked[id(array)][1], cells)
        return _hashed(b"".join(parts))

    def _fields(self, fields: Fields, viewer: int, now: Pieces, cells: dict[bytes, dict[int, bytes]]) -> Pieces:
        """`now`: what the fields hold. `cells`: what was read before of the same position; most viewers know the same
        of most fields."""
        key = (viewer, fields.by_rule)
        before, digests = self.read.get(key, fields.blank)
        if now != before:
            fresh = [*digests]
            for at, (place, old, new) in enumerate(zip(fields.places, before, now, strict=True)):
                if old != new:
                    known = cells.setdefault(new, {})
                    filled = known.get(place.first)
                    if filled is None:
                        filled = known[place.first] = _filled(place, new)
                    fresh[at] = _hashed(_heading(place.name, viewer) + filled) if filled else b""
            digests = tuple(fresh)
            self.read[key] = (now, digests)
        return digests


@dataclass(frozen=True)
class Place:
    """Where a field stands in a state's bytes, and where each of its cells stands in it."""

    name: str
    first: int
    end: int
    kind: np.dtype
    cells: np.ndarray


@dataclass(frozen=True)
class Fields:
    """Some fields, in the order of names, and how to read them all at once."""

    by_rule: bool  # hidden cell by cell
    places: tuple[Place, ...]
    pick: Callable[[bytes], Pieces]
    blank: tuple[Pieces, Pieces]  # before anything was read


@cache
def _fields(name: str) -> tuple[Fields, Fields]:
    """The fields that have one reading for all, and those that each viewer reads its own way."""
    layout = game(name).rules.layout
    own = f"{name.replace('-', '_')}_{print_of(name)}"  # changes with every rule
    fields = sorted(layout.fields, key=lambda field: field.name)
    told = [each for each in fields if each.name not in (*NOT_PLAYED_WITH, own) and each.audience != Audience.NOBODY]
    by_rule = [field for field in told if field.audience is Audience.BY_RULE]
    return _together(layout, [field for field in told if field not in by_rule], False), _together(layout, by_rule, True)


def _together(layout: Layout, fields: list[Field], by_rule: bool) -> Fields:
    places = tuple(_place(layout, field) for field in fields)
    none = (b"",) * len(places)
    rest = slice(0, 0)  # so that there are several, whatever the game
    pick = itemgetter(*(slice(place.first, place.end) for place in places), rest, rest)
    return Fields(by_rule, places, lambda state: pick(state)[:-2], (none, none))


def _place(layout: Layout, field: Field) -> Place:
    assert layout.dtype.fields is not None, "a record has fields"
    kind, first, *_ = layout.dtype.fields[field.name]
    cells = np.argwhere(np.ones(field.shape)).astype("<i4", order="C")  # else each row is gathered from several places
    return Place(field.name, first, first + field.size, kind.base, cells)


@cache
def _heading(name: str, viewer: int) -> bytes:
    return f"{name} {viewer} ".encode()


def _filled(place: Place, content: bytes) -> bytes:
    """Every cell that is not zero, with its place; nothing for a blank field."""
    values = np.frombuffer(content, place.kind)
    (at,) = values.nonzero()
    return place.cells.take(at, 0).tobytes() + values.take(at).astype(WIDE).tobytes() if len(at) else b""


def _hashed(content: bytes) -> bytes:
    return hashlib.blake2b(content, digest_size=SIZE).digest()
