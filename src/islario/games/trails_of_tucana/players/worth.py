"""What a position is worth to a seat: points, what is certain to come, and what a few more trails would bring."""

from __future__ import annotations

from islario.games.trails_of_tucana.box.components import (
    LETTERS,
    NEAR,
    OF_A_KIND,
    RED_VALUE,
    SIGHT_SPACE,
    SIGHT_VALUE,
    SIGHTS,
    SPACE_COUNT,
    VILLAGE_SPACE,
    VILLAGES,
    WORD,
)
from islario.games.trails_of_tucana.rules.scoring import circled_sights, rounds_left, value_of_pair
from islario.games.trails_of_tucana.rules.state import Reached
from islario.games.trails_of_tucana.rules.trails import (
    island,
    pair_is_joined,
    sight_index,
    sights_reached,
    two_sights_are_joined,
    two_villages,
)
from islario.kernel.points import total
from islario.kernel.rule import rule, table

POINT = 32  # worth is told in fractions of a point
HOPE = table([32, 12, 5, 2, 1, 0])  # what a point is worth while so many trails are missing to it
FARTHEST = len(HOPE) - 1


@rule
def worth(state, seat):
    """In fractions of a point: all that is certain, and what is near in proportion to its nearness."""
    value = POINT * certain_points(state, seat)
    if not state.ended:
        value += hope_for_pairs(state, seat) + hope_for_sights(state, seat)
    return value


@rule
def certain_points(state, seat):
    """Points so far, with what this turn has already connected and the circled sights of all rounds to come."""
    points = total(state, seat)
    if not state.ended:
        points += rounds_left(state) * circled_sights(state, seat)
        for letter in range(len(LETTERS)):
            if not state.pair[seat, letter] and pair_is_joined(state, seat, letter):
                pair, bonus = value_of_pair(state, letter)
                points += pair + bonus
        for kind in range(len(SIGHTS)):
            if state.red_card[kind] and two_sights_are_joined(state, seat, kind):
                points += RED_VALUE[kind]
    return points


@rule
def hope_for_pairs(state, seat):
    """Pairs by how far apart their villages are, with the bonus card while it lies open."""
    value = 0
    for letter in range(len(LETTERS)):
        if not pair_is_joined(state, seat, letter):
            pair, bonus = value_of_pair(state, letter)
            value += (pair + bonus) * HOPE[trails_missing(state, seat, letter)]
    return value


@rule
def trails_missing(state, seat, letter):
    """How few trails would join the two villages with this letter; at most the farthest that matters."""
    here = island(state)
    first, second = two_villages(state, seat, letter)
    target = VILLAGE_SPACE[here, second]
    low, high = joined_spaces(state, seat, VILLAGE_SPACE[here, first], 0, 0)
    for missing in range(1, FARTHEST):
        low, high = one_trail_further(state, seat, low, high)
        if holds(low, high, target):
            return missing
    return FARTHEST


@rule
def hope_for_sights(state, seat):
    """Sights by how far they are from the nearest village; the next value of their kind is at stake."""
    here, value = island(state), 0
    low, high = 0, 0
    for village in range(VILLAGES):
        low, high = joined_spaces(state, seat, VILLAGE_SPACE[here, village], low, high)
    for missing in range(1, FARTHEST):
        before_low, before_high = low, high
        low, high = one_trail_further(state, seat, low, high)
        for kind in range(len(SIGHTS)):
            at_stake = 0
            for which in range(OF_A_KIND[here]):
                space = SIGHT_SPACE[here, kind, which]
                new = holds(low, high, space) and not holds(before_low, before_high, space)
                if new and state.reached[seat, sight_index(kind, which)] == Reached.NOT:
                    at_stake += 1
            if at_stake:
                next_value = SIGHT_VALUE[here, kind, sights_reached(state, seat, kind)]
                value += at_stake * next_value * rounds_left(state) * HOPE[missing]
    return value


@rule
def holds(low, high, space):
    """Whether a set of spaces (two words of bits) holds this one."""
    return (low >> space if space < WORD else high >> (space - WORD)) & 1


@rule
def joined_spaces(state, seat, space, low, high):
    """A set of spaces together with one more and all that trails already join to it."""
    network = state.network[seat, space]
    for other in range(SPACE_COUNT[island(state)]):
        if state.network[seat, other] == network:
            if other < WORD:
                low |= 1 << other
            else:
                high |= 1 << (other - WORD)
    return low, high


@rule
def one_trail_further(state, seat, low, high):
    """A set of spaces with everything that a single new trail would join to it."""
    here = island(state)
    near_low, near_high = low, high
    for space in range(SPACE_COUNT[here]):
        if holds(low, high, space):
            near_low |= NEAR[here, space, 0]
            near_high |= NEAR[here, space, 1]
    grown_low, grown_high = low, high
    for space in range(SPACE_COUNT[here]):
        if holds(near_low, near_high, space) and not holds(low, high, space):
            grown_low, grown_high = joined_spaces(state, seat, space, grown_low, grown_high)
    return grown_low, grown_high
