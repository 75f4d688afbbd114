"""Action A: the new card goes into the holder and its function works from now on; a covered one ends."""

from __future__ import annotations

from islario.games.la_isla.box.components import (
    CARD_FAMILY,
    CARD_FUNCTION,
    FAMILY_EFFECT,
    LETTER_A,
    NONE,
    PRINTED_SLOTS,
    Effect,
)
from islario.games.la_isla.rules.cards import take_aside
from islario.games.la_isla.rules.events import Event
from islario.games.la_isla.rules.functions import ask_for_functions
from islario.games.la_isla.rules.moves import COVER
from islario.games.la_isla.rules.state import Place, Question
from islario.kernel.journal import note
from islario.kernel.rule import rule


@rule
def add_function(state, seat):
    """The A card goes to its place by itself, unless the seat has to choose what it covers."""
    slot = place_for(state, seat, state.aside[seat, LETTER_A])
    if slot == NONE:
        state.question = Question.COVER
    else:
        put_into_slot(state, seat, slot)


@rule
def place_for(state, seat, card):
    """Onto the same function, beside the holder as a new slot, or into an empty slot; else the seat chooses."""
    for slot in range(state.slot_count[seat]):
        if state.slots[seat, slot] != NONE and is_same_function(state.slots[seat, slot], card):
            return slot
    if FAMILY_EFFECT[CARD_FAMILY[card]] == Effect.SLOT:
        return state.slot_count[seat]
    for slot in range(PRINTED_SLOTS):
        if state.slots[seat, slot] == NONE:
            return slot
    return NONE


@rule
def is_same_function(one, other):
    """Two cards may have the same function and differ in all else."""
    return CARD_FUNCTION[one] == CARD_FUNCTION[other]


@rule
def brings_explorer(state, seat, card):
    """Whether the card brings an explorer when it is slotted: there may be none left."""
    return FAMILY_EFFECT[CARD_FAMILY[card]] == Effect.EXPLORER and state.reserve[seat] > 0


@rule
def ways_to_cover(state, seat, out):
    for slot in range(state.slot_count[seat]):
        out[slot] = COVER + slot
    return state.slot_count[seat]


@rule
def put_into_slot(state, seat, slot):
    card = take_aside(state, seat, LETTER_A)
    if slot == state.slot_count[seat]:
        state.slot_count[seat] += 1
        note(state, Event.SLOT_ADDED, seat, card, 0, slot)
    elif state.slots[seat, slot] == NONE:
        note(state, Event.FUNCTION_ADDED, seat, card, 0, slot)
    else:
        covered = state.slots[seat, slot]
        state.place[covered] = Place.COVERED
        state.depth[seat, slot] += 1
        again = is_same_function(card, covered)
        event = Event.FUNCTION_AGAIN.value if again else Event.FUNCTION_COVERED.value
        note(state, event, seat, card, covered, slot)
    state.slots[seat, slot] = card
    state.place[card] = Place.HOLDER
    if brings_explorer(state, seat, card):
        state.owed[slot] = 1
    ask_for_functions(state, seat)
