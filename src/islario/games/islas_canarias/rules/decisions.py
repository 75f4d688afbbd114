"""Who decides, and among what."""

from __future__ import annotations

from islario.games.islas_canarias.box.components import AREAS, CARDS, FIRST_PIRATE, ISLANDS, Building, Power
from islario.games.islas_canarias.rules.building import anchors, areas_allowed, houses_lacking, usable_houses
from islario.games.islas_canarias.rules.cards import cards_left
from islario.games.islas_canarias.rules.islands import colours_left, houses_of, in_supply
from islario.games.islas_canarias.rules.moves import (
    BUILD,
    COLOUR,
    DRAW_CARDS,
    END_TURN,
    GIVE_BACK,
    LOAD,
    NAME,
    PALACE,
    PLACE,
    TAKE_EXTRA,
    TAKE_ISLAND,
    TOWN,
    USE,
)
from islario.games.islas_canarias.rules.pirates import seats_to_name
from islario.games.islas_canarias.rules.privileges import owns
from islario.games.islas_canarias.rules.state import Phase
from islario.kernel.bits import lowest
from islario.kernel.rule import query, rule, table

MOST_LEGAL = CARDS + 1 + 2 * AREAS  # a card for the ship, the extra card, palaces and towns

TO_BUILD = 2

# where a decision is one choice out of a set, the number of its first choice; by phase
FIRST_CHOICE = table([TAKE_ISLAND, 0, 0, 0, USE, PLACE, COLOUR, 0, NAME, GIVE_BACK, 0])


@rule
def pending(state):
    """One seat at a time; during a ship it may be any."""
    return 0 if state.phase == Phase.OVER else 1 << state.active


@rule
def over(state):
    return state.phase == Phase.OVER


@rule
def legal(state, seat, out):
    if not pending(state) >> seat & 1:
        return 0
    if state.phase == Phase.ACT:
        return list_merges(state, seat, out, list_first_actions(state, seat, out))
    if state.phase == Phase.LOAD:
        return list_merges(state, seat, out, list_loads(state, seat, out))
    if state.phase == Phase.END:
        count = list_merges(state, seat, out, 0)
        out[count] = END_TURN
        return count + 1
    return list_set(open_choices(state), FIRST_CHOICE[state.phase], out, 0)


@rule
def list_set(choices, first, out, count):
    """Adds the members of a set as moves; returns how many there are in all."""
    while choices:
        out[count] = first + lowest(choices)
        choices &= choices - 1
        count += 1
    return count


@rule
def list_first_actions(state, seat, out):
    """Build with a settler, or draw. A hand of pirates leaves only drawing, but that is the seat's own knowledge. With
    no card to draw, drawing is going without: were it only for who cannot build, it would tell of a hand of pirates."""
    count = list_set(settlers_to_build_with(state, seat), BUILD, out, 0)
    out[count] = DRAW_CARDS
    return count + 1


@query
def settlers_to_build_with(state, seat):
    """The set of settlers in hand, as long as building looks possible."""
    settlers = 0
    if building_looks_possible(state, seat):
        for card in range(FIRST_PIRATE):
            if state.hand[seat, card]:
                settlers |= 1 << card
    return settlers


@rule
def first_action_is_lost(state, seat):
    """What no merging could change: too few cards in hand to build in this turn, and none to draw."""
    return not hand_is_large_enough(state, seat) and not cards_left(state)


@rule
def building_looks_possible(state, seat):
    """What everyone can see: enough cards, an empty area, and a house in the supply."""
    return hand_is_large_enough(state, seat) and state.empty[seat] != 0 and in_supply(state, Building.HOUSE)


@query
def hand_is_large_enough(state, seat):
    """To build: one card for it and one for the ship."""
    return state.hand_size[seat] >= TO_BUILD


@rule
def list_loads(state, seat, out):
    """Any card of the hand; before that, the extra card."""
    count = 0
    if extra_card_is_possible(state, seat):
        out[count] = TAKE_EXTRA
        count += 1
    for card in range(CARDS):
        out[count] = LOAD + card
        count += state.hand[seat, card] > 0  # else the next one takes its place
    return count


@query
def extra_card_is_possible(state, seat):
    """Once a turn, with the privilege, as long as there are cards."""
    return owns(state, seat, Power.EXTRA_CARD) and not state.extra_taken and cards_left(state) > 0


@rule
def list_merges(state, seat, out, count):
    """Palaces and towns may be made before, between and after the two actions."""
    count = list_set(anchors(state, seat, Building.PALACE), PALACE, out, count)
    return list_set(anchors(state, seat, Building.TOWN), TOWN, out, count)


@rule
def open_choices(state):
    """The set to choose from, where everyone can see it: islands, houses, areas, colours or seats."""
    if state.phase == Phase.ISLANDS:
        return free_islands(state)
    if state.phase == Phase.USE:
        return usable_houses(state)
    if state.phase == Phase.PLACE:
        return areas_allowed(state)
    if state.phase == Phase.COLOUR:
        return colours_left(state, state.making)
    if state.phase == Phase.NAME:
        return seats_to_name(state, state.active)
    return houses_of(state, state.active)


@rule
def how_many_to_choose(state):
    """One out of that set, but as many houses as are lacking."""
    return houses_lacking(state) if state.phase == Phase.USE else 1


@query
def free_islands(state):
    islands = (1 << len(ISLANDS)) - 1
    for seat in range(state.players):
        if state.island[seat] >= 0:
            islands &= ~(1 << state.island[seat])
    return islands
