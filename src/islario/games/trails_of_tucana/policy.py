"""A quick look at where a trail would help, for playouts: all free links are weighed at once, by how much nearer each
brings pairs of villages, and sights to a village. About what `worth` says of each, thirty times as fast.
"""

from __future__ import annotations

import numpy as np

from islario.games.trails_of_tucana.components import (
    BLUE_VALUE,
    ENDS,
    LETTERS,
    LINK_COUNT,
    NUMBER_OF_SIGHTS,
    OF_A_KIND,
    PAIR_VALUE,
    RED_VALUE,
    SIGHT_SPACE,
    SIGHT_VALUE,
    SIGHTS,
    SPACES,
    TURNS,
    VILLAGE_SPACE,
)
from islario.games.trails_of_tucana.prospects import FARTHEST, POINT, rounds_left, two_villages
from islario.games.trails_of_tucana.state import Reached
from islario.games.trails_of_tucana.trails import island, sight_index, sights_reached
from islario.kernel.rule import rule, table

FIRST, SECOND, SIGHT = 0, len(LETTERS), 2 * len(LETTERS)  # villages by letter, then sights: where ways begin
ANY_VILLAGE = SIGHT + NUMBER_OF_SIGHTS
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
    here = island(state)
    reach = map_of_ways(state, seat)
    for i in range(len(moves)):
        one, other = state.network[seat, ENDS[here, moves[i], 0]], state.network[seat, ENDS[here, moves[i], 1]]
        out[i] = 0.0
        if one != other:
            out[i] = help_for_pairs(state, seat, reach, one, other) + help_for_sights(state, seat, reach, one, other)
    return True


@rule
def map_of_ways(state, seat):
    """For each number of trails missing and each network, the set of beginnings that are no farther from it."""
    here = island(state)
    reach = np.zeros((FARTHEST, SPACES), np.int64)
    for letter in range(len(LETTERS)):
        first, second = two_villages(state, seat, letter)
        reach[0, state.network[seat, VILLAGE_SPACE[here, first]]] |= 1 << (FIRST + letter) | 1 << ANY_VILLAGE
        reach[0, state.network[seat, VILLAGE_SPACE[here, second]]] |= 1 << (SECOND + letter) | 1 << ANY_VILLAGE
    for kind in range(len(SIGHTS)):
        for which in range(OF_A_KIND[here]):
            at = state.network[seat, SIGHT_SPACE[here, kind, which]]
            reach[0, at] |= 1 << (SIGHT + sight_index(kind, which))
    for missing in range(1, FARTHEST):
        reach[missing, :] = reach[missing - 1, :]
        for link in range(LINK_COUNT[here]):
            one, other = state.network[seat, ENDS[here, link, 0]], state.network[seat, ENDS[here, link, 1]]
            reach[missing, one] |= reach[missing - 1, other]
            reach[missing, other] |= reach[missing - 1, one]
    return reach


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
def trails_to(reach, beginning, network):
    """How many trails are missing between a beginning and a network; at most the farthest that matters."""
    missing = 0
    while missing < FARTHEST and not reach[missing, network] >> beginning & 1:
        missing += 1
    return missing


@rule
def shortened(reach, begin, end, before, one, other):
    """The way between two beginnings, if a trail joins two networks."""
    by_one = trails_to(reach, begin, one) + trails_to(reach, end, other)
    by_other = trails_to(reach, begin, other) + trails_to(reach, end, one)
    return min(before, by_one, by_other)


@rule
def help_for_pairs(state, seat, reach, one, other):
    """What a trail between two networks does for pairs of villages not yet joined."""
    here, turns, value = island(state), turns_left(state), 0
    for letter in range(len(LETTERS)):
        if not state.pair[seat, letter]:
            second = state.network[seat, VILLAGE_SPACE[here, two_villages(state, seat, letter)[1]]]
            before = trails_to(reach, FIRST + letter, second)
            after = shortened(reach, FIRST + letter, SECOND + letter, before, one, other)
            points = PAIR_VALUE[here, letter] + BLUE_VALUE[state.blue_card[letter], letter]
            value += points * (HOPE[turns, after] - HOPE[turns, before])
    return value


@rule
def help_for_sights(state, seat, reach, one, other):
    """What it does for sights that no village reaches, for the red cards, and towards a bonus trail."""
    here, turns, value = island(state), turns_left(state), 0
    for kind in range(len(SIGHTS)):
        done = sights_reached(state, seat, kind)
        missing, ends = OF_A_KIND[here] - done, 0
        for which in range(OF_A_KIND[here]):
            sight = sight_index(kind, which)
            at = state.network[seat, SIGHT_SPACE[here, kind, which]]
            ends |= (at == one) + 2 * (at == other)
            if state.reached[seat, sight] == Reached.NOT:
                before = trails_to(reach, ANY_VILLAGE, at)
                after = shortened(reach, ANY_VILLAGE, SIGHT + sight, before, one, other)
                value += SIGHT_VALUE[here, kind, done] * rounds_left(state) * (HOPE[turns, after] - HOPE[turns, before])
                missing -= after == 0
        if missing == 0 and done < OF_A_KIND[here]:
            value += A_BONUS_TRAIL
        if state.red_card[kind] and ends == 3:
            value += POINT * RED_VALUE[kind]
    return value
