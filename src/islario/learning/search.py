"""The stage with searched matches, as the learner has it: who searches, what they have found, and whether it helps.

The network as it was when the stage began is kept in the run's folder (`unsearched.npz`).
"""

from __future__ import annotations

import copy
import time
from pathlib import Path

import numpy as np

from islario.learning.network import Network
from islario.learning.plan import Plan
from islario.learning.pool import Pool
from islario.learning.searchers import Searchers
from islario.match import Game

SHOWN_EVERY = 15.0  # seconds between two networks that the searchers are shown


class Search:
    def __init__(self, game: Game, plan: Plan, folder: Path, device: str, workers: int, network: Network) -> None:
        self.times = plan.search.times
        self.before = _before(folder / "unsearched.npz", network)
        self.pool = Pool.of(game.rules, plan.search, device)
        self.searchers = Searchers(game, plan, folder, workers, network.arrays())
        for lessons in self.searchers.before:
            self.pool.add(lessons)
        self._shown = time.monotonic()

    def lessons(self) -> tuple[Pool, int]:
        """Where to draw from, and how many: so many for each position that has come since the last time."""
        before = self.pool.came
        for lessons in self.searchers.take():
            self.pool.add(lessons)
        return self.pool, round(self.times * (self.pool.came - before))

    def show(self, network: Network) -> None:
        """From time to time."""
        if time.monotonic() - self._shown >= SHOWN_EVERY:
            self.searchers.show(network.arrays())
            self._shown = time.monotonic()

    def stop(self) -> None:
        self.searchers.stop()


def _before(file: Path, network: Network) -> Network:
    if file.exists():
        with np.load(file, allow_pickle=False) as kept:
            network = Network.of(kept).to(network.first.weight.device)
    else:
        np.savez(file, **network.arrays())  # type: ignore[arg-type]
    return copy.deepcopy(network)
