"""Things in words: islands, areas, cards and buildings; what sets hold, and what stands on an island."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from islario.games.islas_canarias.box.components import (
    AREA_NAMES,
    BUILDINGS,
    CARD_NAMES,
    COLOURS,
    FEATURES,
    FIRST_PIRATE,
    HOUSE_COLOUR,
    LANDS,
    OCCUPATIONS,
    POWERS,
    PRIORITY,
    PRIVILEGE,
    ROWS,
    SEATS,
    SETTLERS,
    SYMBOLS,
    AreaName,
    Building,
)
from islario.kernel.reading import Reading
from islario.words import Said

POWER_OF = [POWERS[PRIVILEGE.tolist().index(colour)] for colour in range(len(COLOURS))]  # by the colour of a privilege


@cache
def areas_in(areas: int) -> tuple[AreaName, ...]:
    return tuple(name for area, name in enumerate(AREA_NAMES) if areas >> area & 1)


@cache
def seats_in(seats: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(SEATS) if seats >> seat & 1)


def standing(state: Reading, owner: int) -> dict[str, tuple[int, int]]:
    """The building and colour on each area of an island that is not empty, in the order of the areas."""
    found: dict[str, tuple[int, int]] = {
        name: (building, colour)
        for building, colours in enumerate(state.buildings[owner].tolist())
        for colour, areas in enumerate(colours)
        for name in areas_in(areas)
    }
    return {name: found[name] for name in sorted(found)}


def island(name: str) -> Said:
    return Said(f"island-{name.replace('_', '-')}")


def symbol(name: str) -> Said:
    return Said(f"symbol-{name}")


def power(name: str) -> Said:
    return Said(f"power-{name.replace('_', '-')}")


def privilege(colour: str) -> Said:
    return Said(f"privilege-{colour}")


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
    house = building(Building.HOUSE, COLOURS[HOUSE_COLOUR[number]])
    return Said("card", card=card(name), house=house, priorities=listed(symbols))


def building(which: int, colour: str) -> Said:
    return Said(f"building-{BUILDINGS[which]}-{colour}")


def the_house(colour: str) -> Said:
    return Said(f"the-house-{colour}")


def area(state: Reading, owner: int, name: str) -> Said:
    """An area in words: its letter and what it is next to."""
    land, here = LANDS[state.island[owner]], 1 << AREA_NAMES.index(name)
    features = [symbol(feature) for feature, areas in zip(FEATURES, land.touches, strict=True) if areas & here]
    return Said("area", name=name, features=listed(features)) if features else Said("plain-area", name=name)


def house(state: Reading, owner: int, name: str) -> Said:
    """A house in words: its colour and its area."""
    return Said("house-on", house=the_house(COLOURS[standing(state, owner)[name][1]]), area=name)
