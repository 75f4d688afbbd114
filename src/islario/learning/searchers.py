"""Processes that search beside the learner: it shows them its network from time to time and takes what they found.

What is found is kept in the run's folder, `positions/`, in files of at most a few megabytes, the newest of them: a run
that is gone on with begins with these.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Mapping
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path

import numpy as np

from islario.bots import admiral
from islario.lab.arena import Processes
from islario.learned.packing import packed, write
from islario.learned.weights import standards_of
from islario.learning.plan import Plan
from islario.learning.searching import Lessons, work
from islario.match import Game

CHUNK = 8192  # positions a file


def get_ready(game: Game, folder: Path, network: Mapping[str, np.ndarray]) -> None:
    """Has the search compiled while the learner is still at matches without one."""
    if not admiral.is_ready(game):
        admiral.begin(game, show(game, folder, network))


def show(game: Game, folder: Path, network: Mapping[str, np.ndarray]) -> Path:
    """Leaves a network for those who search; returns where."""
    fresh, shown = folder / "searching.new.npz", folder / "searching.npz"
    write(packed(network, game.rules), standards_of(game.rules), fresh)
    os.replace(fresh, shown)
    return shown


class Searchers:
    """Whoever makes them calls `stop` in the end. With one worker, it is a thread of this very process."""

    def __init__(self, game: Game, plan: Plan, folder: Path, workers: int, network: Mapping[str, np.ndarray]) -> None:
        self.game, self.plan, self.run = game, plan, folder
        self.folder = folder / "positions"
        self.folder.mkdir(parents=True, exist_ok=True)
        self._latest = -1  # match that was played to its end
        self.before = self._kept_before()  # what the folder holds
        self._fresh, self._unkept = list[Lessons](), list[Lessons]()
        self._lock, self._stopped, self._fault = threading.Lock(), threading.Event(), list[Exception]()
        job = partial(work, game.name, plan, show(game, folder, network))
        self._thread = threading.Thread(target=self._collect, args=(workers, job), daemon=True)
        self._thread.start()

    def show(self, network: Mapping[str, np.ndarray]) -> None:
        """From their next match on they play with this one."""
        show(self.game, self.run, network)

    def take(self) -> list[Lessons]:
        """What has been found since it was last asked for."""
        if self._fault:
            raise self._fault[0]
        with self._lock:
            taken, self._fresh = self._fresh, []
        return taken

    def stop(self) -> None:
        """Ends them with the matches that they are playing; what was found is kept."""
        self._stopped.set()
        self._thread.join()
        self._keep(at_least=1)

    def _collect(self, workers: int, job: Callable[[int], Lessons]) -> None:
        files = self._files()
        first = int(files[-1].stem) + 1 if files else 0
        try:
            with closing(Processes(workers).map(job, count(first))) as matches:
                for number, lessons in enumerate(matches, start=first):
                    with self._lock:
                        self._fresh.append(lessons)
                    self._unkept.append(lessons)
                    self._latest = number
                    self._keep(at_least=CHUNK)
                    if self._stopped.is_set():
                        return
        except Exception as fault:  # whatever went wrong there, the learner is told and ends with it
            self._fault.append(fault)

    def _files(self) -> list[Path]:
        """Named by the last match in them."""
        return sorted(self.folder.glob("*.npz"), key=lambda file: int(file.stem))

    def _keep(self, at_least: int) -> None:
        """Writes what is not written yet, and drops what is too old to be learned from."""
        if sum(map(len, self._unkept)) < at_least:
            return
        lessons, self._unkept = Lessons.together(self._unkept), []
        fresh = self.folder / "fresh"
        with fresh.open("wb") as file:
            np.savez_compressed(file, **vars(lessons))
        os.replace(fresh, self.folder / f"{self._latest}.npz")
        for old in self._files()[: -1 - self.plan.search.kept // CHUNK]:
            old.unlink()

    def _kept_before(self) -> list[Lessons]:
        found = []
        for file in self._files():
            with np.load(file, allow_pickle=False) as kept:
                found.append(Lessons(**kept))
        return found
