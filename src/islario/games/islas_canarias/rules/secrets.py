"""Who knows what: hands are their owners', the deck and the ship are nobody's, dice are nobody's."""

from __future__ import annotations

from islario.kernel.dice import forget_dice
from islario.kernel.journal import hide_journal
from islario.kernel.rule import rule


@rule
def hide(state, seat):
    """Other hands and what others loaded go, with everything that lies face down; how many cards there are stays."""
    forget_dice(state)
    state.revealed = 0
    hide_journal(state, seat)
    state.deck[:] = 0
    state.ship[:] = 0
    for other in range(state.players):
        if other != seat:
            state.hand[other, :] = 0
            state.loaded[other] = 0
