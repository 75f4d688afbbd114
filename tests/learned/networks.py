"""Networks that have learned nothing: small, made from a seed, and packed like any other."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from islario.kernel.game import Rules
from islario.learned import weights
from islario.learned.packing import pack

WIDTHS = (24, 16, 12)


def floats_of(rules: Rules, seed: int = 1, widths: tuple[int, int, int] = WIDTHS) -> dict[str, np.ndarray]:
    """What a learner hands over."""
    chance = np.random.default_rng(seed)
    heads = (("moves", rules.moves.count), ("wins", 8), ("totals", 8), ("utility", 1))
    made: dict[str, np.ndarray] = {"about": np.array(json.dumps({"game": rules.name, "rules": rules.version}))}
    inputs = rules.observation_size
    for name, size in (*zip(("first", "second", "third"), widths, strict=True), *heads):
        made[name] = chance.normal(0, 2 / np.sqrt(inputs), (size, inputs)).astype(np.float32)
        made[f"{name}_bias"] = chance.normal(0, 0.3, size).astype(np.float32)
        inputs = size if name in ("first", "second", "third") else inputs
    return made


def learn(rules: Rules, folder: Path, patch: pytest.MonkeyPatch, seed: int = 1) -> weights.Weights:
    """From now on the game has such a network."""
    given = folder / f"{rules.name}-{seed}-floats.npz"
    np.savez(given, **floats_of(rules, seed))  # type: ignore[arg-type]
    packed = pack(given, rules, folder / f"{rules.name}-{seed}.npz")
    patch.setattr(weights, "file_of", lambda _: packed)
    return weights.weights_of(rules)
