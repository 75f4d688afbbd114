"""The hidden copy of a state as a dictionary: what a seat may know, ready for JSON, with names."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import numpy as np

from islario.games.trails_of_tucana.components import (
    BLUE_VALUE,
    GRADES,
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
from islario.games.trails_of_tucana.state import Reached, Setting

NOT_REACHED = Reached.NOT.value
Numbers = tuple[int, ...]


def view(state: np.ndarray, seat: int) -> dict[str, Any]:
    one = state[0]
    island = int(one["options"][Setting.ISLAND])
    blue, red = one["blue_card"], one["red_card"]
    return {
        "island": ISLANDS[island],
        "round": int(one["round_number"]),
        "rounds": int(ROUNDS[island]),
        "turn": int(one["turn"]),
        "turns": TURNS,
        "cards": [TERRAINS[card] for card in one["cards"]],
        "deck": {terrain: int(left) for terrain, left in zip(TERRAINS, one["deck"], strict=True)},
        "setup_card": "".join(LETTERS[letter] for letter in SETUP_CARD[one["setup_card"]]),
        "blue_cards": {letter: int(BLUE_VALUE[blue[i], i]) for i, letter in enumerate(LETTERS) if blue[i]},
        "red_cards": {kind: int(RED_VALUE[i]) for i, kind in enumerate(SIGHTS) if red[i]},
        "grades": GRADES[island],
        "sheets": [_sheet(state, owner) for owner in range(one["players"])],
    }


def _sheet(state: np.ndarray, owner: int) -> dict[str, Any]:
    one = state[0]
    island, left = int(one["options"][Setting.ISLAND]), int(one["to_draw"][owner])
    new = one["new_trail"][owner][: one["new_trails"][owner]]
    facts = (one["letter"][owner], one["trails"][owner], new, one["reached"][owner], one["pair"][owner])
    return dict(_written(island, left, *(tuple(fact.tolist()) for fact in facts)))


@lru_cache(maxsize=4096)
def _written(
    island: int, left: int, letters: Numbers, trails: Numbers, new: Numbers, reached: Numbers, pairs: Numbers
) -> dict[str, Any]:
    """A sheet is looked at by everybody and changes once a turn: it is told once."""
    sheet, names = SHEETS[island], link_names(island)
    connected = {
        kind: [sheet.names[space] for which, space in enumerate(spaces)
               if reached[i * MOST_OF_A_KIND + which] != NOT_REACHED]
        for i, (kind, spaces) in enumerate(zip(SIGHTS, sheet.sights, strict=True))
    }  # fmt: skip
    return {
        "letters": "".join(LETTERS[letter] for letter in letters),
        "trails": [names[link] for link in links_in(trails)],
        "new_trails": [names[link] for link in new],
        "sights": connected,
        "pairs": [letter for i, letter in enumerate(LETTERS) if pairs[i]],
        "trails_to_draw": left,
    }


def drawn_links(state: np.ndarray, owner: int) -> list[int]:
    return links_in(tuple(state["trails"][0, owner].tolist()))


def links_in(words: Numbers) -> list[int]:
    return [32 * i + bit for i, word in enumerate(words) for bit in range(32) if word >> bit & 1]


@cache
def link_names(island: int) -> list[str]:
    sheet = SHEETS[island]
    return [f"{sheet.names[a]}-{sheet.names[b]}" for a, b in sheet.links]


def grade(island: int, points: int) -> int:
    """How many of the six grades this score has reached."""
    return sum(points >= least for least in GRADES[island])


def pieces(state: np.ndarray) -> dict[str, int]:
    """What can neither appear nor vanish: a round's terrain cards, and the letters on the sheets."""
    one = state[0]
    letters = one["letter"][: one["players"]]
    counted = {f"letter {name}": int(np.sum(letters == i)) for i, name in enumerate(LETTERS)}
    return {"terrain cards": int(one["deck"].sum()) + 2 * int(one["turn"]), **counted}
