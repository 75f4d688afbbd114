"""One iteration's lesson: moves that ended better than expected become more likely, but not much more at once (PPO);
and where matches were searched, those that the search tried most.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn

from islario.learning.network import Network
from islario.learning.pool import TOTALS_SHARE, WINS_SHARE, Pool
from islario.learning.selfplay import Experience

CLIP, STEEPEST = 0.2, 0.5
UTILITY_SHARE = 0.5


@dataclass
class Lesson:
    """How far off the network was, on average."""

    gain: float = 0.0
    utility: float = 0.0
    wins: float = 0.0
    totals: float = 0.0
    spread: float = 0.0
    searched: float = 0.0  # how unlikely it holds the moves that a search tries


@dataclass(frozen=True)
class Manner:
    """How to learn from an iteration."""

    rounds: int  # over everything
    part: int  # decisions at once
    curiosity: float  # how much it counts to keep moves open
    gain: float = 1.0  # how much it counts that moves ended better


def improve(
    network: Network, lived: list[Experience], adam: torch.optim.Optimizer, manner: Manner,
    pool: Pool | None = None, searched: int = 0,
) -> Lesson:  # fmt: skip
    """Learns from everything, table by table in turn, and beside it from so many decisions of searched matches."""
    parts = [part for _ in range(manner.rounds) for part in shuffled(lived, manner.part)]
    beside = -(-searched // len(parts))
    sums = torch.zeros(6, device=lived[0].likely.device)
    for which, some in parts:
        one = lived[which]
        told = network(one.seen[some], one.masks[some], one.players)
        gain = gained(one, some, told.moves)
        spread = -(told.moves.exp() * told.moves).sum(1).mean()
        utility = (told.utility - one.utility[some]).square().mean()
        wins = -(one.wins[some] * told.wins).sum(1).mean()
        totals = (told.totals - one.totals[some]).square().mean()
        loss = UTILITY_SHARE * utility + WINS_SHARE * wins + TOTALS_SHARE * totals
        loss = loss - manner.gain * gain - manner.curiosity * spread
        moves = torch.zeros_like(loss)
        if pool is not None and beside:
            missed, moves = pool.missed(network, beside)
            loss = loss + missed
        adam.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), STEEPEST)
        adam.step()
        sums += torch.stack([gain, utility, wins, totals, spread, moves]).detach()
    return Lesson(*(sums / len(parts)).tolist())


def gained(one: Experience, some: Tensor, moves: Tensor) -> Tensor:
    """What the network's own moves have gained by becoming likelier or less likely, without too much of it."""
    own = one.own[some].float()
    count = own.sum().clamp(min=2.0)
    better = one.better[some]
    better = better - (better * own).sum() / count
    better = own * better / (((better * own).square().sum() / (count - 1)).sqrt() + 1e-6)
    more = moves.gather(1, one.moves[some, None]).squeeze(1) - one.likely[some]
    ratio = more.where(one.own[some], 0.0).exp()
    return torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).sum() / count


def shuffled(lived: list[Experience], part: int) -> list[tuple[int, torch.Tensor]]:
    """All decisions in parts of one table each, in any order."""
    parts = [
        (which, some)
        for which, one in enumerate(lived)
        for some in torch.randperm(len(one.likely), device=one.likely.device).split(part)
    ]
    return [parts[i] for i in torch.randperm(len(parts)).tolist()]
