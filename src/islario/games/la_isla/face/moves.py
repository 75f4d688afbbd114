"""Moves in words."""

from __future__ import annotations

from islario.games.la_isla.box.components import ANIMALS, CARD_ANIMAL, CARD_COLOUR, COLOURS, SPACE_NAMES
from islario.games.la_isla.face.names import animal_said, colour_said, function_said, hand_of, place_said
from islario.games.la_isla.rules.explorers import only_space
from islario.kernel.bits import NOT_ONE
from islario.kernel.moves import Move
from islario.kernel.reading import Hidden
from islario.words import Said


def tell_move(hidden: Hidden, move: Move) -> Said:
    message = f"move-{move.kind}"
    match move.kind:
        case "assign":
            return _tell_assignment(hidden, move)
        case "cover":
            card = hidden.slots[hidden.viewer, int(move.slot) - 1]
            return Said(message, slot=int(move.slot), function=function_said(card))
        case "take":
            return Said(message, resource=_colour(move, "colour"))
        case "lift":
            return _tell_lift(hidden, SPACE_NAMES.index(str(move.space)))
        case "place":
            return Said(message, place=place_said(hidden, SPACE_NAMES.index(str(move.space))))
        case "pay":
            return _tell_payment(move)
        case "use":
            return _tell_use(move)
        case "swap":
            return Said(message, give=_colour(move, "give"), get=_colour(move, "get"))
        case "mark":
            return Said(message, animal=_animal(move))
        case _:
            return Said(message)


def _tell_assignment(hidden: Hidden, move: Move) -> Said:
    """What each card is laid for, and which card of the hand it is: several may show the same."""
    a, b, d = (int(move.args[letter]) for letter in "abd")
    hand = hand_of(hidden, hidden.viewer)
    resource, animal = colour_said(int(CARD_COLOUR[b])), animal_said(int(CARD_ANIMAL[d]))
    of_hand = {letter: hand.index(card) + 1 for letter, card in (("a", a), ("b", b), ("d", d))}
    return Said("move-assign", function=function_said(a), resource=resource, animal=animal, **of_hand)


def _tell_lift(hidden: Hidden, space: int) -> Said:
    """Who can go to one space only goes there at once."""
    only = hidden.ask(only_space, hidden.viewer)
    if only == NOT_ONE:
        return Said("move-lift", place=place_said(hidden, space))
    return Said("move-lift-to", place=place_said(hidden, space), to=place_said(hidden, only))


def _tell_payment(move: Move) -> Said:
    if "other" not in move.args:
        return Said("move-pay-one", one=_colour(move, "one"))
    if move.other == move.one:
        return Said("move-pay-pair", resource=_colour(move, "one"))
    return Said("move-pay-two", one=_colour(move, "one"), other=_colour(move, "other"))


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
