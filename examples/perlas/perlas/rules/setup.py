"""Setting up: the pearls into the bag, the cards shuffled and dealt, the first round begun."""

from __future__ import annotations

from islario.kernel.dice import below
from islario.kernel.journal import note
from islario.kernel.rule import rule
from perlas.box.components import COPIES, COVES, DEPTHS, HAND, NONE, PEARL_COUNT, PEARLS
from perlas.rules.cards import draw_card
from perlas.rules.events import Event
from perlas.rules.rounds import begin_round


@rule
def setup(state):
    for kind in range(len(PEARLS)):
        state.bag[kind] = PEARL_COUNT[kind]
    for cove in range(COVES):
        state.cove[cove] = NONE
    for card in range(DEPTHS):
        state.deck[card] = COPIES
    state.start = below(state, state.players)
    note(state, Event.FIRST_DIVER, state.start, 0, 0, 0)
    for seat in range(state.players):
        for _ in range(HAND):
            draw_card(state, seat)
    begin_round(state)
