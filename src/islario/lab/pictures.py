"""The table as text and as pixels, from the same drawing that a terminal shows."""

from __future__ import annotations

import unicodedata
from functools import cache
from io import StringIO

import numpy as np
from rich.color_triplet import ColorTriplet
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import DEFAULT_TERMINAL_THEME

from islario.match import Match

WIDTH = 120  # columns
CELL = (12, 7)  # rows and columns of pixels that a character has
INK, PAPER = ColorTriplet(40, 34, 28), ColorTriplet(250, 246, 236)

# Printable ASCII from the space on: five columns a character, two hexadecimal digits a column, lowest bit on top.
FONT = bytes.fromhex("""
    0000000000 00005f0000 0007000700 147f147f14 242a7f2a12 2313086462 3649562050 0008070300 001c224100 0041221c00
    2a1c7f1c2a 08083e0808 0080703000 0808080808 0000606000 2010080402 3e5149453e 00427f4000 7249494946 2141494d33
    1814127f10 2745454539 3c4a494931 4121110907 3649494936 464949291e 0000140000 0040340000 0008142241 1414141414
    0041221408 0201590906 3e415d594e 7c1211127c 7f49494936 3e41414122 7f4141413e 7f49494941 7f09090901 3e41415173
    7f0808087f 00417f4100 2040413f01 7f08142241 7f40404040 7f021c027f 7f0408107f 3e4141413e 7f09090906 3e4151215e
    7f09192946 2649494932 03017f0103 3f4040403f 1f2040201f 3f4038403f 6314081463 0304780403 6159494d43 007f414141
    0204081020 004141417f 0402010204 4040404040 0003070800 2054547840 7f28444438 3844444428 384444287f 3854545418
    00087e0902 18a4a49c78 7f08040478 00447d4000 2040403d00 7f10284400 00417f4000 7c04780478 7c08040478 3844444438
    fc18242418 18242418fc 7c08040408 4854545424 04043f4424 3c4040207c 1c2040201c 3c4030403c 4428102844 4c9090907c
    4464544c44 0008364100 0000770000 0041360800 0201020402
""")


def _drawn(match: Match, seat: int | None) -> list[list[Segment]]:
    console = Console(width=WIDTH, file=StringIO(), force_terminal=True, color_system="truecolor", legacy_windows=False)
    text = console.render_str(match.board(seat, match.game.words("en")), highlight=False)
    return console.render_lines(text, console.options.update(no_wrap=True, overflow="ignore"), pad=False)


def text_of(match: Match, seat: int | None = None) -> str:
    """The table as plain text."""
    return "\n".join("".join(segment.text for segment in line).rstrip() for line in _drawn(match, seat))


def pixels_of(match: Match, seat: int | None = None) -> np.ndarray:
    """The table as rows of red, green and blue bytes; always of one size for one game and number of players."""
    lines = _drawn(match, seat)
    high, wide = CELL
    picture = np.full((_height(len(lines)) * high, WIDTH * wide, 3), PAPER, np.uint8)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            ink, paper = _colours(segment.style or Style.null())
            for character in segment.text:
                if column < WIDTH:
                    cell = picture[row * high : (row + 1) * high, column * wide : (column + 1) * wide]
                    cell[:] = paper
                    cell[_glyph(character)] = ink
                    column += 1
    return picture


def _height(lines: int) -> int:
    """Room for what may be written later: a video's frames are all of one size."""
    return -(-lines // 16) * 16


def _colours(style: Style) -> tuple[ColorTriplet, ColorTriplet]:
    theme = DEFAULT_TERMINAL_THEME
    ink = style.color.get_truecolor(theme) if style.color and not style.color.is_default else INK
    paper = style.bgcolor.get_truecolor(theme, False) if style.bgcolor and not style.bgcolor.is_default else PAPER
    return (paper, ink) if style.reverse else (ink, paper)


@cache
def _glyph(character: str) -> np.ndarray:
    """Which pixels of a cell are ink."""
    high, wide = CELL
    cell = np.zeros(CELL, np.bool_)
    plain = unicodedata.normalize("NFD", character)[0]
    if " " <= plain <= "~":
        columns = np.frombuffer(FONT, np.uint8, 5, 5 * (ord(plain) - ord(" ")))
        cell[2:10, 1:6] = columns[None, :] >> np.arange(8)[:, None] & 1
    elif character in "╲╱":
        rows = np.arange(high)
        across = rows * wide // high
        cell[rows, across if character == "╲" else wide - 1 - across] = True
    elif character in "─━═":
        cell[high // 2, :] = True
    elif character in "│┃║":
        cell[:, wide // 2] = True
    else:  # a sign that the font lacks: a small pattern of its own, the same wherever it stands
        cell[3:9, 1:6] = np.random.default_rng(ord(character)).random((6, 5)) < 0.5
    return cell
