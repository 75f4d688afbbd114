"""What a position promises a seat: the points it has, and an estimate of what its things will bring.

In hundredths of a point. It steers the greedy bot, which looks one decision ahead.
"""

from __future__ import annotations

from islario.games.la_isla.box.components import (
    AREA,
    ASSIGNMENT,
    CARD_ANIMAL,
    CARD_COLOUR,
    CARD_FAMILY,
    FAMILIES,
    FAMILY_AMOUNT,
    FAMILY_EFFECT,
    KINDS,
    LETTER_A,
    LETTER_B,
    LETTERS,
    NONE,
    PRICE,
    PRINTED_SLOTS,
    REGION_MASK,
    REGION_VALUE,
    REGIONS,
    RESERVE,
    SET_VALUE,
    SLOTS,
    SPACES,
    Effect,
    Match,
    When,
)
from islario.games.la_isla.rules.explorers import open_spaces
from islario.games.la_isla.rules.functions import fits, works_on_space
from islario.games.la_isla.rules.holder import brings_explorer, place_for
from islario.games.la_isla.rules.markers import animals_of, sum_left
from islario.games.la_isla.rules.paying import price_of
from islario.games.la_isla.rules.resources import all_cubes
from islario.games.la_isla.rules.scoring import sets_of
from islario.games.la_isla.rules.state import Phase, Question
from islario.kernel.bits import how_many
from islario.kernel.points import total
from islario.kernel.rule import rule, table

A_POINT = 100
A_CUBE = 75  # half a point at the end, more while it can still pay for something
A_PAIR = 40  # two of a colour can pay at once
A_SWAP = 25
AN_EXPLORER = 200
A_SLOT = 60  # a round
TOWARDS_A_SET = table([0, 30, 90, 200, 400])  # by how many of the next set's animals are there
CLOSED, ONE_MISSING, TWO_MISSING = 100, 45, 16  # percent of a region's worth
USUAL_STEPS = table([0, 0, 28, 34, 40])  # that all markers together go in a match, by players

# What a visible function brings in a round, all in all.
_BRINGS = {
    "wild-resource": 60, "symbol-cost1": 30, "symbol-marker": 45, "symbol-resource": 25, "symbol-vp": 65,
    "land-marker": 45, "land-resource": 25, "land-vp": 65, "b-extra-same": 35, "b-marker": 60, "b-vp": 85,
    "d-vp": 85, "d-resource": 35, "d-any-instead": 25, "tile-resource": 10, "tile-vp": 35, "tile-marker": 15,
    "extra-explorer": 5, "draw-extra": 80, "extra-slot": 5, "ring-vp": 80, "shared-swap": 10, "shared-vp": 60,
    "shared-cost1": 30,
}  # fmt: skip
BRINGS = table([_BRINGS.get(family, 30) for family in FAMILIES])


@rule
def worth(state, seat):
    """Points so far, the final scoring as it is to be expected, and what explorers, cubes, functions and laid cards
    are good for."""
    points = A_POINT * total(state, seat)
    if state.phase == Phase.OVER:
        return points
    points += worth_of_animals(state, seat) + worth_of_cubes(state, seat) + worth_of_functions(state, seat)
    points += AN_EXPLORER * (RESERVE - state.reserve[seat])
    if state.seat == seat:
        points += worth_of_what_is_owed(state, seat)
    if state.seat == seat and state.question == Question.PAY:
        points += worth_of_going(state, seat, state.target)
    elif state.seat == seat and state.question == Question.MOVE_TO:
        points += best_way_to_go(state, seat)
    else:
        points += worth_of_explorers(state, seat, state.explorers[seat])
    return points + worth_of_cards(state, seat)


