"""A game's working memory: the buffers that compiled jobs read and write, and the jobs as methods.

Any number of threads may share a desk: each works with buffers of its own, and nothing that is handed out is kept.
"""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from islario.kernel import foresight, jobs
from islario.kernel.dice import key_words
from islario.kernel.game import Rules
from islario.kernel.interpreted import Cells
from islario.kernel.layout import DICE_RECORD, enter
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
    return np.frombuffer(bytearray(state.tobytes()), state.dtype)


class Buffers(threading.local):
    """What one thread works with."""

    def __init__(self, rules: Rules) -> None:
        seats = max(rules.seats)
        self.scratch = rules.layout.blank()
        self.chance = np.zeros(1, DICE_RECORD)
        self.moves = cells(np.zeros(rules.most_legal, np.int64))
        self.key = cells(np.zeros(8, np.int64))
        self.totals = cells(np.zeros(seats, np.int64))
        self.places = cells(np.zeros(seats, np.int64))


@dataclass(frozen=True)
class Foreseen:
    """What a move would do in every truth that its seat can imagine."""

    after: list[Hidden]  # what the seat would see then, in a few of them
    told: Hidden  # what it is told once the step has closed, in one of them
    certain: list[bool]  # which of the events told there are those of all
    as_much: bool  # whether no more is told in another
    points: list[int | None]  # the seat's gain by source; None where it depends on what the seat cannot know


Position = np.ndarray | Reading  # a state, whole or hidden, or the array of one that holds it


def array_of(state: Position) -> np.ndarray:
    return state.array if isinstance(state, Reading) else state


class Desk:
    """Works on arrays of one state."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seats = max(rules.seats)
        self.blank = rules.layout.blank()
        self.own = Buffers(rules)

    def begin(self, players: int, options: Sequence[int], key: bytes) -> np.ndarray:
        state = self.rules.layout.blank()
        jobs.begin(enter(state), 0, enter(self.blank), players, numbers(options), key_words(key), 0)
        return state

    def play(self, state: np.ndarray, log: Sequence[tuple[int, int]]) -> int:
        """Plays moves as far as they are legal; returns how many were."""
        seats, moves = numbers([seat for seat, _ in log]), numbers([move for _, move in log])
        return int(jobs.play(enter(state), 0, seats, moves, len(log), self.own.moves))

    def pending(self, state: Position) -> tuple[int, ...]:
        mask = int(jobs.who_decides(enter(array_of(state)), 0))
        return tuple(seat for seat in range(self.seats) if mask >> seat & 1)

    def over(self, state: Position) -> bool:
        return bool(jobs.has_ended(enter(array_of(state)), 0))

    def legal(self, state: Position, seat: int) -> list[int]:
        moves = self.own.moves
        count = jobs.moves_of(enter(array_of(state)), 0, seat, moves)
        return _plain(moves[:count])

    def hidden(self, state: Position, viewer: int) -> Hidden:
        """What a seat, or a spectator, may know."""
        copy = copied(array_of(state))
        jobs.hide_from(enter(copy), 0, viewer)
        return Hidden(copy, viewer)

    def imagined(self, hidden: Hidden, key: bytes) -> np.ndarray:
        """A whole state that looks like this to the viewer."""
        copy = copied(hidden.array)
        jobs.imagine_for(enter(copy), 0, hidden.viewer, key_words(key))
        return copy

    def standings(self, state: Position) -> tuple[list[int], list[int]]:
        """Everybody's points and places."""
        array, own = array_of(state), self.own
        jobs.standings(enter(array), 0, own.totals, own.places)
        players = int(array["players"][0])
        return _plain(own.totals[:players]), _plain(own.places[:players])

    def observed(self, hidden: Hidden) -> np.ndarray:
        """What the viewer may know, as numbers for learners."""
        features = np.zeros(self.rules.observation_size, np.float32)
        jobs.observe_as(enter(hidden.array), 0, hidden.viewer, features)
        return features

    def greedy(self, hidden: Hidden, key: bytes) -> int:
        own = self.own
        return int(
            jobs.greedy_choice(
                enter(hidden.array), enter(own.scratch), enter(own.chance), hidden.viewer, own.moves, GREEDY_SAMPLES,
                key_words(key), own.key,
            )
        )  # fmt: skip

    def foreseen(self, hidden: Hidden, move: int, samples: int = FORESIGHT_SAMPLES) -> Foreseen:
        """What a legal move of the viewer would do; always the same for the same hidden copy."""
        seat, own, key = hidden.viewer, self.own, hashlib.sha256(hidden.tobytes()).digest()
        truths = self.rules.layout.blank(foresight.STATES)
        points = cells(np.zeros(len(self.rules.sources), np.int64))
        certain = cells(np.zeros(len(hidden.journal), np.int64))
        as_much = foresight.foresee(
            enter(copied(hidden.array)), enter(truths), enter(own.chance), seat, move, samples, key_words(key), own.key,
            own.moves, certain, points,
        )  # fmt: skip
        gains = [None if gain == foresight.UNCERTAIN else gain for gain in _plain(points)]
        after = [Hidden(copied(truths[at : at + 1]), seat) for at in range(1, 1 + min(samples, foresight.KEPT))]
        told = Hidden(copied(truths[foresight.TOLD :]), seat)
        return Foreseen(after, told, [bool(one) for one in certain], bool(as_much), gains)
