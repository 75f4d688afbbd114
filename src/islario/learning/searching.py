"""Matches that the admiral's search plays against itself, and what it found at each decision: lessons for a network.

Nothing here needs PyTorch: the matches are played by processes beside the learner, which leaves its network for them in
a file. What is written down of a decision follows from what its mover may know, but for how the match ended.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from pathlib import Path
from typing import Self

import numpy as np

from islario.bots import admiral
from islario.bots.thinking import Thinking
from islario.kernel.game import Rules
from islario.kernel.manner import Manner
from islario.learned.network import MOST_SEATS, POINTS_UNIT, Mind
from islario.learned.weights import read_weights
from islario.learning.plan import Plan, SearchPlan
from islario.match import Game, game
from islario.match.match import Seen

NOT_LEGAL = -1


@dataclass(frozen=True)
class Lessons:
    """Decisions of searched matches, a row each; seats counted from the mover onward."""

    seen: np.ndarray  # what the mover could know, as 8-bit numbers
    visits: np.ndarray  # how often the search tried each move; those that were not legal: -1
    players: np.ndarray
    hoped: np.ndarray  # each seat's share of the win, as the search expected it
    foretold: np.ndarray  # and its points at the end, in units
    won: np.ndarray  # and what came
    scored: np.ndarray

    def __len__(self) -> int:
        return len(self.players)

    @classmethod
    def together(cls, parts: list[Self]) -> Self:
        return cls(*(np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(cls)))

    def cut(self, begin: int, end: int | None = None) -> Self:
        return type(self)(*(getattr(self, field.name)[begin:end] for field in fields(self)))


@dataclass(frozen=True)
class Found:
    """What a search found at one decision."""

    seen: np.ndarray
    visits: np.ndarray
    hoped: np.ndarray
    foretold: np.ndarray

    def move(self, chance: np.random.Generator, doubt: float) -> int:
        """One of the moves, the more tried the likelier: as much as if nobody had doubted the network."""
        shares = np.maximum(self.visits, 0).astype(np.float64) ** doubt
        return int(chance.choice(len(shares), p=shares / shares.sum()))


def manner_of(rules: Rules, search: SearchPlan) -> Manner:
    """The admiral's own, or as the plan changes it."""
    return replace(rules.learned_manner, **search.manner)


def look_into(seen: Seen, players: int, plan: Plan, key: bytes, mind: Mind) -> Found:
    """Searches for so many iterations."""
    rules, search = seen.game.rules, plan.search
    thinking = Thinking(seen, manner_of(rules, search), key, mind=mind)
    thinking.go_on(0)  # looks at the position itself, before the search looks further
    observed = np.array(mind.observed[0])
    thinking.count_to(search.iterations)
    visits = np.full(rules.moves.count, NOT_LEGAL, np.int16)
    for found in thinking.findings():
        visits[found.move] = found.visits
    outcome, around = thinking.memory.outcome, (seen.seat + np.arange(players)) % players
    hoped, foretold = np.array(outcome.hopes)[around], np.array(outcome.usual)[around]
    return Found(observed, visits, _filled(hoped / hoped.sum()), _filled(foretold / POINTS_UNIT))


def play_searched(opened: Game, plan: Plan, mind: Mind, number: int) -> Lessons:
    """A whole match, all seats by search. It follows from its number and the network alone."""
    digest = hashlib.sha256(f"searched {number}".encode()).digest()
    chance = np.random.default_rng(list(digest))
    shares = np.array([table.share for table in plan.tables])
    table = plan.tables[int(chance.choice(len(shares), p=shares / shares.sum()))]
    options: dict[str, object] = {**table.options}
    match = opened.new(table.players, key=digest, **options)  # type: ignore[arg-type]
    noted: list[tuple[int, Found]] = []
    doubt = manner_of(opened.rules, plan.search).doubt
    while not match.over:
        seen = match.view_state(match.pending[0])
        moves = seen.moves()
        move = moves[0]
        if len(moves) > 1:
            key = hashlib.sha256(digest + bytes([seen.seat]) + seen.hidden.tobytes()).digest()
            found = look_into(seen, table.players, plan, key, mind)
            move = found.move(chance, doubt)
            noted.append((seen.seat, found))
        match.play_all([(seen.seat, move)])
    won = np.array([place == 1 for place in match.places], np.float64)
    around = [(seat + np.arange(table.players)) % table.players for seat, _ in noted]
    return Lessons(
        seen=np.stack([found.seen for _, found in noted]),
        visits=np.stack([found.visits for _, found in noted]),
        players=np.full(len(noted), table.players, np.int8),
        hoped=np.stack([found.hoped for _, found in noted]),
        foretold=np.stack([found.foretold for _, found in noted]),
        won=np.stack([_filled((won / won.sum())[onward]) for onward in around]),
        scored=np.stack([_filled(np.array(match.scores)[onward] / POINTS_UNIT) for onward in around]),
    )


def _filled(by_seat: np.ndarray) -> np.ndarray:
    """In as many seats as a network has heads for."""
    row = np.zeros(MOST_SEATS, np.float16)
    row[: len(by_seat)] = by_seat
    return row


def work(name: str, plan: Plan, network: Path, number: int) -> Lessons:
    """What each process does, match by match, with the network that lies there as it begins."""
    opened, mind = game(name), _mind_in(network, network.stat().st_mtime_ns)
    admiral.compile_once(opened, mind)
    return play_searched(opened, plan, mind, number)


@lru_cache(maxsize=1)
def _mind_in(file: Path, _changed: int) -> Mind:
    return read_weights(file).mind()
