"""A ship arrives: its cards are turned one by one, and each settler chooses an island."""

from __future__ import annotations

from islario.games.islas_canarias.box.components import (
    FIRST_PIRATE,
    NONE,
    PRIORITIES,
    PRIORITY,
    PRIVILEGE,
    Building,
    Power,
)
from islario.games.islas_canarias.rules.building import begin_house
from islario.games.islas_canarias.rules.cards import discard, take_from
from islario.games.islas_canarias.rules.events import NUMBER_BITS, Event, note_row
from islario.games.islas_canarias.rules.islands import empty_areas_for, everybody, in_supply
from islario.games.islas_canarias.rules.pirates import attack
from islario.games.islas_canarias.rules.state import Phase
from islario.kernel.bits import how_many, sole
from islario.kernel.journal import NO_SEAT, note
from islario.kernel.points import reveal
from islario.kernel.rule import query, rule

STAYS_ABOARD = 1  # card, for the next ship


@rule
def ship_arrives(state):
    state.phase = Phase.SHIP.value
    note(state, Event.SHIP_ARRIVES, state.start, 0, 0, state.ship_size)


@rule
def ship_is_done(state):
    """Which card stays for the next ship is chance: it may as well be the one that is left over."""
    return state.ship_size == STAYS_ABOARD


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
    seat, at, by_privilege = island_chosen(state, card)
    if not state.quiet:
        note_comparison(state, card, PRIORITIES if seat == NONE else at + 1)
    if seat == NONE:
        note(state, Event.SETTLER_LEAVES, NO_SEAT, card, 0, 0)
        return
    symbol = PRIORITY[card, at]
    note(state, Event.SETTLER_COMES, seat, card, symbol, how_many(empty_areas_for(state, seat, symbol)))
    if by_privilege:
        note(state, Event.TIE_WON, seat, card, symbol, 0)
    begin_house(state, seat, card, Phase.SHIP)


@query
def island_chosen(state, card):
    """The island with the most empty areas for the first priority; those tied compare the next one, and so on. Returns
    the seat, the priority that decided, and whether a tie was won by privilege, which is possible only at the first
    priority that anybody can meet."""
    running = everybody(state)
    first = True
    for at in range(PRIORITIES):
        running, met = left_in_the_running(state, running, PRIORITY[card, at])
        if not met:
            continue
        winner = sole(running)
        if winner != NONE:
            return winner, at, False
        winner = winner_of_ties(state, running)
        if first and winner != NONE:
            return winner, at, True
        first = False
    return NONE, NONE, False


@rule
def left_in_the_running(state, running, symbol):
    """Those with the most empty areas for a priority, and whether anybody has one: if not, it decides nothing."""
    most, best = 0, 0
    for seat in range(state.players):
        if running >> seat & 1:
            areas = how_many(empty_areas_for(state, seat, symbol))
            if areas > most:
                most, best = areas, 0
            if areas == most:
                best |= 1 << seat
    if most == 0:
        return running, False
    return best, True


@rule
def winner_of_ties(state, tied):
    """The owner of the privilege, if he is among the tied."""
    owner = state.owner[PRIVILEGE[Power.WIN_TIES]]
    if owner != NONE and tied >> owner & 1:
        return owner
    return NONE


@query
def compared(state, card, at):
    """One of a settler's priorities as the islands stand: who is in the running when it is looked at, who is left in it
    then, and the row of the empty areas that everybody has for it."""
    running, left = 0, everybody(state)
    for earlier in range(at + 1):
        running = left
        left, _ = left_in_the_running(state, running, PRIORITY[card, earlier])
    row = 0
    for seat in range(state.players):
        row |= how_many(empty_areas_for(state, seat, PRIORITY[card, at])) << NUMBER_BITS * seat
    return running, left, row


@rule
def note_comparison(state, card, priorities):
    """How the islands compared, as far as the settler looked."""
    for at in range(priorities):
        running, left, row = compared(state, card, at)
        note_row(state, Event.ISLANDS_COMPARED, NO_SEAT, PRIORITY[card, at], running, left, row)
