"""Points, each with its source: "where do my points come from?" is answered at any time."""

from __future__ import annotations

from islario.kernel.rule import rule
from islario.kernel.verbs import beats


@rule
def score(state, seat, source, points):
    state.points[seat, source] += points


@rule
def total(state, seat):
    """The seat's points as they stand, all sources together."""
    points = 0
    for source in range(state.points.shape[1]):
        points += state.points[seat, source]
    return points


@rule
def rank(state, out):
    """Fills `out` with each seat's place: 1 wins, equal places are shared."""
    for seat in range(state.players):
        out[seat] = 1
        for other in range(state.players):
            if beats(state, other, seat):
                out[seat] += 1


@rule
def reveal(state):
    """Something hidden comes to light: what was done before cannot be taken back."""
    state.revealed += 1
