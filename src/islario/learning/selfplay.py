"""Matches of the network against itself, thousands side by side, and what every decision in them led to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from islario.lab.batch import batch
from islario.learned.network import POINTS_UNIT
from islario.learning.goal import shares, utilities
from islario.learning.network import Network
from islario.learning.plan import Goal, TablePlan
from islario.match import Game


class Table:
    """A batch whose arrays are tensors: they share its memory and change with every step."""

    def __init__(self, game: Game, plan: TablePlan, goal: Goal, size: int, device: str, seed: int) -> None:
        options: dict[str, Any] = dict(plan.options)
        self.batch = batch(game, plan.players, size, device, seed=seed, dtype="int8", rewards="points", **options)
        arrays = ("observations", "masks", "seats", "rewards", "done")
        self.seen, self.masks, self.seats, self.totals, self.done = (
            torch.as_tensor(getattr(self.batch, name), device=device) for name in arrays
        )
        self.goal, self.players = plan.goal or goal, plan.players
        self.around, self.rows = torch.arange(plan.players, device=device), torch.arange(size, device=device)

    def stagger(self, steps: int, parts: int = 8) -> None:
        """Lets matches be in different places of their course, as they will be later."""
        which = torch.arange(self.batch.size) % parts
        for one in range(parts):
            self.batch.play_at_random(steps)
            self.batch.begin((which == one).numpy())

    def from_mover(self, by_seat: Tensor, seats: Tensor) -> Tensor:
        """What is told by seat, told from each row's mover onward."""
        return by_seat.gather(1, (self.around + seats[:, None]) % self.players)

    def by_seat(self, from_mover: Tensor, seats: Tensor) -> Tensor:
        """The other way round."""
        return from_mover.gather(1, (self.around - seats[:, None]) % self.players)


@dataclass
class Experience:
    """Every decision of an iteration at one table: what was seen, allowed and chosen, how likely that was, what was
    expected and what came; wins and totals from the mover onward."""

    players: int
    seen: Tensor
    masks: Tensor
    moves: Tensor
    own: Tensor  # whether the one who learns chose it
    likely: Tensor
    better: Tensor  # than expected
    utility: Tensor
    wins: Tensor
    totals: Tensor


def choose(likely: Tensor) -> Tensor:
    """A move for each match, drawn by its probability: the largest after each has got a fair handicap (Gumbel)."""
    return (likely - torch.empty_like(likely).exponential_().log()).argmax(1)


@torch.no_grad()
def play(
    network: Network, table: Table, steps: int, trace: float, others: Network | None = None
) -> tuple[Experience, Tensor]:
    """So many steps in every match, all seats played by the network, or one seat of each and the rest by another; and
    everybody's points in matches that ended."""
    size, device, players = table.batch.size, table.seen.device, table.players
    seen = table.seen.new_empty((steps, *table.seen.shape))
    masks = table.masks.new_empty((steps, *table.masks.shape))
    moves, seats = (torch.empty((steps, size), dtype=torch.int64, device=device) for _ in range(2))
    likely, expected = (torch.empty((steps, size), device=device) for _ in range(2))
    wins, totals, ends = (torch.empty((steps, size, players), device=device) for _ in range(3))
    done, own = (table.done.new_empty((steps, size)) for _ in range(2))
    mine = table.rows % players
    for t in range(steps):
        seen[t], masks[t], seats[t] = table.seen, table.masks, table.seats
        told = network(seen[t], masks[t], players)
        expected[t] = told.utility
        wins[t] = table.by_seat(told.wins.exp(), seats[t])
        totals[t] = table.by_seat(told.totals, seats[t])
        moves[t] = choose(told.moves)
        own[t] = True
        if others is not None:
            own[t] = seats[t] == mine
            moves[t] = torch.where(own[t], moves[t], choose(others(seen[t], masks[t], players).moves))
        likely[t] = told.moves.gather(1, moves[t, :, None]).squeeze(1)
        table.batch.step(moves[t])
        done[t], ends[t] = table.done, table.totals
    finished = ends[done]
    came = own_outcomes(expected, seats, done, ends, table.goal, trace)
    won = outcomes_of_all(wins, done, lambda t: shares(ends[t]), trace)
    scored = outcomes_of_all(totals, done, lambda t: ends[t] / POINTS_UNIT, trace)
    for t in range(steps):
        won[t], scored[t] = table.from_mover(won[t], seats[t]), table.from_mover(scored[t], seats[t])
    flat = (part.flatten(0, 1) for part in (seen, masks, moves, own, likely, came - expected, came, won, scored))
    return Experience(players, *flat), finished


def own_outcomes(expected: Tensor, seats: Tensor, done: Tensor, ends: Tensor, goal: Goal, trace: float) -> Tensor:
    """What each decision led to for its seat: the match's end, or what the seat expected when it last decided, and on
    the way there a little of what it expected at each of its decisions."""
    outcome, to_come = torch.empty_like(expected), torch.zeros_like(ends[0])
    for t in range(len(expected)):
        to_come.scatter_(1, seats[t, :, None], expected[t, :, None])
    for t in reversed(range(len(expected))):
        to_come = torch.where(done[t, :, None], utilities(ends[t], goal), to_come)
        mine = to_come.gather(1, seats[t, :, None])
        outcome[t] = mine.squeeze(1)
        to_come.scatter_(1, seats[t, :, None], trace * mine + (1 - trace) * expected[t, :, None])
    return outcome


def outcomes_of_all(expected: Tensor, done: Tensor, end: Callable[[int], Tensor], trace: float) -> Tensor:
    """The same for what is expected of every seat at every decision, whoever makes it."""
    outcome, to_come = torch.empty_like(expected), expected[-1]
    for t in reversed(range(len(expected))):
        to_come = torch.where(done[t, :, None], end(t), to_come)
        outcome[t] = to_come
        to_come = trace * to_come + (1 - trace) * expected[t]
    return outcome
