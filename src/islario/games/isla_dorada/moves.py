"""Moves by name. Every number of the flat space stands for one kind of move and its details."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import numpy as np

from islario.games.isla_dorada import names
from islario.games.isla_dorada.components import (
    CARD_IDS,
    DESTINY_IDS,
    HAND_CARDS,
    MOST_BID,
    PAY_ORDER,
    SEATS,
    TREASURE_IDS,
    TREASURE_SITE,
)
from islario.games.isla_dorada.island import PATH_IDS, PATHS, SITE_IDS
from islario.games.isla_dorada.numbers import MOVES
from islario.games.isla_dorada.state import Phase, Setting
from islario.kernel.moves import Move
from islario.words import Said, Who

Named = tuple[str, dict[str, int | str]]


def _each(kind: str, name: str, values: Iterable[int | str]) -> Iterator[Named]:
    return ((kind, {name: value}) for value in values)


def _all_moves() -> Iterator[Named]:
    """In the order of their numbers (see numbers.py)."""
    yield "pass", {}
    yield from _each("path", "path", PATH_IDS)
    yield from _each("fly", "to", SITE_IDS)
    yield from _each("amount", "n", range(MOST_BID + 1))
    yield from _each("ovetos", "n", range(MOST_BID + 1))
    yield from _each("juju", "seat", range(SEATS))
    yield from _each("pay", "card", [CARD_IDS[card] for card in PAY_ORDER])
    yield from _each("sangaia", "answer", ("no", "yes"))
    yield from _each("treasure", "treasure", TREASURE_IDS)
    yield from _each("treasure_with_bonus", "treasure", TREASURE_IDS)
    yield "done", {}
    yield from _each("reject_treasure", "treasure", TREASURE_IDS)
    yield from _each("reject_destiny", "destiny", DESTINY_IDS)
    yield from _each("take", "card", CARD_IDS)
    yield "take_from_deck", {}
    yield "no_purchase", {}
    yield from _each("victim", "seat", range(SEATS))
    for a in range(SEATS):
        for b in range(a + 1, SEATS):
            yield "pair", {"a": a, "b": b}
    yield from _each("monster", "path", PATH_IDS)
    yield from _each("discard", "card", CARD_IDS[:HAND_CARDS])


ALL_MOVES = tuple(_all_moves())
NUMBERS = {Move(kind, **args): number for number, (kind, args) in enumerate(ALL_MOVES)}
assert len(NUMBERS) == MOVES, "every number has a name of its own"


def move_of(state: np.ndarray, seat: int, number: int) -> Move | None:
    if not 0 <= number < MOVES:
        return None
    kind, args = ALL_MOVES[number]
    return Move(kind, **args)


def number_of(state: np.ndarray, seat: int, move: Move) -> int | None:
    """Two players may be named in either order."""
    if move.kind == "pair" and move not in NUMBERS and move.args.keys() == {"a", "b"}:
        move = Move("pair", a=move.b, b=move.a)
    return NUMBERS.get(move)


def tell_move(state: np.ndarray, seat: int, move: Move) -> Said:
    message = f"move-{move.kind.replace('_', '-')}"
    details = {name: DETAILS[name](value) for name, value in move.args.items() if name in DETAILS}
    match move.kind:
        case "path" | "fly":
            return _tell_route(state, route_number(move))
        case "amount" | "ovetos" if adds_to(state, int(state["chosen_route"][0])):
            return Said(f"{message}-add", n=int(move.n))
        case "sangaia":
            return Said(f"{message}-{move.answer}")
        case "treasure" | "treasure_with_bonus":
            at_hand = TREASURE_SITE[TREASURE_IDS.index(str(move.treasure))] == state["expedition"][0]
            return Said(message if at_hand else f"{message}-bongo", **details)
        case "monster":
            return Said(message, path=names.path(PATH_IDS.index(str(move.path))))
    return Said(message, **details)


def _tell_route(state: np.ndarray, route: int) -> Said:
    if state["phase"][0] == Phase.ONWARD:
        message = "move-onward"
    else:
        message = "move-bid-add" if adds_to(state, route) else "move-bid"
    return Said(message, route=names.route(state, route))


DETAILS: dict[str, Callable[[int | str], object]] = {
    "n": int,
    "seat": lambda seat: Who(int(seat)),
    "a": lambda seat: Who(int(seat)),
    "b": lambda seat: Who(int(seat)),
    "card": lambda card: names.card(CARD_IDS.index(str(card))),
    "treasure": lambda treasure: names.treasure(TREASURE_IDS.index(str(treasure))),
    "destiny": lambda destiny: names.destiny_with_help(DESTINY_IDS.index(str(destiny))),
}


def route_number(move: Move) -> int:
    """The route that a path or a flight stands for."""
    return PATH_IDS.index(str(move.path)) if move.kind == "path" else PATHS + SITE_IDS.index(str(move.to))


def adds_to(state: np.ndarray, route: int) -> bool:
    """Whether an amount for the route is added to a bid that already lies on the table."""
    one = state[0]
    return bool(one["options"][Setting.COOPERATIVE] and route in one["on_route"][: one["players"]])
