"""One step of many matches, as rules: the same function steps a match on a CPU thread and on a GPU thread.

A batch is a few plain arrays with one row a match. A step plays one move in each, writes down what came of it
and shows the seat that decides next its legal moves and its observation. A test holds every game's `observe` to
giving the same numbers for the whole state as for the seat's hidden copy, so no copy is made here.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from islario.kernel.bits import lowest
from islario.kernel.dice import below, child_key, give_dice
from islario.kernel.jobs import begin
from islario.kernel.part import part
from islario.kernel.points import rank, total
from islario.kernel.rows import look
from islario.kernel.rule import rule
from islario.kernel.verbs import apply, legal, over, pending

BEGIN, AT_RANDOM, WAIT = -1, -2, -3  # instead of a move: a fresh match, any legal move, nothing
NOBODY = -1
MOST_SEATS = 8

# What holds for the whole batch. Records, because compiled code passes them on at no cost.
SETTINGS = np.dtype(
    [
        ("players", "i8"),
        ("matches", "i8"),
        ("auto_reset", "i8"),
        ("observing", "i8"),
        ("by_points", "i8"),  # rewards are points, not places
        ("viewer", "i8"),  # whose observation is shown when a match has ended
    ],
    align=True,  # else compiled code reads every number byte by byte
)

# What is known of each match beside its state.
ROW = np.dtype(
    [
        ("number", "i8"),  # which match of the batch's key this is; -1 before the first
        ("decisions", "i4"),
        ("choices", "i4"),  # legal moves of the seat that decides; none when the match has ended
        ("pending", "i4"),  # all who have to decide now, as bits
        ("seat", "i2"),  # who decides; -1 when the match has ended
        ("done", "i2"),  # whether the latest step ended a match
        ("reward", "f4", (MOST_SEATS,)),
        ("points", "i4", (MOST_SEATS,)),  # of the latest finished match
    ],
    align=True,
)


class Matches(NamedTuple):
    """The arrays of a batch, as compiled code takes them: a row a match, and what all share."""

    states: np.ndarray
    rows: np.ndarray
    chances: np.ndarray
    moves: np.ndarray
    masks: np.ndarray
    observations: np.ndarray
    places: np.ndarray
    keys: np.ndarray
    blank: np.ndarray
    key: np.ndarray
    options: np.ndarray
    settings: np.ndarray


class Shown(NamedTuple):
    """What everybody reads of a batch: contiguous arrays travel to other libraries without copying."""

    seats: np.ndarray
    deciding: np.ndarray
    rewards: np.ndarray
    done: np.ndarray


@rule
def step_rows(matches, shown, first, last, chosen, steps):
    """Steps the matches from `first` up to `last`, each `steps` times, and shows what everybody reads."""
    for i in range(first, last):
        for _ in range(steps):
            step_row(matches, i, chosen[i])
        show_row(matches, shown, i)


@part
def show_row(matches, shown, i):
    """Lays out for readers what a step found."""
    row = matches.rows[i]
    shown.seats[i] = row.seat
    shown.deciding[i] = row.pending
    shown.done[i] = row.done
    for seat in range(matches.settings[0].players):
        shown.rewards[i, seat] = row.reward[seat]


@part
def step_row(matches, i, move):
    """Plays a move in a match and shows the next seat what it may know."""
    states, row, moves, masks, settings = (
        matches.states,
        matches.rows[i],
        matches.moves,
        matches.masks,
        matches.settings,
    )
    if move == WAIT:
        return
    forget_rewards(row)
    if move != BEGIN and row.choices == 0:  # it has ended, and nobody has begun another one
        return
    for k in range(row.choices):
        masks[i, moves[i, k]] = False
    ended = False
    if move != BEGIN:
        chosen = move
        if move == AT_RANDOM:
            chosen = moves[i, below(matches.chances[i], row.choices)]
        ended = play_row(matches, states, i, i, chosen)
    if move == BEGIN or (ended and settings[0].auto_reset):
        row.done = ended
        begin_row(matches, states, i, i)
    ask(states[i], row, moves[i], settings[0].players)
    for k in range(row.choices):
        masks[i, moves[i, k]] = True
    if settings[0].observing:
        look(states[i], row.seat if row.choices else settings[0].viewer, matches.observations, i)


@rule
def forget_rewards(row):
    """Those of the step before; only the end of a match brings any."""
    if row.done:
        for seat in range(MOST_SEATS):
            row.reward[seat] = 0


@part
def play_row(matches, states, at, i, move):
    """Plays a move in match `i`, whose state stands at `at` of `states`; says whether the match has ended."""
    row = matches.rows[i]
    apply(states[at], row.seat, move)
    ended = over(states[at])
    row.decisions += 1
    row.done = ended
    if ended:
        settle_row(states[at], row, matches.places[i], matches.settings[0])
    return ended


@part
def begin_row(matches, states, at, i):
    """The next match of row `i`, whose state stands at `at` of `states`: row 3 of a batch of 100 plays matches 3, 103,
    203 … of the batch's key."""
    settings, row, fresh = matches.settings, matches.rows[i], matches.keys[i]
    if row.number < 0:
        row.number = i
    else:
        row.number += settings[0].matches
    child_key(matches.key, 2 * row.number, fresh)
    begin(states, at, matches.blank, settings[0].players, matches.options, fresh, 1)
    child_key(matches.key, 2 * row.number + 1, fresh)
    give_dice(matches.chances[i], fresh)
    row.decisions = 0


@rule
def settle_row(state, row, places, setting):
    """Points, places and rewards of a match that has just ended."""
    rank(state, places)
    for seat in range(setting.players):
        row.points[seat] = total(state, seat)
        if setting.by_points:
            row.reward[seat] = row.points[seat]
        else:
            row.reward[seat] = place_reward(places, seat, setting.players)


@rule
def place_reward(places, seat, players):
    """From 1 for the sole winner to -1 for the sole last; the sum over all seats is 0."""
    beaten = 0
    for other in range(players):
        beaten += (places[other] > places[seat]) - (places[other] < places[seat])
    return beaten / max(players - 1, 1)


@rule
def ask(state, row, moves, players):
    """Who decides now, and what they may do; of several, the lowest seat."""
    waiting = 0 if over(state) else pending(state)
    row.pending = waiting
    row.seat = lowest(waiting) if waiting else NOBODY
    row.choices = legal(state, row.seat, moves) if waiting else 0


@rule
def is_allowed(moves, count, move):
    """Whether a match's legal moves, which stand in rising order, hold this one."""
    low, high = 0, count
    while low < high:
        middle = (low + high) // 2
        if moves[middle] < move:
            low = middle + 1
        else:
            high = middle
    return low < count and moves[low] == move


@rule
def first_fault(rows, moves, chosen):
    """The first match whose chosen move is not legal, or -1; matches that have ended take any."""
    for i in range(len(chosen)):
        if rows[i].choices and chosen[i] != WAIT and not is_allowed(moves[i], rows[i].choices, chosen[i]):
            return i
    return -1


@rule
def draw_moves(rows, chances, moves, out):
    """A random legal move for each match."""
    for i in range(len(out)):
        out[i] = moves[i, below(chances[i], rows[i].choices)] if rows[i].choices else 0
