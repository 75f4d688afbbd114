"""Points in each colour, and the privileges that go with the most of them."""

from __future__ import annotations

from islario.games.islas_canarias.components import (
    COLOURS,
    FIRST_PALACE_POINTS,
    FOR_PRIVILEGE,
    FURTHER_PALACE_POINTS,
    HOUSE_POINTS,
    NONE,
    PRIVILEGE,
    TOWN_POINTS,
    Building,
)
from islario.games.islas_canarias.state import Event, Source
from islario.kernel.bits import how_many, sole
from islario.kernel.journal import note
from islario.kernel.rule import rule


@rule
def owns(state, seat, power):
    """Whether the seat has the privilege that gives this power."""
    return state.owner[PRIVILEGE[power]] == seat


@rule
def count_points(state, seat):
    """What stands on the island, by source and by colour. Only the first palace of a colour counts in full."""
    all_houses, all_first, all_further, all_towns = 0, 0, 0, 0
    for colour in range(len(COLOURS)):
        houses = HOUSE_POINTS * how_many(state.buildings[seat, Building.HOUSE, colour])
        palaces = how_many(state.buildings[seat, Building.PALACE, colour])
        first = FIRST_PALACE_POINTS * min(palaces, 1)
        further = FURTHER_PALACE_POINTS * max(palaces - 1, 0)
        towns = TOWN_POINTS * how_many(state.buildings[seat, Building.TOWN, colour])
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
def leaders(state, colour):
    """The set of seats with the most points in a colour, be it 0."""
    most, seats = 0, 0
    for seat in range(state.players):
        points = state.colour_points[seat, colour]
        if points > most:
            most, seats = points, 0
        if points == most:
            seats |= 1 << seat
    return seats


@rule
def sole_leader(state, colour):
    """The seat that is alone at the top of a colour, if any."""
    return sole(leaders(state, colour))


@rule
def look_at_privileges(state):
    """A privilege goes to the first with enough points in its colour, then to whoever comes to have more than its
    owner. It never goes back to the table, and who only draws level does not get it."""
    for colour in range(len(COLOURS)):
        owner, leader = state.owner[colour], sole_leader(state, colour)
        if leader == NONE or leader == owner:  # noqa: SIM109 (compiled, a tuple holds one type only)
            continue
        if owner == NONE and state.colour_points[leader, colour] >= FOR_PRIVILEGE:
            state.owner[colour] = leader
            note(state, Event.PRIVILEGE_TAKEN, leader, colour, 0, state.colour_points[leader, colour])
        elif owner != NONE:
            state.owner[colour] = leader
            note(state, Event.PRIVILEGE_TAKEN_OVER, leader, colour, owner, state.colour_points[leader, colour])
