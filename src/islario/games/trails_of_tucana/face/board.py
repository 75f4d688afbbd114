"""The table in a terminal: the seat's own island in colour with its trails, its scoring boxes, the others in a line."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.markup import escape

from islario.games.trails_of_tucana.box.components import (
    BLUE_VALUE,
    GRADE,
    LETTERS,
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
from islario.games.trails_of_tucana.face.art import GLYPHS, INK, PAPER, SIGHT, draw_sheet, sight_letter
from islario.games.trails_of_tucana.face.names import grade_said, island_of, sight_said, terrain_said
from islario.games.trails_of_tucana.rules.scoring import circled_sights
from islario.games.trails_of_tucana.rules.state import OPTIONS, Setting, Source
from islario.games.trails_of_tucana.rules.trails import sights_reached
from islario.kernel.reading import Hidden
from islario.words import Words

MARKS = "●■▲◆★✚⬟⬢"
COLOURS = ("#d0504a", "#4f86bb", "#c9971c", "#6a9c54", "#9a72b3", "default", "#35a09d", "#d8743f")
PANEL = 22  # columns beside the map: 80 in all for Isla Petit, 90 for Isla Grande
SCORED = "✓"
NAME = 16  # columns for a name


def board(hidden: Hidden, words: Words) -> str:
    """The table as one viewer sees it; a spectator looks at the first sheet and everybody's line."""
    shown = max(hidden.viewer, 0)
    drawn, width = draw_sheet(hidden, shown, words)
    panel = [
        *_course(hidden, shown, words),
        "",
        *_cards(hidden, words),
        "",
        *_sights(hidden, shown, words),
        *_villages(hidden, shown, words),
        _sum(words.say("board-points"), _points(hidden, shown)),
    ]
    blank = " " * width
    drawn += [blank] * (len(panel) - len(drawn))
    panel += [""] * (len(drawn) - len(panel))
    lines = [f"{left}  {right}".rstrip() for left, right in zip(drawn, panel, strict=True)]
    others = [other for other in range(hidden.players) if other != hidden.viewer]
    return "\n".join([*lines, "", *_legend(words), *_lines_of(hidden, others, words), *_grades(hidden, words)])


def _course(hidden: Hidden, seat: int, words: Words) -> list[str]:
    island = island_of(hidden)
    name = OPTIONS[Setting.ISLAND].choices[island]
    place = {"round": hidden.round_number, "rounds": int(ROUNDS[island]), "turn": hidden.turn}
    return [
        seat_name(seat, words),
        f"[bold]{words.say(f'option-island-{name}')}[/]",
        words.say("board-course", turns=TURNS, **place),
    ]


def seat_name(seat: int, words: Words) -> str:
    """A seat's mark and name, in its colour."""
    name = words.names[seat] if seat < len(words.names) else words.say("player", number=seat + 1)
    return f"[{COLOURS[seat]}]{MARKS[seat]}[/] [bold]{escape(set_cell_size(name, min(cell_len(name), NAME)))}[/]"


def _cards(hidden: Hidden, words: Words) -> list[str]:
    """The two cards of this turn, what is still face down, and the bonus cards that lie open."""
    lines = []
    if not hidden.ended:
        lines += [f"{_glyph(card)} [bold]{words.tell(terrain_said(card))}[/]" for card in hidden.cards.tolist()]
        deck = " ".join(f"{GLYPHS[terrain]}{left}" for terrain, left in enumerate(hidden.deck.tolist()))
        lines.append(words.say("board-deck", cards=deck))
    on_top = hidden.blue_card.tolist()
    blue = [f"{letter}{BLUE_VALUE[on_top[i], i]}" for i, letter in enumerate(LETTERS) if on_top[i] != NO_BLUE]
    if blue:
        lines.append(words.say("board-blue", cards=" ".join(blue)))
    red = [f"{sight_letter(kind, words)}{RED_VALUE[kind]}" for kind in range(len(SIGHTS)) if hidden.red_card[kind]]
    if red:
        lines.append(words.say("board-red", cards=" ".join(red)))
    return lines


