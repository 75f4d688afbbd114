"""The table in a terminal: all islands side by side, privileges, supply, piles, and the seat's own hand."""

from __future__ import annotations

import numpy as np
from rich.cells import cell_len, set_cell_size
from rich.markup import escape
from rich.text import Text

from islario.games.islas_canarias.components import BUILDINGS, COLOURS, ISLANDS, NONE, POWERS, PRIVILEGE
from islario.games.islas_canarias.drawing import GLYPHS, INK, PAINT, draw_land, letter
from islario.games.islas_canarias.moves import AREA_NAMES, CARD_NAMES, card, card_with_priorities, island, standing
from islario.games.islas_canarias.state import Phase
from islario.words import Words

MARKS = "●■▲◆★"
NAME = 16  # columns for a name
WIDTH = 100  # columns for islands side by side; more go into a second row
GAP = "   "


def board(state: np.ndarray, seat: int, words: Words) -> str:
    """The table as one seat sees it; a spectator (-1) sees no hand."""
    blocks = [_island_of(state, owner, words) for owner in range(state["players"][0])]
    if state["phase"][0] == Phase.ISLANDS:
        blocks += [_free_island(which, words) for which in range(len(ISLANDS)) if which not in state["island"][0]]
    legend = words.say("board-legend")
    parts = [_side_by_side(blocks), [f"[dim]{legend}[/]"], _middle(state, words)]
    if seat >= 0:
        parts.append(_hand(state, seat, words))
    return "\n\n".join("\n".join(part) for part in parts if part)


def seat_name(seat: int, words: Words) -> str:
    """A seat's mark and name."""
    name = words.names[seat] if seat < len(words.names) else words.say("player", number=seat + 1)
    return f"{MARKS[seat]} [bold]{escape(set_cell_size(name, min(cell_len(name), NAME)))}[/]"


def _island_of(state: np.ndarray, owner: int, words: Words) -> list[str]:
    """A seat's island with its name, points and cards above it; as wide all the way down."""
    one = state[0]
    points = words.say("board-points", points=int(one["points"][owner].sum()))
    cards = words.say("board-cards", count=int(one["hand_size"][owner]))
    if one["island"][owner] == NONE:
        return _even([seat_name(owner, words)])
    stands = {name: standing(state, owner, name) for name in AREA_NAMES}
    drawn, _ = draw_land(int(one["island"][owner]), stands, words)
    name = words.tell(island(ISLANDS[one["island"][owner]]))
    return _even([seat_name(owner, words), name, f"[bold]{points}[/]", cards, *drawn])


def _free_island(which: int, words: Words) -> list[str]:
    drawn, _ = draw_land(which, dict.fromkeys(AREA_NAMES), words)
    return _even([f"[bold]{words.tell(island(ISLANDS[which]))}[/]", *drawn])


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
        lines += [GAP.join(parts).rstrip() for parts in zip(*padded, strict=True)]
    return lines


def _middle(state: np.ndarray, words: Words) -> list[str]:
    """What lies in the middle of the table."""
    one = state[0]
    piles = {"deck": int(one["deck_size"]), "discards": int(one["discards_size"]), "ship": int(one["ship_size"])}
    lines = [words.say("board-piles", **piles)]
    if one["round_number"]:
        ended = "board-last-round" if one["last_round"] else "board-round"
        lines.insert(0, words.say(ended, round=int(one["round_number"]), start=seat_name(int(one["start"]), words)))
    turned = [words.tell(card(CARD_NAMES[turned])) for turned in one["turned"][: one["turned_count"]]]
    if turned:
        lines.append(words.say("board-turned", cards=", ".join(turned)))
    lines += [_colour_line(state, colour, words) for colour in range(len(COLOURS))]
    return lines


def _colour_line(state: np.ndarray, colour: int, words: Words) -> str:
    """A colour's supply, its privilege and who has how many points in it."""
    one = state[0]
    supply = " ".join(f"{GLYPHS[kind]}{one['supply'][i, colour]}" for i, kind in enumerate(BUILDINGS))
    power = POWERS[[int(which) for which in PRIVILEGE].index(colour)].replace("_", "-")
    owner = int(one["owner"][colour])
    whose = words.say("board-nobody") if owner == NONE else seat_name(owner, words)
    points = " ".join(f"{MARKS[s]}{one['colour_points'][s, colour]}" for s in range(one["players"]))
    privilege = words.say("board-privilege", power=words.say(f"power-{power}"), who=whose)
    mark = f"[{INK} on {PAINT[COLOURS[colour]]}] {letter(COLOURS[colour], words)} [/]"
    return f"{mark} {words.say(f'symbol-{COLOURS[colour]}'):<6}  {supply}  {points}  {privilege}"


def _hand(state: np.ndarray, seat: int, words: Words) -> list[str]:
    one = state[0]
    lines, title = [], words.say("board-hand")
    for number, count in enumerate(one["hand"][seat]):
        if count:
            lines.append(f"{count} × {words.tell(card_with_priorities(CARD_NAMES[number]))}")
    if int(one["loaders"]) >> seat & 1:
        lines.append(words.say("board-loaded", card=card(CARD_NAMES[one["loaded"][seat]])))
    return [f"[bold]{title}[/]", *lines] if lines else []
