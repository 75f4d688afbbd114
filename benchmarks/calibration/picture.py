"""What was foretold and what came as a picture: on the line, chances are true."""

from __future__ import annotations

from benchmarks.calibration.bins import Calibration
from benchmarks.drawing import SHARES, dot, foot, frame

MOST_ROUND = 9.0  # the radius of a bin that holds all positions


def picture(title: str, found: Calibration) -> str:
    """A dot a bin, the larger the more it holds, with the 95 % interval of what came."""
    parts = frame(title, SHARES, (0.0, 1.0))
    for each in found.bins:
        size = 2 + MOST_ROUND * (each.count / found.count) ** 0.5
        told = f"{100 * each.foretold:.1f} % foretold, {100 * each.came:.1f} % came ({each.count:,} positions)"
        parts.append(dot(each.foretold, each.came, each.low, each.high, size, told))
    error = f"mean error {100 * found.error:.1f} points ({100 * found.low:.1f} to {100 * found.high:.1f})"
    notes = f"{found.count:,} positions, one a match; bars: 95 %", error
    return "".join([*parts, *foot("share of the win foretold", "share of the win that came", *notes)])
