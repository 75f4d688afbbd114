"""The card phase: everyone gets cards and lays one each under A, B and D, all at once and in secret."""

from __future__ import annotations

from islario.games.la_isla.box.components import (
    ASSIGNMENT,
    CARDS,
    CARDS_IN_USE,
    HAND,
    LAST_PLACE,
    LETTERS,
    NONE,
    Match,
    When,
)
from islario.games.la_isla.rules.events import Event
from islario.games.la_isla.rules.functions import shows
from islario.games.la_isla.rules.moves import LAY
from islario.games.la_isla.rules.state import Phase, Place, Question, Setting
from islario.kernel.dice import below
from islario.kernel.journal import NO_SEAT, note, note_for
from islario.kernel.rule import rule
from islario.kernel.seats import seat_after


@rule
def cards_in_use(state):
    return CARDS_IN_USE[state.options[Setting.ADVANCED_CARDS]]


@rule
def draw_card(state):
    """The top card of a shuffled deck: any card in it, each as likely as the other."""
    if state.deck_left == 0:
        shuffle_discards(state)
    card = below(state, cards_in_use(state))
    while state.place[card] != Place.DECK:
        card = below(state, cards_in_use(state))
    state.place[card] = Place.HAND
    state.deck_left -= 1
    return card


@rule
def shuffle_discards(state):
    """The discards become the new deck; cards in holders stay where they are."""
    for card in range(CARDS):
        if state.place[card] == Place.DISCARDED:
            state.place[card] = Place.DECK
    note(state, Event.DISCARDS_SHUFFLED, NO_SEAT, 0, 0, state.discarded)
    state.deck_left = state.discarded
    state.discarded = 0


@rule
def discard(state, card):
    state.place[card] = Place.DISCARDED
    state.discarded += 1


@rule
def too_few_cards(state):
    """Whether deck and discards together cannot give everyone three cards."""
    return state.deck_left + state.discarded < HAND * state.players


@rule
def deal(state):
    """Three cards each in turn order, then a fourth for those who show the function for it, while there are any."""
    for turn in range(state.players):
        seat = seat_after(state, state.start, turn)
        for i in range(HAND):
            state.hand[seat, i] = draw_card(state)
        sort_hand(state, seat)
        hand = state.hand[seat]
        note_for(state, 1 << seat, Event.CARDS_DEALT, seat, hand[0], hand[1], hand[2])
    for turn in range(state.players):
        seat = seat_after(state, state.start, turn)
        if shows(state, seat, When.DEAL, Match.ALWAYS, NONE) and state.deck_left + state.discarded > 0:
            card = draw_card(state)
            state.hand[seat, HAND] = card
            sort_hand(state, seat)
            note_for(state, 1 << seat, Event.FOURTH_CARD_DEALT, seat, card, 0, 0)
    state.phase = Phase.CARDS
    state.question = Question.LAY
    state.seat = NONE


@rule
def sort_hand(state, seat):
    """Rising numbers, so that a hand tells nothing of the order in which its cards came."""
    for last in range(1, hand_size(state, seat)):
        card = state.hand[seat, last]
        at = last
        while at > 0 and state.hand[seat, at - 1] > card:
            state.hand[seat, at] = state.hand[seat, at - 1]
            at -= 1
        state.hand[seat, at] = card


@rule
def hand_size(state, seat):
    cards = 0
    for i in range(HAND + 1):
        cards += state.hand[seat, i] != NONE
    return cards


@rule
def ways_to_lay(state, seat, out):
    cards = hand_size(state, seat)
    count = 0
    for assignment in range(len(ASSIGNMENT)):
        if LAST_PLACE[assignment] < cards:
            out[count] = LAY + assignment
            count += 1
    return count


@rule
def lay_cards(state, seat, assignment):
    """The seat's choice stays hidden, and can be taken back, until the last one has chosen."""
    state.laid[seat] = assignment
    for other in range(state.players):
        if state.laid[other] == NONE:
            return
    state.question = Question.NOTHING
    for turn in range(state.players):
        put_aside(state, seat_after(state, state.start, turn))


@rule
def put_aside(state, seat):
    """The chosen cards lie under their letters; an unused fourth card goes face up on the discards."""
    for letter in range(len(LETTERS)):
        at = ASSIGNMENT[state.laid[seat], letter]
        state.aside[seat, letter] = state.hand[seat, at]
        state.hand[seat, at] = NONE
    state.laid[seat] = NONE
    for i in range(HAND + 1):
        card = state.hand[seat, i]
        if card != NONE:
            discard(state, card)
            note(state, Event.FOURTH_CARD_DISCARDED, seat, card, 0, 0)
            state.hand[seat, i] = NONE


@rule
def take_aside(state, seat, letter):
    """The card that the seat laid under a letter, now in use."""
    card = state.aside[seat, letter]
    state.aside[seat, letter] = NONE
    return card
