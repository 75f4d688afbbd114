"""`islario.learned("la-isla")`: the network alone as a policy for batches, and its weights as plain arrays.

    policy = islario.learned("la-isla")
    batch = islario.batch("la-isla", players=2, size=1024)
    batch.step(policy(batch.observations, batch.masks))

Arrays of numpy's are computed with numpy, tensors of PyTorch's with PyTorch where they lie. 64-bit floats hold every
sum exactly, so activations and outputs are those of the compiled network.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from islario.kernel.rows import MOST as MOST_OBSERVED
from islario.kernel.rows import SCALE
from islario.learned.exponentials import UNIT
from islario.learned.network import MOST, POINTS_UNIT, SHIFT
from islario.learned.weights import HIDDEN, Weights, weights_of
from islario.match import game


class Learned:
    """A network that has learned a game."""

    def __init__(self, weights: Weights) -> None:
        self.arrays = weights.arrays  # whole numbers: weights in 1024ths, biases in 65536ths (docs/learned.md)
        self.about = weights.about
        self._copies: dict[str, dict[str, Any]] = {}

    def __call__(self, observations: Any, masks: Any) -> Any:
        """The likeliest legal move for each row."""
        return self.likelihoods(observations, masks).argmax(-1)

    def likelihoods(self, observations: Any, masks: Any) -> Any:
        """How likely the network would make each move; those that are not legal, never."""
        logits = self._head("moves", observations)
        return _softmax(logits, masks != 0)

    def prospects(self, observations: Any, players: int) -> tuple[Any, Any]:
        """Each seat's share of the win and points at the end, seats counted from the observer onward."""
        shares = self._head("wins", observations)[..., :players]
        points = self._head("totals", observations)[..., :players] * POINTS_UNIT
        return _softmax(shares, _library(shares).ones_like(shares) > 0), points

    def _head(self, name: str, observations: Any) -> Any:
        library, weights = _library(observations), self._weights(observations)
        found = observations + library.zeros_like(weights["first_bias"][:1])  # as 64-bit floats
        if not str(observations.dtype).endswith("int8"):
            found = library.clip(library.round(found * SCALE), -MOST_OBSERVED, MOST_OBSERVED)
        for layer in HIDDEN:
            sums = found @ weights[layer] + weights[f"{layer}_bias"]
            found = library.clip(library.floor(sums / (1 << SHIFT)), 0, MOST)
        return (found @ weights[name].T + weights[f"{name}_bias"]) / UNIT

    def _weights(self, like: Any) -> dict[str, Any]:
        """The weights as 64-bit floats, where the observations lie."""
        device = str(getattr(like, "device", "cpu"))
        place = f"{_library(like).__name__} {device}"
        if place not in self._copies:
            floats = {name: array.astype(np.float64) for name, array in self.arrays.items()}
            if _library(like) is not np:
                floats = {name: _library(like).from_numpy(array).to(device) for name, array in floats.items()}
            self._copies[place] = floats
        return self._copies[place]


def _library(array: Any) -> Any:
    """Whose array it is: numpy's, or PyTorch's, which has functions of the same names."""
    torch = sys.modules.get("torch")
    return torch if torch is not None and isinstance(array, torch.Tensor) else np


def _softmax(logits: Any, among: Any) -> Any:
    library = _library(logits)
    kept = library.where(among, logits, logits * 0 - 1e9)
    powers = library.exp(kept - library.amax(kept, -1)[..., None]) * among
    return powers / library.clip(powers.sum(-1), 1e-30, None)[..., None]


def learned(name: str) -> Learned:
    """The network that has learned a game; where there is none, the reason."""
    return Learned(weights_of(game(name).rules))
