"""Building: a house by card or by ship, and houses merged into a palace or a town.

What is under way stands in `making`, `anchor`, `used` and `spot`; the island changes once, when all is decided.
"""

from __future__ import annotations

from islario.games.islas_canarias.box.components import (
    COLOURS,
    HOUSE_COLOUR,
    NONE,
    PRIORITIES,
    PRIORITY,
    Building,
    Power,
)
from islario.games.islas_canarias.rules.events import Event
from islario.games.islas_canarias.rules.islands import (
    colour_of_house,
    empty_areas_for,
    houses_of,
    in_supply,
    put_up,
    take_down_house,
)
from islario.games.islas_canarias.rules.privileges import look_at_privileges, owns
from islario.games.islas_canarias.rules.scoring import count_points
from islario.games.islas_canarias.rules.state import Phase
from islario.kernel.bits import how_many, lowest
from islario.kernel.journal import note
from islario.kernel.rule import query, rule


@rule
def begin_house(state, seat, card, back):
    """A settler's house: its owner chooses the area among those allowed."""
    state.active = seat
    state.card = card
    state.making = Building.HOUSE.value
    state.back = back
    state.phase = Phase.PLACE.value


@rule
def houses_needed(building):
    """A palace takes two houses, a town three."""
    return building + 1


@rule
def colours_may_be_mixed(state, seat, building):
    """Only in palaces, and only with the privilege."""
    return building == Building.PALACE and owns(state, seat, Power.MIXED_PALACE)


@rule
def anchors(state, seat, building):
    """The houses whose area and colour a palace or town could take: there must be enough houses to merge them with, and
    such a building in the supply."""
    areas = 0
    if not in_supply(state, building):
        return areas
    if colours_may_be_mixed(state, seat, building):
        houses = houses_of(state, seat)
        return houses if how_many(houses) >= houses_needed(building) else areas
    for colour in range(len(COLOURS)):
        houses = state.buildings[seat, Building.HOUSE, colour]
        if how_many(houses) >= houses_needed(building):
            areas |= houses
    return areas


@query
def can_merge(state, seat):
    return (anchors(state, seat, Building.PALACE) | anchors(state, seat, Building.TOWN)) != 0


@rule
def begin_merge(state, building, area):
    """The seat names the house whose colour (and area) the palace or town takes."""
    state.making = building
    state.anchor = area
    state.used = 1 << area
    state.back = state.phase
    state.phase = Phase.USE.value


@rule
def houses_lacking(state):
    """How many houses the palace or town under way still takes."""
    return houses_needed(state.making) - how_many(state.used)


@rule
def usable_houses(state):
    """The houses that may be merged too."""
    seat = state.active
    if colours_may_be_mixed(state, seat, state.making):
        houses = houses_of(state, seat)
    else:
        houses = state.buildings[seat, Building.HOUSE, wanted_colour(state)]
    return houses & ~state.used


@rule
def use_house(state, area):
    """One house more; with the last one the place follows, which is free only with the privilege."""
    state.used |= 1 << area
    if not houses_lacking(state):
        if owns(state, state.active, Power.BUILD_ANYWHERE):
            state.phase = Phase.PLACE.value
        else:
            place_on(state, state.anchor)


@query
def place_for(state, seat, card):
    """A settler's house goes next to the first priority that can be met; with the privilege, or if none can, on any
    empty area. Returns which priority says so, if one does, and the areas."""
    if not owns(state, seat, Power.BUILD_ANYWHERE):
        for at in range(PRIORITIES):
            areas = empty_areas_for(state, seat, PRIORITY[card, at])
            if areas:
                return at, areas
    return NONE, state.empty[seat]


@rule
def areas_allowed(state):
    """Where the building under way may go; what was merged has left room."""
    if state.making != Building.HOUSE:
        return state.empty[state.active] | state.used
    _, areas = place_for(state, state.active, state.card)
    return areas


@query
def wanted_colour(state):
    """The colour the building under way should have."""
    if state.making == Building.HOUSE:
        return HOUSE_COLOUR[state.card]
    return colour_of_house(state, state.active, state.anchor)


@rule
def place_on(state, area):
    """Only a colour that has run out may be replaced by another."""
    state.spot = area
    colour = wanted_colour(state)
    if state.supply[state.making, colour]:
        finish_building(state, colour)
    else:
        state.phase = Phase.COLOUR.value


@rule
def replace_colour(state, colour):
    note(state, Event.COLOUR_RAN_OUT, state.active, wanted_colour(state), colour, state.making)
    finish_building(state, colour)


@rule
def finish_building(state, colour):
    """Merged houses go back to the supply, the building stands, and points and privileges are looked at again."""
    seat = state.active
    merged = state.used
    while merged:
        take_down_house(state, seat, lowest(merged))
        merged &= merged - 1
    put_up(state, seat, state.making, colour, state.spot)
    note(state, Event.HOUSE_BUILT + state.making, seat, colour, state.spot, state.used)
    state.card = NONE
    state.making = NONE
    state.anchor = NONE
    state.spot = NONE
    state.used = 0
    state.phase = state.back
    count_points(state, seat)
    look_at_privileges(state)
