"""Adventure cards and gold: hands, the deck, the row, the discards. Equal cards are one number."""

from __future__ import annotations

from islario.games.isla_dorada.box.components import CARDS, COPIES, HAND_CARDS, ROW, Card
from islario.games.isla_dorada.rules.events import Event
from islario.games.isla_dorada.rules.state import Source
from islario.kernel.dice import below
from islario.kernel.journal import NO_SEAT, note
from islario.kernel.points import reveal, score
from islario.kernel.rule import rule
from islario.kernel.seats import seat_after


@rule
def next_seat(state, seat):
    """Clockwise."""
    return seat_after(state, seat, 1)


@rule
def draw_card(state):
    """The top card of a shuffled deck: any card still in it, each as likely as the other."""
    if state.deck_size == 0:
        shuffle_discards(state)
    position = below(state, state.deck_size)
    card = 0
    while position >= state.deck[card]:
        position -= state.deck[card]
        card += 1
    state.deck[card] -= 1
    state.deck_size -= 1
    reveal(state)
    return card


@rule
def shuffle_discards(state):
    """The deck is empty and a card is needed: the discards become the new deck."""
    for card in range(CARDS):
        state.deck[card] += state.discards[card]
        state.deck_size += state.discards[card]
        state.discards[card] = 0
    note(state, Event.DECK_SHUFFLED, NO_SEAT, 0, 0, state.deck_size)


@rule
def unseen(state, card):
    """Copies of a card that lie neither in the row nor on the discards nor in front of a player."""
    count = COPIES[card] - state.discards[card]
    for slot in range(ROW):
        count -= state.row[slot] == card
    if Card.BONUS_MASK <= card < Card.MAKAKS:
        for seat in range(state.players):
            count -= state.bonus_found[seat, card - Card.BONUS_MASK]
    return count


@rule
def might_hold(state, seat, card):
    """Whether the card can be in the hand, for all that everyone can see."""
    return state.hand_size[seat] > 0 and unseen(state, card) > 0


@rule
def is_bolt(card):
    return card >= HAND_CARDS


@rule
def into_hand(state, seat, card):
    state.hand[seat, card] += 1
    state.hand_size[seat] += 1


@rule
def out_of_hand(state, seat, card):
    state.hand[seat, card] -= 1
    state.hand_size[seat] -= 1


@rule
def discard(state, seat, card):
    """From a hand, face up on the discards."""
    out_of_hand(state, seat, card)
    state.discards[card] += 1
    reveal(state)


@rule
def staged_cards(state, seat):
    """How many cards the seat has put down."""
    count = 0
    for card in range(HAND_CARDS):
        count += state.staged[seat, card]
    return count


@rule
def random_card(state, seat):
    """Any card of a hand, each as likely as the other."""
    position = below(state, state.hand_size[seat])
    card = 0
    while position >= state.hand[seat, card]:
        position -= state.hand[seat, card]
        card += 1
    return card


@rule
def lay_out(state, slot, card):
    """A card is laid face up into the row."""
    state.row[slot] = card
    note(state, Event.ROW_FILLED, NO_SEAT, card, slot, 0)


@rule
def fill_slot(state, slot):
    """With the top card of the deck."""
    lay_out(state, slot, draw_card(state))


@rule
def cards_in_row(state):
    """The set of the cards that the row shows."""
    cards = 0
    for slot in range(ROW):
        cards |= 1 << state.row[slot]
    return cards


@rule
def row_slot(state, card):
    """The first slot of the row that shows the card; ROW if none does."""
    slot = 0
    while slot < ROW and state.row[slot] != card:
        slot += 1
    return slot


@rule
def spend_gold(state, seat, amount):
    """Gold goes back to the box, and a point with it."""
    state.gold[seat] -= amount
    score(state, seat, Source.GOLD, -amount)
