"""Pictures of shares, from 0 to 1 upward: a square with a grid, and dots with what chance may have made of them."""

from __future__ import annotations

from html import escape

WIDE, HIGH = 460, 512
LEFT, RIGHT, TOP, LOW = 62, 442, 42, 422
SIDE = RIGHT - LEFT
HEAD = (
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="Georgia, serif" font-size="13" '
    f'fill="#3a2d20" role="img">'
)
SHARES = {share / 100: f"{share} %" for share in range(0, 101, 20)}  # and how they are told


def across(share: float) -> float:
    return LEFT + share * SIDE


def up(share: float) -> float:
    return LOW - share * SIDE


def frame(title: str, ways: dict[float, str], line: tuple[float, float]) -> list[str]:
    """The title, the grid with what stands below it, and a dashed line from one height on the left to another."""
    return [
        f"{HEAD}<title>{escape(title)}</title>",
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fbf6ea"/>',
        f'<text x="{LEFT}" y="26" font-size="16">{escape(title)}</text>',
        *(
            f'<path d="M{LEFT} {up(share):.0f}H{RIGHT}M{across(way):.0f} {TOP}V{LOW}" stroke="#e3d9c3"/>'
            f'<text x="{LEFT - 8}" y="{up(share) + 4:.0f}" text-anchor="end">{told}</text>'
            f'<text x="{across(way):.0f}" y="{LOW + 18}" text-anchor="middle">{below}</text>'
            for (share, told), (way, below) in zip(SHARES.items(), ways.items(), strict=True)
        ),
        f'<path d="M{LEFT} {up(line[0]):.0f}L{RIGHT} {up(line[1]):.0f}" stroke="#9b2d23" stroke-dasharray="6 5"/>',
    ]


def dot(way: float, share: float, low: float, high: float, size: float, told: str) -> str:
    """A figure with its 95 % interval."""
    x = across(way)
    return (
        f'<path d="M{x:.1f} {up(low):.1f}V{up(high):.1f}" stroke="#2b5f75" stroke-width="1.5"/>'
        f'<circle cx="{x:.1f}" cy="{up(share):.1f}" r="{size:.1f}" fill="#2b5f75"><title>{told}</title></circle>'
    )


def foot(below: str, beside: str, *notes: str) -> list[str]:
    """What the two directions mean, and up to two lines under it."""
    lines = [f'<text x="{LEFT}" y="{HIGH - 32 + 18 * i}">{escape(note)}</text>' for i, note in enumerate(notes)]
    return [
        f'<text x="{(LEFT + RIGHT) / 2}" y="{LOW + 38}" text-anchor="middle">{below}</text>'
        f'<text transform="translate(16 {(TOP + LOW) / 2}) rotate(-90)" text-anchor="middle">{beside}</text>',
        *lines,
        "</svg>\n",
    ]
