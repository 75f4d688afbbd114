"""The moves, in the order of their numbers."""

from __future__ import annotations

from islario.kernel.moves import MoveTable, kind
from perlas.box.components import COVE_NAMES, COVES, DEPTHS

MOVES = MoveTable(
    kind("dive", depth=range(1, DEPTHS + 1)),
    kind("take", cove=COVE_NAMES),
)
DIVE, TAKE = MOVES.first("dive"), MOVES.first("take")
MOST_LEGAL = max(DEPTHS, COVES)
