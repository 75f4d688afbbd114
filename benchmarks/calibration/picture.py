"""What was foretold and what came as a picture: on the line, chances are true."""

from __future__ import annotations

from html import escape

from benchmarks.calibration.bins import Calibration

WIDE, HIGH = 460, 512
LEFT, RIGHT, TOP, LOW = 62, 442, 42, 422
SIDE = RIGHT - LEFT
MOST_ROUND = 9.0  # the radius of a bin that holds all positions
HEAD = (
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="Georgia, serif" font-size="13" '
    f'fill="#3a2d20" role="img">'
)


def across(share: float) -> float:
    return LEFT + share * SIDE


def up(share: float) -> float:
    return LOW - share * SIDE


def picture(title: str, found: Calibration) -> str:
    """A dot a bin, the larger the more it holds, with the 95 % interval of what came."""
    parts = [
        f"{HEAD}<title>{escape(title)}</title>",
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fbf6ea"/>',
        f'<text x="{LEFT}" y="26" font-size="16">{escape(title)}</text>',
        *(_grid(share / 100) for share in range(0, 101, 20)),
        f'<path d="M{LEFT} {LOW}L{RIGHT} {TOP}" stroke="#9b2d23" stroke-dasharray="6 5"/>',
    ]
    for each in found.bins:
        x = across(each.foretold)
        size = 2 + MOST_ROUND * (each.count / found.count) ** 0.5
        told = f"{100 * each.foretold:.1f} % foretold, {100 * each.came:.1f} % came ({each.count:,} positions)"
        parts.append(
            f'<path d="M{x:.1f} {up(each.low):.1f}V{up(each.high):.1f}" stroke="#2b5f75" stroke-width="1.5"/>'
            f'<circle cx="{x:.1f}" cy="{up(each.came):.1f}" r="{size:.1f}" '
            f'fill="#2b5f75"><title>{told}</title></circle>'
        )
    parts.append(
        f'<text x="{(LEFT + RIGHT) / 2}" y="{LOW + 38}" text-anchor="middle">share of the win foretold</text>'
        f'<text transform="translate(16 {(TOP + LOW) / 2}) rotate(-90)" text-anchor="middle">'
        "share of the win that came</text>"
        f'<text x="{LEFT}" y="{HIGH - 32}">{found.count:,} positions, one a match; bars: 95 %</text>'
        f'<text x="{LEFT}" y="{HIGH - 14}">mean error {100 * found.error:.1f} points '
        f"({100 * found.low:.1f} to {100 * found.high:.1f})</text></svg>\n"
    )
    return "".join(parts)


def _grid(share: float) -> str:
    x, y = across(share), up(share)
    return (
        f'<path d="M{LEFT} {y:.0f}H{RIGHT}M{x:.0f} {TOP}V{LOW}" stroke="#e3d9c3"/>'
        f'<text x="{LEFT - 8}" y="{y + 4:.0f}" text-anchor="end">{100 * share:.0f} %</text>'
        f'<text x="{x:.0f}" y="{LOW + 18}" text-anchor="middle">{100 * share:.0f} %</text>'
    )
