"""A sheet drawn in characters: spaces as coloured blocks, trails as lines between them, in rich's markup."""

from __future__ import annotations

from islario.games.trails_of_tucana.box.components import LETTERS, MOST_OF_A_KIND, SIGHTS
from islario.games.trails_of_tucana.face.names import sheet_of
from islario.games.trails_of_tucana.face.view import drawn_links
from islario.games.trails_of_tucana.rules.state import Reached
from islario.kernel.reading import Hidden
from islario.words import Words

GLYPHS = ("∴", "♣", "▲", "≈", "✱")  # sand, tufts, peaks, waves; and any of them
PAPER = ("#ead9b5", "#a9c78f", "#c9c2ba", "#a3cbe0", "#f6eedb")  # behind the glyphs
INK = "#3a2d20"
SIGHT = "bold #9b2d23"
DONE = "bold reverse"  # shows without colours too
TRAIL = "bold"
NEW_TRAIL = "bold #d29a1c"
STEP = 3  # columns to half a space; diagonals run over three columns and one line
REACH = 2  # columns of a space on each side of its middle

Cell = tuple[str, str]  # a character and its style


def draw_sheet(hidden: Hidden, seat: int, words: Words) -> tuple[list[str], int]:
    """The seat's sheet as lines of markup, all of one width, and that width."""
    sheet = sheet_of(hidden)
    width = max(x for x, _ in sheet.places) * STEP + 2 * REACH + 1
    height = 2 * max(y for _, y in sheet.places) + 1
    canvas: list[list[Cell]] = [[(" ", "")] * width for _ in range(height)]
    marks = _marks(hidden, seat, words)
    for space in range(len(sheet.places)):
        _draw_space(canvas, hidden, space, marks.get(space))
    new = hidden.new_trail[seat, : hidden.new_trails[seat]].tolist()
    for link in drawn_links(hidden, seat):
        _draw_trail(canvas, hidden, link, NEW_TRAIL if link in new else TRAIL)
    return [_markup(row) for row in canvas], width


def _middle(hidden: Hidden, space: int) -> tuple[int, int]:
    x, y = sheet_of(hidden).places[space]
    return x * STEP + REACH, 2 * y


def _marks(hidden: Hidden, seat: int, words: Words) -> dict[int, Cell]:
    """What stands on a space: a village's capital, or a sight's letter, small until it is connected."""
    sheet = sheet_of(hidden)
    marks: dict[int, Cell] = {}
    for village, space in enumerate(sheet.villages):
        which = hidden.letter[seat, village]
        done = hidden.pair[seat, which]
        marks[space] = (LETTERS[which], DONE if done else f"bold {INK} on #ffffff")
    for kind, spaces in enumerate(sheet.sights):
        for which, space in enumerate(spaces):
            done = hidden.reached[seat, kind * MOST_OF_A_KIND + which] != Reached.NOT
            letter = sight_letter(kind, words)
            ground = PAPER[sheet.terrains[space]]
            marks[space] = (letter.upper(), DONE) if done else (letter, f"{SIGHT} on {ground}")
    return marks


def sight_letter(kind: int, words: Words) -> str:
    return words.say(f"board-letter-{SIGHTS[kind]}")


def _draw_space(canvas: list[list[Cell]], hidden: Hidden, space: int, mark: Cell | None) -> None:
    """Its name, its terrain and what stands there, always in the same columns: `10c♣A`."""
    sheet = sheet_of(hidden)
    column, line = _middle(hidden, space)
    terrain = sheet.terrains[space]
    style = f"{INK} on {PAPER[terrain]}"
    for at, character in enumerate(f"{sheet.names[space]:>3}{GLYPHS[terrain]}", column - REACH):
        canvas[line][at] = (character, style)
    canvas[line][column + REACH] = mark or (" ", style)


def _draw_trail(canvas: list[list[Cell]], hidden: Hidden, link: int, style: str) -> None:
    """A heavy line through whatever is free between two spaces side by side, or a stroke between two rows."""
    a, b = sheet_of(hidden).links[link]
    (from_column, from_line), (to_column, to_line) = _middle(hidden, a), _middle(hidden, b)
    if from_line == to_line:
        for column in range(from_column + REACH, to_column - REACH + 1):
            if canvas[from_line][column][0] == " ":
                canvas[from_line][column] = ("━", style)
    elif to_column > from_column:
        canvas[from_line + 1][to_column - 1] = ("╲", style)
    else:
        canvas[from_line + 1][to_column + 1] = ("╱", style)


def _markup(row: list[Cell]) -> str:
    runs: list[list[str]] = []
    for character, style in row:
        if runs and runs[-1][1] == style:
            runs[-1][0] += character
        else:
            runs.append([character, style])
    return "".join(f"[{style}]{text}[/]" if style else text for text, style in runs)
