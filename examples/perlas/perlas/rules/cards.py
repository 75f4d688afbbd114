"""Dive cards: drawing them, and counting what is left."""

from __future__ import annotations

from islario.kernel.dice import below
from islario.kernel.journal import note_for
from islario.kernel.rule import rule
from perlas.box.components import DEPTHS
from perlas.rules.events import Event


@rule
def how_many_in(cards):
    count = 0
    for card in range(DEPTHS):
        count += cards[card]
    return count


@rule
def any_of(state, cards):
    """One of the cards, each as likely as the other."""
    card = 0
    left = below(state, how_many_in(cards)) - cards[0]
    while left >= 0:
        card += 1
        left -= cards[card]
    return card


@rule
def take_from(state, cards):
    """Takes one of the cards."""
    card = any_of(state, cards)
    cards[card] -= 1
    return card


@rule
def draw_card(state, seat):
    """The top card of the deck; when there is none, the discards are shuffled first."""
    if how_many_in(state.deck) == 0:
        state.deck[:] = state.discards[:]
        state.discards[:] = 0
    card = take_from(state, state.deck)
    state.hand[seat, card] += 1
    note_for(state, 1 << seat, Event.CARD_DRAWN, seat, card, 0, 0)
