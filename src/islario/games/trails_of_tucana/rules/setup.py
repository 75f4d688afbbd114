"""Preparations: the letters at the villages, the bonus cards on the table, the deck."""

from __future__ import annotations

from islario.games.trails_of_tucana.box.components import (
    FIRST_BLUE,
    LETTERS,
    MOST_RED_CARDS,
    SECOND_BLUE,
    SETUP_CARD,
    SIGHTS,
    VILLAGES,
)
from islario.games.trails_of_tucana.rules.events import Event
from islario.games.trails_of_tucana.rules.state import Setting
from islario.games.trails_of_tucana.rules.trails import clear_networks
from islario.games.trails_of_tucana.rules.turns import begin_round
from islario.kernel.dice import below
from islario.kernel.journal import NO_SEAT, note
from islario.kernel.rule import rule

MAYOR = 0


@rule
def setup(state):
    draw_setup_card(state)
    for seat in range(state.players):
        clear_networks(state, seat)
        write_letters(state, seat)
    lay_out_blue_cards(state)
    if state.options[Setting.SPECIAL_BONUS]:
        lay_out_red_cards(state)
    begin_round(state)


@rule
def draw_setup_card(state):
    """One card is shown; its letters are read out clockwise from the top."""
    state.start_village = 0
    if state.options[Setting.RANDOM_START]:
        state.start_village = below(state, VILLAGES)
    state.setup_card = below(state, len(SETUP_CARD))
    note(state, Event.SETUP_CARD, NO_SEAT, state.setup_card, state.start_village + 1, 0)


@rule
def write_letters(state, seat):
    """The Mayor begins at the start village and each next player one village further; with Symmetry all begin
    at the same one."""
    start = state.start_village
    if not state.options[Setting.SYMMETRY]:
        start += seat - MAYOR
    direction = -1 if state.options[Setting.COUNTER_CLOCKWISE] else 1
    for i in range(VILLAGES):
        state.letter[seat, (start + direction * i) % VILLAGES] = SETUP_CARD[state.setup_card, i]
    note(state, Event.LETTERS_WRITTEN, seat, 0, start % VILLAGES + 1, 0)


@rule
def lay_out_blue_cards(state):
    """Alone you play for the cards marked #2; two or more play for #1, and five or more have #2 below."""
    for letter in range(len(LETTERS)):
        state.blue_card[letter] = SECOND_BLUE if state.players == 1 else FIRST_BLUE


@rule
def lay_out_red_cards(state):
    """One red card at random, or two with five players or more."""
    shown = 0
    while shown < (MOST_RED_CARDS if state.players >= 5 else 1):
        kind = below(state, len(SIGHTS))
        if not state.red_card[kind]:
            state.red_card[kind] = 1
            shown += 1
            note(state, Event.RED_CARD_SHOWN, NO_SEAT, kind, 0, 0)
