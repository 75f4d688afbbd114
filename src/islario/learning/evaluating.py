"""How strong a network is beside another, or beside random players, over whole matches of one table."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

from islario.learning.goal import shares
from islario.learning.network import Network
from islario.learning.plan import Goal, TablePlan
from islario.learning.selfplay import Table, choose
from islario.match import Game


@torch.no_grad()
def against(
    one: Network,
    other: Network | None,
    game: Game,
    plan: TablePlan,
    matches: int,
    device: str,
    seed: int = 0,
    *,
    likeliest: bool = False,
) -> float:
    """The share of wins of `one`, in one seat of each match, `other` (or random players) in the others; as many times
    the fair share as there are players, so that 1 is as good as they are. Moves are drawn as likely as they are, or all
    make their likeliest: who is less sure loses by drawing."""
    move: Callable[[Tensor], Tensor] = (lambda likely: likely.argmax(1)) if likeliest else choose
    table = Table(game, plan, plan.goal or Goal(1.0), matches, device, seed)
    mine = torch.arange(matches, device=device) % plan.players
    ended = torch.zeros(matches, dtype=torch.bool, device=device)
    won = torch.zeros(matches, device=device)
    while not ended.all():
        moves = move(one(table.seen, table.masks, plan.players).moves)
        if other is None:
            others = torch.as_tensor(table.batch.sample(), device=device)
        else:
            others = move(other(table.seen, table.masks, plan.players).moves)
        table.batch.step(torch.where(table.seats == mine, moves, others))
        first = table.done & ~ended
        won = torch.where(first, shares(table.totals).gather(1, mine[:, None]).squeeze(1), won)
        ended |= table.done
    return round(float(won.mean()) * plan.players, 3)
