"""Privileges: whoever has the most points in a colour owns one."""

from __future__ import annotations

from islario.games.islas_canarias.box.components import COLOURS, FOR_PRIVILEGE, NONE, PRIVILEGE
from islario.games.islas_canarias.rules.events import Event
from islario.kernel.bits import sole
from islario.kernel.journal import note
from islario.kernel.rule import query, rule


@query
def owns(state, seat, power):
    """Whether the seat has the privilege that gives this power."""
    return state.owner[PRIVILEGE[power]] == seat


@rule
def leaders(state, colour):
    """The set of seats with the most points in a colour, be it 0."""
    most, seats = 0, 0
    for seat in range(state.players):
        most = max(most, state.colour_points[seat, colour])
    for seat in range(state.players):
        if state.colour_points[seat, colour] == most:
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
