"""Moves by name, and back to numbers."""

from __future__ import annotations

import numpy as np

from islario.games.la_isla.components import (
    ANIMALS,
    ASSIGNMENT,
    CARD_ANIMAL,
    CARD_COLOUR,
    CARD_FAMILY,
    COLOURS,
    FAMILY_EFFECT,
    KINDS,
    LETTERS,
    NONE,
    PAYMENTS,
    SPACE_NAMES,
    Effect,
)
from islario.games.la_isla.names import animal_said, colour_said, function_said, place_said
from islario.games.la_isla.prices import spaces_open
from islario.games.la_isla.state import COVER, DONE, LAY, LIFT, MARK, MOVES, PAY, PLACE, SWAP, TAKE, USE
from islario.kernel.moves import Move
from islario.words import Said


def move_of(state: np.ndarray, seat: int, number: int) -> Move | None:
    if not 0 <= number < MOVES:
        return None
    if number < COVER:
        return _assign(state, seat, number - LAY)
    if number < TAKE:
        slot = number - COVER
        return Move("cover", slot=slot + 1) if slot < state["slot_count"][0, seat] else None
    if number < LIFT:
        return Move("take", colour=COLOURS[number - TAKE])
    if number < PLACE:
        return Move("lift", space=SPACE_NAMES[number - LIFT])
    if number < PAY:
        return Move("place", space=SPACE_NAMES[number - PLACE])
    if number < USE:
        one, other = PAYMENTS[number - PAY]
        return Move("pay", one=COLOURS[one]) if other == NONE else Move("pay", one=COLOURS[one], other=COLOURS[other])
    if number < SWAP:
        return _use(state, seat, *divmod(number - USE, KINDS))
    if number < MARK:
        give, get = divmod(number - SWAP, KINDS)
        return Move("swap", give=COLOURS[give], get=COLOURS[get]) if give != get else None
    return Move("mark", animal=ANIMALS[number - MARK]) if number < DONE else Move("done")


def _assign(state: np.ndarray, seat: int, assignment: int) -> Move | None:
    hand = state["hand"][0, seat]
    cards = [int(hand[at]) for at in ASSIGNMENT[assignment]]
    if min(cards) < 0:
        return None
    return Move("assign", **dict(zip(LETTERS.lower(), cards, strict=True)))


def _use(state: np.ndarray, seat: int, slot: int, choice: int) -> Move | None:
    card = int(state["slots"][0, seat, slot])
    if card == NONE:
        return None
    effect = FAMILY_EFFECT[CARD_FAMILY[card]]
    if effect == Effect.CUBE_ANY:
        return Move("use", card=card, colour=COLOURS[choice])
    if effect == Effect.MARKER_ANY:
        return Move("use", card=card, animal=ANIMALS[choice])
    return Move("use", card=card) if choice == 0 and effect != Effect.SWAP else None


def number_of(state: np.ndarray, seat: int, move: Move) -> int | None:
    """The number whose name this is: names are unique in a position, but for the order in which two resources pay."""
    names = [move]
    if move.kind == "pay" and set(move.args) == {"one", "other"}:
        names.append(Move("pay", one=move.other, other=move.one))
    first, last = SPAN.get(move.kind, (0, 0))
    for number in range(first, last):
        if move_of(state, seat, number) in names:
            return number
    return None


SPAN = {
    "assign": (LAY, COVER),
    "cover": (COVER, TAKE),
    "take": (TAKE, LIFT),
    "lift": (LIFT, PLACE),
    "place": (PLACE, PAY),
    "pay": (PAY, USE),
    "use": (USE, SWAP),
    "swap": (SWAP, MARK),
    "mark": (MARK, DONE),
    "done": (DONE, MOVES),
}


def tell_move(state: np.ndarray, seat: int, move: Move) -> Said:
    message = f"move-{move.kind}"
    match move.kind:
        case "assign":
            return _tell_assignment(state, seat, move)
        case "cover":
            card = int(state["slots"][0, seat, int(move.slot) - 1])
            return Said(message, slot=int(move.slot), function=function_said(card))
        case "take":
            return Said(message, resource=_colour(move, "colour"))
        case "lift":
            return _tell_lift(state, seat, SPACE_NAMES.index(str(move.space)))
        case "place":
            return Said(message, place=place_said(state, SPACE_NAMES.index(str(move.space))))
        case "pay":
            if move.args.get("other") == move.one:
                return Said("move-pay-pair", resource=_colour(move, "one"))
            if "other" in move.args:
                return Said("move-pay-two", one=_colour(move, "one"), other=_colour(move, "other"))
            return Said("move-pay-one", one=_colour(move, "one"))
        case "use":
            return _tell_use(move)
        case "swap":
            return Said(message, give=_colour(move, "give"), get=_colour(move, "get"))
        case "mark":
            return Said(message, animal=_animal(move))
        case _:
            return Said(message)


def _tell_assignment(state: np.ndarray, seat: int, move: Move) -> Said:
    """What each card is laid for, and which card of the hand it is: several may show the same."""
    a, b, d = (int(move.args[letter]) for letter in LETTERS.lower())
    first, second, third = (hand_of(state, seat).index(card) + 1 for card in (a, b, d))
    resource, animal = colour_said(int(CARD_COLOUR[b])), animal_said(int(CARD_ANIMAL[d]))
    of_hand = {"a": first, "b": second, "d": third}
    return Said("move-assign", function=function_said(a), resource=resource, animal=animal, **of_hand)


def _tell_lift(state: np.ndarray, seat: int, space: int) -> Said:
    """Who can go to one space only goes there at once."""
    spaces = spaces_open(state, seat)
    if len(spaces) == 1:
        return Said("move-lift-to", place=place_said(state, space), to=place_said(state, spaces[0]))
    return Said("move-lift", place=place_said(state, space))


def _tell_use(move: Move) -> Said:
    function = function_said(int(move.card))
    if "colour" in move.args:
        return Said("move-use-resource", function=function, resource=_colour(move, "colour"))
    if "animal" in move.args:
        return Said("move-use-marker", function=function, animal=_animal(move))
    return Said("move-use", function=function)


def _colour(move: Move, name: str) -> Said:
    return colour_said(COLOURS.index(str(move.args[name])))


def _animal(move: Move) -> Said:
    return animal_said(ANIMALS.index(str(move.animal)))


def hand_of(state: np.ndarray, seat: int) -> list[int]:
    """The cards in a hand; a number below zero for one that is not known."""
    return [int(card) for card in state["hand"][0, seat] if card != NONE]
