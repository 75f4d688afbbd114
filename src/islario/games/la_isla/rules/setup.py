"""Preparations: the island and its animals, what everyone starts with, and the deck."""

from __future__ import annotations

from islario.games.la_isla.box.components import (
    CARDS,
    EXPLORERS,
    KINDS,
    NONE,
    PRINTED_SLOTS,
    REGIONS,
    RESERVE,
    SEATS,
    SPACES,
    TEETH,
)
from islario.games.la_isla.rules.cards import cards_in_use
from islario.games.la_isla.rules.events import Event
from islario.games.la_isla.rules.island import printed
from islario.games.la_isla.rules.rounds import begin_round
from islario.games.la_isla.rules.state import Place
from islario.kernel.dice import below, shuffle
from islario.kernel.journal import note
from islario.kernel.rule import rule


@rule
def setup(state):
    clear_table(state)
    build_island(state)
    stack_cards(state)
    for seat in range(state.players):
        give_supplies(state, seat)
        give_large_tile(state, seat)
    state.start = below(state, state.players)
    note(state, Event.FIRST_PLAYER, state.start, 0, 0, 0)
    begin_round(state)


@rule
def clear_table(state):
    state.slots[:] = NONE
    state.hand[:] = NONE
    state.laid[:] = NONE
    state.aside[:] = NONE
    state.large[:] = NONE
    state.lifted = NONE
    state.target = NONE


@rule
def build_island(state):
    """Ten teeth in random order round the centre, and seven tiles of each animal spread over the regions."""
    for place in range(TEETH):
        state.tooth[place] = place
    shuffle(state, state.tooth, TEETH)
    survey_island(state)
    for region in range(REGIONS):
        state.tile[region] = region % KINDS
    shuffle(state, state.tile, REGIONS)


@rule
def survey_island(state):
    """The order of the teeth settles where each landscape and each symbol lies."""
    state.landscape_spaces[:] = 0
    state.symbol_spaces[:] = 0
    for space in range(SPACES):
        landscape, symbol = printed(state, space)
        state.landscape_spaces[landscape] |= 1 << space
        state.symbol_spaces[symbol] |= 1 << space


@rule
def stack_cards(state):
    """A deck is all that lies in it; its order is settled card by card, when one is drawn."""
    state.deck_left = cards_in_use(state)
    for card in range(CARDS):
        state.place[card] = Place.DECK.value if card < state.deck_left else Place.BOX.value


@rule
def give_supplies(state, seat):
    """Five explorers, two more in reserve, one resource of each colour, and three empty slots."""
    state.supply[seat] = EXPLORERS
    state.reserve[seat] = RESERVE
    state.slot_count[seat] = PRINTED_SLOTS
    state.cubes[seat, :] = 1


@rule
def give_large_tile(state, seat):
    """At random, each player another animal."""
    animal = below(state, KINDS)
    while is_given(state, animal):
        animal = below(state, KINDS)
    state.large[seat] = animal
    note(state, Event.LARGE_TILE, seat, 0, animal, 0)


@rule
def is_given(state, animal):
    for seat in range(SEATS):
        if state.large[seat] == animal:
            return True
    return False
