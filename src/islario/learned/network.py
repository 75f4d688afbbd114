"""A network that has learned a game, as compiled rules: whole numbers from the observation to the outputs.

Most numbers of an observation are 0, and so are many activations: a layer adds up the rows of what is there. The sums
are those of 32-bit numbers, whose order does not matter: every machine finds the same ones.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba.extending import overload

from islario.kernel.rows import look
from islario.kernel.rule import rule
from islario.learned.exponentials import UNIT, WHOLE, falling

MOST_SEATS = 8
SHIFT = 10  # bits of a weight after the point
MOST = 511  # of an activation, which counts in 64ths
POINTS_UNIT = 50  # points that 1 of the head of totals means
NOT_YET = -1


class Mind(NamedTuple):
    """What a network thinks with, as compiled code takes it: its weights, and buffers that belong to one thread."""

    first: np.ndarray  # from each number of the observation, a row of weights
    first_bias: np.ndarray
    second: np.ndarray
    second_bias: np.ndarray
    third: np.ndarray
    third_bias: np.ndarray
    moves: np.ndarray  # to each move, a row
    moves_bias: np.ndarray
    wins: np.ndarray
    wins_bias: np.ndarray
    totals: np.ndarray
    totals_bias: np.ndarray
    observed: np.ndarray
    sums: np.ndarray
    one: np.ndarray
    two: np.ndarray
    three: np.ndarray
    shares: np.ndarray
    mover: np.ndarray  # whose view of the position where play has come was considered, if any


def layer(inputs: Any, weights: Any, bias: Any, sums: Any, out: Any) -> None:
    """One layer: the rows of what is there added up, shifted and clipped."""
    there = np.flatnonzero(inputs)
    rows, numbers = np.asarray(weights)[there], np.asarray(inputs)[there]
    sums[: len(out)] = bias + numbers.astype(np.int64) @ rows.astype(np.int64)
    out[:] = np.clip(np.asarray(sums)[: len(out)] >> SHIFT, 0, MOST)


@overload(layer, strict=False)
def _typed_layer(inputs: Any, weights: Any, bias: Any, sums: Any, out: Any) -> Any:
    def added_up(inputs: Any, weights: Any, bias: Any, sums: Any, out: Any) -> None:
        for j in range(len(out)):
            sums[j] = bias[j]
        for i in range(len(inputs)):
            number = inputs[i]
            if number != 0:
                for j in range(len(out)):
                    sums[j] += weights[i, j] * number
        for j in range(len(out)):
            out[j] = min(max(sums[j] >> SHIFT, 0), MOST)

    return added_up


def head(inputs: Any, weights: Any, bias: Any, which: int) -> int:
    """One output."""
    row = np.asarray(weights)[which].astype(np.int64)
    return int(np.asarray(bias)[which]) + int(row @ np.asarray(inputs).astype(np.int64))


@overload(head, strict=False)
def _typed_head(inputs: Any, weights: Any, bias: Any, which: Any) -> Any:
    def dotted(inputs: Any, weights: Any, bias: Any, which: Any) -> Any:
        found = bias[which]
        for i in range(len(inputs)):
            found = np.int32(found + weights[which, i] * inputs[i])  # stays narrow, and so fast
        return np.int64(found)

    return dotted


@rule
def consider(mind, states, index, seat):
    """Looks at a position from a seat: from what it may know there alone."""
    look(states[index], seat, mind.observed, 0)
    layer(mind.observed[0], mind.first, mind.first_bias, mind.sums, mind.one)
    layer(mind.one, mind.second, mind.second_bias, mind.sums, mind.two)
    layer(mind.two, mind.third, mind.third_bias, mind.sums, mind.three)


@rule
def likelihoods(mind, moves, count, doubt, out):
    """How likely the network would make each of the moves, in the position considered."""
    best = head(mind.three, mind.moves, mind.moves_bias, moves[0])
    for i in range(count):
        found = head(mind.three, mind.moves, mind.moves_bias, moves[i])
        best = max(best, found)
        out[i] = found
    together = 0.0
    for i in range(count):
        out[i] = falling(int((best - out[i]) / doubt))
        together += out[i]
    for i in range(count):
        out[i] /= together


@rule
def prospects(mind, seat, players, wins, points):
    """Each seat's share of the win and points at the end, as the seat that considered the position expects them."""
    best = head(mind.three, mind.wins, mind.wins_bias, 0)
    for onward in range(players):
        found = head(mind.three, mind.wins, mind.wins_bias, onward)
        best = max(best, found)
        mind.shares[onward] = found
    together = 0.0
    for onward in range(players):
        mind.shares[onward] = falling(int(best - mind.shares[onward])) / WHOLE
        together += mind.shares[onward]
    for onward in range(players):
        whose = (seat + onward) % players
        wins[whose] = mind.shares[onward] / together
        points[whose] = head(mind.three, mind.totals, mind.totals_bias, onward) * POINTS_UNIT / UNIT
