"""Pirates: who is attacked, whom the protected owner names instead, and which house is lost."""

from __future__ import annotations

from islario.games.islas_canarias.components import FIRST_PIRATE, NONE, PRIVILEGE, Power
from islario.games.islas_canarias.islands import houses_of, take_down_house
from islario.games.islas_canarias.privileges import count_points, leaders, look_at_privileges, owns
from islario.games.islas_canarias.state import Event, Phase
from islario.kernel.journal import NO_SEAT, note
from islario.kernel.rule import rule
from islario.kernel.seats import seat_after


@rule
def attack(state, card):
    """A pirate attacks the owner of the privilege of its colour; while nobody has it, all who lead in the colour."""
    state.card = card
    colour = card - FIRST_PIRATE
    owner = state.owner[colour]
    if owner == NONE:
        state.victims = leaders(state, colour) & ~protected(state) & seats_with_houses(state)
    elif not owns(state, owner, Power.PIRATE_SHIELD):
        state.victims = 1 << owner & seats_with_houses(state)
    elif seats_to_name(state, owner):
        state.active = owner
        state.phase = Phase.NAME.value
        return
    if not state.victims:
        note(state, Event.PIRATE_FINDS_NOTHING, NO_SEAT, card, 0, 0)
    next_victim(state)


@rule
def protected(state):
    """The set of the seat that pirates pass over; nobody while that privilege lies on the table."""
    owner = state.owner[PRIVILEGE[Power.PIRATE_SHIELD]]
    return 0 if owner == NONE else 1 << owner


@rule
def seats_with_houses(state):
    """Palaces and towns are safe: who has no house has nothing to lose."""
    seats = 0
    for seat in range(state.players):
        if houses_of(state, seat):
            seats |= 1 << seat
    return seats


@rule
def seats_to_name(state, owner):
    """Whom the protected owner can name: anybody else who has a house."""
    return seats_with_houses(state) & ~(1 << owner)


@rule
def name_victim(state, victim):
    note(state, Event.PIRATE_DIVERTED, state.active, state.card, victim, 0)
    state.victims = 1 << victim
    next_victim(state)


@rule
def next_victim(state):
    """Victims choose in turn order; privileges are looked at again after the last of them."""
    for i in range(state.players):
        seat = seat_after(state, state.start, i)
        if state.victims >> seat & 1:
            state.active = seat
            state.phase = Phase.RETURN.value
            note(state, Event.PIRATE_ATTACKS, seat, state.card, 0, 0)
            return
    state.card = NONE
    state.phase = Phase.SHIP.value
    look_at_privileges(state)


@rule
def give_back(state, area):
    """The victim puts one house back into the supply."""
    seat = state.active
    colour = take_down_house(state, seat, area)
    note(state, Event.HOUSE_LOST, seat, colour, area, 0)
    count_points(state, seat)
    state.victims &= ~(1 << seat)
    next_victim(state)
