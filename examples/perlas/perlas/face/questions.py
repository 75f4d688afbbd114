"""What a seat is asked, which rule matters now, and why a move is not legal."""

from __future__ import annotations

from islario.kernel.moves import Move
from islario.kernel.reading import Hidden
from islario.words import Said
from perlas.box.components import COVE_DEPTHS, COVE_NAMES, NONE
from perlas.face.words import cove_said
from perlas.rules.state import Phase


def tell_question(hidden: Hidden) -> Said:
    match Phase(hidden.phase):
        case Phase.DIVE:
            return Said("question-dive")
        case Phase.TAKE:
            return Said("question-take", depth=hidden.dived[hidden.viewer])
    return Said("question-over")


def rule_now(hidden: Hidden) -> str:
    return {Phase.DIVE: "PE-6", Phase.TAKE: "PE-8", Phase.OVER: "PE-13"}[Phase(hidden.phase)]


def why_not(hidden: Hidden, move: Move) -> Said:
    """Why a move that exists is not legal now."""
    if (move.kind == "dive") != (hidden.phase == Phase.DIVE):
        return Said("why-not-now", question=tell_question(hidden))
    if move.kind == "dive":
        return Said("why-not-in-hand", depth=int(move.depth))
    cove = COVE_NAMES.index(str(move.cove))
    if hidden.cove[cove] == NONE:
        return Said("why-empty", cove=cove_said(cove))
    if hidden.closed == cove:
        return Said("why-closed", cove=cove_said(cove))
    return Said("why-too-deep", cove=cove_said(cove), dived=hidden.dived[hidden.viewer], depth=COVE_DEPTHS[cove])
