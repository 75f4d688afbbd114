"""Who decides, what they may choose, and when it is over."""

from __future__ import annotations

from islario.games.trails_of_tucana.rules.trails import free_links
from islario.kernel.rule import rule


@rule
def pending(state):
    """All draw simultaneously: everyone who still has a trail to draw."""
    seats = 0
    if not state.ended:
        for seat in range(state.players):
            if state.to_draw[seat]:
                seats |= 1 << seat
    return seats


@rule
def legal(state, seat, out):
    """A seat that still has a trail to draw may draw it at any free link."""
    if not pending(state) >> seat & 1:
        return 0
    return free_links(state, seat, out)


@rule
def over(state):
    return state.ended
