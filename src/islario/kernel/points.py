"""Points, each with its source: "where do my points come from?" is answered at any time."""

from __future__ import annotations

from islario.kernel.rule import rule


@rule
def score(state, seat, source, points):
    state.points[seat, source] += points


@rule
def sum_of_points(state, seat):
    """All sources together."""
    points = 0
    for source in range(state.points.shape[1]):
        points += state.points[seat, source]
    return points


@rule
def reveal(state):
    """Something hidden comes to light: what was done before cannot be taken back."""
    state.revealed += 1
