"""What a learner in a seat sees: features in a fixed order, each between -1 and about 1."""

from __future__ import annotations

import numpy as np

from islario.games.isla_dorada.box.components import (
    CARDS,
    COPIES,
    CURSES,
    DECKS,
    DESTINIES,
    FIRST_CURSE,
    FIRST_DESTINY,
    GOLD_EACH,
    HAND_CARDS,
    HAND_LIMIT,
    LAST_ROUND,
    MARKERS,
    MOST_BID,
    MOST_LAYERS,
    ROW,
    SEA_TOKENS,
    SEATS,
    SYMBOLS,
    TREASURE_SYMBOL,
    TREASURES,
)
from islario.games.isla_dorada.box.island import NONE, PATHS, ROUTES, SITES
from islario.games.isla_dorada.rules.bids import total_on
from islario.games.isla_dorada.rules.goals import deck_cards
from islario.games.isla_dorada.rules.state import OPTIONS, Held, Phase, Place
from islario.games.isla_dorada.rules.windows import waiting_seen_by
from islario.kernel.game import Feature
from islario.kernel.points import total
from islario.kernel.rule import rule
from islario.kernel.seats import seat_after

SETTINGS = len(OPTIONS)
ALL_CARDS = int(COPIES.sum())
PHASES = len(Phase)
A_SEAT = 10 + 2 * len(SYMBOLS)
A_COPY = 1 / COPIES.astype(np.float64)  # the share of each card's copies
OBSERVATION = (
    Feature("options", SETTINGS),
    Feature("phase", PHASES),
    Feature("round, cards in the deck, goal cards in each deck", 2 + DECKS),
    Feature("the expedition's site", SITES),
    Feature("markers, by site", SITES),
    Feature("sea travel tokens, by path", PATHS),
    Feature("Bigfoot's path, Leviathan's path", 2 * PATHS),
    Feature("the row, by kind", CARDS),
    Feature("discards, by kind", CARDS),
    Feature("standing bids, by route", ROUTES),
    Feature("the route I have chosen to bid on", ROUTES),
    Feature("the route being travelled", ROUTES),
    Feature("the bolt card at work", CARDS),
    Feature("stage of the draw", 1),
    Feature("my hand, by kind", HAND_CARDS),
    Feature("cards I have put down, by kind", HAND_CARDS),
    Feature("my treasures", TREASURES),
    Feature("treasures offered to me", TREASURES),
    Feature("treasures I have chosen to play", TREASURES),
    Feature("my destinies, and those offered to me", 2 * DESTINIES),
    Feature("my curses", CURSES),
    Feature(
        "each seat from mine onward: on turn or waited for, leader, last bidder, silenced, share, gold, cards, "
        "treasures and curses held, points; treasures and Bonus cards found by symbol",
        SEATS * A_SEAT,
    ),
)

# Each part is written from its own 0: with places known beforehand the compiler writes many numbers at once.
_SIZES = [feature.size for feature in OBSERVATION]
BIDS_AT, HAND_AT, SEATS_AT = sum(_SIZES[:9]), sum(_SIZES[:14]), sum(_SIZES[:-1])


@rule
def observe(state, seat, out):
    out[:] = 0.0
    observe_island(state, out)
    observe_bids(state, seat, out[BIDS_AT:HAND_AT])
    observe_hand(state, seat, out[HAND_AT:SEATS_AT])
    waiting = waiting_seen_by(state, seat)
    for step in range(state.players):
        at = SEATS_AT + step * A_SEAT
        observe_seat(state, seat_after(state, seat, step), waiting, out[at : at + A_SEAT])
    observe_found(state, seat, out[SEATS_AT:])


