"""One island in a terminal: squares of three columns, with coast, mountain, river and road along their edges."""

from __future__ import annotations

from collections.abc import Mapping

from islario.games.islas_canarias.box.components import AREA_NAMES, BUILDINGS, COLOURS, LANDS, Land, Square
from islario.words import Words

PAINT = {
    "orange": "#d8743f",
    "brown": "#8b6239",
    "green": "#6a9c54",
    "blue": "#4f86bb",
    "beige": "#d9c59a",
    "red": "#d0504a",
}
INK = "#101010"
GLYPHS = {"house": "⌂", "palace": "♜", "town": "▣"}
LINES = {"coast": ("~", "#4f86bb"), "mountain": ("^", "#9a8f80"), "river": ("≈", "#35a09d"), "road": ("=", "#c9971c")}
INSIDE = {"V": ("∩", "#d0504a"), "F": ("≡", "#6a9c54"), "~": (" ", "default")}
Standing = Mapping[str, tuple[int, int]]


def draw_land(which: int, standing: Standing, words: Words) -> list[str]:
    """An island with what stands on its areas, in rich's markup."""
    land = LANDS[which]
    height, width = len(land.grid), len(land.grid[0])
    lines = []
    for y in range(height + 1):
        border = "".join(_corner(land, y, x) + _edge(land, (y, x), "N") for x in range(width))
        lines.append(border + _corner(land, y, width))
        if y < height:
            squares = (_edge(land, (y, x), "W") + _square(land, (y, x), standing, words) for x in range(width))
            lines.append("".join(squares) + _edge(land, (y, width), "W"))
    return lines


def ground(land: Land, square: Square) -> str:
    """What a square is; all around the grid there is sea."""
    y, x = square
    inside = 0 <= y < len(land.grid) and 0 <= x < len(land.grid[0])
    return land.grid[y][x] if inside else "~"


def _corner(land: Land, y: int, x: int) -> str:
    near = {ground(land, (y - i, x - j)) for i in (0, 1) for j in (0, 1)}
    return " " if near == {"~"} else "[dim]·[/]"


def _edge(land: Land, square: Square, side: str) -> str:
    """The line along the northern or western side of a square."""
    length = 3 if side == "N" else 1
    beyond = (square[0] - 1, square[1]) if side == "N" else (square[0], square[1] - 1)
    feature = land.edges.get((square, side))
    if feature is not None:
        glyph, colour = LINES[feature]
        return f"[{colour}]{glyph * length}[/]"
    shore = (ground(land, square) == "~") != (ground(land, beyond) == "~")
    return f"[dim]{('─' if side == 'N' else '│') * length}[/]" if shore else " " * length


def _square(land: Land, square: Square, standing: Standing, words: Words) -> str:
    kind = ground(land, square)
    if kind != "o":
        glyph, colour = INSIDE[kind]
        return f"[{colour}]{glyph * 3}[/]"
    name = AREA_NAMES[land.areas.index(square)]
    return building_mark(*standing[name], words, name) if name in standing else f" {name} "


def building_mark(building: int, colour: int, words: Words, name: str) -> str:
    """A building as the board shows it: its sign and the letter of its colour, on that colour."""
    paint = COLOURS[colour]
    return f"[{INK} on {PAINT[paint]}]{name}{GLYPHS[BUILDINGS[building]]}{letter(paint, words)}[/]"


def letter(colour: str, words: Words) -> str:
    """A colour has a letter, too: nobody has to tell colours apart."""
    return words.say(f"letter-{colour}")
