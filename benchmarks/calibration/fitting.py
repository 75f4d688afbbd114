"""How much surer a network's word should be: by the factor on its `wins` under which what came was likeliest."""

from __future__ import annotations

import numpy as np

FACTORS = np.arange(0.5, 2.005, 0.01)
LEAST = 1e-6  # of a share, so that nothing that came was impossible


def surer(shares: np.ndarray, factor: float) -> np.ndarray:
    """The shares that a softmax gives when all that goes into it is so many times as large."""
    powers = np.maximum(shares, LEAST) ** factor
    made: np.ndarray = powers / powers.sum(1, keepdims=True)
    return made


def loss(foretold: np.ndarray, came: np.ndarray) -> float:
    """How unlikely what came was held to be, for shares of the win: the mean cross entropy, in nats."""
    held = np.clip(foretold, LEAST, 1 - LEAST)
    return float(-(came * np.log(held) + (1 - came) * np.log(1 - held)).mean())


def best_factor(found: list[tuple[np.ndarray, np.ndarray]]) -> float:
    """Of what was foretold to all seats of each match, the mover first, and what came to the mover; kind by kind."""
    came = np.concatenate([each for _, each in found])

    def missed(factor: float) -> float:
        return loss(np.concatenate([surer(shares, factor)[:, 0] for shares, _ in found]), came)

    return float(min(FACTORS, key=missed))
