"""The things of the game in words: spaces, cards and their functions, lists of things."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from islario.games.la_isla.components import (
    ANIMALS,
    CARD_ANIMAL,
    CARD_COLOUR,
    CARD_FAMILY,
    CARD_VARIANT,
    COLOURS,
    FAMILIES,
    FAMILY_AMOUNT,
    FAMILY_ROWS,
    LANDSCAPES,
    NONE,
    PARAMETERS,
    PRINTED_LANDSCAPE,
    PRINTED_SYMBOL,
    RINGS,
    SPACE_NAMES,
    SPACE_PLACE,
    SPACE_RING,
    SYMBOLS,
)
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


VARIANT_SAID = {
    "resource": colour_said,
    "landscape": landscape_said,
    "symbol": symbol_said,
    "animal": animal_said,
    "ring": ring_said,
}


def printed(state: np.ndarray, space: int) -> tuple[int, int]:
    """Landscape and symbol of a space."""
    ring, place = int(SPACE_RING[space]), int(SPACE_PLACE[space])
    piece = int(state["tooth"][0, place]) if ring else place
    return int(PRINTED_LANDSCAPE[ring, piece]), int(PRINTED_SYMBOL[ring, piece])


def place_said(state: np.ndarray, space: int) -> Said:
    """A space with its name, its landscape and its symbol."""
    landscape, symbol = printed(state, space)
    name = SPACE_NAMES[space]
    return Said("place", name=name, landscape=landscape_said(landscape), symbol=symbol_said(symbol))


def variant_name(card: int) -> str:
    """The colour, landscape, symbol, animal or ring that a card's function speaks of, or nothing."""
    variant = int(CARD_VARIANT[card])
    return "" if variant == NONE else PARAMETERS[FAMILY_ROWS[CARD_FAMILY[card]]["param"]][variant]


def function_said(card: int) -> Said:
    """What a card's function does."""
    family = int(CARD_FAMILY[card])
    said = VARIANT_SAID.get(FAMILY_ROWS[family]["param"])
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


def listed(things: Sequence[Said]) -> Said:
    """One thing after the other."""
    last = things[-1]
    for thing in reversed(things[:-1]):
        last = Said("list", first=thing, rest=last)
    return last
