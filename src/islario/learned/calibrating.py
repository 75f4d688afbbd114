"""A network that is surer or less sure of who wins: `python -m islario.learned.calibrating GAME FACTOR`.

All that goes into the softmax of `wins` becomes so many times as large: who is held to be ahead stays the same, and
everything that asks the network hears it. By which factor its chances are true, matches tell (`python -m
benchmarks.calibration GAME --fit`).
"""

from __future__ import annotations

import sys
from pathlib import Path

from islario.kernel.errors import IslarioError
from islario.kernel.game import Rules
from islario.learned.network import MOST, SHIFT
from islario.learned.packing import STEPS, whole, write
from islario.learned.weights import Weights, file_of, weights_of
from islario.match import game

HEAD = "wins"
TIMES = "wins times"  # how it is told in `about`: by which factor in all, since it learned


def calibrated(weights: Weights, factor: float) -> Weights:
    """The same network, so many times as sure of who wins; refused where that does not fit its whole numbers."""
    arrays, about = dict(weights.arrays), dict(weights.about)
    unit = 1 << SHIFT
    floats = {HEAD: arrays[HEAD] * (factor / unit), f"{HEAD}_bias": arrays[f"{HEAD}_bias"] * (factor / unit / STEPS)}
    arrays[HEAD], arrays[f"{HEAD}_bias"] = whole(floats, HEAD, arrays[HEAD].shape, 1.0, MOST)
    about[TIMES] = round(about.get(TIMES, 1.0) * factor, 4)
    return Weights(arrays, about)


def calibrate(rules: Rules, factor: float, target: Path | None = None) -> Path:
    """Reads the game's network and writes it anew."""
    made = calibrated(weights_of(rules), factor)
    return write(made.arrays, made.about, target or file_of(rules))


def main(name: str, factor: str) -> None:
    try:
        target = calibrate(game(name).rules, float(factor))
    except (IslarioError, ValueError) as fault:
        sys.exit(str(fault))
    print(f"{target}: {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("Usage: python -m islario.learned.calibrating GAME FACTOR")
    main(*sys.argv[1:])
