"""One iteration's lesson: moves that ended better than expected become more likely, but not much more at once (PPO)."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import nn

from islario.learning.network import Network
from islario.learning.selfplay import Experience

CLIP, STEEPEST = 0.2, 0.5
UTILITY_SHARE, WINS_SHARE, TOTALS_SHARE = 0.5, 0.25, 0.5


@dataclass
class Lesson:
    """How far off the network was, on average."""

    gain: float = 0.0
    utility: float = 0.0
    wins: float = 0.0
    totals: float = 0.0
    spread: float = 0.0


def improve(
    network: Network, lived: list[Experience], adam: torch.optim.Optimizer, rounds: int, part: int, curiosity: float
) -> Lesson:
    """Learns from everything, table by table in turn, so many rounds."""
    sums, parts = torch.zeros(5, device=lived[0].likely.device), 0
    for _ in range(rounds):
        for which, some in shuffled(lived, part):
            one = lived[which]
            told = network(one.seen[some], one.masks[some], one.players)
            better = one.better[some]
            better = (better - better.mean()) / (better.std() + 1e-6)
            ratio = (told.moves.gather(1, one.moves[some, None]).squeeze(1) - one.likely[some]).exp()
            gain = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            spread = -(told.moves.exp() * told.moves).sum(1).mean()
            utility = (told.utility - one.utility[some]).square().mean()
            wins = -(one.wins[some] * told.wins).sum(1).mean()
            totals = (told.totals - one.totals[some]).square().mean()
            loss = UTILITY_SHARE * utility + WINS_SHARE * wins + TOTALS_SHARE * totals - gain - curiosity * spread
            adam.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), STEEPEST)
            adam.step()
            sums += torch.stack([gain, utility, wins, totals, spread]).detach()
            parts += 1
    return Lesson(*(sums / parts).tolist())


def shuffled(lived: list[Experience], part: int) -> list[tuple[int, torch.Tensor]]:
    """All decisions in parts of one table each, in any order."""
    parts = [
        (which, some)
        for which, one in enumerate(lived)
        for some in torch.randperm(len(one.likely), device=one.likely.device).split(part)
    ]
    return [parts[i] for i in torch.randperm(len(parts)).tolist()]
