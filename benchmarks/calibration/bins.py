"""What was foretold beside what came, in ten bins."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from islario.lab.arena.ratings import wilson

BINS = 10
AGAIN = 2000  # times that as many positions are drawn from those there are, for the interval of the mean error
SURE = (2.5, 97.5)  # the percentiles between which 95 % lie


@dataclass(frozen=True)
class Bin:
    """Positions of which about the same was foretold, all as shares from 0 to 1."""

    count: int
    foretold: float
    came: float
    low: float  # what may have come of them by chance, 95 %
    high: float


@dataclass(frozen=True)
class Calibration:
    bins: list[Bin]
    error: float  # of a bin, on the mean over all positions
    low: float
    high: float

    @property
    def count(self) -> int:
        return sum(each.count for each in self.bins)


def calibration(foretold: np.ndarray, came: np.ndarray, seed: int = 0) -> Calibration:
    """The bins that hold anything, and by how much what was foretold misses what came.

    The interval is that of positions drawn anew from these; chance alone adds to an error, and so to all of them."""
    which = np.minimum((foretold * BINS).astype(np.int64), BINS - 1)
    bins = []
    for number in range(BINS):
        here = which == number
        count = int(here.sum())
        if count:
            low, high = wilson(float(came[here].sum()), count)
            bins.append(Bin(count, float(foretold[here].mean()), float(came[here].mean()), low, high))
    chance, misses = np.random.default_rng(seed), foretold - came
    drawn = (chance.integers(len(came), size=len(came)) for _ in range(AGAIN))
    errors = [_error(which[these], misses[these]) for these in drawn]
    low, high = np.percentile(errors, SURE)
    return Calibration(bins, _error(which, misses), float(low), float(high))


def _error(which: np.ndarray, misses: np.ndarray) -> float:
    return float(np.abs(np.bincount(which, misses)).sum() / len(which))
