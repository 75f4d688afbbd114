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
from islario.kernel.rule import COMPILED

SPECTATOR = -1
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

    after: list[np.ndarray]  # what the seat would see then, in a few of them
    certain: list[bool]  # which of the first one's events are those of all
    points: list[int | None]  # the seat's gain by source; None where it depends on what the seat cannot know


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

    def pending(self, state: np.ndarray) -> tuple[int, ...]:
        mask = int(jobs.who_decides(enter(state), 0))
        return tuple(seat for seat in range(self.seats) if mask >> seat & 1)

    def over(self, state: np.ndarray) -> bool:
        return bool(jobs.has_ended(enter(state), 0))

    def legal(self, state: np.ndarray, seat: int) -> list[int]:
        moves = self.own.moves
        count = jobs.moves_of(enter(state), 0, seat, moves)
        return _plain(moves[:count])

    def hidden(self, state: np.ndarray, seat: int) -> np.ndarray:
        copy = copied(state)
        jobs.hide_from(enter(copy), 0, seat)
        return copy

    def imagined(self, state: np.ndarray, seat: int, key: bytes) -> np.ndarray:
        copy = copied(state)
        jobs.imagine_for(enter(copy), 0, seat, key_words(key))
        return copy

    def standings(self, state: np.ndarray) -> tuple[list[int], list[int]]:
        """Everybody's points and places."""
        players, own = int(state["players"][0]), self.own
        jobs.standings(enter(state), 0, own.totals, own.places)
        return _plain(own.totals[:players]), _plain(own.places[:players])

    def observed(self, state: np.ndarray, seat: int) -> np.ndarray:
        features = np.zeros(self.rules.observation_size, np.float32)
        jobs.observe_as(enter(state), 0, seat, features)
        return features

    def greedy(self, hidden: np.ndarray, seat: int, key: bytes) -> int:
        own = self.own
        return int(
            jobs.greedy_choice(
                enter(hidden), enter(own.scratch), enter(own.chance), seat, own.moves, GREEDY_SAMPLES, key_words(key),
                own.key,
            )
        )  # fmt: skip

    def foreseen(self, hidden: np.ndarray, seat: int, move: int, samples: int = FORESIGHT_SAMPLES) -> Foreseen:
        """What a legal move of the seat would do; always the same for the same hidden copy."""
        own, key = self.own, hashlib.sha256(hidden.tobytes()).digest()
        truths = self.rules.layout.blank(1 + foresight.KEPT)
        points = cells(np.zeros(len(self.rules.sources), np.int64))
        certain = cells(np.zeros(hidden["journal"].shape[1], np.int64))
        foresight.foresee(
            enter(copied(hidden)), enter(truths), enter(own.chance), seat, move, samples, key_words(key), own.key,
            own.moves, certain, points,
        )  # fmt: skip
        gains = [None if gain == foresight.UNCERTAIN else gain for gain in _plain(points)]
        after = [copied(truths[at : at + 1]) for at in range(1, 1 + min(samples, foresight.KEPT))]
        return Foreseen(after, [bool(one) for one in certain], gains)
