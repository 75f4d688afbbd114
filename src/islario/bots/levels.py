"""The levels: one name each for all games, from a novice who errs as people do to the strongest we have."""

from __future__ import annotations

import hashlib
import threading
import time
from dataclasses import dataclass, replace

from islario.bots.manners import MANNERS
from islario.bots.thinking import Clock, Thinking
from islario.kernel.moves import Move
from islario.match.match import Seen


@dataclass(frozen=True)
class Level:
    """How long it thinks, and how it errs, as a part of what a beginner overlooks in the game: a move that looks so
    much worse is taken a third as often."""

    name: str
    seconds: float  # 0: a first look at the moves is all
    error: float = 0.0


LEVEL = {
    level.name: level
    for level in (
        Level("novice", 0, error=1.0),
        Level("sailor", 0, error=0.1),
        Level("navigator", 0.05),
        Level("captain", 0.5),
    )
}
LEVELS = tuple(LEVEL)

# points that a beginner easily overlooks
OVERLOOKED = {"la-isla": 2.0, "islas-canarias": 2.0, "isla-dorada": 3.0, "trails-of-tucana": 0.5}


class LevelBot:
    """A player of some level. It can be stopped while it thinks, and then plays the best it has found so far."""

    def __init__(
        self,
        level: Level,
        seed: int,
        iterations: int | None = None,
        seconds: float | None = None,
        clock: Clock = time.perf_counter,
    ) -> None:
        self.name = level.name
        self.level = level
        self.seed = seed
        self.iterations = iterations
        self.seconds = level.seconds if seconds is None else seconds
        self.clock = clock
        self.stopped = threading.Event()

    def choose(self, seen: Seen) -> Move:
        moves = seen.moves()
        if len(moves) < 2:
            return seen.move(moves[0])
        key = hashlib.sha256(f"{self.seed} {seen.seat} ".encode() + seen.state.tobytes()).digest()
        return seen.move(self._searched(seen, key) if self.level.seconds else self._at_first_sight(seen, key))

    def stop(self) -> None:
        """Whatever it is thinking about, it moves now. May be called from any thread."""
        self.stopped.set()

    def _at_first_sight(self, seen: Seen, key: bytes) -> int:
        """The better a move looks, the likelier it is taken."""
        doubt = self.level.error * OVERLOOKED[seen.game.name]
        manner = replace(MANNERS[seen.game.name], doubt=doubt, open=0.0)
        thinking = Thinking(seen, manner, key)
        thinking.go_on(0)
        throw = int.from_bytes(key[:8], "big") / 2**64
        for found in thinking.findings():
            throw -= found.prior
            if throw < 0:
                break
        return found.move

    def _searched(self, seen: Seen, key: bytes) -> int:
        thinking = Thinking(seen, MANNERS[seen.game.name], key)
        if self.iterations is not None:
            thinking.count_to(self.iterations, self.stopped)
        else:
            thinking.think(self.seconds, self.stopped, self.clock)
        self.stopped.clear()  # it was obeyed
        return thinking.findings()[0].move
