"""What learns: an observation in; how likely each move is, who will win, and with how many points, out.

Every layer ends between 0 and `MOST`, so that the same network can be worked out in whole numbers afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from islario.kernel.rows import SCALE
from islario.learned.network import MOST as MOST_STEPS
from islario.learned.network import MOST_SEATS
from islario.learned.packing import STEPS

WIDE, NARROW = 512, 256
MOST = (MOST_STEPS + 1) / STEPS  # of a number inside
NEVER = -1e9


class Told(NamedTuple):
    """What the network says of positions, a row each. Seats are counted from the one that decides."""

    moves: Tensor  # how likely, as logarithms
    utility: Tensor  # what the seat that decides may expect, see `islario.learning.goal`
    wins: Tensor  # whose win it will be, as logarithms
    totals: Tensor  # everybody's points at the end, in units


class Network(nn.Module):
    def __init__(self, features: int, moves: int) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(features, WIDE), nn.Linear(WIDE, NARROW)
        self.third = nn.Linear(NARROW, NARROW)
        self.moves, self.utility = nn.Linear(NARROW, moves), nn.Linear(NARROW, 1)
        self.wins, self.totals = nn.Linear(NARROW, MOST_SEATS), nn.Linear(NARROW, MOST_SEATS)

    def forward(self, seen: Tensor, masks: Tensor, players: int) -> Told:
        with torch.autocast(seen.device.type, torch.bfloat16, enabled=seen.is_cuda):
            inner = seen.to(torch.bfloat16 if seen.is_cuda else torch.float32) / SCALE
            for layer in (self.first, self.second, self.third):
                inner = layer(inner).clamp(0.0, MOST)
        inner = inner.float()
        return Told(
            self.moves(inner).masked_fill(~masks, NEVER).log_softmax(1),
            self.utility(inner).squeeze(1),
            self.wins(inner)[:, :players].log_softmax(1),
            self.totals(inner)[:, :players],
        )

    @classmethod
    def of(cls, floats: Mapping[str, np.ndarray]) -> Network:
        """The network that these are the weights of; what it is worth to the one who decides it may have to learn."""
        made = cls(floats["first"].shape[1], len(floats["moves"]))
        named = {name: name.replace(".weight", "").replace(".", "_") for name in made.state_dict()}
        given = {name: torch.as_tensor(floats[plain]) for name, plain in named.items() if plain in floats}
        made.load_state_dict(given, strict=False)
        return made

    def arrays(self) -> dict[str, np.ndarray]:
        """All weights by name, as plain arrays."""
        named = self.state_dict()
        return {name.replace(".weight", "").replace(".", "_"): value.cpu().numpy() for name, value in named.items()}
