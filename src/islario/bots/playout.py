"""Playing on from a leaf: every seat takes the best of a few moves by the game's own estimate, or any at all."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from islario.bots.tree import HERE, TRIAL
from islario.kernel.copying import take_over
from islario.kernel.dice import below
from islario.kernel.jobs import first_pending
from islario.kernel.part import part
from islario.kernel.points import rank, total
from islario.kernel.rule import rule
from islario.kernel.verbs import apply, legal, over, policy, worth
from islario.learned.exponentials import logistic
from islario.learned.network import NOT_YET, consider, likelihoods, prospects

CERTAIN = 1 << 20
OTHER_DICE = 1 << 24  # blocks of dice further on, which no match reaches


class Desk(NamedTuple):
    """What a search plays with, as compiled code takes it."""

    states: np.ndarray  # where play has come, a move being tried, a hidden copy
    words: np.ndarray  # the bytes of those states, the journal left out
    chances: np.ndarray
    keys: np.ndarray
    moves: np.ndarray
    worths: np.ndarray


class Outcome(NamedTuple):
    """What came of a playout, by seat, and what has come of them all: what is usual, and a row for each move."""

    points: np.ndarray
    foretold: np.ndarray  # by a network
    places: np.ndarray
    wins: np.ndarray
    values: np.ndarray
    usual: np.ndarray  # points
    hopes: np.ndarray  # the share of the win that is usual
    ledger: np.ndarray


@rule
def go(states, index, seat, move):
    """The one place where a search applies a move."""
    apply(states[index], seat, move)


@rule
def choices(states, seat, moves):
    """What a seat may do where play has come."""
    return legal(states[HERE], seat, moves)


@rule
def worth_to(states, index, seat, manner):
    """What a position is worth to a seat, in points."""
    return worth(states[index], seat) / manner[0].unit


@part
def try_move(states, seat, move, manner):
    """What the position is worth to the seat after a move, with dice that are not those to come."""
    take_over(states[TRIAL], states[HERE])
    states[TRIAL].dice_left = 0
    states[TRIAL].dice_block += OTHER_DICE
    go(states, TRIAL, seat, move)
    return worth_to(states, TRIAL, seat, manner)


@part
def weigh(desk, seat, count, manner):
    """How good each move looks, in points: by the game's policy, or by trying it."""
    if policy(desk.states[HERE], seat, desk.moves[:count], desk.worths):
        for i in range(count):
            desk.worths[i] /= manner[0].unit
    else:
        for i in range(count):
            desk.worths[i] = try_move(desk.states, seat, desk.moves[i], manner)


@part
def drawn_move(desk, seat, count, mind):
    """A move that is as likely as the network would make it."""
    consider(mind, desk.states, HERE, seat)
    likelihoods(mind, desk.moves, count, 1.0, desk.worths)
    left, drawn = below(desk.chances[0], CERTAIN) / CERTAIN, 0
    while drawn < count - 1 and left >= desk.worths[drawn]:
        left -= desk.worths[drawn]
        drawn += 1
    return desk.moves[drawn]


@part
def likely_move(desk, seat, count, care, manner, mind):
    """The best of a few moves (with a network, where none are to be tried, one of its own), or, not so often, any."""
    moves, chance = desk.moves, desk.chances[0]
    if count == 1:
        return moves[0]
    if below(chance, CERTAIN) >= care * CERTAIN:
        return moves[below(chance, count)]
    if mind is not None and manner[0].tries < 1:
        return drawn_move(desk, seat, count, mind)
    tries = min(count, int(manner[0].tries))
    for i in range(tries):
        other = i + below(chance, count - i)
        moves[i], moves[other] = moves[other], moves[i]
    weigh(desk, seat, tries, manner)
    best = 0
    for i in range(1, tries):
        if desk.worths[i] > desk.worths[best]:
            best = i
    return moves[best]


@part
def play_on(desk, thinker, manner, mind):
    """To the end, or for so many decisions as the manner of play says."""
    decisions = 0
    while decisions < manner[0].foresight and not over(desk.states[HERE]):
        seat = first_pending(desk.states[HERE])
        count = choices(desk.states, seat, desk.moves)
        care = manner[0].care if seat == thinker else manner[0].care_of_others
        go(desk.states, HERE, seat, likely_move(desk, seat, count, care, manner, mind))
        decisions += 1
    if mind is not None and decisions > 0:
        mind.mover[0] = NOT_YET


@part
def foretell(desk, manner, outcome, trust, mind):
    """What every seat may expect of a position in the middle of a match: by the game's own estimate, by the network
    with the eyes of whoever has to move, or by something between them."""
    state = desk.states[HERE]
    points, foretold = outcome.points, outcome.foretold
    if trust < 1:
        for seat in range(state.players):
            points[seat] = worth_to(desk.states, HERE, seat, manner)
    if mind is not None and trust > 0:
        if mind.mover[0] == NOT_YET:
            mind.mover[0] = first_pending(state)
            consider(mind, desk.states, HERE, mind.mover[0])
        prospects(mind, mind.mover[0], state.players, outcome.wins, foretold)
        for seat in range(state.players):
            points[seat] = foretold[seat] if trust == 1 else points[seat] + trust * (foretold[seat] - points[seat])


@part
def likely_to_win(lead, mind):
    """From 0 to 1. Whoever has learned computes it in whole numbers: it chooses the same on every machine."""
    if mind is None:
        return 1.0 / (1.0 + math.exp(-lead))
    return logistic(lead)


@part
def judge(desk, manner, outcome, times, mind):
    """Every seat's points, as they are at the end or as they are expected, and what they are worth to it, from 0 to 1:
    how far it is before the best of the others and before what is usual, and whether it wins."""
    state = desk.states[HERE]
    points, wins, values, usual = outcome.points, outcome.wins, outcome.values, outcome.usual
    hopes = outcome.hopes
    ended = over(state)
    trust = 0.0 if mind is None else manner[0].trust
    if ended:
        trust = 1.0
        rank(state, outcome.places)
        for seat in range(state.players):
            points[seat] = total(state, seat)
            wins[seat] = 1.0 if outcome.places[seat] == 1 else 0.0
    else:
        foretell(desk, manner, outcome, trust, mind)
    for seat in range(state.players):
        usual[seat] += (points[seat] - usual[seat]) / (times + 1)
    for seat in range(state.players):
        margin = points[seat] - usual[seat]
        if state.players > 1:
            margin += manner[0].rivalry * (ahead(points, seat, state.players) - margin)
        values[seat] = likely_to_win(margin / manner[0].spread, mind)
        if state.players > 1 and trust > 0:
            values[seat] += trust * manner[0].win * (wins[seat] - values[seat])
        else:
            wins[seat] = values[seat]
        hopes[seat] += (wins[seat] - hopes[seat]) / (times + 1)


@rule
def ahead(points, seat, players):
    """Points before the best of the others; alone, all of them."""
    best = -1.0e9 if players > 1 else 0.0
    for other in range(players):
        if other != seat:
            best = max(best, points[other])
    return points[seat] - best
