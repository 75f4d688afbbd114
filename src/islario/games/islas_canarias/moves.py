"""Moves by name, and what is asked and refused, in words. Areas are called A to L, cards by their occupation."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from islario.games.islas_canarias import decisions
from islario.games.islas_canarias.components import (
    BUILDINGS,
    COLOURS,
    COPIES,
    DRAW,
    DRAW_WITH_PRIVILEGE,
    FEATURES,
    FIRST_PIRATE,
    HOUSE_COLOUR,
    ISLANDS,
    LANDS,
    OCCUPATIONS,
    PRIORITY,
    PRIVILEGE,
    ROWS,
    SETTLERS,
    SYMBOLS,
    Building,
    Power,
)
from islario.games.islas_canarias.state import SEATS, Phase, Setting
from islario.kernel.jobs import moves_of
from islario.kernel.layout import enter
from islario.kernel.moves import Move
from islario.words import Said, Who

AREA_NAMES = "ABCDEFGHIJKL"
SETTLER_CARDS = [name if row == 0 else f"{name}-{row + 1}" for name in SETTLERS for row in range(ROWS)]
CARD_NAMES = [*SETTLER_CARDS, *(f"pirate-{colour}" for colour in COLOURS)]

# each kind of move in the order of its numbers: its name, and the name and values of its one detail
KINDS: list[tuple[str, str, Sequence[int | str]]] = [
    ("take_island", "island", ISLANDS),
    ("build", "card", SETTLER_CARDS),
    ("draw", "", [""]),
    ("take_extra", "", [""]),
    ("load", "card", CARD_NAMES),
    ("place", "area", AREA_NAMES),
    ("colour", "colour", COLOURS),
    ("palace", "area", AREA_NAMES),
    ("town", "area", AREA_NAMES),
    ("use", "area", AREA_NAMES),
    ("give_back", "area", AREA_NAMES),
    ("name", "seat", range(SEATS)),
    ("end_turn", "", [""]),
]
ALL_MOVES = [(kind, {detail: value} if detail else {}) for kind, detail, values in KINDS for value in values]
NUMBERS = {Move(kind, **details): number for number, (kind, details) in enumerate(ALL_MOVES)}


def move_of(state: np.ndarray, seat: int, number: int) -> Move | None:
    if not 0 <= number < len(ALL_MOVES):
        return None
    kind, details = ALL_MOVES[number]
    move = Move(kind, **details)
    return move if _exists(state, move) else None


def number_of(state: np.ndarray, seat: int, move: Move) -> int | None:
    return NUMBERS.get(move) if _exists(state, move) else None


def _exists(state: np.ndarray, move: Move) -> bool:
    """Whether this table has the card or the seat that the move speaks of."""
    if move.kind in ("build", "load") and move.args.get("card") in CARD_NAMES:
        return bool(COPIES[state["options"][0, Setting.DECK], CARD_NAMES.index(str(move.card))])
    if move.kind == "name" and isinstance(move.args.get("seat"), int):
        return int(move.seat) < int(state["players"][0])
    return True


def tell_move(state: np.ndarray, seat: int, move: Move) -> Said:
    message = f"move-{move.kind.replace('_', '-')}"
    match move.kind:
        case "take_island":
            return Said(message, island=island(str(move.island)))
        case "build" | "load":
            return Said(message, card=card_with_priorities(str(move.card)))
        case "place":
            return Said(message, area=area(state, seat, str(move.area)))
        case "colour":
            return Said(message, building=building(state["making"][0], str(move.colour)))
        case "palace" | "town" | "use" | "give_back":
            return Said(message, house=house(state, seat, str(move.area)))
        case "name":
            return Said(message, who=Who(int(move.seat)))
        case "draw":
            return Said(message, count=_cards_to_draw(state, seat))
        case _:
            return Said(message)


def _cards_to_draw(state: np.ndarray, seat: int) -> int:
    """Three, or five with the privilege, as far as there are so many; everyone can see that."""
    one = state[0]
    has_privilege = one["owner"][PRIVILEGE[Power.DRAW_FIVE]] == seat
    return min(DRAW_WITH_PRIVILEGE if has_privilege else DRAW, int(one["deck_size"]) + int(one["discards_size"]))


def island(name: str) -> Said:
    return Said(f"island-{name.replace('_', '-')}")


def symbol(name: str) -> Said:
    return Said(f"symbol-{name}")


def listed(things: Sequence[Said]) -> Said:
    """Several things in a row."""
    row = things[0]
    for thing in things[1:]:
        row = Said("list", a=row, b=thing)
    return row


def card(name: str) -> Said:
    """A card in words: the occupation in Spanish, explained."""
    number = CARD_NAMES.index(name)
    if number >= FIRST_PIRATE:
        return Said(f"pirate-{COLOURS[number - FIRST_PIRATE]}")
    settler = number // ROWS
    return Said("settler", occupation=OCCUPATIONS[settler], meaning=Said(f"settler-{SETTLERS[settler]}"))


def card_with_priorities(name: str) -> Said:
    number = CARD_NAMES.index(name)
    if number >= FIRST_PIRATE:
        return card(name)
    symbols = [symbol(SYMBOLS[which]) for which in PRIORITY[number]]
    colour = COLOURS[HOUSE_COLOUR[number]]
    return Said("card", card=card(name), house=building(Building.HOUSE, colour), priorities=listed(symbols))


def building(which: int, colour: str) -> Said:
    return Said(f"building-{BUILDINGS[which]}-{colour}")


def area(state: np.ndarray, seat: int, name: str) -> Said:
    """An area in words: its letter and what it is next to."""
    land = LANDS[state["island"][0, seat]]
    here = AREA_NAMES.index(name)
    features = [symbol(feature) for i, feature in enumerate(FEATURES) if land.touches[i] >> here & 1]
    return Said("area", name=name, features=listed(features)) if features else Said("plain-area", name=name)


def standing(state: np.ndarray, seat: int, name: str) -> tuple[int, int] | None:
    """The building and colour that stand on an area."""
    here = AREA_NAMES.index(name)
    for which in range(len(BUILDINGS)):
        for colour in range(len(COLOURS)):
            if state["buildings"][0, seat, which, colour] >> here & 1:
                return which, colour
    return None


def house(state: np.ndarray, seat: int, name: str) -> Said:
    """A house in words: its colour and its area."""
    there = standing(state, seat, name)
    assert there is not None, "only houses that stand are spoken of"
    return Said("house-on", house=Said(f"the-house-{COLOURS[there[1]]}"), area=name)


def tell_question(state: np.ndarray, seat: int) -> Said:
    """What the seat is asked to decide now, and which card asks for it."""
    one = state[0]
    phase = Phase(int(one["phase"]))
    if phase == Phase.OVER:
        return Said("question-over")
    if one["active"] != seat:
        return Said("question-wait", who=Who(int(one["active"])))
    asked = f"question-{phase.name.lower()}"
    match phase:
        case Phase.PLACE if one["making"] == Building.HOUSE:
            by_ship = one["back"] == Phase.SHIP
            return Said(f"{asked}-{'settler' if by_ship else 'house'}", card=_card_now(state))
        case Phase.PLACE | Phase.USE:
            wanted = building(one["making"], _anchor_colour(state, seat))
            return Said(asked, building=wanted, area=AREA_NAMES[one["anchor"]])
        case Phase.COLOUR if one["making"] == Building.HOUSE:
            return Said(f"{asked}-house", card=_card_now(state), area=AREA_NAMES[one["spot"]])
        case Phase.COLOUR:
            return Said(asked, building=building(one["making"], _anchor_colour(state, seat)))
        case Phase.NAME | Phase.RETURN:
            return Said(asked, card=card(CARD_NAMES[one["card"]]))
        case Phase.ACT:
            kinds = _kinds_now(state, seat)
            return Said(asked, action=_first_actions(kinds, _cards_to_draw(state, seat)), may=_also_possible(kinds))
        case Phase.LOAD:
            return Said(asked, may=_also_possible(_kinds_now(state, seat)))
        case _:
            return Said(asked)


def _kinds_now(state: np.ndarray, seat: int) -> set[str]:
    """The kinds of move that the seat may make, so that only what can be done is spoken of."""
    numbers = np.zeros(decisions.MOST_LEGAL, np.int64)
    return {ALL_MOVES[number][0] for number in numbers[: moves_of(enter(state), 0, seat, numbers)]}


def _first_actions(kinds: set[str], cards: int) -> str:
    """What the first action can be; with no cards to draw, drawing means going without."""
    build = "build" in kinds
    return "any" if build and cards else "build" if build else "draw" if cards else "none"


def _also_possible(kinds: set[str]) -> str:
    """What else a turn allows right now."""
    merge, extra = bool(kinds & {"palace", "town"}), "take_extra" in kinds
    return "both" if merge and extra else "merge" if merge else "extra" if extra else "nothing"


def _card_now(state: np.ndarray) -> Said:
    return card_with_priorities(CARD_NAMES[state["card"][0]])


def _anchor_colour(state: np.ndarray, seat: int) -> str:
    there = standing(state, seat, AREA_NAMES[state["anchor"][0]])
    assert there is not None, "a merge under way has its first house"
    return COLOURS[there[1]]


def rule_now(state: np.ndarray, seat: int) -> str:
    """The numbered rule that matters most to the seat now."""
    one = state[0]
    making, by_ship = one["making"], one["back"] == Phase.SHIP
    match Phase(int(one["phase"])):
        case Phase.ISLANDS:
            return "IC-14"
        case Phase.ACT:
            return "IC-28" if _cards_to_draw(state, seat) else "IC-44"
        case Phase.LOAD:
            return "IC-38"
        case Phase.END:
            return "IC-87"
        case Phase.USE:
            return "IC-90" if making == Building.PALACE else "IC-92"
        case Phase.PLACE:
            return "IC-134" if making != Building.HOUSE else "IC-77" if by_ship else "IC-53"
        case Phase.COLOUR:
            return "IC-101" if making != Building.HOUSE else "IC-80" if by_ship else "IC-59"
        case Phase.NAME:
            return "IC-157"
        case Phase.RETURN:
            return "IC-146"
        case _:
            return "IC-172"


assert len(ALL_MOVES) == decisions.MOVES, "every move number has a name"
