"""The table in a terminal: all islands side by side, privileges, supply, piles, and the seat's own hand."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.markup import escape
from rich.text import Text

from islario.games.islas_canarias.box.components import BUILDINGS, COLOURS, ISLANDS, NONE
from islario.games.islas_canarias.face.art import GLYPHS, INK, PAINT, draw_land, letter
from islario.games.islas_canarias.face.names import (
    POWER_OF,
    card_said,
    face_said,
    island_said,
    power_said,
    seats_in,
    standing,
)
from islario.games.islas_canarias.rules.decisions import free_islands
from islario.games.islas_canarias.rules.state import Phase
from islario.kernel.reading import SPECTATOR, Hidden
from islario.words import Words

MARKS = "●■▲◆★"
NAME = 16  # columns for a name
WIDTH = 80  # columns of a narrow terminal for islands side by side; more go into another row
GAP = "   "


def board(hidden: Hidden, words: Words) -> str:
    """The table as the viewer sees it; a spectator sees no hand."""
    blocks = [_island_of(hidden, owner, words) for owner in range(hidden.players)]
    if hidden.phase == Phase.ISLANDS:
        free = hidden.ask(free_islands)
        blocks += [_free_island(which, words) for which in range(len(ISLANDS)) if free >> which & 1]
    legend = words.say("board-legend")
    parts = [_side_by_side(blocks), [f"[dim]{legend}[/]"], _middle(hidden, words)]
    if hidden.viewer != SPECTATOR:
        parts.append(_hand(hidden, words))
    return "\n\n".join("\n".join(part) for part in parts if part)


def seat_name(seat: int, words: Words) -> str:
    """A seat's mark and name."""
    name = words.names[seat] if seat < len(words.names) else words.say("player", number=seat + 1)
    return f"{MARKS[seat]} [bold]{escape(set_cell_size(name, min(cell_len(name), NAME)))}[/]"


def _island_of(hidden: Hidden, owner: int, words: Words) -> list[str]:
    """A seat's island with its name, points and cards above it; as wide all the way down."""
    which = hidden.island[owner]
    if which == NONE:
        return _even([seat_name(owner, words)])
    points = words.say("board-points", points=sum(hidden.points[owner].tolist()))
    cards = words.say("board-cards", count=hidden.hand_size[owner])
    drawn = draw_land(which, standing(hidden, owner), words)
    name = words.tell(island_said(which))
    return _even([seat_name(owner, words), name, f"[bold]{points}[/]", cards, *drawn])


def _free_island(which: int, words: Words) -> list[str]:
    drawn = draw_land(which, {}, words)
    return _even([f"[bold]{words.tell(island_said(which))}[/]", *drawn])


def _shown(markup: str) -> int:
    return Text.from_markup(markup).cell_len


def _even(lines: list[str]) -> list[str]:
    width = max(map(_shown, lines))
    return [line + " " * (width - _shown(line)) for line in lines]


def _side_by_side(blocks: list[list[str]]) -> list[str]:
    """Blocks in rows, as many in a row as fit."""
    rows: list[list[list[str]]] = [[]]
    for block in blocks:
        if sum(_shown(b[0]) + len(GAP) for b in (*rows[-1], block)) > WIDTH:
            rows.append([])
        rows[-1].append(block)
    lines: list[str] = []
    for row in rows:
        tallest = max(map(len, row))
        padded = [block + [" " * _shown(block[0])] * (tallest - len(block)) for block in row]
        lines += ["", *(GAP.join(parts).rstrip() for parts in zip(*padded, strict=True))]
    return lines[1:]


def _middle(hidden: Hidden, words: Words) -> list[str]:
    """What lies in the middle of the table."""
    piles = {"deck": hidden.deck_size, "discards": hidden.discards_size, "ship": hidden.ship_size}
    lines = [words.say("board-piles", **piles)]
    if hidden.round_number:
        ended = "board-last-round" if hidden.last_round else "board-round"
        lines.insert(0, words.say(ended, round=hidden.round_number, start=seat_name(hidden.start, words)))
    turned = [words.tell(card_said(turned)) for turned in hidden.turned.tolist()[: hidden.turned_count]]
    if turned:
        lines.append(words.say("board-turned", cards=", ".join(turned)))
    lines.append(f"[dim]{words.say('board-colours')}[/]")
    lines += [_colour_line(hidden, colour, words) for colour in range(len(COLOURS))]
    return lines


def _colour_line(hidden: Hidden, colour: int, words: Words) -> str:
    """A colour's supply, its privilege and who has how many points in it."""
    supply = " ".join(f"{GLYPHS[kind]}{hidden.supply[i, colour]}" for i, kind in enumerate(BUILDINGS))
    owner = hidden.owner[colour]
    whose = words.say("board-nobody") if owner == NONE else seat_name(owner, words)
    points = " ".join(f"{MARKS[seat]}{hidden.colour_points[seat, colour]}" for seat in range(hidden.players))
    privilege = words.say("board-privilege", power=power_said(POWER_OF[colour]), who=whose)
    mark = f"[{INK} on {PAINT[COLOURS[colour]]}] {letter(COLOURS[colour], words)} [/]"
    return f"{mark} {words.say(f'symbol-{COLOURS[colour]}'):<6}  {supply}  {points}  {privilege}"


def _hand(hidden: Hidden, words: Words) -> list[str]:
    lines, title = [], words.say("board-hand")
    for card, count in enumerate(hidden.hand[hidden.viewer].tolist()):
        if count:
            lines.append(f"{count} × {words.tell(face_said(card))}")
    if hidden.viewer in seats_in(hidden.loaders):
        lines.append(words.say("board-loaded", card=card_said(hidden.loaded[hidden.viewer])))
    return [f"[bold]{title}[/]", *lines] if lines else []
