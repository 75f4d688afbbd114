"""Moves by name: a trail between two adjacent spaces. Its number is that of the link on the sheet."""

from __future__ import annotations

from functools import cache

import numpy as np

from islario.games.trails_of_tucana.components import (
    LETTERS,
    LINKS,
    SHEETS,
    SIGHTS,
    TERRAINS,
    VILLAGES,
    Island,
    Sheet,
)
from islario.games.trails_of_tucana.state import Setting
from islario.kernel.moves import Move
from islario.words import Said

MOVES = LINKS


ISLAND = int(Setting.ISLAND)


def island_of(state: np.ndarray) -> int:
    return int(state["options"].item(ISLAND))


def sheet_of(state: np.ndarray) -> Sheet:
    return SHEETS[island_of(state)]


def move_of(state: np.ndarray, seat: int, number: int) -> Move | None:
    drawings = drawings_of(island_of(state))
    return drawings[number] if 0 <= number < len(drawings) else None


@cache
def drawings_of(island: int) -> list[Move]:
    sheet = SHEETS[island]
    return [Move("draw", a=sheet.names[a], b=sheet.names[b]) for a, b in sheet.links]


def number_of(state: np.ndarray, seat: int, move: Move) -> int | None:
    sheet = sheet_of(state)
    ends = {str(move.args.get("a")), str(move.args.get("b"))}
    if move.kind == "draw" and set(move.args) == {"a", "b"}:
        for number, (a, b) in enumerate(sheet.links):
            if ends == {sheet.names[a], sheet.names[b]}:
                return number
    return None


def tell_move(state: np.ndarray, seat: int, move: Move) -> Said:
    island, a, b = island_of(state), move.args["a"], move.args["b"]
    return trail(island, a, letter_at(state, seat, island, a), b, letter_at(state, seat, island, b))


def place(state: np.ndarray, seat: int, name: str) -> Said:
    """A space in words: its name, its terrain and what stands there."""
    island = island_of(state)
    return place_with(island, name, letter_at(state, seat, island, name))


def letter_at(state: np.ndarray, seat: int, island: int, name: str | int) -> str | None:
    """The letter that the seat has written at the village there, if one stands there."""
    village = villages_of(island).get(name)
    return None if village is None else LETTERS[state["letter"].item(seat * VILLAGES + village)]


@cache
def villages_of(island: int) -> dict[str | int, int]:
    sheet = SHEETS[island]
    return {sheet.names[space]: village for village, space in enumerate(sheet.villages)}


@cache
def trail(island: int, a: str | int, letter_a: str | None, b: str | int, letter_b: str | None) -> Said:
    """Everybody is told of the same trails, many times over."""
    return Said("move-draw", a=place_with(island, str(a), letter_a), b=place_with(island, str(b), letter_b))


@cache
def place_with(island: int, name: str, letter: str | None) -> Said:
    """What is printed on the sheets, and the letter that a seat has written there."""
    sheet = SHEETS[island]
    space = sheet.names.index(name)
    terrain = Said(f"terrain-{TERRAINS[sheet.terrains[space]]}")
    if letter is not None:
        return Said("place-with-village", name=name, letter=letter, terrain=terrain)
    for kind, spaces in zip(SIGHTS, sheet.sights, strict=True):
        if space in spaces:
            return Said("place-with-sight", name=name, terrain=terrain, sight=Said(f"sight-{kind}"))
    return Said("place", name=name, terrain=terrain)


def tell_question(state: np.ndarray, seat: int) -> Said:
    """What the seat is asked to decide now."""
    if state["new_trails"][0, seat]:
        return Said("question-bonus", left=int(state["to_draw"][0, seat]))
    is_free = TERRAINS.index("any") in state["cards"][0]
    return Said("question-draw-any" if is_free else "question-draw", cards=cards_in_words(state))


def cards_in_words(state: np.ndarray) -> Said:
    a, b = (Said(f"terrain-{TERRAINS[card]}") for card in state["cards"][0])
    return Said("two-cards", a=a, b=b)


def why_not(state: np.ndarray, seat: int, move: Move) -> Said:
    """Why a trail cannot be drawn there now."""
    link = number_of(state, seat, move)
    assert link is not None, "only moves that exist are explained"
    if state["trails"][0, seat, link >> 5] >> (link & 31) & 1:
        return Said("why-drawn-already", a=str(move.a), b=str(move.b))
    a, b = place(state, seat, str(move.a)), place(state, seat, str(move.b))
    return Said("why-cards-do-not-fit", a=a, b=b, cards=cards_in_words(state))


def rule_now(state: np.ndarray, seat: int) -> str:
    """The numbered rule that matters most to the seat now; Isla Grande has its own for bonus trails and for the end."""
    is_grande = island_of(state) == Island.GRANDE
    if state["ended"][0]:
        return "TT-40" if is_grande else "TT-34"
    if seat >= 0 and state["new_trails"][0, seat] and state["to_draw"][0, seat]:
        return "TT-42" if is_grande else "TT-21"
    return "TT-12"