@rule
def observe_island(state, out):
    """What lies on the table."""
    at = SETTINGS
    for option in range(at):
        out[option] = state.options[option]
    out[at + state.phase] = 1.0
    at += PHASES
    out[at] = state.round_number / LAST_ROUND
    out[at + 1] = state.deck_size / ALL_CARDS
    for deck in range(DECKS):
        out[at + 2 + deck] = deck_cards(state, deck) / MOST_LAYERS
    at += 2 + DECKS
    out[at + state.expedition] = 1.0
    at += SITES
    for marker in range(MARKERS):
        if state.marker_site[marker] != NONE:
            out[at + state.marker_site[marker]] += 0.25
    at += SITES
    for token in range(SEA_TOKENS):
        if state.sea_token[token] != NONE:
            out[at + state.sea_token[token]] += 0.5
    at += PATHS
    for monster in range(2):
        if state.monster[monster] != NONE:
            out[at + state.monster[monster]] = 1.0
        at += PATHS
    for slot in range(ROW):
        if state.row[slot] != NONE:
            out[at + state.row[slot]] += 0.25
    at += CARDS
    for card in range(CARDS):
        out[at + card] = state.discards[card] * A_COPY[card]


@rule
def observe_bids(state, seat, out):
    at = 0
    for bidder in range(state.players):
        if state.on_route[bidder] != NONE:
            out[at + state.on_route[bidder]] = (1 + total_on(state, state.on_route[bidder])) / (1 + MOST_BID)
    at += ROUTES
    if state.chosen_route != NONE and state.turn == seat:
        out[at + state.chosen_route] = 1.0
    at += ROUTES
    if state.travelled != NONE:
        out[at + state.travelled] = 1.0
    at += ROUTES
    if state.bolt != NONE:
        out[at + state.bolt] = 1.0
    at += CARDS
    out[at] = state.stage


@rule
def observe_hand(state, seat, out):
    at = 0
    for card in range(HAND_CARDS):
        out[at + card] = state.hand[seat, card] * A_COPY[card]
    at += HAND_CARDS
    for card in range(HAND_CARDS):
        out[at + card] = state.staged[seat, card] * A_COPY[card]
    at += HAND_CARDS
    for treasure in range(TREASURES):
        if state.goal_place[treasure] == Place.HAND + seat:
            out[at + treasure] = 1.0
            out[at + 2 * TREASURES + treasure] = state.staged_treasure[treasure] / 2
        elif state.goal_place[treasure] == Place.OFFERED + seat:
            out[at + TREASURES + treasure] = 1.0
    if state.rejected_treasure[seat]:
        out[at + TREASURES + state.rejected_treasure[seat] - 1] = -1.0
    at += 3 * TREASURES
    for destiny in range(DESTINIES):
        if state.goal_place[FIRST_DESTINY + destiny] == Place.HAND + seat:
            out[at + destiny] = 1.0
        elif state.goal_place[FIRST_DESTINY + destiny] == Place.OFFERED + seat:
            out[at + DESTINIES + destiny] = 1.0
    if state.rejected_destiny[seat]:
        out[at + DESTINIES + state.rejected_destiny[seat] - 1] = -1.0
    at += 2 * DESTINIES
    for curse in range(CURSES):
        if state.goal_place[FIRST_CURSE + curse] == Place.HAND + seat:
            out[at + curse] = 1.0


@rule
def observe_seat(state, seat, waiting, out):
    out[0] = state.turn == seat or waiting >> seat & 1 == 1
    out[1] = state.leader == seat
    out[2] = state.last_bidder == seat
    out[3] = state.silenced >> seat & 1
    out[4] = state.share[seat] / MOST_BID
    out[5] = state.gold[seat] / GOLD_EACH
    out[6] = state.hand_size[seat] / HAND_LIMIT
    out[7] = state.held[Held.TREASURES, seat] / 8
    out[8] = state.held[Held.CURSES, seat] / 4
    out[9] = total(state, seat) / 50
    for symbol in range(len(SYMBOLS)):
        out[10 + len(SYMBOLS) + symbol] = state.bonus_found[seat, symbol] / 2


@rule
def observe_found(state, seat, out):
    """The treasures that each has found, by symbol: one look at each treasure."""
    for treasure in range(TREASURES):
        finder = state.goal_place[treasure] - Place.TABLE
        if 0 <= finder < SEATS:
            step = finder - seat if finder >= seat else finder - seat + state.players
            out[step * A_SEAT + 10 + TREASURE_SYMBOL[treasure]] += 0.25
