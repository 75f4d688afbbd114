"""The levels: one name each for all games, from a novice who errs as people do to the strongest we have."""

from __future__ import annotations

import hashlib
import random
import threading
import time
from dataclasses import dataclass, replace

from islario.bots import admiral
from islario.bots.player import Bot
from islario.bots.simple import simple_choice
from islario.bots.thinking import Clock, Thinking
from islario.kernel.moves import Move
from islario.learned.network import Mind
from islario.learned.weights import mind_for
from islario.match.match import Seen


@dataclass(frozen=True)
class Level:
    name: str
    seconds: float  # that it thinks; 0: a first look at the moves is all
    learned: bool = False  # whether it searches with a network, where one has learned the game


LEVEL = {
    level.name: level
    for level in (
        Level("novice", 0),
        Level("sailor", 0),
        Level("navigator", 0.05),
        Level("captain", 0.5),
        Level("admiral", 0.5, learned=True),
    )
}
LEVELS = tuple(level.name for level in LEVEL.values() if not level.learned)  # those that every game has


class LevelBot(Bot):
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

    def decide(self, seen: Seen) -> Move:
        moves = seen.moves()
        mind = mind_for(seen.game.rules) if self.level.learned else None
        if len(moves) < 2:
            return seen.move(moves[0])
        key = hashlib.sha256(f"{self.seed} {seen.seat} ".encode() + seen.hidden.tobytes()).digest()
        if seen.game.awaits_compiler:
            return seen.move(simple_choice(seen, key))
        return seen.move(self._searched(seen, key, mind) if self.level.seconds else self._at_first_sight(seen, key))

    def stop(self) -> None:
        """Whatever it is thinking about, it moves now. May be called from any thread."""
        self.stopped.set()

    def _at_first_sight(self, seen: Seen, key: bytes) -> int:
        """The better a move looks, the likelier it is taken."""
        doubt = seen.game.rules.errors[self.name]
        manner = replace(seen.game.rules.manner, doubt=doubt, open=0.0)
        thinking = Thinking(seen, manner, key)
        thinking.go_on(0)
        found = thinking.findings()
        return random.Random(key).choices(found, [each.prior for each in found])[0].move

    def _searched(self, seen: Seen, key: bytes, mind: Mind | None) -> int:
        rules = seen.game.rules
        if mind is not None and self.iterations is None and not admiral.is_ready(seen.game):
            admiral.begin(seen.game)
            mind = None  # whoever waits for a move is not kept waiting: till then it thinks like a captain
        thinking = Thinking(seen, rules.manner if mind is None else rules.learned_manner, key, mind=mind)
        if self.iterations is not None:
            thinking.count_to(self.iterations, self.stopped)
        else:
            thinking.think(self.seconds, self.stopped, self.clock)
        self.stopped.clear()  # it was obeyed
        found = thinking.findings()
        most = found[0].visits
        error = rules.errors.get(self.name)
        if error is None or not most:
            return found[0].move
        chances = [(each.visits / most) ** (1 / error) for each in found]
        return random.Random(key).choices(found, chances)[0].move
