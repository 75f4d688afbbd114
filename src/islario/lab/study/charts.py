"""Charts as inline SVG, in ink on parchment. Colours come from the page, so that they follow light and dark."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import escape
from itertools import pairwise

import numpy as np

from islario.lab.study.figures import Figure

WIDTH, LEFT, RIGHT = 760, 56, 16
ROW = 20
LONG = 20  # rows from which the scale stands at the top too
Number = Callable[[float], str]


@dataclass(frozen=True)
class Chart:
    """A picture, and the same as a table for those who cannot or will not look at pictures."""

    svg: str
    headings: list[str]
    rows: list[list[str]]
    series: list[str] = field(default_factory=list)


def columns(
    title: str, edges: np.ndarray, series: Sequence[tuple[str, np.ndarray]], number: Number, percent: Number,
    what: str,
) -> Chart:  # fmt: skip
    """How often values fall into each bin: the first series as columns, the others as lines of steps."""
    high, top, bottom = 240, 12, 42
    most = max(float(shares.max()) for _, shares in series) or 1.0
    across = _scale(float(edges[0]), float(edges[-1]), LEFT, WIDTH - RIGHT)
    up = _scale(0, most * 1.05, high - bottom, top)
    parts = [_grid_lines(_ticks(0, most * 1.05, 4), up, percent)]
    for which, (name, shares) in enumerate(series):
        bars = zip(edges[:-1], edges[1:], shares, strict=True)
        if which == 0:
            parts += [
                f'<rect class="s0" x="{across(a) + 0.7:.1f}" y="{up(s):.1f}" '
                f'width="{max(across(b) - across(a) - 1.4, 1):.1f}" height="{up(0) - up(s):.1f}">'
                f"<title>{escape(f'{_span(a, b, number)}: {percent(s)}')}</title></rect>"
                for a, b, s in bars
                if s
            ]
        else:
            steps = " ".join(f"{across(a):.1f},{up(s):.1f} {across(b):.1f},{up(s):.1f}" for a, b, s in bars)
            told = f"<title>{escape(name)}</title>"
            parts.append(f'<polyline class="line s{which}" points="{steps}">{told}</polyline>')
    ticks = _ticks(float(edges[0]), float(edges[-1]), 8)
    if edges[1] - edges[0] == 1:  # a column a number: it stands below the middle of its column
        whole = [tick for tick in ticks if tick == int(tick) and tick < edges[-1]]
        parts.append(_axis(lambda tick: across(tick + 0.5), whole, up(0), number))
    else:
        parts.append(_axis(across, ticks, up(0), number))
    parts.append(f'<text class="what" x="{(LEFT + WIDTH - RIGHT) / 2}" y="{high - 6}">{escape(what)}</text>')
    rows = [
        [_span(a, b, number), *(percent(shares[i]) for _, shares in series)]
        for i, (a, b) in enumerate(pairwise(edges))
        if any(shares[i] for _, shares in series)
    ]
    return Chart(_svg(title, high, parts), [what, *(name for name, _ in series)], rows, [name for name, _ in series])


def dots(
    title: str, rows: Sequence[tuple[str, Sequence[Figure]]], series: Sequence[str], number: Number, what: str,
    line: float | None = None, heading: str = "",
) -> Chart:  # fmt: skip
    """A row a thing, a dot a value, and a line through it as long as its interval."""
    top, bottom = (24 if len(rows) > LONG else 8), 42
    pitch = max(ROW, 13 * len(series) + 4)
    high = top + pitch * len(rows) + bottom
    left = min(340, 24 + 7 * max(len(label) for label, _ in rows))
    ends = [v for _, figures in rows for f in figures for v in ((f.low, f.high) if f.is_sure else (f.value,))]
    ends += [] if line is None else [line]
    least, most = min(ends), max(ends)
    room = (most - least or 1.0) * 0.04
    across = _scale(least - room, most + room, left, WIDTH - RIGHT)
    foot = high - bottom
    ticks = _ticks(least - room, most + room, 6)
    parts = [f'<path class="grid" d="M{across(tick):.1f} {top}V{foot:.1f}"/>' for tick in ticks]
    parts.append(_axis(across, ticks, foot, number, left))
    if len(rows) > LONG:
        parts += [f'<text class="tick" x="{across(t):.1f}" y="{top - 8}">{escape(number(t))}</text>' for t in ticks]
    if line is not None:
        parts.append(f'<path class="fair" d="M{across(line):.1f} {top}V{foot}"/>')
    for i, (label, figures) in enumerate(rows):
        middle = top + pitch * (i + 0.5)
        parts.append(f'<text class="label" x="{left - 10}" y="{middle + 4:.1f}">{escape(_short(label, left))}</text>')
        for which, figure in enumerate(figures):
            y = middle + 13 * (which - (len(figures) - 1) / 2)
            parts.append(_dot(across, y, figure, which, f"{label}: {_told(figure, number)}"))
    parts.append(f'<text class="what" x="{(left + WIDTH - RIGHT) / 2:.0f}" y="{high - 6}">{escape(what)}</text>')
    headings = [heading, *(series if len(series) > 1 else [what])]
    table = [[label, *(_told(figure, number) for figure in figures)] for label, figures in rows]
    return Chart(_svg(title, high, parts), headings, table, list(series) if len(series) > 1 else [])


def _dot(across: Callable[[float], float], y: float, figure: Figure, which: int, told: str) -> str:
    mark = across(figure.value)
    span = f'<path d="M{across(figure.low):.1f} {y:.1f}H{across(figure.high):.1f}"/>' if figure.is_sure else ""
    shape = (
        f'<circle cx="{mark:.1f}" cy="{y:.1f}" r="4.5"/>'
        if which == 0
        else f'<rect x="{mark - 4:.1f}" y="{y - 4:.1f}" width="8" height="8"/>'
    )
    return f'<g class="dot s{which}">{span}{shape}<title>{escape(told)}</title></g>'


def _told(figure: Figure, number: Number) -> str:
    if not figure.is_sure:
        return number(figure.value)
    return f"{number(figure.value)} ({number(figure.low)}–{number(figure.high)})"


def _span(a: float, b: float, number: Number) -> str:
    return number(a) if b - a == 1 else f"{number(a)}–{number(b - 1)}"


def _short(label: str, room: int) -> str:
    most = (room - 20) // 7
    return label if len(label) <= most + 1 else label[:most] + "…"


def _scale(least: float, most: float, first: float, last: float) -> Callable[[float], float]:
    size = most - least or 1.0
    return lambda value: first + (float(value) - least) / size * (last - first)


def _ticks(least: float, most: float, about: int) -> list[float]:
    """Round numbers between two ends."""
    rough = (most - least or 1.0) / about
    power = 10.0 ** np.floor(np.log10(rough))
    step = next(power * k for k in (1, 2, 2.5, 5, 10) if power * k >= rough * 0.999)
    first = np.ceil(least / step - 1e-9)
    return [float(round((first + i) * step, 10)) for i in range(int((most - first * step) / step + 1e-9) + 1)]


def _grid_lines(ticks: list[float], up: Callable[[float], float], number: Number) -> str:
    return "".join(
        f'<path class="grid" d="M{LEFT} {up(tick):.1f}H{WIDTH - RIGHT}"/>'
        f'<text class="tick end" x="{LEFT - 6}" y="{up(tick) + 4:.1f}">{escape(number(tick))}</text>'
        for tick in ticks
    )


def _axis(across: Callable[[float], float], ticks: list[float], y: float, number: Number, left: float = LEFT) -> str:
    told = [f'<text class="tick" x="{across(t):.1f}" y="{y + 17:.1f}">{escape(number(t))}</text>' for t in ticks]
    return "".join(told) + f'<path class="axis" d="M{left} {y:.1f}H{WIDTH - RIGHT}"/>'


def _svg(title: str, high: float, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {high:.0f}" role="img" aria-label="{escape(title, quote=True)}">'
        f"{''.join(parts)}</svg>"
    )
