"""Preparations: gold, the decks, the goal cards to choose from, and the first hands and row."""

from __future__ import annotations

from islario.games.isla_dorada.box.components import (
    CARDS,
    COPIES,
    DECK_BEGIN,
    DECK_END,
    DECKS,
    FIRST_HAND,
    GOALS,
    GOLD_EACH,
    MARKERS,
    ROW,
    SEA_TOKENS,
    SEATS,
)
from islario.games.isla_dorada.box.island import BASE, NONE, ROUTES
from islario.games.isla_dorada.rules.cards import draw_card, into_hand, is_bolt, lay_out
from islario.games.isla_dorada.rules.events import Event
from islario.games.isla_dorada.rules.goals import deal_goals
from islario.games.isla_dorada.rules.state import Place, Source
from islario.kernel.dice import below
from islario.kernel.journal import note, note_for
from islario.kernel.points import score
from islario.kernel.rule import rule


@rule
def setup(state):
    clear_table(state)
    stack_decks(state)
    for seat in range(state.players):
        state.gold[seat] = GOLD_EACH
        score(state, seat, Source.GOLD, GOLD_EACH)
    state.leader = below(state, state.players)
    note(state, Event.FIRST_LEADER, state.leader, 0, 0, 0)
    deal_goals(state)


@rule
def clear_table(state):
    """The expedition at the base camp, markers in their row, tokens and monsters beside the board."""
    state.expedition = BASE
    state.turn = NONE
    state.last_bidder = NONE
    state.chosen_route = NONE
    state.travelled = NONE
    state.bolt = NONE
    for marker in range(MARKERS):
        state.marker_site[marker] = NONE
    for token in range(SEA_TOKENS):
        state.sea_token[token] = NONE
    for i in range(2):
        state.monster[i] = NONE
        state.pair[i] = NONE
    for slot in range(ROW):
        state.row[slot] = NONE
    for seat in range(SEATS):
        state.on_route[seat] = NONE
    for route in range(ROUTES):
        state.founder[route] = NONE


@rule
def stack_decks(state):
    """All cards in their five decks."""
    for card in range(CARDS):
        state.deck[card] = COPIES[card]
        state.deck_size += COPIES[card]
    for goal in range(GOALS):
        state.goal_place[goal] = Place.DECK.value
    for deck in range(DECKS):
        state.layers[deck, 0] = DECK_END[deck] - DECK_BEGIN[deck]


@rule
def deal_adventure_cards(state):
    """Six cards each and four in the row, none with a bolt: as if the bolts were shuffled in afterwards."""
    for seat in range(state.players):
        for _ in range(FIRST_HAND):
            card = draw_without_bolt(state)
            into_hand(state, seat, card)
            note_for(state, 1 << seat, Event.DREW, seat, card, 0, 0)
    for slot in range(ROW):
        lay_out(state, slot, draw_without_bolt(state))


@rule
def draw_without_bolt(state):
    """Bolt cards are put aside and go back into the deck."""
    card = draw_card(state)
    while is_bolt(card):
        state.deck[card] += 1
        state.deck_size += 1
        card = draw_card(state)
    return card
