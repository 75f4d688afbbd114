"""Things and moves in words."""

from __future__ import annotations

from islario.kernel.moves import Move
from islario.kernel.reading import Hidden
from islario.words import Said
from perlas.box.components import COVE_DEPTHS, COVE_NAMES, NONE, PEARLS


def pearl_said(kind: int) -> Said:
    return Said(f"pearl-{PEARLS[kind]}")


def cove_said(cove: int) -> Said:
    return Said("cove", name=COVE_NAMES[cove], depth=COVE_DEPTHS[cove])


def tell_move(hidden: Hidden, move: Move) -> Said:
    if move.kind == "dive":
        return Said("move-dive", depth=int(move.depth))
    cove = COVE_NAMES.index(str(move.cove))
    pearl = hidden.cove[cove]
    if pearl == NONE:
        return Said("move-take-nothing", cove=cove_said(cove))
    return Said("move-take", cove=cove_said(cove), pearl=pearl_said(pearl))
