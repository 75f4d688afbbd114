"""Matches of a network against itself, and one position of each: what is foretold there, and what came.

Moves are drawn as likely as the network would make them; nothing searches. The position is any decision of the match,
each as likely as the other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise, product
from typing import Any

import numpy as np

import islario
from islario.lab.batch import WAIT, Batch
from islario.learned.policy import Learned
from islario.match import Game

Choose = Callable[[Batch, int, np.ndarray], np.ndarray]  # moves for the rows named, at the how many-th step


@dataclass(frozen=True)
class Table:
    """Matches of one kind."""

    players: int
    options: dict[str, str]
    matches: int
    seed: int

    def batch(self, game: Game) -> Batch:
        options: dict[str, Any] = {**self.options}
        return islario.batch(
            game, self.players, self.matches, seed=self.seed, auto_reset=False, dtype="int8", **options
        )


@dataclass
class Positions:
    """One decision of each match: which it was, whose, and the position before it."""

    at: np.ndarray
    seats: np.ndarray
    states: np.ndarray
    observations: np.ndarray


@dataclass
class Played:
    """Matches of one kind that have ended."""

    table: Table
    positions: Positions
    outcomes: np.ndarray  # each mover's share of the win
    moves: list[np.ndarray] = field(default_factory=list)  # of each step, a row a match


def tables_of(game: Game, matches: int, seed: int) -> list[Table]:
    """Every number of players (two or more) with the usual options and with each other choice, all as often."""
    usual = {option.name: option.default for option in game.options}
    others = [(option, choice) for option in game.options for choice in option.choices if choice != option.default]
    choices = [usual, *(usual | {option.name: choice} for option, choice in others)]
    kinds = list(product([players for players in game.seats if players > 1], choices))
    cuts = [matches * which // len(kinds) for which in range(len(kinds) + 1)]
    sizes = [end - begin for begin, end in pairwise(cuts)]
    made = zip(kinds, sizes, strict=True)
    return [Table(*kind, size, 1000 * seed + which) for which, (kind, size) in enumerate(made) if size]


def play(game: Game, policy: Learned, table: Table) -> Played:
    """Whole matches, of which one decision each is kept."""
    chance = np.random.default_rng(table.seed)
    batch = table.batch(game)
    kept = Positions(
        at=np.zeros(batch.size, np.int64),
        seats=np.zeros(batch.size, np.int64),
        states=batch.states.copy(),
        observations=batch.observations.copy(),
    )
    moves = []

    def choose(batch: Batch, step: int, rows: np.ndarray) -> np.ndarray:
        these = rows[chance.random(len(rows)) * (step + 1) < 1]  # so that in the end each decision is as likely
        kept.at[these], kept.seats[these] = step, batch.seats[these]
        kept.states[these], kept.observations[these] = batch.states[these], batch.observations[these]
        chosen = drawn(policy, batch, rows, chance)
        moves.append(np.full(batch.size, WAIT, np.int64))
        moves[-1][rows] = chosen
        return chosen

    _play_out(batch, choose)
    return Played(table, kept, shares(batch, kept.seats), moves)


def play_again(game: Game, policy: Learned, played: Played, instead: np.ndarray) -> np.ndarray:
    """The same matches up to the positions, another move there, and then as the network plays: who of the movers won.

    A shared victory is one, as it is to hints."""
    chance = np.random.default_rng((played.table.seed, 1))

    def choose(batch: Batch, step: int, rows: np.ndarray) -> np.ndarray:
        at, on = played.positions.at[rows], rows[played.positions.at[rows] < step]
        chosen = np.where(at == step, instead[rows], played.moves[step][rows] if step < len(played.moves) else WAIT)
        chosen[at < step] = drawn(policy, batch, on, chance)
        return chosen

    batch = played.table.batch(game)
    _play_out(batch, choose)
    won: np.ndarray = shares(batch, played.positions.seats) > 0
    return won.astype(np.float64)


def _play_out(batch: Batch, choose: Choose) -> None:
    step = 0
    while len(rows := np.flatnonzero(batch.seats >= 0)):
        moves = np.full(batch.size, WAIT, np.int64)
        moves[rows] = choose(batch, step, rows)
        batch.step(moves)
        step += 1


def drawn(policy: Learned, batch: Batch, rows: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    """A move for each of the rows, as likely as the network would make it."""
    moves: np.ndarray = batch.masks[rows].argmax(1)
    open_to = np.flatnonzero(batch.masks[rows].sum(1) > 1)  # elsewhere the one legal move is made
    if len(open_to):
        reached = policy.likelihoods(batch.observations[rows[open_to]], batch.masks[rows[open_to]]).cumsum(1)
        moves[open_to] = (reached < chance.random((len(open_to), 1)) * reached[:, -1:]).sum(1)
    return moves


def shares(batch: Batch, seats: np.ndarray) -> np.ndarray:
    """Of each match, one seat's share of the win: a victory that is shared counts in parts."""
    won = batch.places == 1
    found: np.ndarray = (won / won.sum(1, keepdims=True))[np.arange(batch.size), seats]
    return found


def foretold(policy: Learned, played: Played) -> np.ndarray:
    """Each seat's share of the win as the network foretells it to the mover, who comes first."""
    wins, _ = policy.prospects(played.positions.observations, played.table.players)
    shares_of_all: np.ndarray = wins
    return shares_of_all
