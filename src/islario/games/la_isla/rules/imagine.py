"""One possible truth for what a seat cannot see."""

from __future__ import annotations

from islario.games.la_isla.box.components import ASSIGNMENT, CARDS, HAND, LAST_PLACE, LETTERS
from islario.games.la_isla.rules.cards import draw_card, hand_size, sort_hand
from islario.games.la_isla.rules.state import UNKNOWN, Place
from islario.kernel.dice import below, give_dice
from islario.kernel.rule import rule


@rule
def imagine(state, seat, key):
    """Every card that the seat has not seen may be anywhere that it cannot see, each as likely as the other."""
    give_dice(state, key)
    in_deck = 0
    for card in range(CARDS):
        if state.place[card] == Place.UNSEEN:
            state.place[card] = Place.DECK
            in_deck += 1
    state.deck_left = in_deck
    for owner in range(state.players):
        for i in range(HAND + 1):
            if state.hand[owner, i] == UNKNOWN:
                state.hand[owner, i] = draw_card(state)
        sort_hand(state, owner)
        for letter in range(len(LETTERS)):
            if state.aside[owner, letter] == UNKNOWN:
                state.aside[owner, letter] = draw_card(state)
        if state.laid[owner] == UNKNOWN:
            state.laid[owner] = imagined_assignment(state, owner)


@rule
def imagined_assignment(state, seat):
    cards = hand_size(state, seat)
    assignment = below(state, len(ASSIGNMENT))
    while LAST_PLACE[assignment] >= cards:
        assignment = below(state, len(ASSIGNMENT))
    return assignment
