"""Cards: the deck, the discards, hands, and what is face down on the ship.

A pile whose order nobody knows is kept as a count of each card; taking one by dice is the same as taking the top card
of a shuffled pile, and there is no order that would have to be hidden.
"""

from __future__ import annotations

from islario.games.islas_canarias.box.components import CARDS, DRAW, DRAW_WITH_PRIVILEGE, Power
from islario.games.islas_canarias.rules.events import Event
from islario.games.islas_canarias.rules.privileges import owns
from islario.kernel.dice import below
from islario.kernel.journal import NO_SEAT, note, note_for
from islario.kernel.points import reveal
from islario.kernel.rule import query, rule

SHELF = 10  # the kinds of cards are a multiple of it


@rule
def cards_of_a_shelf(pile, first):
    """How many cards a pile has of a few neighbouring kinds."""
    count = 0
    for card in range(first, first + SHELF):
        count += pile[card]
    return count


@rule
def take_from(state, pile, size):
    """Any card of a pile of that size, each as likely as the other."""
    position = below(state, size)
    card = 0
    while position >= cards_of_a_shelf(pile, card):  # a shelf at a time: thrice as fast as card by card
        position -= cards_of_a_shelf(pile, card)
        card += SHELF
    while position >= pile[card]:
        position -= pile[card]
        card += 1
    pile[card] -= 1
    return card


@query
def cards_left(state):
    """To be drawn: the discards come after the deck."""
    return state.deck_size + state.discards_size


@query
def cards_to_draw(state, seat):
    """Three, or five with the privilege, as far as there are so many; everyone can see that."""
    return min(DRAW_WITH_PRIVILEGE if owns(state, seat, Power.DRAW_FIVE) else DRAW, cards_left(state))


@rule
def shuffle_discards(state):
    """The discards, pirates among them, become the new deck."""
    note(state, Event.DISCARDS_SHUFFLED, NO_SEAT, 0, 0, state.discards_size)
    for card in range(CARDS):
        state.deck[card] += state.discards[card]
        state.discards[card] = 0
    state.deck_size += state.discards_size
    state.discards_size = 0


@rule
def top_card(state):
    """The top card of the deck. The discards are shuffled only when a card is needed and the deck is empty."""
    if state.deck_size == 0:
        shuffle_discards(state)
    reveal(state)
    card = take_from(state, state.deck, state.deck_size)
    state.deck_size -= 1
    return card


@rule
def draw_cards(state, seat, count):
    """Takes cards into the hand. The others see only how many."""
    note(state, Event.CARDS_DRAWN, seat, 0, 0, count)
    for _ in range(count):
        take_card(state, seat)


@rule
def take_card(state, seat):
    card = top_card(state)
    state.hand[seat, card] += 1
    state.hand_size[seat] += 1
    note_for(state, 1 << seat, Event.CARD_DRAWN, seat, card, 0, 0)


@rule
def leave_hand(state, seat, card):
    state.hand[seat, card] -= 1
    state.hand_size[seat] -= 1


@rule
def discard(state, card):
    state.discards[card] += 1
    state.discards_size += 1


@rule
def only_card(state, seat):
    """The one card in a hand of one."""
    card = 0
    while not state.hand[seat, card]:
        card += 1
    return card


@rule
def put_on_ship(state, card):
    state.ship[card] += 1
    state.ship_size += 1
