"""Who knows what: the running turn is each seat's own until everyone has finished it; dice are nobody's."""

from __future__ import annotations

from islario.games.trails_of_tucana.rules.trails import erase_new_trails
from islario.kernel.dice import forget_dice
from islario.kernel.journal import hide_journal
from islario.kernel.rule import rule


@rule
def hide(state, seat):
    """Other sheets go back to the end of the last turn. Whether a seat has finished stays known, not how far an
    unfinished one has come."""
    forget_dice(state)
    state.revealed = 0
    hide_journal(state, seat)
    for other in range(state.players):
        if other != seat:
            erase_new_trails(state, other)
            state.to_draw[other] = min(state.to_draw[other], 1)
