"""Points: what stands on an island counts, and the most of them win."""

from __future__ import annotations

from islario.games.islas_canarias.box.components import (
    COLOURS,
    FIRST_PALACE_POINTS,
    FURTHER_PALACE_POINTS,
    HOUSE_POINTS,
    TOWN_POINTS,
    Building,
)
from islario.games.islas_canarias.rules.state import Source
from islario.kernel.bits import how_many
from islario.kernel.points import total
from islario.kernel.rule import rule


@rule
def points_for(building, already):
    """What one more building is worth to who has so many of its kind and colour: only the first palace counts fully."""
    if building == Building.HOUSE:
        return HOUSE_POINTS
    if building == Building.TOWN:
        return TOWN_POINTS
    return FURTHER_PALACE_POINTS if already else FIRST_PALACE_POINTS


@rule
def count_points(state, seat):
    """What stands on the island, by source and by colour."""
    all_houses, all_first, all_further, all_towns = 0, 0, 0, 0
    for colour in range(len(COLOURS)):
        houses = points_for(Building.HOUSE, 0) * how_many(state.buildings[seat, Building.HOUSE, colour])
        palaces = how_many(state.buildings[seat, Building.PALACE, colour])
        first = points_for(Building.PALACE, 0) * min(palaces, 1)
        further = points_for(Building.PALACE, 1) * max(palaces - 1, 0)
        towns = points_for(Building.TOWN, 0) * how_many(state.buildings[seat, Building.TOWN, colour])
        state.colour_points[seat, colour] = houses + first + further + towns
        all_houses += houses
        all_first += first
        all_further += further
        all_towns += towns
    state.points[seat, Source.HOUSES] = all_houses
    state.points[seat, Source.FIRST_PALACES] = all_first
    state.points[seat, Source.FURTHER_PALACES] = all_further
    state.points[seat, Source.TOWNS] = all_towns


@rule
def beats(state, seat, other):
    """More points win; who is tied shares the place."""
    return total(state, seat) > total(state, other)
