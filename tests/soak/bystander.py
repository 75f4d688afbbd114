"""Somebody who just plays on while a server is attacked: how long does each move take?

It is a process of its own (`player.py`), so that it waits for the server and not for the attacker.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from typing import IO

from tests.patience import PATIENCE, patiently
from tests.server.process import Running
from tests.soak.ground import Figures

ENOUGH = 200  # moves that make a hundredth part worth talking of
SOME = 20


class Bystander:
    """Begins to play at once; `calm` waits until enough was played to compare with."""

    def __init__(self, server: Running, calm: int = ENOUGH) -> None:
        self.server = server
        self.enough = calm
        self.times: list[float] = []

    def __enter__(self) -> Bystander:
        order = [sys.executable, "-m", "tests.soak.player", str(self.server.port)]
        self.process = subprocess.Popen(order, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.thread = threading.Thread(target=self._listen, args=(self.process.stdout,))
        self.thread.start()
        self._until(SOME)  # the first moves open what others keep open
        self.times.clear()
        self._until(self.enough)
        self.before, self.times = self.times, []
        return self

    def _until(self, moves: int) -> None:
        for _ in patiently("the bystander"):
            if len(self.times) >= moves:
                return
            assert self.process.poll() is None, "the bystander was kept from playing"

    def _listen(self, told: IO[str]) -> None:
        for line in told:
            self.times.append(float(line))

    def figures(self) -> Figures:
        """The time of the slowest hundredth of moves, before and during the attack."""
        self._until(min(SOME, self.enough))  # however long it takes, play goes on
        during = list(self.times)
        worst = {
            "p99 before (ms)": _p99(self.before),
            "p99 during (ms)": _p99(during),
            "longest (ms)": 1000 * max(during),
        }
        return Figures(worst=worst)

    def __exit__(self, *fault: object) -> None:
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)
        self.thread.join(timeout=PATIENCE)


def _p99(times: list[float]) -> float:
    return 1000 * sorted(times)[int(len(times) * 0.99)]
