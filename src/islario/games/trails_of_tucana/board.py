"""The table in a terminal: the seat's own island in colour with its trails, its scoring boxes, the others in a line."""

from __future__ import annotations

import numpy as np
from rich.cells import cell_len, set_cell_size
from rich.markup import escape

from islario.games.trails_of_tucana.components import (
    BLUE_VALUE,
    GRADE,
    LETTERS,
    MOST_OF_A_KIND,
    NO_BLUE,
    OF_A_KIND,
    PAIR_VALUE,
    RED_VALUE,
    ROUNDS,
    SIGHT_VALUE,
    SIGHTS,
    TERRAINS,
    TURNS,
)
from islario.games.trails_of_tucana.drawing import GLYPHS, INK, PAPER, SIGHT, draw_sheet, sight_letter
from islario.games.trails_of_tucana.state import OPTIONS, Reached, Setting
from islario.words import Words

MARKS = "●■▲◆★✚⬟⬢"
COLOURS = ("#d0504a", "#4f86bb", "#c9971c", "#6a9c54", "#9a72b3", "default", "#35a09d", "#d8743f")
PANEL = 22  # columns beside the map: 80 in all for Isla Petit, 90 for Isla Grande
SCORED = "✓"
NAME = 16  # columns for a name


def board(state: np.ndarray, seat: int, words: Words) -> str:
    """The table as one seat sees it; a spectator (-1) looks at the first sheet and everybody's line."""
    shown = max(seat, 0)
    drawn, width = draw_sheet(state, shown, words)
    panel = [
        *_course(state, shown, words),
        "",
        *_cards(state, words),
        "",
        *_sights(state, shown, words),
        *_villages(state, shown, words),
        _total(state, shown, words),
    ]
    blank = " " * width
    drawn += [blank] * (len(panel) - len(drawn))
    panel += [""] * (len(drawn) - len(panel))
    lines = [f"{left}  {right}".rstrip() for left, right in zip(drawn, panel, strict=True)]
    others = [other for other in range(state["players"][0]) if other != seat]
    return "\n".join([*lines, "", *_legend(words), *_lines_of(state, others, words), *_grades(state, words)])


def _course(state: np.ndarray, seat: int, words: Words) -> list[str]:
    one = state[0]
    island = int(one["options"][Setting.ISLAND])
    name = OPTIONS[Setting.ISLAND].choices[island]
    place = {"round": int(one["round_number"]), "rounds": int(ROUNDS[island]), "turn": int(one["turn"])}
    return [
        seat_name(seat, words),
        f"[bold]{words.say(f'option-island-{name}')}[/]",
        words.say("board-course", turns=TURNS, **place),
    ]


def seat_name(seat: int, words: Words) -> str:
    """A seat's mark and name, in its colour."""
    name = words.names[seat] if seat < len(words.names) else words.say("player", number=seat + 1)
    return f"[{COLOURS[seat]}]{MARKS[seat]}[/] [bold]{escape(set_cell_size(name, min(cell_len(name), NAME)))}[/]"


def _cards(state: np.ndarray, words: Words) -> list[str]:
    """The two cards of this turn, what is still face down, and the bonus cards that lie open."""
    one = state[0]
    lines = []
    if not one["ended"]:
        lines += [f"{_glyph(int(card))} [bold]{words.say(f'terrain-{TERRAINS[card]}')}[/]" for card in one["cards"]]
        deck = " ".join(f"{GLYPHS[terrain]}{left}" for terrain, left in enumerate(one["deck"]))
        lines.append(words.say("board-deck", cards=deck))
    on_top = one["blue_card"]
    blue = [f"{letter}{BLUE_VALUE[on_top[i], i]}" for i, letter in enumerate(LETTERS) if on_top[i] != NO_BLUE]
    if blue:
        lines.append(words.say("board-blue", cards=" ".join(blue)))
    red = [f"{sight_letter(kind, words)}{RED_VALUE[kind]}" for kind in range(len(SIGHTS)) if one["red_card"][kind]]
    if red:
        lines.append(words.say("board-red", cards=" ".join(red)))
    return lines


def _glyph(terrain: int) -> str:
    return f"[{INK} on {PAPER[terrain]}] {GLYPHS[terrain]} [/]"


