"""Playing on from a leaf: every seat takes the best of a few moves by the game's own estimate, or any at all."""

from __future__ import annotations

import math

from islario.bots.tree import HERE, TRIAL
from islario.kernel.dice import below
from islario.kernel.jobs import first_pending
from islario.kernel.rule import rule
from islario.kernel.verbs import apply, legal, over, rank, total, worth

CERTAIN = 1 << 20
OTHER_DICE = 1 << 24  # blocks of dice further on, which no match reaches


@rule
def try_move(states, seat, move):
    """What the position is worth to the seat after a move, with dice that are not those to come."""
    states[TRIAL] = states[HERE]
    states[TRIAL].dice_left = 0
    states[TRIAL].dice_block += OTHER_DICE
    apply(states[TRIAL], seat, move)
    return worth(states[TRIAL], seat)


@rule
def likely_move(states, chance, seat, moves, count, manner):
    """The best of a few moves, or, not so often, any."""
    if count == 1:
        return moves[0]
    if below(chance, CERTAIN) >= manner[0].care * CERTAIN:
        return moves[below(chance, count)]
    tries = min(count, int(manner[0].tries))
    best, best_worth = 0, 0
    for i in range(tries):
        other = i + below(chance, count - i)
        moves[i], moves[other] = moves[other], moves[i]
        value = try_move(states, seat, moves[i])
        if i == 0 or value > best_worth:
            best, best_worth = i, value
    return moves[best]


@rule
def play_on(states, chance, moves, manner):
    """To the end, or for so many decisions as the manner of play says."""
    decisions = 0
    while decisions < manner[0].foresight and not over(states[HERE]):
        seat = first_pending(states[HERE])
        count = legal(states[HERE], seat, moves)
        apply(states[HERE], seat, likely_move(states, chance, seat, moves, count, manner))
        decisions += 1


@rule
def judge(state, manner, points, places, values):
    """Every seat's points, as they are at the end or as the game estimates them, and what they are worth to it, from
    0 to 1: how far it is before the best of the others, and whether it wins."""
    ended = over(state)
    for seat in range(state.players):
        points[seat] = total(state, seat) if ended else worth(state, seat) / manner[0].unit
    if ended:
        rank(state, places)
    for seat in range(state.players):
        margin = ahead(points, seat, state.players, manner)
        values[seat] = 1.0 / (1.0 + math.exp(-margin / manner[0].spread))
        if ended and state.players > 1:
            won = 1.0 if places[seat] == 1 else 0.0
            values[seat] += manner[0].win * (won - values[seat])


@rule
def ahead(points, seat, players, manner):
    """Points before the best of the others; alone, before what was to be expected."""
    if players == 1:
        return points[seat] - manner[0].par
    best = -1.0e9
    for other in range(players):
        if other != seat:
            best = max(best, points[other])
    return points[seat] - best
