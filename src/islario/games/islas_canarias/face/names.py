"""Things in words: islands, areas, cards and buildings; what sets hold, and what stands on an island."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from islario.games.islas_canarias.box.components import (
    AREA_NAMES,
    BUILDINGS,
    COLOURS,
    DRAW_WITH_PRIVILEGE,
    FIRST_PIRATE,
    HOUSE_COLOUR,
    ISLANDS,
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
    Power,
)
from islario.kernel.reading import Reading
from islario.words import Said

POWER_OF = [PRIVILEGE.tolist().index(colour) for colour in range(len(COLOURS))]  # by the colour of its privilege


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


def island_said(island: int) -> Said:
    return Said(f"island-{ISLANDS[island].replace('_', '-')}")


def symbol_said(symbol: int) -> Said:
    return Said(f"symbol-{SYMBOLS[symbol]}")


def power_said(power: int) -> Said:
    told = {"count": DRAW_WITH_PRIVILEGE} if power == Power.DRAW_FIVE else {}
    return Said(f"power-{POWERS[power].replace('_', '-')}", **told)


def privilege_said(colour: int) -> Said:
    return Said(f"privilege-{COLOURS[colour]}")


def listed(things: Sequence[Said]) -> Said:
    """Several things in a row."""
    row = things[0]
    for thing in things[1:]:
        row = Said("list", a=row, b=thing)
    return row


def card_said(card: int) -> Said:
    """A card in words: the occupation in Spanish, explained."""
    if card >= FIRST_PIRATE:
        return Said(f"pirate-{COLOURS[card - FIRST_PIRATE]}")
    settler = card // ROWS
    return Said("settler", occupation=OCCUPATIONS[settler], meaning=Said(f"settler-{SETTLERS[settler]}"))


def face_said(card: int) -> Said:
    """A card with all that is printed on it."""
    if card >= FIRST_PIRATE:
        return card_said(card)
    house = building_said(Building.HOUSE, HOUSE_COLOUR[card])
    return Said("card", card=card_said(card), house=house, priorities=listed([*map(symbol_said, PRIORITY[card])]))


def building_said(building: int, colour: int) -> Said:
    return Said(f"building-{BUILDINGS[building]}-{COLOURS[colour]}")


def the_house_said(colour: int) -> Said:
    return Said(f"the-house-{COLOURS[colour]}")


def area_said(state: Reading, owner: int, name: str) -> Said:
    """An area in words: its letter and what it is next to."""
    touches, here = LANDS[state.island[owner]].touches, 1 << AREA_NAMES.index(name)
    features = [symbol_said(feature) for feature, areas in enumerate(touches) if areas & here]
    return Said("area", name=name, features=listed(features)) if features else Said("plain-area", name=name)


def house_said(state: Reading, owner: int, name: str) -> Said:
    """A house in words: its colour and its area."""
    return Said("house-on", house=the_house_said(standing(state, owner)[name][1]), area=name)
