"""Preparations: a full supply and deck, a start player, and islands to take."""

from __future__ import annotations

from islario.games.islas_canarias.box.components import (
    ALL_AREAS,
    BUILDINGS,
    CARDS,
    COLOURS,
    COPIES,
    DECK_SIZE,
    ISLANDS,
    NONE,
    SEATS,
    SUPPLY,
)
from islario.games.islas_canarias.rules.decisions import free_islands
from islario.games.islas_canarias.rules.events import Event
from islario.games.islas_canarias.rules.state import RANDOM, Phase, Setting
from islario.games.islas_canarias.rules.turns import next_takes_island, take_island
from islario.kernel.dice import below
from islario.kernel.journal import note
from islario.kernel.rule import rule


@rule
def setup(state):
    lay_out(state)
    state.start = below(state, state.players)
    note(state, Event.START_PLAYER, state.start, 0, 0, 0)
    state.active = state.start
    state.phase = Phase.ISLANDS.value
    if state.options[Setting.ISLANDS] == RANDOM:
        for _ in range(state.players):
            take_island(state, state.active, random_island(state))
            next_takes_island(state)


@rule
def lay_out(state):
    """All buildings in the supply, all privileges on the table, settlers and pirates in one deck."""
    for colour in range(len(COLOURS)):
        state.owner[colour] = NONE
        for building in range(len(BUILDINGS)):
            state.supply[building, colour] = SUPPLY[building]
    for seat in range(SEATS):
        state.island[seat] = NONE
        state.empty[seat] = ALL_AREAS
    for card in range(CARDS):
        state.deck[card] = COPIES[state.options[Setting.DECK], card]
    state.deck_size = DECK_SIZE
    state.card = NONE
    state.making = NONE
    state.anchor = NONE
    state.spot = NONE


@rule
def random_island(state):
    """Any island that is still free, each as likely as the other."""
    island = below(state, len(ISLANDS))
    while not free_islands(state) >> island & 1:
        island = below(state, len(ISLANDS))
    return island
