"""Moves by name: a trail between two adjacent spaces. Its number is that of the link on the sheet."""

from __future__ import annotations

from functools import cache

import numpy as np

from islario.games.trails_of_tucana.components import LINKS, SHEETS, SIGHTS, TERRAINS, Sheet
from islario.games.trails_of_tucana.state import Setting
from islario.kernel.moves import Move
from islario.words import Said

MOVES = LINKS


def sheet_of(state: np.ndarray) -> Sheet:
    return SHEETS[int(state["options"][0, Setting.ISLAND])]


def move_of(state: np.ndarray, seat: int, number: int) -> Move | None:
    sheet = sheet_of(state)
    if not 0 <= number < len(sheet.links):
        return None
    a, b = sheet.links[number]
    return Move("draw", a=sheet.names[a], b=sheet.names[b])


def number_of(state: np.ndarray, seat: int, move: Move) -> int | None:
    sheet = sheet_of(state)
    ends = {str(move.args.get("a")), str(move.args.get("b"))}
    if move.kind == "draw" and set(move.args) == {"a", "b"}:
        for number, (a, b) in enumerate(sheet.links):
            if ends == {sheet.names[a], sheet.names[b]}:
                return number
    return None


def tell_move(state: np.ndarray, seat: int, move: Move) -> Said:
    return Said("move-draw", a=place(state, seat, str(move.a)), b=place(state, seat, str(move.b)))


def place(state: np.ndarray, seat: int, name: str) -> Said:
    """A space in words: its name, its terrain and what stands there."""
    village, said = printed(int(state["options"][0, Setting.ISLAND]), name)
    if village is None:
        return said
    letter = "ABCDE"[state["letter"][0, seat, village]]
    return Said("place-with-village", name=name, letter=letter, **said.args)


@cache
def printed(island: int, name: str) -> tuple[int | None, Said]:
    """What is printed on the sheets: the village there, by its number, and the space without a letter."""
    sheet = SHEETS[island]
    space = sheet.names.index(name)
    terrain = Said(f"terrain-{TERRAINS[sheet.terrains[space]]}")
    if space in sheet.villages:
        return sheet.villages.index(space), Said("place-with-village", terrain=terrain)
    for kind, spaces in zip(SIGHTS, sheet.sights, strict=True):
        if space in spaces:
            return None, Said("place-with-sight", name=name, terrain=terrain, sight=Said(f"sight-{kind}"))
    return None, Said("place", name=name, terrain=terrain)


def tell_question(state: np.ndarray, seat: int) -> Said:
    """What the seat is asked to decide now."""
    if state["new_trails"][0, seat]:
        return Said("question-bonus", left=int(state["to_draw"][0, seat]))
    return Said("question-draw", cards=cards_in_words(state))


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
    """The numbered rule that matters most to the seat now."""
    if state["ended"][0]:
        return "TT-34"
    return "TT-21" if seat >= 0 and state["new_trails"][0, seat] else "TT-12"
