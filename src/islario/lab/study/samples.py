"""Playing the matches of a study; of each only what the report asks for is kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from islario.games import OURS
from islario.kernel.journal import Event, events_of, page_of
from islario.kernel.reading import State
from islario.kernel.shelf import packages
from islario.lab.arena.crews import Crew
from islario.lab.arena.plan import Plan, play
from islario.lab.simulate import Simulation, simulate
from islario.lab.walking import walk
from islario.match import Match, replay
from islario.match.game import Game, game

PACKAGE = Path(__file__).parent
AT_RANDOM = 10  # random matches for each of the bot's: they are compiled whole and cost next to nothing


class Notes(Protocol):
    """What a game's own chapters are made from, noted during one match."""

    first: int | None  # the seat that begins; where the game does not say, who makes the first move

    def see(self, event: Event) -> None:
        """Something happened."""
        ...

    def look(self, state: State) -> None:
        """A move has been made."""
        ...

    def facts(self, state: State) -> dict[str, Any]:
        """All that is kept, from the state at the end."""
        ...


@dataclass(frozen=True)
class Sample:
    """One match."""

    number: int
    first: int  # the seat that began: in most games it is drawn, so that seat numbers say nothing
    points: list[int]
    places: list[int]
    sources: list[list[int]]  # points of each seat by source
    decisions: int
    rounds: int
    facts: dict[str, Any]


@dataclass(frozen=True)
class Study:
    """All matches, in the order of their numbers, and as many at random to compare."""

    plan: Plan
    samples: list[Sample]
    random: Simulation

    @property
    def game(self) -> Game:
        return game(self.plan.game)

    @property
    def points(self) -> np.ndarray:
        """One row a match, one column a seat."""
        return np.array([sample.points for sample in self.samples], float)

    @property
    def victories(self) -> np.ndarray:
        """The part of a victory that fell to each seat."""
        won = np.array([sample.places for sample in self.samples]) == 1
        return np.asarray(won / won.sum(axis=1, keepdims=True))

    def in_turn_order(self, by_seat: np.ndarray) -> np.ndarray:
        """The same with whoever began in the first column."""
        first = np.array([sample.first for sample in self.samples])
        seats = (first[:, None] + np.arange(self.plan.players)) % self.plan.players
        return np.take_along_axis(by_seat, seats, axis=1)


def study(plan: Plan, games: int, crew: Crew, progress: Callable[[int], None] | None = None) -> Study:
    """Plays the matches of a plan with one bot; `progress` is told how many have just ended."""
    samples = []
    for sample in crew.map(partial(sampled, plan), range(games)):
        samples.append(sample)
        if progress is not None:
            progress(1)
    options: dict[str, Any] = {**plan.options}
    random = simulate(game(plan.game), AT_RANDOM * games, plan.players, plan.seed, 1, **options)
    return Study(plan, sorted(samples, key=lambda sample: sample.number), random)


def sampled(plan: Plan, number: int) -> Sample:
    """Plays one match and notes what the report asks for."""
    return sample_of(replay(play(plan, number).record), number)


def sample_of(match: Match, number: int) -> Sample:
    notes: Notes = chapters_of(match.game).Notes(match.players)
    pages = 0
    for position, _, _ in walk(match):
        pages = _note(notes, position.state, pages)
    state = match.state
    _note(notes, state, pages)
    sources = [[*match.breakdown(seat).values()] for seat in range(match.players)]
    rounds = int(getattr(state, "round_number", 0))  # not every game counts them
    first = match.plies[0][0] if notes.first is None else notes.first
    facts = notes.facts(state)
    return Sample(number, first, [*match.scores], [*match.places], sources, len(match.plies), rounds, facts)


def _note(notes: Notes, state: State, pages: int) -> int:
    if page_of(state) != pages:
        for event in events_of(state):
            notes.see(event)
    notes.look(state)
    return page_of(state)


def chapters_of(opened: Game) -> Any:
    """The module with a game's own chapters: in its package, or for ours beside this one; most games have none."""
    if (opened.rules.folder / "players" / "study.py").exists():
        return import_module(f"{packages()[opened.name]}.players.study")
    return import_module(f"islario.lab.study.{opened.name.replace('-', '_') if opened.name in OURS else 'plain'}")
