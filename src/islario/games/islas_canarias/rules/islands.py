"""The islands: which empty areas meet a priority, what stands, and buildings going up and coming down."""

from __future__ import annotations

from islario.games.islas_canarias.box.components import (
    AROUND,
    COLOURS,
    FEATURES,
    HALF,
    HALF_MASK,
    TOUCH,
    Building,
)
from islario.kernel.rule import query, rule


@rule
def everybody(state):
    """The set of all seats: each has an island."""
    return (1 << state.players) - 1


@rule
def around(island, areas):
    """The areas that share an edge with any of these; rivers and roads do not part them."""
    return AROUND[island, 0, areas & HALF_MASK] | AROUND[island, 1, areas >> HALF]


@rule
def areas_of_colour(state, seat, colour):
    """Where the seat has a house, a palace or a town of the colour."""
    return (
        state.buildings[seat, Building.HOUSE, colour]
        | state.buildings[seat, Building.PALACE, colour]
        | state.buildings[seat, Building.TOWN, colour]
    )


@rule
def empty_areas_for(state, seat, symbol):
    """The empty areas that meet a priority: next to a feature, or to a building of a colour."""
    island = state.island[seat]
    if symbol < len(FEATURES):
        return state.empty[seat] & TOUCH[island, symbol]
    return state.empty[seat] & around(island, areas_of_colour(state, seat, symbol - len(FEATURES)))


@rule
def houses_of(state, seat):
    """The areas where the seat has a house, of whatever colour."""
    areas = 0
    for colour in range(len(COLOURS)):
        areas |= state.buildings[seat, Building.HOUSE, colour]
    return areas


@rule
def colour_of_house(state, seat, area):
    """The colour of the house on an area."""
    colour = 0
    while not state.buildings[seat, Building.HOUSE, colour] >> area & 1:
        colour += 1
    return colour


@rule
def colours_left(state, building):
    """The set of colours of which the supply still has such a building."""
    colours = 0
    for colour in range(len(COLOURS)):
        if state.supply[building, colour]:
            colours |= 1 << colour
    return colours


@query
def in_supply(state, building):
    """Whether there is such a building left, of whatever colour."""
    for colour in range(len(COLOURS)):
        if state.supply[building, colour]:
            return True
    return False


@rule
def put_up(state, seat, building, colour, area):
    state.supply[building, colour] -= 1
    state.buildings[seat, building, colour] |= 1 << area
    state.empty[seat] &= ~(1 << area)


@rule
def take_down_house(state, seat, area):
    """The house goes back to the supply; returns its colour."""
    colour = colour_of_house(state, seat, area)
    state.supply[Building.HOUSE, colour] += 1
    state.buildings[seat, Building.HOUSE, colour] &= ~(1 << area)
    state.empty[seat] |= 1 << area
    return colour
