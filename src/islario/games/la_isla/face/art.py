"""The island unrolled for a terminal: the rings as rows, the regions between the spaces that surround them.

A column a place. Outer spaces lie half a column to the right of the middle ones; the last column meets the first.
"""

from __future__ import annotations

from islario.games.la_isla.box.components import (
    LANDSCAPES,
    NONE,
    REGION_NAMES,
    REGION_VALUE,
    SPACE_NAMES,
    SPACE_RING,
    SPACES,
    Ring,
)
from islario.games.la_isla.face.names import animal_said, landscape_said, symbol_said
from islario.games.la_isla.rules.island import printed
from islario.kernel.reading import Hidden
from islario.words import Said, Words

COLUMN = 7  # ten of them and a half fit a narrow terminal
GLYPHS = ("▲", "◓", "∞", "◊", "■")  # tent, hat, rope, bottle, backpack
PAPER = ("#e8c547", "#7fb069", "#a9adb3", "#e6d3b0", "#a97c50")
INK = "#1c1c1c"
PLAYERS = ("#c8321e", "#1f5fae", "#7a3e9d", "#0b7a75")
ANIMAL_INK = ("#d0504a", "#c9971c", "#6a9c54", "#4f86bb", "#9a72b3")
SHORT = 4  # letters of an animal on its tile


class Row:
    """A line of the terminal, put together from coloured pieces at given columns."""

    def __init__(self) -> None:
        self.markup, self.at = "", 0

    def put(self, column: int, text: str, style: str = "") -> None:
        self.markup += " " * (column - self.at) + (f"[{style}]{text}[/]" if style else text)
        self.at = column + len(text)


def draw_island(hidden: Hidden, words: Words) -> list[str]:
    """From the coast inward: K, the outer ring, B, the middle ring, A, the inner ring, C."""
    return [
        _regions(hidden, words, "K", COLUMN * 3 // 2, COLUMN),
        *_ring(hidden, words, Ring.OUTER, COLUMN // 2, COLUMN),
        _regions(hidden, words, "B", COLUMN, COLUMN),
        *_ring(hidden, words, Ring.MIDDLE, 0, COLUMN),
        _regions(hidden, words, "A", COLUMN, COLUMN),
        *_ring(hidden, words, Ring.INNER, 0, 2 * COLUMN),
        _regions(hidden, words, "C", 2 * COLUMN, 2 * COLUMN),
    ]


def _ring(hidden: Hidden, words: Words, ring: Ring, first: int, width: int) -> list[str]:
    """Two lines: name, landscape and symbol of each space; and who stands there."""
    above, below = Row(), Row()
    for i, space in enumerate(space for space in range(SPACES) if SPACE_RING[space] == ring):
        landscape, symbol = hidden.ask(printed, space)
        name = words.tell(landscape_said(landscape))[: width - 5]
        paper = f"{INK} on {PAPER[landscape]}"
        above.put(first + i * width, f"{SPACE_NAMES[space]} {name}{GLYPHS[symbol]}".ljust(width - 1), paper)
        below.put(first + i * width, " ", paper)
        for seat in range(hidden.players):
            here = hidden.explorers[seat] >> space & 1
            below.put(below.at, str(seat + 1) if here else " ", f"bold white on {PLAYERS[seat]}" if here else paper)
        below.put(below.at, " " * (first + (i + 1) * width - 1 - below.at), paper)
    return [above.markup, below.markup]


def _regions(hidden: Hidden, words: Words, letter: str, first: int, step: int) -> str:
    """The animals that are still to be had, and what their regions are worth."""
    row = Row()
    regions = [region for region, name in enumerate(REGION_NAMES) if name.startswith(letter)]
    for i, region in enumerate(regions):
        animal, value = hidden.tile[region], int(REGION_VALUE[region])
        if animal == NONE:
            row.put(first + i * step - 3, f"   ·{value} ", "dim")
        else:
            row.put(first + i * step - 3, f"{short(animal, words):<{SHORT}}·{value}", ANIMAL_INK[animal])
    return row.markup


def short(animal: int, words: Words) -> str:
    """An animal in four letters."""
    return words.tell(Said(f"short-{animal_said(animal).message.removeprefix('animal-')}"))


def legend(words: Words) -> list[str]:
    """What the colours and signs of the spaces mean."""
    signs = "  ".join(f"{glyph} {words.tell(symbol_said(i))}" for i, glyph in enumerate(GLYPHS))
    lands = " ".join(f"[{INK} on {PAPER[i]}] {words.tell(landscape_said(i))} [/]" for i in range(len(LANDSCAPES)))
    return [lands, signs]