def _reached(state: np.ndarray, seat: int, kind: int) -> int:
    """How many sights of a kind are connected to a village, as far as this copy of the state knows."""
    row = state["reached"][0, seat, kind * MOST_OF_A_KIND : (kind + 1) * MOST_OF_A_KIND]
    return int(np.sum(row != Reached.NOT))


def _sights(state: np.ndarray, seat: int, words: Words) -> list[str]:
    """The sight scoring box: values are ticked from the left, and their sum counts at the end of the round."""
    island = int(state["options"][0, Setting.ISLAND])
    lines, points = [], 0
    for kind, name in enumerate(SIGHTS):
        done, values = _reached(state, seat, kind), SIGHT_VALUE[island, kind][: OF_A_KIND[island]].tolist()
        points += sum(values[:done])
        box = "".join(f"{value}{SCORED if i < done else ' '}" for i, value in enumerate(values))
        label = f"{sight_letter(kind, words)} {words.say(f'sight-{name}')}"
        lines.append(f"[{SIGHT}]{label[0]}[/]{_spread(label, box)[1:]}")
    return [_sum(words.say("board-sights"), points), *lines]


def _villages(state: np.ndarray, seat: int, words: Words) -> list[str]:
    island, done = int(state["options"][0, Setting.ISLAND]), state["pair"][0, seat]
    values = PAIR_VALUE[island].tolist()
    points = sum(value for i, value in enumerate(values) if done[i])
    boxes = [f"{letter}{values[i]}{SCORED if done[i] else ' '}" for i, letter in enumerate(LETTERS)]
    return [_sum(words.say("board-villages"), points), "".join(boxes)]


def _total(state: np.ndarray, seat: int, words: Words) -> str:
    return _sum(words.say("board-points"), int(state["points"][0, seat].sum()))


def _sum(label: str, points: int) -> str:
    return f"[bold]{_spread(label, str(points))}[/]"


def _spread(left: str, right: str) -> str:
    """A label and its figures at the two edges of the panel."""
    return f"{left:<{PANEL - len(right) - 1}} {right}"


def _legend(words: Words) -> list[str]:
    terrains = "  ".join(f"{_glyph(i)} {words.say(f'terrain-{name}')}" for i, name in enumerate(TERRAINS[:-1]))
    letters = words.say("board-legend")
    return [terrains, f"[dim]{letters}[/]"]


def _lines_of(state: np.ndarray, seats: list[int], words: Words) -> list[str]:
    """One line a seat: sights and pairs connected, points, and whether it is still drawing."""
    rows = []
    for seat in seats:
        one = state[0]
        sights = sum(_reached(state, seat, kind) for kind in range(len(SIGHTS)))
        pairs = " ".join(letter if one["pair"][seat, i] else "·" for i, letter in enumerate(LETTERS))
        busy = "board-drawing" if one["to_draw"][seat] else "board-finished"
        rows.append([
            seat_name(seat, words), words.say("board-sights-connected", count=sights), pairs,
            words.say("board-points-so-far", count=int(one["points"][seat].sum())),
            "" if one["ended"] else f"[dim]{words.say(busy)}[/]",
        ])  # fmt: skip
    widths = [max((_shown(row[i]) for row in rows), default=0) for i in range(5)]
    lines = ["  ".join(cell + " " * (widths[i] - _shown(cell)) for i, cell in enumerate(row)).rstrip() for row in rows]
    return ["", *lines] if lines else []


def _shown(markup: str) -> int:
    from rich.text import Text

    return Text.from_markup(markup).cell_len


def _grades(state: np.ndarray, words: Words) -> list[str]:
    """The grade that each final score has earned; alone it is the whole outcome, with several the names say whose."""
    one = state[0]
    if not one["ended"]:
        return []
    if one["players"] == 1:
        return ["", _grade(state, 0, words)]
    return ["", *(f"{seat_name(seat, words)}  {_grade(state, seat, words)}" for seat in range(one["players"]))]


def _grade(state: np.ndarray, seat: int, words: Words) -> str:
    one = state[0]
    reached, points = int(one["grade"][seat]), int(one["points"][seat].sum())
    if not reached:
        return words.say("board-no-grade", points=points, least=int(GRADE[one["options"][Setting.ISLAND], 0]))
    return f"[bold]{words.say('board-grade', points=points, grade=words.say(f'grade-{reached}'))}[/]"
