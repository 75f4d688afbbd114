"""A ship arrives: its cards are turned one by one, and each settler chooses an island."""

from __future__ import annotations

from islario.games.islas_canarias.building import begin_house
from islario.games.islas_canarias.cards import discard, take_from
from islario.games.islas_canarias.components import (
    FIRST_PIRATE,
    NONE,
    PRIORITIES,
    PRIORITY,
    PRIVILEGE,
    Building,
    Power,
)
from islario.games.islas_canarias.islands import empty_areas_for, in_supply
from islario.games.islas_canarias.pirates import attack
from islario.games.islas_canarias.state import Event, Phase
from islario.kernel.bits import how_many, sole
from islario.kernel.journal import NO_SEAT, note
from islario.kernel.points import reveal
from islario.kernel.rule import rule


@rule
def ship_arrives(state):
    state.phase = Phase.SHIP.value
    note(state, Event.SHIP_ARRIVES, state.start, 0, 0, state.ship_size)


@rule
def ship_is_done(state):
    """One card stays for the next ship. Which one is chance: it may as well be the one that is left over."""
    return state.ship_size == 1


@rule
def turn_card(state):
    """The next card is shown, goes onto the discards and is dealt with before the next."""
    reveal(state)
    card = take_from(state, state.ship, state.ship_size)
    state.ship_size -= 1
    state.turned[state.turned_count] = card
    state.turned_count += 1
    discard(state, card)
    note(state, Event.CARD_TURNED, NO_SEAT, card, 0, 0)
    if card >= FIRST_PIRATE:
        attack(state, card)
    else:
        settler_goes_ashore(state, card)


@rule
def settler_goes_ashore(state, card):
    if not in_supply(state, Building.HOUSE):
        note(state, Event.NO_HOUSE_LEFT, NO_SEAT, card, 0, 0)
        return
    seat, symbol, by_privilege = island_chosen(state, card)
    if seat == NONE:
        note(state, Event.SETTLER_LEAVES, NO_SEAT, card, 0, 0)
        return
    note(state, Event.SETTLER_COMES, seat, card, symbol, how_many(empty_areas_for(state, seat, symbol)))
    if by_privilege:
        note(state, Event.TIE_WON, seat, card, symbol, 0)
    begin_house(state, seat, card, Phase.SHIP)


@rule
def most_empty_areas(state, seats, symbol):
    """The most empty areas that any of the seats has for a priority, and the set of those who have as many."""
    most, tied = 0, 0
    for seat in range(state.players):
        if seats >> seat & 1:
            areas = how_many(empty_areas_for(state, seat, symbol))
            if areas > most:
                most, tied = areas, 0
            if areas == most:
                tied |= 1 << seat
    return most, tied


@rule
def island_chosen(state, card):
    """The island with the most empty areas for the first priority; those tied compare the next one, and so on. A
    priority that nobody can meet decides nothing. Returns the seat, the priority that decided, and whether a tie
    was won by privilege, which is possible only at the first priority that anybody can meet."""
    in_the_running = (1 << state.players) - 1
    first = True
    for i in range(PRIORITIES):
        symbol = PRIORITY[card, i]
        most, tied = most_empty_areas(state, in_the_running, symbol)
        if most == 0:
            continue
        in_the_running = tied
        winner = sole(tied)
        if winner != NONE:
            return winner, symbol, False
        winner = winner_of_ties(state, tied)
        if first and winner != NONE:
            return winner, symbol, True
        first = False
    return NONE, 0, False


@rule
def winner_of_ties(state, tied):
    """The owner of the privilege, if he is among the tied."""
    owner = state.owner[PRIVILEGE[Power.WIN_TIES]]
    if owner != NONE and tied >> owner & 1:
        return owner
    return NONE
