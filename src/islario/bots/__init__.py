"""Players that see only what their seat may see. A choice is a function of the hidden copy and the bot's seed."""

from __future__ import annotations

import hashlib
import time

from islario.bots.levels import LEVEL, LEVELS, LevelBot
from islario.bots.player import Bot
from islario.bots.thinking import Clock
from islario.games.shelf import hint
from islario.kernel.errors import IslarioError
from islario.kernel.moves import Move
from islario.match.match import Seen

__all__ = ["BOTS", "LEVELS", "Bot", "UnknownBot", "bot", "usual_seconds"]

BOTS = ("random", "greedy", *LEVELS)


class UnknownBot(IslarioError):
    """There is no bot of that name."""


class RandomBot(Bot):
    """Any legal move, each as likely as the other."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, seen: Seen) -> Move:
        moves = seen.moves()
        throw = int.from_bytes(_key(self.seed, seen), "big")
        return seen.move(moves[throw % len(moves)])  # 256 bits: too many for the remainder to show a bias


class GreedyBot(Bot):
    """The move that is worth the most points one decision ahead."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, seen: Seen) -> Move:
        return seen.move(seen.game.desk.greedy(seen.hidden, _key(self.seed, seen)))


def _key(seed: int, seen: Seen) -> bytes:
    return hashlib.sha256(f"{seed} {seen.seat} ".encode() + seen.hidden.tobytes()).digest()


def bot(
    name: str,
    seed: int = 0,
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    clock: Clock = time.perf_counter,
) -> Bot:
    """A bot by its name. A level thinks for its usual time, for so many seconds, or for so many iterations: then its
    choice depends on the seed and on nothing else but what it sees. `time.thread_time` as its clock counts the time it
    has a processor for itself."""
    if name in LEVEL:
        return LevelBot(LEVEL[name], seed, iterations, seconds, clock)
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    raise UnknownBot("unknown-bot", name=str(name), known=", ".join(BOTS), hint=hint(str(name), list(BOTS)))


def usual_seconds(name: str) -> float:
    """How long the bot thinks about a decision."""
    return LEVEL[name].seconds if name in LEVEL else 0.0
