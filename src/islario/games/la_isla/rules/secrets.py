"""Who knows what: cards are their owner's secret until their action begins; the deck and the dice are nobody's."""

from __future__ import annotations

from islario.games.la_isla.box.components import CARDS, HAND, LETTERS, NONE
from islario.games.la_isla.rules.state import UNKNOWN, Phase, Place
from islario.kernel.dice import forget_dice
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
