"""Pirates: who is attacked, whom the protected owner names instead, and which house is lost."""

from __future__ import annotations

from islario.games.islas_canarias.box.components import FEATURES, FIRST_PIRATE, NONE, PRIVILEGE, Power
from islario.games.islas_canarias.rules.events import NUMBER_BITS, Event, note_row
from islario.games.islas_canarias.rules.islands import everybody, houses_of, take_down_house
from islario.games.islas_canarias.rules.privileges import leaders, look_at_privileges, owns
from islario.games.islas_canarias.rules.scoring import count_points
from islario.games.islas_canarias.rules.state import Phase
from islario.kernel.journal import NO_SEAT, note
from islario.kernel.rule import query, rule
from islario.kernel.seats import seat_after


@rule
def attack(state, card):
    """The protected lose nothing, but the owner of a privilege who is protected names another in his place."""
    state.card = card
    colour = card - FIRST_PIRATE
    note_prey(state, colour)
    owner = state.owner[colour]
    if owner != NONE and owns(state, owner, Power.PIRATE_SHIELD) and seats_to_name(state, owner):
        state.active = owner
        state.phase = Phase.NAME.value
        return
    state.victims = sought(state, colour) & ~protected(state) & seats_with_houses(state)
    if not state.victims:
        note(state, Event.PIRATE_FINDS_NOTHING, NO_SEAT, card, 0, 0)
    next_victim(state)


@query
def sought(state, colour):
    """Whom a pirate goes for: the owner of its privilege; while nobody has that, all who lead in its colour."""
    owner = state.owner[colour]
    return leaders(state, colour) if owner == NONE else 1 << owner


@rule
def note_prey(state, colour):
    """Everybody's points in the colour, who owns its privilege, and whom the pirate goes for."""
    row = 0
    for seat in range(state.players):
        row |= state.colour_points[seat, colour] << NUMBER_BITS * seat
    holder, symbol = state.owner[colour], len(FEATURES) + colour
    note_row(state, Event.PIRATE_SEEKS, holder, symbol, everybody(state), sought(state, colour), row)


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
