"""What a learner in a seat sees: features in a fixed order, each between 0 and about 1."""

from __future__ import annotations

from islario.games.la_isla.components import (
    AREA,
    CARD_ANIMAL,
    CARD_COLOUR,
    CARD_FUNCTION,
    CARDS,
    END_SUM,
    EXPLORERS,
    FUNCTIONS,
    HAND,
    KINDS,
    LETTERS,
    NONE,
    REGIONS,
    SEATS,
    SLOTS,
    SPACES,
    TOP,
)
from islario.games.la_isla.explorers import landscape, stands_on, symbol
from islario.games.la_isla.markers import animals_of, area_sum
from islario.games.la_isla.state import OPTIONS, Phase, Question
from islario.kernel.game import Feature
from islario.kernel.points import total
from islario.kernel.rule import rule

PHASES, QUESTIONS = len(Phase), len(Question)
SETTINGS, DIFFERENT = len(OPTIONS), len(FUNCTIONS)
A_CARD = DIFFERENT + 2 * KINDS
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
    Feature("my slots: function, owed", SLOTS * (DIFFERENT + 1)),
    Feature("my hand: function, resource, animal", (HAND + 1) * A_CARD),
    Feature("my cards under A, B and D", len(LETTERS) * A_CARD),
    Feature(
        "each seat from mine onward: explorers, functions, animals, large tile, resources, supply, reserve, "
        "whether it starts, whether it is asked, points",
        SEATS * A_SEAT,
    ),
)


@rule
def observe(state, seat, out):
    out[:] = 0.0
    at = observe_course(state, out)
    at = observe_island(state, out, at)
    for slot in range(SLOTS):
        if state.slots[seat, slot] != NONE:
            out[at + CARD_FUNCTION[state.slots[seat, slot]]] = 1.0
        if state.seat == seat:
            out[at + DIFFERENT] = state.owed[slot]
        at += DIFFERENT + 1
    for i in range(HAND + 1):
        at = observe_card(state.hand[seat, i], out, at)
    for letter in range(len(LETTERS)):
        at = observe_card(state.aside[seat, letter], out, at)
    for step in range(state.players):
        observe_seat(state, (seat + step) % state.players, out, at + step * A_SEAT)


@rule
def observe_course(state, out):
    """How far the match has come; returns where it ends."""
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
    return at + QUESTIONS


@rule
def observe_island(state, out, at):
    for space in range(SPACES):
        out[at + space * KINDS + landscape(state, space)] = 1.0
        out[at + (SPACES + space) * KINDS + symbol(state, space)] = 1.0
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
    return at + 2 * SPACES


@rule
def observe_card(card, out, at):
    if card >= 0:
        out[at + CARD_FUNCTION[card]] = 1.0
        out[at + DIFFERENT + CARD_COLOUR[card]] = 1.0
        out[at + DIFFERENT + KINDS + CARD_ANIMAL[card]] = 1.0
    return at + A_CARD


@rule
def observe_seat(state, seat, out, at):
    for space in range(SPACES):
        out[at + space] = stands_on(state, seat, space)
    at += SPACES
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
    out[at + 3] = state.seat == seat or (state.question == Question.LAY and state.laid[seat] == NONE)
    out[at + 4] = total(state, seat) / 100
