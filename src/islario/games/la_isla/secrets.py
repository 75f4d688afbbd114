"""Who knows what: cards are their owner's secret until their action begins; the deck and the dice are nobody's."""

from __future__ import annotations

from islario.games.la_isla.cards import draw_card, hand_size, sort_hand
from islario.games.la_isla.components import ASSIGNMENT, CARDS, HAND, LAST_PLACE, LETTERS, NONE
from islario.games.la_isla.state import UNKNOWN, Phase, Place
from islario.kernel.dice import below, forget_dice, give_dice
from islario.kernel.journal import hide_journal
from islario.kernel.rule import rule, table

OPENS = table([Phase.A, Phase.B, Phase.D])  # when the cards under each letter are turned up, all together


@rule
def hide(state, seat):
    """That others have cards, and have laid them, stays known; not which."""
    forget_dice(state)
    state.revealed = 0
    hide_journal(state, seat)
    for card in range(CARDS):
        if state.place[card] == Place.DECK or state.place[card] == Place.HAND:
            state.place[card] = Place.UNSEEN
    for owner in range(state.players):
        for i in range(HAND + 1):
            if state.hand[owner, i] != NONE:
                state.hand[owner, i] = seen_card(state, state.hand[owner, i], owner == seat)
        for letter in range(len(LETTERS)):
            if state.aside[owner, letter] != NONE:
                known = owner == seat or state.phase >= OPENS[letter]
                state.aside[owner, letter] = seen_card(state, state.aside[owner, letter], known)
        if owner != seat and state.laid[owner] != NONE:
            state.laid[owner] = UNKNOWN


@rule
def seen_card(state, card, known):
    """A card that is not yet used, as the seat sees it."""
    if not known or card == UNKNOWN:
        return UNKNOWN
    state.place[card] = Place.HAND
    return card


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