@rule
def rounds_left(state):
    """About how many rounds the markers leave, this one included."""
    steps = 0
    for animal in range(KINDS):
        steps += state.marker[animal]
    return max(1, (USUAL_STEPS[state.players] - steps) // state.players)


@rule
def value_to_come(state, animal):
    """What an animal is worth at the end, if all markers go on evenly until then."""
    return A_POINT * AREA[state.marker[animal]] + A_POINT * sum_left(state) // KINDS


@rule
def worth_of_animals(state, seat):
    sets, more = sets_of(state, seat), 0
    points = A_POINT * SET_VALUE * sets
    for animal in range(KINDS):
        count = animals_of(state, seat, animal)
        more += count > sets
        points += count * value_to_come(state, animal)
    return points + TOWARDS_A_SET[more]


@rule
def worth_of_cubes(state, seat):
    points = A_CUBE * all_cubes(state, seat)
    for colour in range(KINDS):
        if state.cubes[seat, colour] >= PRICE:
            points += A_PAIR
    return points


@rule
def worth_of_functions(state, seat):
    """What is visible works in every round that is left."""
    points = A_SLOT * (state.slot_count[seat] - PRINTED_SLOTS)
    for slot in range(state.slot_count[seat]):
        if state.slots[seat, slot] != NONE:
            points += BRINGS[CARD_FAMILY[state.slots[seat, slot]]]
    return points * rounds_left(state)


@rule
def worth_of_tile(state, seat, region):
    animal = state.tile[region]
    points = A_POINT * REGION_VALUE[region] + value_to_come(state, animal)
    sets, more = sets_of(state, seat), 0
    for other in range(KINDS):
        more += animals_of(state, seat, other) > sets
    if animals_of(state, seat, animal) == sets:
        after = A_POINT * SET_VALUE if more == KINDS - 1 else TOWARDS_A_SET[more + 1]
        points += after - TOWARDS_A_SET[more]
    return points


@rule
def worth_of_explorers(state, seat, explorers):
    """Regions closed, or nearly, by explorers on these spaces."""
    points = 0
    for region in range(REGIONS):
        if state.tile[region] != NONE and explorers & REGION_MASK[region]:
            missing = how_many(REGION_MASK[region] & ~explorers)
            share = CLOSED if missing == 0 else ONE_MISSING if missing == 1 else TWO_MISSING if missing == 2 else 0
            points += share * worth_of_tile(state, seat, region) // 100
    return points


@rule
def worth_of_going(state, seat, space):
    """An explorer on his way to a space: what he will close and set off there, less what he costs."""
    points = worth_of_explorers(state, seat, state.explorers[seat] | 1 << space)
    for slot in range(state.slot_count[seat]):
        card = state.slots[seat, slot]
        if card != NONE and works_on_space(state, seat, card, space):
            points += worth_of_use(state, seat, CARD_FAMILY[card])
    return points - A_CUBE * price_of(state, seat, space)


@rule
def best_way_to_go(state, seat):
    """The explorer who was lifted goes where he is worth the most."""
    spaces = open_spaces(state, seat)
    best, found = 0, False
    for space in range(SPACES):
        if spaces >> space & 1:
            points = worth_of_going(state, seat, space)
            if not found or points > best:
                best, found = points, True
    return best


@rule
def worth_of_use(state, seat, family):
    effect = FAMILY_EFFECT[family]
    if effect == Effect.POINTS:
        return A_POINT * FAMILY_AMOUNT[family]
    if effect == Effect.MARKER_ANY:
        return best_marker(state, seat)
    if effect == Effect.EXPLORER:
        return AN_EXPLORER
    return A_SWAP if effect == Effect.SWAP else A_CUBE


@rule
def worth_of_what_is_owed(state, seat):
    points = 0
    for slot in range(SLOTS):
        if state.owed[slot] > 0:
            points += state.owed[slot] * worth_of_use(state, seat, CARD_FAMILY[state.slots[seat, slot]])
    return points


@rule
def worth_of_marker(state, seat, animal):
    """A point for each animal at once, and about a third more for each at the end."""
    return (A_POINT + A_POINT // 3) * animals_of(state, seat, animal)


@rule
def best_marker(state, seat):
    best = 0
    for animal in range(KINDS):
        best = max(best, worth_of_marker(state, seat, animal))
    return best


@rule
def worth_of_cards(state, seat):
    """Cards laid under A, B and D promise what their action will bring."""
    points = 0
    for letter in range(len(LETTERS)):
        card = state.aside[seat, letter]
        if state.laid[seat] >= 0:
            card = state.hand[seat, ASSIGNMENT[state.laid[seat], letter]]
        if card >= 0:
            points += worth_of_laid_card(state, seat, letter, card)
    return points


@rule
def worth_of_laid_card(state, seat, letter, card):
    if letter == LETTER_A:
        return worth_of_new_function(state, seat, card)
    if letter == LETTER_B:
        colour = CARD_COLOUR[card]
        points = worth_of_cube(state, seat, colour)
        return points + worth_at(state, seat, When.RESOURCE, Match.RESOURCE, colour)
    animal = CARD_ANIMAL[card]
    return worth_of_marker(state, seat, animal) + worth_at(state, seat, When.MARKER_D, Match.ANIMAL, animal)


@rule
def worth_at(state, seat, when, match, variant):
    """The visible functions that will work at a moment."""
    points = 0
    for slot in range(state.slot_count[seat]):
        card = state.slots[seat, slot]
        if card != NONE and fits(card, when, match, variant):
            points += worth_of_use(state, seat, CARD_FAMILY[card])
    return points


@rule
def worth_of_cube(state, seat, colour):
    return A_CUBE + A_PAIR * (state.cubes[seat, colour] == PRICE - 1)


@rule
def worth_of_new_function(state, seat, card):
    """What it brings in the rounds left, less what it has to cover."""
    points, slot = BRINGS[CARD_FAMILY[card]], place_for(state, seat, card)
    once = AN_EXPLORER if brings_explorer(state, seat, card) else 0
    if slot == state.slot_count[seat]:
        return (points + A_SLOT) * rounds_left(state)
    if slot == NONE:
        return (points - least_shown(state, seat)) * rounds_left(state) + once
    return once if state.slots[seat, slot] != NONE else points * rounds_left(state) + once


@rule
def least_shown(state, seat):
    """What the least of the visible functions brings; no slot is empty."""
    least = BRINGS[CARD_FAMILY[state.slots[seat, 0]]]
    for slot in range(1, state.slot_count[seat]):
        least = min(least, BRINGS[CARD_FAMILY[state.slots[seat, slot]]])
    return least
