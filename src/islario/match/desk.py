"""A game's working memory: the buffers that compiled jobs read and write, and the jobs as methods.

Any number of threads may share a desk: each works with buffers of its own, and nothing that is handed out is kept.
"""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from islario.kernel import foresight, jobs
from islario.kernel.dice import key_words
from islario.kernel.engine import Engine, engine_of
from islario.kernel.game import Rules
from islario.kernel.interpreted import Cells
from islario.kernel.layout import DICE_RECORD
from islario.kernel.reading import SPECTATOR, Hidden, Reading
from islario.kernel.rule import COMPILED

__all__ = ["SPECTATOR", "Desk", "Foreseen", "array_of", "cells", "copied", "numbers"]

GREEDY_SAMPLES = 4
FORESIGHT_SAMPLES = 256


def cells(array: np.ndarray) -> np.ndarray:
    """A buffer as rules take it."""
    return array if COMPILED else array.view(Cells)


def numbers(values: Sequence[int]) -> np.ndarray:
    return cells(np.array(values, np.int64))


def _plain(values: np.ndarray) -> list[int]:
    return values.tolist()  # type: ignore[no-any-return]


def copied(state: np.ndarray) -> np.ndarray:
    """A copy byte by byte."""
    return np.frombuffer(bytearray(_memory_of(state)), state.dtype)


def _memory_of(state: np.ndarray) -> bytes | bytearray:
    """Of a copy what it lies in: read from there it is copied once, and not by way of numpy's records."""
    base: Any = state.base
    memory = base.obj if isinstance(base, memoryview) else None
    return memory if isinstance(memory, bytearray) and len(memory) == state.nbytes else state.tobytes()


class Buffers(threading.local):
    """What one thread works with."""

    def __init__(self, rules: Rules) -> None:
        seats = max(rules.seats)
        self.scratch = rules.layout.blank()
        self.chance = np.zeros(1, DICE_RECORD)
        self.moves = cells(np.zeros(rules.most_legal, np.int64))
        self.one_seat, self.one_move = cells(np.zeros(1, np.int64)), cells(np.zeros(1, np.int64))
        self.key = cells(np.zeros(8, np.int64))
        self.totals = cells(np.zeros(seats, np.int64))
        self.places = cells(np.zeros(seats, np.int64))


@dataclass(frozen=True)
class Foreseen:
    """What a move would do in so many truths that its seat can imagine."""

    after: list[Hidden]  # what the seat would see then, in each of them
    told: Hidden  # what it is told once the step has closed, in one of them
    certain: list[bool]  # which of the events told there are those of all
    as_much: bool  # whether no more is told in another
    points: list[int | None]  # the seat's gain by source; None where it depends on what the seat cannot know


Position = np.ndarray | Reading  # a state, whole or hidden, or the array of one that holds it


def array_of(state: Position) -> np.ndarray:
    return state.array if isinstance(state, Reading) else state


