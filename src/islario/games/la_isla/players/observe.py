"""What a learner in a seat sees: features in a fixed order, each between 0 and about 1."""

from __future__ import annotations

from islario.games.la_isla.box.components import (
    AREA,
    CARD_ANIMAL,
    CARD_COLOUR,
    CARD_FAMILY,
    CARD_FUNCTION,
    CARD_VARIANT,
    CARDS,
    END_SUM,
    EXPLORERS,
    FAMILIES,
    FUNCTIONS,
    HAND,
    KINDS,
    LETTER_A,
    LETTER_B,
    LETTER_D,
    NONE,
    REGIONS,
    SEATS,
    SLOTS,
    SPACES,
    TOP,
)
from islario.games.la_isla.rules.decisions import pending
from islario.games.la_isla.rules.island import printed
from islario.games.la_isla.rules.markers import animals_of, area_sum
from islario.games.la_isla.rules.state import OPTIONS, Phase, Question
from islario.kernel.bits import write_bits
from islario.kernel.game import Feature
from islario.kernel.points import total
from islario.kernel.rule import rule
from islario.kernel.seats import seat_after

PHASES, QUESTIONS = len(Phase), len(Question)
SETTINGS, DIFFERENT = len(OPTIONS), len(FUNCTIONS)
A_FUNCTION = len(FAMILIES) + KINDS  # its family and its variant: a resource, landscape, symbol, animal or ring
A_CARD = A_FUNCTION + 2 * KINDS
A_SEAT = SPACES + DIFFERENT + 3 * KINDS + 5
OBSERVATION = (
    Feature("options", SETTINGS),
    Feature("round, area sum, deck", 3),
    Feature("phase", PHASES),
    Feature("question", QUESTIONS),
    Feature("landscape of each space", SPACES * KINDS),
    Feature("symbol of each space", SPACES * KINDS),
    Feature("tile in each region", REGIONS * KINDS),
    Feature("step and area of each marker", 2 * KINDS),
    Feature("space left and space to be paid", 2 * SPACES),
    Feature("my slots: function by family and variant, owed", SLOTS * (A_FUNCTION + 1)),
    Feature("my hand: function by family and variant, resource, animal", (HAND + 1) * A_CARD),
    Feature("what my cards bring: the function under A, the resource under B, the animal under D", A_CARD),
    Feature(
        "each seat from mine onward: explorers, functions, animals, large tile, resources, supply, reserve, "
        "whether it starts, whether it is asked, points",
        SEATS * A_SEAT,
    ),
)

# Each part is written from its own 0: with places known beforehand the compiler writes many numbers at once.
_SIZES = [feature.size for feature in OBSERVATION]
ISLAND_AT, SLOTS_AT, CARDS_AT, SEATS_AT = sum(_SIZES[:4]), sum(_SIZES[:9]), sum(_SIZES[:10]), sum(_SIZES[:-1])


@rule
def observe(state, seat, out):
    out[:] = 0.0
    observe_course(state, out)
    observe_island(state, out[ISLAND_AT:SLOTS_AT])
    observe_slots(state, seat, out[SLOTS_AT:CARDS_AT])
    observe_cards(state, seat, out[CARDS_AT:SEATS_AT])
    for step in range(state.players):
        at = SEATS_AT + step * A_SEAT
        observe_seat(state, seat_after(state, seat, step), out[at : at + A_SEAT])


@rule
def observe_slots(state, seat, out):
    at = 0
    for slot in range(SLOTS):
        if state.slots[seat, slot] != NONE:
            observe_function(state.slots[seat, slot], out, at)
        if state.seat == seat:
            out[at + A_FUNCTION] = state.owed[slot]
        at += A_FUNCTION + 1


@rule
def observe_course(state, out):
    """How far the match has come."""
    at = 0
    for option in range(SETTINGS):
        out[at + option] = state.options[option]
    at += SETTINGS
    out[at] = state.round_number / 20
    out[at + 1] = area_sum(state) / END_SUM[state.players]
    out[at + 2] = state.deck_left / CARDS
    at += 3
    out[at + state.phase] = 1.0
    at += PHASES
    out[at + state.question] = 1.0


@rule
def observe_island(state, out):
    at = 0
    for space in range(SPACES):
        landscape, symbol = printed(state, space)
        out[at + space * KINDS + landscape] = 1.0
        out[at + (SPACES + space) * KINDS + symbol] = 1.0
    at += 2 * SPACES * KINDS
    for region in range(REGIONS):
        if state.tile[region] != NONE:
            out[at + region * KINDS + state.tile[region]] = 1.0
    at += REGIONS * KINDS
    for animal in range(KINDS):
        out[at + animal] = state.marker[animal] / TOP
        out[at + KINDS + animal] = AREA[state.marker[animal]] / 5
    at += 2 * KINDS
    if state.lifted != NONE:
        out[at + state.lifted] = 1.0
    if state.target != NONE:
        out[at + SPACES + state.target] = 1.0


@rule
def observe_cards(state, seat, out):
    """The seat's hand, card by card, and what each card that it has laid will be used for."""
    at = 0
    for i in range(HAND + 1):
        if state.hand[seat, i] >= 0:
            observe_function(state.hand[seat, i], out, at)
            out[at + A_FUNCTION + CARD_COLOUR[state.hand[seat, i]]] = 1.0
            out[at + A_FUNCTION + KINDS + CARD_ANIMAL[state.hand[seat, i]]] = 1.0
        at += A_CARD
    if state.aside[seat, LETTER_A] >= 0:
        observe_function(state.aside[seat, LETTER_A], out, at)
    if state.aside[seat, LETTER_B] >= 0:
        out[at + A_FUNCTION + CARD_COLOUR[state.aside[seat, LETTER_B]]] = 1.0
    if state.aside[seat, LETTER_D] >= 0:
        out[at + A_FUNCTION + KINDS + CARD_ANIMAL[state.aside[seat, LETTER_D]]] = 1.0


@rule
def observe_function(card, out, at):
    out[at + CARD_FAMILY[card]] = 1.0
    if CARD_VARIANT[card] != NONE:
        out[at + len(FAMILIES) + CARD_VARIANT[card]] = 1.0


@rule
def observe_seat(state, seat, out):
    write_bits(state.explorers[seat], SPACES, out)
    at = SPACES
    for slot in range(SLOTS):
        if state.slots[seat, slot] != NONE:
            out[at + CARD_FUNCTION[state.slots[seat, slot]]] = 1.0
    at += DIFFERENT
    for kind in range(KINDS):
        out[at + kind] = animals_of(state, seat, kind) / 5
        out[at + KINDS + kind] = state.large[seat] == kind
        out[at + 2 * KINDS + kind] = state.cubes[seat, kind] / 5
    at += 3 * KINDS
    out[at] = state.supply[seat] / EXPLORERS
    out[at + 1] = state.reserve[seat] / 2
    out[at + 2] = state.start == seat
    out[at + 3] = pending(state) >> seat & 1
    out[at + 4] = total(state, seat) / 100
