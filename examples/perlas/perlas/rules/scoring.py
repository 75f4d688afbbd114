"""Points at the end, and who stands before whom."""

from __future__ import annotations

from islario.kernel.journal import note
from islario.kernel.points import score, total
from islario.kernel.rule import query, rule
from perlas.box.components import GOLD, IN_A_NECKLACE, NECKLACE
from perlas.rules.events import Event
from perlas.rules.state import Source


@query
def necklaces(state, seat):
    """A white, a pink and a black pearl make a necklace."""
    fewest = state.pearls[seat, 0]
    for kind in range(1, IN_A_NECKLACE):
        fewest = min(fewest, state.pearls[seat, kind])
    return fewest


@rule
def score_necklaces(state, seat):
    made = necklaces(state, seat)
    if made:
        score(state, seat, Source.NECKLACES, made * NECKLACE)
        note(state, Event.NECKLACES, seat, made, 0, made * NECKLACE)


@rule
def beats(state, seat, other):
    """More points; with as many, more gold pearls."""
    mine, theirs = total(state, seat), total(state, other)
    if mine != theirs:
        return mine > theirs
    return state.pearls[seat, GOLD] > state.pearls[other, GOLD]
