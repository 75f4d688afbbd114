"""From what a learner hands over to what is played with, and back: `python -m islario.learned.packing FLOATS.npz GAME`.

Layer by layer: an observation counts in 60ths, activations in 64ths up to 8, weights in 1024ths.
"""

from __future__ import annotations

import json
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from islario.kernel.errors import IslarioError
from islario.kernel.game import Rules
from islario.kernel.rows import MOST as MOST_OBSERVED
from islario.kernel.rows import SCALE
from islario.learned.network import MOST, MOST_SEATS, SHIFT
from islario.learned.weights import HEADS, HIDDEN, MOST_BYTES, file_of, standards_of
from islario.match import game

STEPS = 64  # in which activations count
HALF = np.int32(1 << SHIFT >> 1)  # so that a shift rounds


class BadNetwork(IslarioError):
    """A network that cannot be played with."""


def packed(floats: Mapping[str, np.ndarray], rules: Rules) -> dict[str, np.ndarray]:
    """The network in whole numbers, checked: the right sizes, and no sum too large for 32 bits."""
    sizes = {"moves": rules.moves.count, "wins": MOST_SEATS, "totals": MOST_SEATS}
    inputs, arrays = rules.observation_size, {}
    for name in HIDDEN:
        size = _array(floats, f"{name}_bias").size
        scale, most = (STEPS / SCALE, MOST_OBSERVED) if name == "first" else (1.0, MOST)
        weights, bias = whole(floats, name, (size, inputs), scale, most)
        arrays[name], arrays[f"{name}_bias"] = np.ascontiguousarray(weights.T), bias + HALF  # a row for each input
        inputs = size
    for name in HEADS:
        arrays[name], arrays[f"{name}_bias"] = whole(floats, name, (sizes[name], inputs), 1.0, MOST)
    return arrays


def _array(floats: Mapping[str, np.ndarray], name: str) -> np.ndarray:
    if name not in floats:
        raise BadNetwork("bad-network", wrong=f"'{name}' is missing")
    return np.asarray(floats[name], np.float64)


def whole(
    floats: Mapping[str, np.ndarray], name: str, shape: tuple[int, ...], scale: float, most: int
) -> tuple[np.ndarray, np.ndarray]:
    """A layer's weights and bias in whole numbers, of inputs that are no larger than `most`."""
    weights, bias = _array(floats, name), _array(floats, f"{name}_bias")
    if weights.shape != shape or bias.shape != shape[:1]:
        raise BadNetwork("bad-network", wrong=f"'{name}' is of shape {weights.shape}, and should be of {shape}")
    if not (np.isfinite(weights).all() and np.isfinite(bias).all()):
        raise BadNetwork("bad-network", wrong=f"'{name}' holds what is no number")
    rows, biases = np.rint(weights * scale * (1 << SHIFT)), np.rint(bias * STEPS * (1 << SHIFT))
    if np.abs(rows).max() > np.iinfo(np.int16).max:
        raise BadNetwork("bad-network", wrong=f"a weight of '{name}' does not fit 16 bits: {np.abs(weights).max():.3g}")
    if (np.abs(rows).sum(1) * most + np.abs(biases) + HALF).max() > np.iinfo(np.int32).max:
        raise BadNetwork("bad-network", wrong=f"a sum of '{name}' may not fit 32 bits")
    return rows.astype(np.int16), biases.astype(np.int32)


def unpacked(arrays: Mapping[str, np.ndarray]) -> dict[str, np.ndarray]:
    """The same network as a learner has it, but for what it alone knows (`utility`)."""
    floats, unit = {}, float(1 << SHIFT)
    for name in (*HIDDEN, *HEADS):
        weights, bias = arrays[name].astype(np.float32) / unit, arrays[f"{name}_bias"]
        if name in HIDDEN:
            weights, bias = weights.T * (SCALE / STEPS if name == "first" else 1.0), bias - HALF
        floats[name], floats[f"{name}_bias"] = weights, bias.astype(np.float32) / (unit * STEPS)
    return floats


def floats_in(source: Path, rules: Rules) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
    """A network of this game from a file, a learner's or one that is played with, and what is known of it."""
    try:
        with np.load(source, allow_pickle=False) as given:
            arrays = {name: given[name] for name in given.files}
    except (OSError, ValueError, zipfile.BadZipFile) as fault:
        raise BadNetwork("bad-network", wrong=f"{source}: {fault}") from None
    about: dict[str, Any] = json.loads(str(arrays.pop("about", "{}")))
    standards = standards_of(rules)
    for name in standards:
        if about.get(name, standards[name]) != standards[name]:
            raise BadNetwork("bad-network", wrong=f"its {name} is {about[name]}, and not {standards[name]}")
    whole_numbers = "first" in arrays and np.issubdtype(arrays["first"].dtype, np.integer)
    return unpacked(arrays) if whole_numbers else arrays, about


def pack(source: Path, rules: Rules, target: Path | None = None) -> Path:
    """Reads a learner's file and writes the game's."""
    floats, about = floats_in(source, rules)
    return write(packed(floats, rules), about | standards_of(rules), target or file_of(rules))


def write(arrays: Mapping[str, np.ndarray], about: Mapping[str, Any], target: Path) -> Path:
    """A game's file: whole numbers, and what is known of how they came about."""
    target.parent.mkdir(parents=True, exist_ok=True)
    kept: dict[str, Any] = {**arrays, "about": np.array(json.dumps(about))}
    np.savez_compressed(target, **kept)
    size = target.stat().st_size
    if size > MOST_BYTES:
        target.unlink()
        raise BadNetwork("bad-network", wrong=f"it takes {size:,} bytes, and {MOST_BYTES:,} are allowed")
    return target


def main(source: str, name: str) -> None:
    try:
        target = pack(Path(source), game(name).rules)
    except IslarioError as fault:
        sys.exit(str(fault))
    print(f"{target}: {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("Usage: python -m islario.learned.packing FLOATS.npz GAME")
    main(*sys.argv[1:])
