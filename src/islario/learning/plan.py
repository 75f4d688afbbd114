"""A game's plan of learning, from its `learned/learning.toml`: which tables, how many matches, how fast, for what."""

from __future__ import annotations

from pathlib import Path

import msgspec

from islario.kernel.errors import IslarioError
from islario.match import Game


class BadPlan(IslarioError):
    """A plan of learning cannot be read, or asks for something there is not."""


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spread: float  # points that count as a clear lead
    margin: float = 0.5  # how much a lead counts beside winning
    own: float = 0.0  # how much one's own points count beside both; alone they are all that counts
    usual: float = 0.0  # own points that count as 0


class TablePlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Matches of one kind: of all rows a `share`, by weight."""

    players: int
    share: float = 1.0
    options: dict[str, str] = {}
    goal: Goal | None = None


class SearchPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What comes after the bulk: matches that the admiral's search plays are learned from beside those without one."""

    minutes: float = 10.0
    iterations: int = 120  # a decision
    manner: dict[str, float] = {}  # in which it searches otherwise than the game's admiral
    word: float = 0.5  # how much what the search expected counts against what came
    times: float = 6.0  # how often a position is learned from
    kept: int = 400_000  # positions, the newest
    gain: float = 0.0  # how much the gain in matches without a search counts meanwhile
    rate: tuple[float, float] = (3e-4, 3e-5)  # first and last


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    goal: Goal
    tables: list[TablePlan]
    search: SearchPlan = SearchPlan()
    minutes: float = 16.0  # of learning without a search; the rate falls to its last at the end
    exploiting: float = 10.0  # minutes against a fixed network, where that is asked for
    size: int = 32768  # matches side by side
    steps: int = 48  # of every match in an iteration
    rounds: int = 2  # how often an iteration learns from a decision
    part: int = 32768  # decisions learned from at once
    rate: tuple[float, float] = (1e-3, 5e-5)  # first and last
    curiosity: tuple[float, float] = (0.02, 0.002)  # how much it counts to keep moves open, first and last
    trace: float = 0.95  # how far an outcome counts for what came long before

    def sizes(self) -> list[int]:
        whole = sum(table.share for table in self.tables)
        return [max(1, round(self.size * table.share / whole)) for table in self.tables]


def plan_of(game: Game, file: Path | None = None) -> Plan:
    """The game's own plan, or one of the reader's."""
    try:
        if file is None:
            file = Path(game.rules.folder, "learned", "learning.toml")
        return msgspec.toml.decode(file.read_text("utf-8"), type=Plan)
    except FileNotFoundError:
        raise BadPlan("no-plan", game=game.name) from None
    except (OSError, UnicodeDecodeError, msgspec.DecodeError) as wrong:
        raise BadPlan("bad-plan", wrong=str(wrong)) from None
