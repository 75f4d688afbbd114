"""The hidden copy of a state as a dictionary: what a seat may know, ready for JSON, with names."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import numpy as np

from islario.games.trails_of_tucana.components import (
    BLUE_VALUE,
    GRADE,
    ISLANDS,
    LETTERS,
    MOST_OF_A_KIND,
    RED_VALUE,
    ROUNDS,
    SETUP_CARD,
    SHEETS,
    SIGHTS,
    TERRAINS,
    TURNS,
)
from islario.games.trails_of_tucana.state import LAYOUT, SEATS, Reached, Setting

NOT_REACHED = Reached.NOT.value


SHEET = ("to_draw", "letter", "trails", "new_trails", "new_trail", "reached", "pair")  # the state's fields of a sheet
MIDDLE = ("cards", "deck", "setup_card", "blue_card", "red_card")  # and of what lies in the middle


def view(state: np.ndarray, seat: int) -> dict[str, Any]:
    one = state[0]
    island, players = int(one["options"][Setting.ISLAND]), int(one["players"])
    record = state.tobytes()
    rows = zip(*(_rows(record, name, players) for name in SHEET), strict=True)
    return {
        "island": ISLANDS[island],
        "round": int(one["round_number"]),
        "rounds": int(ROUNDS[island]),
        "turn": int(one["turn"]),
        "turns": TURNS,
        **_middle(*(record[first : first + size] for first, size in map(_place, MIDDLE))),
        "grades": GRADE[island].tolist(),
        "grades_reached": one["grade"][:players].tolist() if one["ended"] else None,
        "sheets": [dict(_written(island, *row)) for row in rows],
    }


@cache
def _place(name: str) -> tuple[int, int]:
    """Where a field lies in the record, and how long it is."""
    assert LAYOUT.dtype.fields is not None, "a record has fields"
    kind, first, *_ = LAYOUT.dtype.fields[name]
    return first, kind.itemsize


def _rows(record: bytes, name: str, players: int) -> list[bytes]:
    """Everybody's part of a field."""
    first, size = _place(name)
    width = size // SEATS
    return [record[first + owner * width : first + (owner + 1) * width] for owner in range(players)]


@lru_cache(maxsize=4096)
def _middle(cards: bytes, deck: bytes, setup: bytes, blue: bytes, red: bytes) -> dict[str, Any]:
    return {
        "cards": [TERRAINS[card] for card in cards],
        "deck": dict(zip(TERRAINS, deck, strict=True)),
        "setup_card": "".join(LETTERS[letter] for letter in SETUP_CARD[setup[0]]),
        "blue_cards": {letter: int(BLUE_VALUE[blue[i], i]) for i, letter in enumerate(LETTERS) if blue[i]},
        "red_cards": {kind: int(RED_VALUE[i]) for i, kind in enumerate(SIGHTS) if red[i]},
    }


@lru_cache(maxsize=4096)
def _written(
    island: int, left: bytes, letter: bytes, trail: bytes, count: bytes, new: bytes, reached: bytes, pair: bytes
) -> dict[str, Any]:
    """A sheet is looked at by everybody and changes once a turn: it is told once."""
    sheet, names = SHEETS[island], link_names(island)
    connected = {
        kind: [sheet.names[space] for which, space in enumerate(spaces)
               if reached[i * MOST_OF_A_KIND + which] != NOT_REACHED]
        for i, (kind, spaces) in enumerate(zip(SIGHTS, sheet.sights, strict=True))
    }  # fmt: skip
    return {
        "letters": "".join(LETTERS[each] for each in letter),
        "trails": [names[link] for link in links_in(trail)],
        "new_trails": [names[link] for link in np.frombuffer(new, np.int16)[: count[0]]],
        "sights": connected,
        "pairs": [each for i, each in enumerate(LETTERS) if pair[i]],
        "trails_to_draw": left[0],
    }


def drawn_links(state: np.ndarray, owner: int) -> list[int]:
    return links_in(state["trails"][0, owner].tobytes())


def links_in(trails: bytes) -> list[int]:
    """The numbers of the links in a set of them."""
    left = int.from_bytes(trails, "little")
    links = []
    while left:
        first = left & -left
        links.append(first.bit_length() - 1)
        left ^= first
    return links


@cache
def link_names(island: int) -> list[str]:
    sheet = SHEETS[island]
    return [f"{sheet.names[a]}-{sheet.names[b]}" for a, b in sheet.links]


def pieces(state: np.ndarray) -> dict[str, int]:
    """What can neither appear nor vanish: a round's terrain cards, and the letters on the sheets."""
    one = state[0]
    letters = one["letter"][: one["players"]]
    counted = {f"letter {name}": int(np.sum(letters == i)) for i, name in enumerate(LETTERS)}
    return {"terrain cards": int(one["deck"].sum()) + 2 * int(one["turn"]), **counted}
