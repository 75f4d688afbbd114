"""Special functions: which are shown, which fit the moment, and using or declining them in any order.

A moment fills `owed` once, slot by slot; what a function gives never sets off another one.
"""

from __future__ import annotations

from islario.games.la_isla.box.components import (
    CARD_FAMILY,
    CARD_VARIANT,
    FAMILY_AMOUNT,
    FAMILY_EFFECT,
    FAMILY_MATCH,
    FAMILY_WHEN,
    KINDS,
    NONE,
    Effect,
    Match,
    When,
)
from islario.games.la_isla.rules.events import Event
from islario.games.la_isla.rules.island import spaces_for
from islario.games.la_isla.rules.markers import move_marker
from islario.games.la_isla.rules.moves import DONE, SWAP, USE, WAYS_TO_USE
from islario.games.la_isla.rules.resources import gain, has_any, spend
from islario.games.la_isla.rules.state import Question, Source
from islario.kernel.journal import note
from islario.kernel.points import score
from islario.kernel.rule import rule


@rule
def fits(card, when, match, variant):
    """Whether a card's function works at this moment."""
    family = CARD_FAMILY[card]
    return FAMILY_WHEN[family] == when and FAMILY_MATCH[family] == match and CARD_VARIANT[card] == variant


@rule
def works_on_space(state, seat, card, space):
    """Whether a card's function works when an explorer of the seat is placed on this space."""
    return FAMILY_WHEN[CARD_FAMILY[card]] == When.PLACE and spaces_for(state, seat, card) >> space & 1 == 1


@rule
def shows(state, seat, when, match, variant):
    """Whether the seat shows a function that works at this moment."""
    for slot in range(state.slot_count[seat]):
        if state.slots[seat, slot] != NONE and fits(state.slots[seat, slot], when, match, variant):
            return True
    return False


@rule
def owe(state, seat, when, match, variant):
    """Every visible function that works at this moment may be used once more."""
    for slot in range(state.slot_count[seat]):
        if state.slots[seat, slot] != NONE and fits(state.slots[seat, slot], when, match, variant):
            state.owed[slot] += 1


@rule
def owe_on_space(state, seat, space):
    """An explorer was placed: every visible function that counts there may be used once."""
    for slot in range(state.slot_count[seat]):
        if state.slots[seat, slot] != NONE and works_on_space(state, seat, state.slots[seat, slot], space):
            state.owed[slot] += 1


@rule
def effect_of(state, seat, slot):
    return FAMILY_EFFECT[CARD_FAMILY[state.slots[seat, slot]]]


@rule
def is_usable(state, seat, slot):
    """A swap needs something to give; everything else that is owed can be used."""
    if state.owed[slot] == 0:
        return False
    return effect_of(state, seat, slot) != Effect.SWAP or has_any(state, seat)


@rule
def ask_for_functions(state, seat):
    """The seat is asked as long as it has something to use; then the rest is gone for this occasion."""
    state.question = Question.NOTHING
    for slot in range(state.slot_count[seat]):
        if is_usable(state, seat, slot):
            state.question = Question.USE
            return
    close_occasion(state)


@rule
def close_occasion(state):
    state.owed[:] = 0
    state.used[:] = 0


@rule
def ways_to_use(state, seat, out):
    """One move a function and choice; a swap names what is given and what is taken."""
    count = 0
    swaps = False
    for slot in range(state.slot_count[seat]):
        if is_usable(state, seat, slot):
            effect = effect_of(state, seat, slot)
            if effect == Effect.SWAP:
                swaps = True
            else:
                for choice in range(WAYS_TO_USE[effect]):
                    out[count] = USE + slot * KINDS + choice
                    count += 1
    if swaps:
        count = ways_to_swap(state, seat, out, count)
    out[count] = DONE
    return count + 1


@rule
def ways_to_swap(state, seat, out, count):
    for give in range(KINDS):
        for get in range(KINDS):
            if give != get and state.cubes[seat, give] > 0:
                out[count] = SWAP + give * KINDS + get
                count += 1
    return count


@rule
def use_function(state, seat, slot, choice):
    """Uses one function that is owed; `choice` is the colour or the animal, where it asks for one."""
    card = state.slots[seat, slot]
    family = CARD_FAMILY[card]
    effect = FAMILY_EFFECT[family]
    count_use(state, slot)
    if effect == Effect.POINTS:
        points = FAMILY_AMOUNT[family]
        score(state, seat, source_of(family), points)
        note(state, Event.FUNCTION_POINTS, seat, card, 0, points)
    elif effect == Effect.CUBE_ANY:
        gain(state, seat, choice)
        note(state, Event.FUNCTION_RESOURCE, seat, card, choice, 0)
    elif effect == Effect.CUBE_SAME:
        gain(state, seat, CARD_VARIANT[card])
        note(state, Event.FUNCTION_RESOURCE, seat, card, CARD_VARIANT[card], 0)
    elif effect == Effect.MARKER_ANY:
        points = move_marker(state, seat, choice, Source.MARKER_FUNCTION)
        note(state, Event.FUNCTION_MARKER, seat, card, choice, points)
    else:
        state.reserve[seat] -= 1
        state.supply[seat] += 1
        note(state, Event.FUNCTION_EXPLORER, seat, card, 0, 0)


@rule
def count_use(state, slot):
    state.owed[slot] -= 1
    state.used[slot] += 1


@rule
def source_of(family):
    """What a function's points are booked under."""
    when, match = FAMILY_WHEN[family], FAMILY_MATCH[family]
    if when == When.RESOURCE:
        return Source.ACTION_B.value
    if when == When.MARKER_D:
        return Source.ACTION_D.value
    if when == When.CLAIM:
        return Source.TILE.value
    if match == Match.SYMBOL:
        return Source.SYMBOL.value
    if match == Match.LANDSCAPE:
        return Source.LANDSCAPE.value
    return Source.RING.value if match == Match.RING else Source.COMPANY.value


@rule
def swap(state, seat, give, get):
    """The one function that swaps is used: a resource goes back, another comes for it."""
    for slot in range(state.slot_count[seat]):
        if state.owed[slot] and effect_of(state, seat, slot) == Effect.SWAP:
            count_use(state, slot)
            spend(state, seat, give)
            gain(state, seat, get)
            note(state, Event.FUNCTION_SWAP, seat, state.slots[seat, slot], give, get)
            return


@rule
def decline(state, seat):
    """What is left unused is gone for this occasion."""
    note(state, Event.FUNCTIONS_DECLINED, seat, 0, 0, 0)
    state.question = Question.NOTHING
    close_occasion(state)
