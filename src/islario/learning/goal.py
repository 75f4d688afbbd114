"""What a learner is to strive for: to win, and on the way there to be ahead by much, and many points; alone, points."""

from __future__ import annotations

import torch
from torch import Tensor

from islario.learning.plan import Goal


def shares(totals: Tensor) -> Tensor:
    """Each seat's share of the win, by points: who ties shares. (The rules' own tie-breakers are left out.)"""
    best = totals == totals.amax(1, keepdim=True)
    return best / best.sum(1, keepdim=True)


def utilities(totals: Tensor, goal: Goal) -> Tensor:
    """What an outcome is worth to each seat, about from -1 to 1."""
    players = totals.shape[1]
    own = (totals - goal.usual) / goal.spread
    if players == 1:
        return own
    two = totals.topk(2, 1).values
    others = torch.where(totals == two[:, :1], two[:, 1:], two[:, :1])  # the best of the others
    margin = ((totals - others) / goal.spread).tanh()
    fair = 1.0 / players
    won = (shares(totals) - fair) / (1.0 - fair)
    return goal.own * own + (1.0 - goal.own) * (goal.margin * margin + (1.0 - goal.margin) * won)
