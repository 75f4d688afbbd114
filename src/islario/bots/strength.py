"""How strong bots are, by the ratings of arenas that `python -m benchmarks.strength` has played."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).parent / "strength.toml"


class Strength(NamedTuple):
    """A rating by Plackett and Luce's model, and its standard deviation."""

    mu: float
    sigma: float
    matches: int = 0  # of the arena that found it

    @property
    def margin(self) -> float:
        """How far the true one may be from it, either way (95 %)."""
        return 1.96 * self.sigma


@cache
def _known() -> dict[str, dict[str, Strength]]:
    read = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {game: {bot: Strength(**figures) for bot, figures in bots.items()} for game, bots in read.items()}


def strength_of(game: str, bot: str | None) -> Strength | None:
    """None: no arena has shown it."""
    return _known().get(game, {}).get(bot or "")


def strengths(game: str) -> dict[str, Strength]:
    return _known().get(game, {})
