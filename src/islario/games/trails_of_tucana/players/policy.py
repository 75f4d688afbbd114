"""A quick look at where a trail would help, for playouts: all free links are weighed at once, by how much nearer each
brings pairs of villages, and sights to a village. About what `worth` says of each, thirty times as fast.
"""

from __future__ import annotations

import numpy as np

from islario.games.trails_of_tucana.box.components import (
    ENDS,
    LETTERS,
    LINK_COUNT,
    NUMBER_OF_SIGHTS,
    OF_A_KIND,
    RED_VALUE,
    SIGHT_SPACE,
    SIGHT_VALUE,
    SIGHTS,
    SPACES,
    TURNS,
    VILLAGE_SPACE,
)
from islario.games.trails_of_tucana.players.worth import FARTHEST, POINT
from islario.games.trails_of_tucana.rules.scoring import rounds_left, value_of_pair
from islario.games.trails_of_tucana.rules.state import Reached
from islario.games.trails_of_tucana.rules.trails import island, sight_index, sights_reached, two_villages
from islario.kernel.rule import rule, table

# A way leads from a village to the other with its letter, or from any village to a sight. A set of ways is a number;
# where one begins stands in the lower half of a word, where it ends in the upper half.
SIGHT_WAYS = len(LETTERS)
WAYS = SIGHT_WAYS + NUMBER_OF_SIGHTS
END = 32
ALL_SIGHTS = (1 << WAYS) - (1 << SIGHT_WAYS)
A_BONUS_TRAIL = 2 * POINT

# What a point is worth while so many trails are missing to it: the more turns are left, the more it is.
HOPE = table(
    [
        [32, 4, 0, 0, 0, 0],  # the last turn
        [32, 9, 2, 0, 0, 0],
        [32, 11, 4, 1, 0, 0],
        [32, 12, 5, 2, 1, 0],
        [32, 12, 5, 2, 1, 0],  # from 16 turns on
    ]
)


@rule
def policy(state, seat, moves, out):
    """Weighs the links in the same fractions of a point as `worth`."""
    here, turns = island(state), turns_left(state)
    near = map_of_ways(state, seat)
    apart, stake = np.zeros(WAYS, np.int64), np.zeros(WAYS, np.int64)
    look_at_ways(state, seat, near, apart, stake)
    for i in range(len(moves)):
        one, other = state.network[seat, ENDS[here, moves[i], 0]], state.network[seat, ENDS[here, moves[i], 1]]
        out[i] = 0.0
        if one != other:
            value, opened = help_for_ways(near, apart, stake, turns, one, other)
            out[i] = value + help_for_kinds(state, seat, near, opened, one, other)
    return True


@rule
def map_of_ways(state, seat):
    """For each network the ways that begin or end no more than so many trails from it."""
    here = island(state)
    near = np.zeros((FARTHEST, SPACES), np.int64)
    for letter in range(len(LETTERS)):
        first, second = two_villages(state, seat, letter)
        near[0, state.network[seat, VILLAGE_SPACE[here, first]]] |= 1 << letter | ALL_SIGHTS
        near[0, state.network[seat, VILLAGE_SPACE[here, second]]] |= 1 << letter + END | ALL_SIGHTS
    for kind in range(len(SIGHTS)):
        for which in range(OF_A_KIND[here]):
            at = state.network[seat, SIGHT_SPACE[here, kind, which]]
            near[0, at] |= 1 << SIGHT_WAYS + sight_index(kind, which) + END
    for missing in range(1, FARTHEST):
        near[missing, :] = near[missing - 1, :]
        for link in range(LINK_COUNT[here]):
            one, other = state.network[seat, ENDS[here, link, 0]], state.network[seat, ENDS[here, link, 1]]
            near[missing, one] |= near[missing - 1, other]
            near[missing, other] |= near[missing - 1, one]
    return near


@rule
def look_at_ways(state, seat, near, apart, stake):
    """How many trails each way still lacks, and the points at its end; none where it is open already."""
    here = island(state)
    for letter in range(len(LETTERS)):
        if not state.pair[seat, letter]:
            village = two_villages(state, seat, letter)[1]
            apart[letter] = trails_missing(near, letter, state.network[seat, VILLAGE_SPACE[here, village]])
            pair, bonus = value_of_pair(state, letter)
            stake[letter] = pair + bonus
    for kind in range(len(SIGHTS)):
        value = rounds_left(state) * SIGHT_VALUE[here, kind, sights_reached(state, seat, kind) % OF_A_KIND[here]]
        for which in range(OF_A_KIND[here]):
            if state.reached[seat, sight_index(kind, which)] == Reached.NOT:
                way = SIGHT_WAYS + sight_index(kind, which)
                apart[way] = trails_missing(near, way, state.network[seat, SIGHT_SPACE[here, kind, which]])
                stake[way] = value


@rule
def trails_missing(near, way, network):
    """Between the beginning of a way and a network; at most the farthest that matters."""
    missing = 0
    while missing < FARTHEST and not near[missing, network] >> way & 1:
        missing += 1
    return missing


@rule
def turns_left(state):
    """As far as it matters: how often the number of turns to come can be halved."""
    turns = (rounds_left(state) - 1) * TURNS + TURNS - state.turn
    halves = 0
    while turns > 0 and halves < len(HOPE) - 1:
        turns //= 2
        halves += 1
    return halves


@rule
def help_for_ways(near, apart, stake, turns, one, other):
    """What a trail between two networks brings by making ways shorter, and the ways that it opens."""
    value, met, opened = 0, 0, 0
    for missing in range(FARTHEST):
        found = 0
        for before in range(missing + 1):
            found |= near[before, one] & near[missing - before, other] >> END
            found |= near[before, other] & near[missing - before, one] >> END
        found &= ~met
        met |= found
        for way in range(WAYS):
            if found >> way & 1 and apart[way] > missing:
                value += stake[way] * (HOPE[turns, missing] - HOPE[turns, apart[way]])
                if missing == 0:
                    opened |= 1 << way
    return value, opened


@rule
def help_for_kinds(state, seat, near, opened, one, other):
    """The last sights of a kind bring a bonus trail, and two of a kind in one network the red card."""
    here, value = island(state), 0
    for kind in range(len(SIGHTS)):
        left, newly = OF_A_KIND[here] - sights_reached(state, seat, kind), 0
        all_of_kind = 0
        for which in range(OF_A_KIND[here]):
            way = SIGHT_WAYS + sight_index(kind, which)
            newly += opened >> way & 1
            all_of_kind |= 1 << way
        if left > 0 and newly == left:
            value += A_BONUS_TRAIL
        here_and_there = near[0, one] >> END & all_of_kind and near[0, other] >> END & all_of_kind
        if state.red_card[kind] and here_and_there:
            value += POINT * RED_VALUE[kind]
    return value
