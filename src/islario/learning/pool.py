"""The newest decisions of searched matches, as tensors where the learner is, to be drawn from at random."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

from islario.kernel.game import Rules
from islario.learned.network import MOST_SEATS
from islario.learning.network import NEVER, Network
from islario.learning.plan import SearchPlan
from islario.learning.searching import Lessons, manner_of

WINS_SHARE, TOTALS_SHARE = 0.25, 0.5  # how much it counts to foretell them


@dataclass
class Pool:
    seen: Tensor
    visits: Tensor
    wins: Tensor
    totals: Tensor
    players: Tensor
    plan: SearchPlan
    doubt: float  # a search that doubts its network tries moves more alike than they are likely: taken back here
    came: int = 0  # positions in all; the newest of them are here

    @classmethod
    def of(cls, rules: Rules, plan: SearchPlan, device: str) -> Pool:
        def rows(kind: torch.dtype, *width: int) -> Tensor:
            return torch.zeros((plan.kept, *width), dtype=kind, device=device)

        return cls(
            seen=rows(torch.int8, rules.observation_size),
            visits=rows(torch.int16, rules.moves.count),
            wins=rows(torch.float16, MOST_SEATS),
            totals=rows(torch.float16, MOST_SEATS),
            players=rows(torch.int8),
            plan=plan,
            doubt=manner_of(rules, plan).doubt,
        )

    def add(self, lessons: Lessons) -> None:
        """The newest take the places of the oldest."""
        some = lessons.cut(-self.plan.kept)
        word, device = self.plan.word, self.seen.device
        self.came += len(lessons)
        rows = (self.came - len(some) + torch.arange(len(some), device=device)) % self.plan.kept
        for kept, found in (
            (self.seen, some.seen),
            (self.visits, some.visits),
            (self.wins, word * some.hoped + (1 - word) * some.won),
            (self.totals, word * some.foretold + (1 - word) * some.scored),
            (self.players, some.players),
        ):
            kept[rows] = torch.as_tensor(np.asarray(found), device=device).to(kept.dtype)

    def __len__(self) -> int:
        return min(self.came, self.plan.kept)

    def missed(self, network: Network, count: int) -> tuple[Tensor, Tensor]:
        """How far off the network is at so many of the positions, drawn anew each time: to be made less; and how much
        of that its moves are."""
        rows = torch.randint(len(self), (count,), device=self.seen.device)
        visits = self.visits[rows].float()
        shares = (visits / visits.amax(1, keepdim=True)).clamp(min=0) ** self.doubt
        shares = shares / shares.sum(1, keepdim=True)
        told = network(self.seen[rows], visits >= 0, MOST_SEATS)
        seated = torch.arange(MOST_SEATS, device=rows.device) < self.players[rows, None]
        wins = told.wins.masked_fill(~seated, NEVER).log_softmax(1)
        moves = -(shares * told.moves).sum(1).mean()
        off = (told.totals - self.totals[rows].float()).square()
        totals = (off * seated).sum() / seated.sum()
        return moves - WINS_SHARE * (self.wins[rows].float() * wins).sum(1).mean() + TOTALS_SHARE * totals, moves
