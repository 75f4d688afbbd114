"""Draws a played sheet of Trails of Tucana as the README's picture: `python tools/draw_island.py FILE.svg`.

Ink on parchment: hand-drawn coasts, a pattern for each terrain, wooden huts, pencil trails. All shapes are our own.
"""

from __future__ import annotations

import math
import random
import sys
from pathlib import Path

import islario
from islario.games.trails_of_tucana.box.components import LETTERS, SHEETS, SIGHTS, TERRAINS, Sheet
from islario.games.trails_of_tucana.face.view import drawn_links

RADIUS = 46.0
STEP = RADIUS * math.sqrt(3) / 2  # half the distance between neighbours in a row
MARGIN = 70.0
FILLS = {"desert": "#ead08a", "forest": "#a5bf7f", "mountain": "#c7c3ba", "water": "#a9cbd3"}
INK = "#3a2d20"


def centre(place: tuple[int, int]) -> tuple[float, float]:
    x, y = place
    return MARGIN + STEP + x * STEP, MARGIN + RADIUS + y * RADIUS * 1.5


def corners(place: tuple[int, int], radius: float) -> list[tuple[float, float]]:
    cx, cy = centre(place)
    turns = [math.radians(60 * i - 90) for i in range(6)]
    return [(cx + radius * math.cos(turn), cy + radius * math.sin(turn)) for turn in turns]


def wobbly(points: list[tuple[float, float]], chance: random.Random, by: float) -> str:
    """A closed line through the points as a hand would draw it."""
    path = ""
    for i, (x, y) in enumerate(points):
        nx, ny = points[(i + 1) % len(points)]
        mx, my = (x + nx) / 2 + chance.uniform(-by, by), (y + ny) / 2 + chance.uniform(-by, by)
        path += f"{'M' if i == 0 else 'L'}{x:.1f} {y:.1f}Q{mx:.1f} {my:.1f} {nx:.1f} {ny:.1f}"
    return path + "Z"


def pattern(terrain: str, place: tuple[int, int], chance: random.Random) -> str:
    """A few strokes that tell the terrain without its colour."""
    cx, cy = centre(place)
    marks = ""
    for i in range(7):
        turn, far = i * 2.4 + chance.uniform(-0.3, 0.3), RADIUS * (0.25 + 0.085 * i)
        x, y = cx + far * math.cos(turn), cy + far * math.sin(turn) * 0.85
        match terrain:
            case "desert":
                marks += f"M{x:.1f} {y:.1f}h1.6m5 3h1.6m-9 2h1.6"
            case "forest":
                marks += f"M{x - 4:.1f} {y + 4:.1f}l4 -10l4 10zm4 0v3"
            case "mountain":
                marks += f"M{x - 6:.1f} {y + 4:.1f}l6 -10l6 10m-6 -10l-1.5 5l2 1.5"
            case _:
                marks += f"M{x - 7:.1f} {y:.1f}q3.5 -4 7 0t7 0"
    strokes = {"desert": "#a9884a", "forest": "#4f6f3c", "mountain": "#7c766a", "water": "#4f8794"}
    return f'<path d="{marks}" fill="none" stroke="{strokes[terrain]}" stroke-width="1.3" stroke-linecap="round"/>'


FIGURES = {
    "obelisk": "M-6 15L-4 -12L0 -18L4 -12L6 15ZM-9 15H9M-2 -6H2M-2 0H2M-2 6H2",
    "book": "M0 -8C-6 -13 -13 -12 -15 -10V11C-12 9 -6 8 0 12C6 8 12 9 15 11V-10C13 -12 6 -13 0 -8V12"
    "M-11 -5L-4 -4M-11 0L-4 1M4 -4L11 -5M4 1L11 0",
    "toucan": "M-9 14C-12 4 -10 -12 0 -13C5 -13 8 -10 8 -7C14 -9 18 -5 17 0C13 -3 9 -3 6 -2C8 6 4 13 -3 15"
    "L-5 19H-10L-9 14ZM1 -8A1.6 1.6 0 1 0 4 -8A1.6 1.6 0 1 0 1 -8",
    "yeti": "M-13 16C-15 4 -12 -4 -8 -7C-9 -14 -4 -18 0 -18C4 -18 9 -14 8 -7C12 -4 15 4 13 16L8 9L5 16L0 11L-5 16L-8 9Z"
    "M-4 -11h1.5M3 -11h1.5M-4 -5C-2 -3 2 -3 4 -5",
    "sea-monster": "M-17 12C-15 2 -9 2 -7 9C-5 14 -1 14 0 8C1 -2 -1 -8 3 -13C7 -18 15 -15 15 -9C11 -10 9 -8 9 -5"
    "C11 2 10 12 4 14M7 -12h1.5M-17 15C-12 13 -8 17 -3 15S8 13 15 16",
}


