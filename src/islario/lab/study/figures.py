"""The arithmetic of a study: means with intervals, shares, and what a thing is worth in points."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from islario.lab.arena.ratings import SURE, mean_interval, wilson


@dataclass(frozen=True)
class Figure:
    """A value with its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def is_sure(self) -> bool:
        """Whether there is an interval at all: one match alone gives none."""
        return bool(np.isfinite(self.low) and np.isfinite(self.high))


def mean(values: np.ndarray) -> Figure:
    middle, margin = mean_interval([float(value) for value in values])
    return Figure(middle, middle - margin, middle + margin)


def share(successes: float, trials: int) -> Figure:
    low, high = wilson(successes, trials)
    return Figure(successes / trials, low, high)


def worths(points: np.ndarray, having: np.ndarray) -> list[Figure]:
    """What having one more of each thing is worth: least squares within each match.

    `points` by match and seat, `having` by match, seat and thing. Points and things are measured from the mean of their
    table, so that a rich match makes nobody look good. Where everybody has equally many things in all, worths are
    measured from the mean of all things.
    """
    matches, seats, things = having.shape
    gained = (points - points.mean(axis=1, keepdims=True)).reshape(-1)
    had = (having - having.mean(axis=1, keepdims=True)).reshape(-1, things)
    inverse = np.linalg.pinv(had.T @ had, hermitian=True, rcond=1e-9)
    worth = inverse @ (had.T @ gained)
    left = matches * (seats - 1) - int(np.linalg.matrix_rank(had))
    if left <= 0:
        return [Figure(float(value), -np.inf, np.inf) for value in worth]
    noise = float(((gained - had @ worth) ** 2).sum()) / left
    margins = SURE * np.sqrt(np.maximum(np.diag(inverse), 0) * noise)
    return [Figure(float(w), float(w - m), float(w + m)) for w, m in zip(worth, margins, strict=True)]


def counted(values: np.ndarray, edges: np.ndarray) -> np.ndarray:
    """The share of values in each bin."""
    counts, _ = np.histogram(values, edges)
    return np.asarray(counts / max(len(values), 1))


def bins(*samples: np.ndarray) -> np.ndarray:
    """Edges of bins of a round width that hold all values: about thirty, each of whole numbers."""
    least, most = min(values.min() for values in samples), max(values.max() for values in samples)
    width = next((w for w in (1, 2, 5, 10, 20, 50, 100, 200, 500) if (most - least) / w <= 30), 1000)
    first = np.floor(least / width) * width
    return np.asarray(np.arange(first, most + width + 0.5, width))
