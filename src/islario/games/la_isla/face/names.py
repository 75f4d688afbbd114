"""The things of the game in words: spaces, cards and their functions, lists of things."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from islario.games.la_isla.box.components import (
    ANIMALS,
    CARD_ANIMAL,
    CARD_COLOUR,
    CARD_FAMILY,
    CARD_VARIANT,
    COLOURS,
    FAMILIES,
    FAMILY_AMOUNT,
    FAMILY_PARAMETER,
    LANDSCAPES,
    NONE,
    PARAMETERS,
    RINGS,
    SPACE_NAMES,
    SPACES,
    SYMBOLS,
    Parameter,
)
from islario.games.la_isla.rules.island import printed
from islario.kernel.reading import Hidden
from islario.words import Said


def colour_said(colour: int) -> Said:
    return Said(f"resource-{COLOURS[colour]}")


def animal_said(animal: int) -> Said:
    return Said(f"animal-{ANIMALS[animal]}")


def landscape_said(landscape: int) -> Said:
    return Said(f"landscape-{LANDSCAPES[landscape]}")


def symbol_said(symbol: int) -> Said:
    return Said(f"symbol-{SYMBOLS[symbol]}")


def ring_said(ring: int) -> Said:
    return Said(f"ring-{RINGS[ring]}")


VARIANT_SAID: dict[Parameter, Callable[[int], Said]] = {
    "resource": colour_said,
    "landscape": landscape_said,
    "symbol": symbol_said,
    "animal": animal_said,
    "ring": ring_said,
}


def place_said(hidden: Hidden, space: int) -> Said:
    """A space with its name, its landscape and its symbol."""
    landscape, symbol = hidden.ask(printed, space)
    name = SPACE_NAMES[space]
    return Said("place", name=name, landscape=landscape_said(landscape), symbol=symbol_said(symbol))


def places_said(hidden: Hidden, spaces: Sequence[int]) -> Said:
    """Several spaces with their names, as round a region."""
    last = place_said(hidden, spaces[-1])
    for space in reversed(spaces[:-1]):
        last = Said("places", first=place_said(hidden, space), rest=last)
    return last


def resource_of(hidden: Hidden, space: int) -> Said:
    """The colour of the resources that a space costs."""
    return colour_said(hidden.ask(printed, space)[0])


def space_names(spaces: int) -> list[str]:
    """The spaces of a set."""
    return [SPACE_NAMES[space] for space in range(SPACES) if spaces >> space & 1]


def variant_name(card: int) -> str:
    """The colour, landscape, symbol, animal or ring that a card's function speaks of, or nothing."""
    variant = int(CARD_VARIANT[card])
    return "" if variant == NONE else PARAMETERS[FAMILY_PARAMETER[CARD_FAMILY[card]]][variant]


def function_said(card: int) -> Said:
    """What a card's function does."""
    family = int(CARD_FAMILY[card])
    said = VARIANT_SAID.get(FAMILY_PARAMETER[family])
    variant = said(int(CARD_VARIANT[card])) if said else ""
    return Said(f"function-{FAMILIES[family]}", variant=variant, amount=int(FAMILY_AMOUNT[family]))


def card_said(card: int) -> Said:
    """All three uses of a card."""
    return Said(
        "card",
        function=function_said(card),
        resource=colour_said(int(CARD_COLOUR[card])),
        animal=animal_said(int(CARD_ANIMAL[card])),
    )


def hand_of(hidden: Hidden, seat: int) -> list[int]:
    """The cards in a hand; a number below zero for one that is not known."""
    return [card for card in hidden.hand[seat].tolist() if card != NONE]


def listed(things: Sequence[Said]) -> Said:
    """One thing after the other."""
    last = things[-1]
    for thing in reversed(things[:-1]):
        last = Said("list", first=thing, rest=last)
    return last
