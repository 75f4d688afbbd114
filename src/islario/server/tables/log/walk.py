"""A walk along a table's log: the position at one length after another. An undo steps back to the position before
the move that it takes back, so a walk takes as long as its log, whatever was taken back on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from islario.match.desk import copied
from islario.server.storage.schema import UNDO

if TYPE_CHECKING:
    from islario.server.tables.live import Live


class Walk:
    def __init__(self, live: Live) -> None:
        self.live = live
        self.length = 0  # of the log, as far as it was walked
        self.counting: list[int] = []  # where the moves stand that count here
        self.before: list[np.ndarray | None] = []  # the positions that they were made in, of those walked past
        self.state = live.beginning()

    def to(self, length: int) -> np.ndarray:
        """The position when the log was so long, which is no shorter than the one before. It is good until the next."""
        if not self.length:
            self.counting = [at for at in range(length) if self.live.counts(at, length)]
            self.before = [None] * len(self.counting)
            self._play(self.counting)
            self.length = length
        for at in range(self.length, length):
            if self.live.log[at].move == UNDO:
                self._step_back(at)
            else:
                self._step([at])
        self.length = length
        return self.state

    def _step(self, places: Sequence[int]) -> None:
        for at in places:
            self.before.append(copied(self.state))
            self.counting.append(at)
            self._play([at])

    def _step_back(self, at: int) -> None:
        gone = self.live.taken_back[at]
        first = self.counting.index(gone[0])
        rest = [place for place in self.counting[first:] if place not in gone]
        before = self.before[first]
        del self.counting[first:], self.before[first:]
        if before is None:
            self.state = self.live.beginning()
            self._play(self.counting)
        else:
            self.state = before
        self._step(rest)

    def _play(self, places: Sequence[int]) -> None:
        log = self.live.log
        self.live.game.desk.play(self.state, [(log[at].seat, log[at].move) for at in places])
