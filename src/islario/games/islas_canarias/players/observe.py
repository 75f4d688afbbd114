"""What a learner in a seat sees: features in a fixed order, each between 0 and about 1."""

from __future__ import annotations

from islario.games.islas_canarias.box.components import (
    AREAS,
    BUILDINGS,
    CARDS,
    COLOURS,
    COPIES,
    ISLANDS,
    LAST_ROUND,
    NONE,
    SEATS,
    SUPPLY,
    TO_END,
    Building,
)
from islario.games.islas_canarias.rules.islands import areas_of_colour
from islario.games.islas_canarias.rules.state import OPTIONS, Phase
from islario.kernel.bits import lowest
from islario.kernel.game import Feature
from islario.kernel.points import total
from islario.kernel.rule import rule
from islario.kernel.seats import seat_after

PHASES = len(Phase)
A_COPY = 1 / int(COPIES.max())
AN_AREA = len(BUILDINGS) + len(COLOURS)
A_SEAT = len(ISLANDS) + AREAS * AN_AREA + 2 * len(COLOURS) + 5
OBSERVATION = (
    Feature("options", len(OPTIONS)),
    Feature("phase", PHASES),
    Feature("round, last round, turns taken, extra card taken", 4),
    Feature("cards in the deck, on the discards, on the ship", 3),
    Feature("supply, by building and colour", len(BUILDINGS) * len(COLOURS)),
    Feature("my hand, by card, as shares of the most copies there are", CARDS),
    Feature("discards, by card, likewise", CARDS),
    Feature("the card I loaded", CARDS),
    Feature("cards turned from this ship", CARDS),
    Feature("the card being dealt with", CARDS),
    Feature("the building under way, its anchor, its spot, the houses used", len(BUILDINGS) + 3 * AREAS),
    Feature(
        "each seat from mine onward: island, the kind and colour of the building on each area, points by "
        "colour, privileges, hand, points, deciding, start player, loaded",
        SEATS * A_SEAT,
    ),
)

# Each part is written from its own 0: with places known beforehand the compiler writes many numbers at once.
_SIZES = [feature.size for feature in OBSERVATION]
CARDS_AT, BUILDING_AT, SEATS_AT = sum(_SIZES[:5]), sum(_SIZES[:10]), sum(_SIZES[:11])


@rule
def observe(state, seat, out):
    out[:] = 0.0
    observe_table(state, out)
    observe_cards(state, seat, out[CARDS_AT:BUILDING_AT])
    observe_building(state, out[BUILDING_AT:SEATS_AT])
    for step in range(state.players):
        at = SEATS_AT + step * A_SEAT
        observe_seat(state, seat_after(state, seat, step), out[at : at + A_SEAT])


@rule
def observe_table(state, out):
    """The course of play and the supply."""
    for option in range(len(state.options)):
        out[option] = state.options[option]
    at = len(state.options)
    out[at + state.phase] = 1.0
    at += PHASES
    out[at] = state.round_number / LAST_ROUND
    out[at + 1] = state.last_round
    out[at + 2] = state.turns_taken / SEATS
    out[at + 3] = state.extra_taken
    at += 4
    out[at] = state.deck_size / CARDS
    out[at + 1] = state.discards_size / CARDS
    out[at + 2] = state.ship_size / (SEATS + 1)
    at += 3
    for building in range(len(BUILDINGS)):
        for colour in range(len(COLOURS)):
            out[at] = state.supply[building, colour] / SUPPLY[building]
            at += 1


@rule
def observe_cards(state, seat, out):
    at = 0
    for card in range(CARDS):
        out[at + card] = state.hand[seat, card] * A_COPY
    at += CARDS
    for card in range(CARDS):
        out[at + card] = state.discards[card] * A_COPY
    at += CARDS
    if state.loaders >> seat & 1:
        out[at + state.loaded[seat]] = 1.0
    at += CARDS
    for i in range(state.turned_count):
        alike = 0  # counted as a whole number: sums of fractions differ from engine to engine
        for j in range(state.turned_count):
            alike += state.turned[j] == state.turned[i]
        out[at + state.turned[i]] = alike / SEATS
    at += CARDS
    if state.card != NONE:
        out[at + state.card] = 1.0


@rule
def observe_building(state, out):
    at = 0
    if state.making != NONE:
        out[at + state.making] = 1.0
    at += len(BUILDINGS)
    if state.anchor != NONE:
        out[at + state.anchor] = 1.0
    at += AREAS
    if state.spot != NONE:
        out[at + state.spot] = 1.0
    at += AREAS
    for area in range(AREAS):
        out[at + area] = state.used >> area & 1


@rule
def observe_seat(state, seat, out):
    if state.island[seat] != NONE:
        out[state.island[seat]] = 1.0
    at = len(ISLANDS)
    observe_areas(state, seat, out[at:])
    at += AREAS * AN_AREA
    for colour in range(len(COLOURS)):
        out[at + colour] = state.colour_points[seat, colour] / TO_END
        out[at + len(COLOURS) + colour] = state.owner[colour] == seat
    at += 2 * len(COLOURS)
    out[at] = state.hand_size[seat] / CARDS
    out[at + 1] = total(state, seat) / TO_END
    out[at + 2] = state.phase != Phase.OVER and state.active == seat
    out[at + 3] = state.start == seat
    out[at + 4] = state.loaders >> seat & 1


@rule
def observe_areas(state, seat, out):
    """The kind and the colour of the building on each area. A processor guesses when a loop ends, often wrongly: so all
    that are taken are walked over once, and a colour's number is put together from sets, one for each of its bits."""
    palaces, towns, taken, ones, twos, fours = 0, 0, 0, 0, 0, 0
    for colour in range(len(COLOURS)):
        palaces |= state.buildings[seat, Building.PALACE, colour]
        towns |= state.buildings[seat, Building.TOWN, colour]
        areas = areas_of_colour(state, seat, colour)
        taken |= areas
        ones |= areas * (colour & 1)
        twos |= areas * (colour >> 1 & 1)
        fours |= areas * (colour >> 2)
    while taken:
        area = lowest(taken)
        building = Building.PALACE * (palaces >> area & 1) + Building.TOWN * (towns >> area & 1)
        colour = (ones >> area & 1) + 2 * (twos >> area & 1) + 4 * (fours >> area & 1)
        out[area * AN_AREA + building] = 1.0
        out[area * AN_AREA + len(BUILDINGS) + colour] = 1.0
        taken &= taken - 1