class Desk:
    """Works on arrays of one state."""

    def __init__(self, rules: Rules, engine: Engine | None = None) -> None:
        self.rules = rules
        self.fixed = engine  # where it is not to change
        self.seats = max(rules.seats)
        self.blank = rules.layout.blank()
        self.own = Buffers(rules)

    @property
    def engine(self) -> Engine:
        """How the game's rules run now; between two calls that may change, and nobody notices."""
        return self.fixed or engine_of(self.blank.dtype)

    def begin(self, players: int, options: Sequence[int], key: bytes) -> np.ndarray:
        state, by = self.rules.layout.blank(), self.engine
        chosen = by.cells(np.array(options, np.int64))
        by.of(jobs.begin)(by.enter(state), 0, by.enter(self.blank), players, chosen, by.cells(key_words(key)), 0)
        return state

    def play(self, state: np.ndarray, log: Sequence[tuple[int, int]]) -> int:
        """Plays moves as far as they are legal; returns how many were."""
        by, own = self.engine, self.own
        if len(log) == 1:
            seats, moves = own.one_seat, own.one_move
            (seats[0], moves[0]) = log[0]
        else:
            plies = np.array(log, np.int64).reshape(-1, 2)
            seats, moves = plies[:, 0].copy(), plies[:, 1].copy()
        return int(
            by.of(jobs.play)(by.enter(state), 0, by.cells(seats), by.cells(moves), len(log), by.cells(own.moves))
        )

    def play_at_random(self, state: np.ndarray, key: bytes) -> None:
        """Plays on to the end, every seat choosing at random."""
        by, chances = self.engine, np.zeros(1, DICE_RECORD)
        chances["dice_key"] = key_words(key)
        most, moves = self.rules.most_decisions, by.cells(self.own.moves)
        by.of(jobs.play_at_random)(by.enter(state), 0, by.enter(chances), moves, most)

    def pending(self, state: Position) -> tuple[int, ...]:
        by = self.engine
        mask = int(by.of(jobs.who_decides)(by.enter(array_of(state)), 0))
        return tuple(seat for seat in range(self.seats) if mask >> seat & 1)

    def over(self, state: Position) -> bool:
        by = self.engine
        return bool(by.of(jobs.has_ended)(by.enter(array_of(state)), 0))

    def legal(self, state: Position, seat: int) -> list[int]:
        by, moves = self.engine, self.own.moves
        count = by.of(jobs.moves_of)(by.enter(array_of(state)), 0, seat, by.cells(moves))
        return _plain(moves[:count])

    def hidden(self, state: Position, viewer: int) -> Hidden:
        """What a seat, or a spectator, may know."""
        by, copy = self.engine, copied(array_of(state))
        by.of(jobs.hide_from)(by.enter(copy), 0, viewer)
        return Hidden(copy, viewer)

    def imagined(self, hidden: Hidden, key: bytes) -> np.ndarray:
        """A whole state that looks like this to the viewer."""
        by, copy = self.engine, copied(hidden.array)
        by.of(jobs.imagine_for)(by.enter(copy), 0, hidden.viewer, by.cells(key_words(key)))
        return copy

    def standings(self, state: Position) -> tuple[list[int], list[int]]:
        """Everybody's points and places."""
        by, array, own = self.engine, array_of(state), self.own
        by.of(jobs.standings)(by.enter(array), 0, by.cells(own.totals), by.cells(own.places))
        players = int(array["players"][0])
        return _plain(own.totals[:players]), _plain(own.places[:players])

    def observed(self, hidden: Hidden) -> np.ndarray:
        """What the viewer may know, as numbers for learners."""
        by, features = self.engine, np.zeros(self.rules.observation_size, np.float32)
        by.of(jobs.observe_as)(by.enter(hidden.array), 0, hidden.viewer, features)
        return features

    def greedy(self, hidden: Hidden, key: bytes) -> int:
        by, own = self.engine, self.own
        return int(
            by.of(jobs.greedy_choice)(
                by.enter(hidden.array), by.enter(own.scratch), by.enter(own.chance), hidden.viewer,
                by.cells(own.moves), GREEDY_SAMPLES, by.cells(key_words(key)), by.cells(own.key),
            )
        )  # fmt: skip

    def foreseen(self, hidden: Hidden, move: int, samples: int = FORESIGHT_SAMPLES) -> Foreseen:
        """What a legal move of the viewer would do; always the same for the same hidden copy."""
        seat, own, key = hidden.viewer, self.own, hashlib.sha256(hidden.tobytes()).digest()
        truths, by = self.rules.layout.blank(samples + 2), self.engine
        points, certain = np.zeros(len(self.rules.sources), np.int64), np.zeros(len(hidden.journal), np.int64)
        as_much = by.of(foresight.foresee)(
            by.enter(copied(hidden.array)), by.enter(truths), by.enter(own.chance), seat, move, samples,
            by.cells(key_words(key)), by.cells(own.key), by.cells(own.moves), by.cells(certain), by.cells(points),
        )  # fmt: skip
        gains = [None if gain == foresight.UNCERTAIN else gain for gain in _plain(points)]
        after = [Hidden(copied(truths[at : at + 1]), seat) for at in range(1, samples + 1)]
        told = Hidden(copied(truths[samples + 1 :]), seat)
        return Foreseen(after, told, [bool(one) for one in certain], bool(as_much), gains)
