"""What a position is worth to a seat, for bots that look one decision ahead: in tenths of a point."""

from __future__ import annotations

from islario.kernel.points import total
from islario.kernel.rule import rule
from perlas.box.components import IN_A_NECKLACE, NECKLACE
from perlas.rules.scoring import necklaces
from perlas.rules.state import Phase

POINT = 10


@rule
def worth(state, seat):
    """Points, necklaces as they stand, and something for each kind of pearl on the way to the next one."""
    value = POINT * total(state, seat)
    if state.phase == Phase.OVER:
        return value
    made = necklaces(state, seat)
    value += POINT * NECKLACE * made
    for kind in range(IN_A_NECKLACE):
        if state.pearls[seat, kind] > made:
            value += POINT
    return value
