"""Players that see only what their seat may see. A choice is a function of the hidden copy and the bot's seed."""

from __future__ import annotations

import hashlib
import time

from islario.bots.levels import LEVEL, LEVELS, LevelBot
from islario.bots.player import Bot
from islario.bots.simple import simple_choice
from islario.bots.thinking import Clock
from islario.games.shelf import hint
from islario.kernel.errors import IslarioError
from islario.kernel.moves import Move
from islario.learned.weights import fault_of
from islario.match import Game
from islario.match.match import Seen

__all__ = ["BOTS", "LEVELS", "NAMES", "Bot", "UnknownBot", "bot", "bots_for", "check_bot", "seed_at", "usual_seconds"]

BOTS = ("random", "greedy", *LEVELS)  # that play every game
NAMES = ("random", "greedy", *LEVEL)


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
        key = _key(self.seed, seen)
        if seen.game.awaits_compiler:
            return seen.move(simple_choice(seen, key))
        return seen.move(seen.game.desk.greedy(seen.hidden, key))


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
    raise UnknownBot("unknown-bot", name=str(name), known=", ".join(NAMES), hint=hint(str(name), list(NAMES)))


def bots_for(game: Game) -> tuple[str, ...]:
    """All who play this game; the admiral where it has been learned as it is played here."""
    learned = fault_of(game.rules) is None
    return tuple(name for name in NAMES if learned or name in BOTS)


def check_bot(name: str, game: Game) -> None:
    """Refuses a bot that does not exist, or that does not play this game."""
    bot(name)
    fault = fault_of(game.rules)
    if name not in BOTS and fault is not None:
        raise fault


def seed_at(key: bytes, seat: int) -> int:
    """The seed of a bot in this seat of a match with this key: played again, it chooses the same."""
    return int.from_bytes(hashlib.sha256(key + bytes([seat])).digest()[:8], "big")


def usual_seconds(name: str) -> float:
    """How long the bot thinks about a decision."""
    return LEVEL[name].seconds if name in LEVEL else 0.0
