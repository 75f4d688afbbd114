"""Who knows what: hands and cards not yet shown are their owners', the deck is nobody's."""

from __future__ import annotations

from islario.kernel.dice import forget_dice, give_dice
from islario.kernel.journal import hide_journal
from islario.kernel.rule import rule
from perlas.box.components import COPIES, DEPTHS, HAND
from perlas.rules.cards import any_of, take_from
from perlas.rules.state import Phase


@rule
def hide(state, seat):
    forget_dice(state)
    state.revealed = 0
    hide_journal(state, seat)
    state.deck[:] = 0
    for other in range(state.players):
        if other != seat:
            state.hand[other, :] = 0
            state.laid[other] = 0


@rule
def imagine(state, seat, key):
    """All cards that the seat has not seen are dealt to the other hands, and the rest are the deck. Who has chosen a
    card has chosen any of them."""
    give_dice(state, key)
    for card in range(DEPTHS):
        state.deck[card] = COPIES - state.discards[card]
        if seat >= 0:
            state.deck[card] -= state.hand[seat, card]
    for other in range(state.players):
        if other != seat:
            for _ in range(cards_in_hand(state)):
                state.hand[other, take_from(state, state.deck)] += 1
            if state.phase == Phase.DIVE and not state.waiting >> other & 1:
                state.laid[other] = any_of(state, state.hand[other]) + 1


@rule
def cards_in_hand(state):
    """As many for everybody: a card that was chosen stays in the hand until it is shown."""
    return HAND if state.phase == Phase.DIVE else HAND - 1
