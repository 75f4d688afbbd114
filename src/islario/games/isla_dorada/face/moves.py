"""Moves in words."""

from __future__ import annotations

from collections.abc import Callable

from islario.games.isla_dorada.box.components import CARD_IDS, DESTINY_IDS, TREASURE_IDS
from islario.games.isla_dorada.box.island import PATH_IDS, PATHS, SITE_IDS
from islario.games.isla_dorada.face import names
from islario.games.isla_dorada.rules.bids import adds_to
from islario.games.isla_dorada.rules.state import Phase
from islario.games.isla_dorada.rules.treasures import takes_bongo
from islario.kernel.moves import Move, Value
from islario.kernel.reading import Hidden
from islario.words import Said, Who

DETAILS: dict[str, Callable[[Value], object]] = {
    "n": int,
    "seat": lambda seat: Who(int(seat)),
    "a": lambda seat: Who(int(seat)),
    "b": lambda seat: Who(int(seat)),
    "card": lambda card: names.card(card_number(card)),
    "treasure": lambda treasure: names.treasure(treasure_number(treasure)),
    "destiny": lambda destiny: names.destiny_with_help(DESTINY_IDS.index(str(destiny))),
    "path": lambda path: names.path(PATH_IDS.index(str(path))),
}


def card_number(name: Value) -> int:
    return [*CARD_IDS].index(str(name))


def treasure_number(name: Value) -> int:
    return TREASURE_IDS.index(str(name))


def route_number(move: Move) -> int:
    """The route that a path or a flight stands for."""
    return PATH_IDS.index(str(move.path)) if move.kind == "path" else PATHS + SITE_IDS.index(str(move.to))


def tell_move(hidden: Hidden, move: Move) -> Said:
    message = f"move-{move.kind.replace('_', '-')}"
    match move.kind:
        case "path" | "fly":
            return _tell_route(hidden, route_number(move))
        case "sangaia":
            return Said(f"{message}-{move.answer}")
        case "amount" | "ovetos" if hidden.ask(adds_to, hidden.chosen_route):
            message += "-add"
        case "treasure" | "treasure_with_bonus" if hidden.ask(takes_bongo, treasure_number(move.treasure)):
            message += "-bongo"
    return Said(message, **{name: DETAILS[name](value) for name, value in move.args.items()})


def _tell_route(hidden: Hidden, route: int) -> Said:
    if hidden.phase == Phase.ONWARD:
        message = "move-onward"
    else:
        message = "move-bid-add" if hidden.ask(adds_to, route) else "move-bid"
    return Said(message, route=names.route(hidden, route))
