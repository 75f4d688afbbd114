"""Who decides, and among what."""

from __future__ import annotations

from islario.kernel.rule import query, rule
from perlas.box.components import COVE_DEPTH, COVES, DEPTHS, NONE
from perlas.rules.moves import DIVE, TAKE
from perlas.rules.state import Phase


@rule
def pending(state):
    """All who have not laid a card; then one diver after the other."""
    if state.phase == Phase.OVER:
        return 0
    return state.waiting if state.phase == Phase.DIVE else 1 << state.turn


@rule
def over(state):
    return state.phase == Phase.OVER


@rule
def legal(state, seat, out):
    if not pending(state) >> seat & 1:
        return 0
    count = 0
    if state.phase == Phase.DIVE:
        for card in range(DEPTHS):
            if state.hand[seat, card]:
                out[count] = DIVE + card
                count += 1
    else:
        for cove in range(COVES):
            if can_take(state, seat, cove):
                out[count] = TAKE + cove
                count += 1
    return count


@query
def can_take(state, seat, cove):
    """A pearl lies there, no storm has closed the cove, and the diver has gone deep enough."""
    open_cove = state.cove[cove] != NONE and state.closed != cove
    return open_cove and state.dived[seat] >= COVE_DEPTH[cove]


@rule
def coves_in_reach(state, seat):
    """The coves from which the diver can take a pearl, as a set."""
    coves = 0
    for cove in range(COVES):
        if can_take(state, seat, cove):
            coves |= 1 << cove
    return coves