def sight(kind: str, place: tuple[int, int]) -> str:
    cx, cy = centre(place)
    return (
        f'<g transform="translate({cx:.1f} {cy:.1f})"><circle r="24" fill="#f6eedb" stroke="{INK}" stroke-width="1.6"/>'
        f'<path d="{FIGURES[kind]}" transform="scale(.92)" fill="#fffaf0" stroke="{INK}" stroke-width="1.7"'
        f' stroke-linejoin="round" stroke-linecap="round"/></g>'
    )


def village(letter: str, place: tuple[int, int]) -> str:
    cx, cy = centre(place)
    return (
        f'<g transform="translate({cx:.1f} {cy:.1f})"><path d="M-20 -4L0 -24L20 -4V19H-20Z" fill="#b3322c"'
        f' stroke="{INK}" stroke-width="2" stroke-linejoin="round"/><text y="12" text-anchor="middle" font-size="24"'
        f' font-family="Georgia, serif" font-weight="bold" fill="#fffaf0">{letter}</text></g>'
    )


def trails(sheet: Sheet, links: list[int], chance: random.Random) -> str:
    """Pencil lines from centre to centre."""
    path = ""
    for link in links:
        (ax, ay), (bx, by) = (centre(sheet.places[space]) for space in sheet.links[link])
        mx, my = (ax + bx) / 2 + chance.uniform(-3, 3), (ay + by) / 2 + chance.uniform(-3, 3)
        path += f"M{ax:.1f} {ay:.1f}Q{mx:.1f} {my:.1f} {bx:.1f} {by:.1f}"
    line = f'<path d="{path}" fill="none" stroke-linecap="round"'
    return f'{line} stroke="#f6eedb" stroke-width="9"/>{line} stroke="#2b2a5c" stroke-width="5.5"/>'


def sea(width: float, height: float, chance: random.Random) -> str:
    waves = ""
    y = 18.0
    while y < height:
        x = chance.uniform(-40, 0)
        waves += f"M{x:.0f} {y:.0f}" + "q9 -5 18 0t18 0" * int(width / 36 + 3)
        y += 27
    water = f'<rect width="{width:.0f}" height="{height:.0f}" fill="#cfe0df"/>'
    return f'{water}<path d="{waves}" fill="none" stroke="#b4d0d0"/>'


def draw(match: islario.Match, seat: int) -> str:
    hidden, chance = match.view_state(seat).hidden, random.Random(1)
    sheet = SHEETS[0]
    width = 2 * MARGIN + STEP * (2 + max(x for x, _ in sheet.places))
    height = 2 * MARGIN + RADIUS * (2 + 1.5 * max(y for _, y in sheet.places))
    parts = [sea(width, height, chance)]
    for grown, colour in ((15.0, INK), (13.0, "#f1e3c2")):  # the coast: every space grown, ink below, sand above
        outlines = "".join(wobbly(corners(place, RADIUS + grown), random.Random(i), 5)
                           for i, place in enumerate(sheet.places))  # fmt: skip
        parts.append(f'<path d="{outlines}" fill="{colour}" stroke="{colour}" stroke-width="2"/>')
    for terrain, place in zip(sheet.terrains, sheet.places, strict=True):
        name = TERRAINS[terrain]
        edge = wobbly(corners(place, RADIUS - 1.5), chance, 2.2)
        parts.append(f'<path d="{edge}" fill="{FILLS[name]}" stroke="{INK}" stroke-width="1.5"/>')
        parts.append(pattern(name, place, chance))
    parts.append(trails(sheet, drawn_links(hidden, seat), chance))
    for kind, spaces in zip(SIGHTS, sheet.sights, strict=True):
        parts += [sight(kind, sheet.places[space]) for space in spaces]
    for number, space in enumerate(sheet.villages):
        parts.append(village(LETTERS[hidden.letter[seat, number]], sheet.places[space]))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" role="img">'
        f"<title>A sheet of Trails of Tucana, played by a bot</title>{''.join(parts)}</svg>\n"
    )


def main() -> None:
    match = islario.game("trails-of-tucana").new(players=2, seed=11)
    player = islario.bot("greedy")
    while not match.over:
        seat = match.pending[0]
        match.play(seat, player.choose(match.view_state(seat)))
    Path(sys.argv[1]).write_text(draw(match, 0), encoding="utf-8")


if __name__ == "__main__":
    main()
