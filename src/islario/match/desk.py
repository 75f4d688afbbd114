"""A game's working memory: the buffers that compiled jobs read and write, and the jobs as methods."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from islario.kernel import jobs
from islario.kernel.dice import key_words
from islario.kernel.game import Rules
from islario.kernel.interpreted import Cells
from islario.kernel.layout import DICE_RECORD, enter
from islario.kernel.rule import COMPILED

SPECTATOR = -1
GREEDY_SAMPLES = 4


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


class Desk:
    """Works on arrays of one state."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seats = max(rules.seats)
        self.blank = rules.layout.blank()
        self.scratch = rules.layout.blank()
        self.chance = np.zeros(1, DICE_RECORD)
        self.moves = cells(np.zeros(rules.most_legal, np.int64))
        self.key = cells(np.zeros(8, np.int64))
        self.totals = cells(np.zeros(self.seats, np.int64))
        self.places = cells(np.zeros(self.seats, np.int64))

    def begin(self, players: int, options: Sequence[int], key: bytes) -> np.ndarray:
        state = self.rules.layout.blank()
        jobs.begin(enter(state), 0, enter(self.blank), players, numbers(options), key_words(key), 0)
        return state

    def play(self, state: np.ndarray, log: Sequence[tuple[int, int]]) -> int:
        """Plays moves as far as they are legal; returns how many were."""
        seats, moves = numbers([seat for seat, _ in log]), numbers([move for _, move in log])
        return int(jobs.play(enter(state), 0, seats, moves, len(log), self.moves))

    def pending(self, state: np.ndarray) -> tuple[int, ...]:
        mask = int(jobs.who_decides(enter(state), 0))
        return tuple(seat for seat in range(self.seats) if mask >> seat & 1)

    def over(self, state: np.ndarray) -> bool:
        return bool(jobs.has_ended(enter(state), 0))

    def legal(self, state: np.ndarray, seat: int) -> list[int]:
        count = jobs.moves_of(enter(state), 0, seat, self.moves)
        return _plain(self.moves[:count])

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
        players = int(state["players"][0])
        jobs.standings(enter(state), 0, self.totals, self.places)
        return _plain(self.totals[:players]), _plain(self.places[:players])

    def observed(self, state: np.ndarray, seat: int) -> np.ndarray:
        features = np.zeros(self.rules.observation_size, np.float32)
        jobs.observe_as(enter(state), 0, seat, features)
        return features

    def greedy(self, hidden: np.ndarray, seat: int, key: bytes) -> int:
        return int(
            jobs.greedy_choice(
                enter(hidden), enter(self.scratch), enter(self.chance), seat, self.moves,
                GREEDY_SAMPLES, key_words(key), self.key,
            )
        )  # fmt: skip