def _glyph(terrain: int) -> str:
    return f"[{INK} on {PAPER[terrain]}] {GLYPHS[terrain]} [/]"


def _sights(hidden: Hidden, seat: int, words: Words) -> list[str]:
    """The sight scoring box: values are ticked from the left, and their sum counts at the end of the round."""
    island, lines = island_of(hidden), []
    for kind in range(len(SIGHTS)):
        done = hidden.ask(sights_reached, seat, kind)
        values = SIGHT_VALUE[island, kind][: OF_A_KIND[island]].tolist()
        box = "".join(f"{value}{SCORED if i < done else ' '}" for i, value in enumerate(values))
        label = f"{sight_letter(kind, words)} {words.tell(sight_said(kind))}"
        lines.append(f"[{SIGHT}]{label[0]}[/]{_spread(label, box)[1:]}")
    return [_sum(words.say("board-sights"), hidden.ask(circled_sights, seat)), *lines]


def _villages(hidden: Hidden, seat: int, words: Words) -> list[str]:
    values, done = PAIR_VALUE[island_of(hidden)].tolist(), hidden.pair[seat].tolist()
    boxes = [f"{letter}{values[i]}{SCORED if done[i] else ' '}" for i, letter in enumerate(LETTERS)]
    return [_sum(words.say("board-villages"), hidden.points[seat, Source.VILLAGES]), "".join(boxes)]


def _points(hidden: Hidden, seat: int) -> int:
    return sum(hidden.points[seat].tolist())


def _sum(label: str, points: int) -> str:
    return f"[bold]{_spread(label, str(points))}[/]"


def _spread(left: str, right: str) -> str:
    """A label and its figures at the two edges of the panel."""
    return f"{left:<{PANEL - len(right) - 1}} {right}"


def _legend(words: Words) -> list[str]:
    *terrains, joker = [f"{_glyph(i)} {words.tell(terrain_said(i))}" for i in range(len(TERRAINS))]
    letters = words.say("board-legend")
    return ["  ".join(terrains), joker, f"[dim]{letters}[/]"]


def _lines_of(hidden: Hidden, seats: list[int], words: Words) -> list[str]:
    """One line a seat: sights and pairs connected, points, and whether it is still drawing."""
    rows = []
    for seat in seats:
        sights = sum(hidden.ask(sights_reached, seat, kind) for kind in range(len(SIGHTS)))
        pairs = " ".join(letter if hidden.pair[seat, i] else "·" for i, letter in enumerate(LETTERS))
        busy = "board-drawing" if hidden.to_draw[seat] else "board-finished"
        rows.append([
            seat_name(seat, words), words.say("board-sights-connected", count=sights),
            words.say("board-pairs", letters=pairs), words.say("board-points-so-far", count=_points(hidden, seat)),
            "" if hidden.ended else f"[dim]{words.say(busy)}[/]",
        ])  # fmt: skip
    widths = [max((_shown(row[i]) for row in rows), default=0) for i in range(5)]
    lines = ["  ".join(cell + " " * (widths[i] - _shown(cell)) for i, cell in enumerate(row)).rstrip() for row in rows]
    return ["", *lines] if lines else []


def _shown(markup: str) -> int:
    from rich.text import Text

    return Text.from_markup(markup).cell_len


def _grades(hidden: Hidden, words: Words) -> list[str]:
    """The grade that each final score has earned; alone it is the whole outcome, with several the names say whose."""
    if not hidden.ended:
        return []
    if hidden.players == 1:
        return ["", _grade(hidden, 0, words)]
    return ["", *(f"{seat_name(seat, words)}  {_grade(hidden, seat, words)}" for seat in range(hidden.players))]


def _grade(hidden: Hidden, seat: int, words: Words) -> str:
    reached, points = hidden.grade[seat], _points(hidden, seat)
    if not reached:
        return words.say("board-no-grade", points=points, least=int(GRADE[island_of(hidden), 0]))
    return f"[bold]{words.say('board-grade', points=points, grade=grade_said(reached))}[/]"
