"""Paying for a bid: putting down one card after the other.

Cards are put down in a fixed order, never back, and the payment is complete the first moment its sum reaches
the bid. As values never rise along the order, the last card is the smallest: none could be left out.
"""

from __future__ import annotations

from islario.games.isla_dorada.box.components import HAND_CARDS, PAYING_CARD, PAYING_CARDS, Card
from islario.games.isla_dorada.box.island import NONE, TRAVEL_OF
from islario.games.isla_dorada.rules.cards import discard, next_seat, spend_gold
from islario.games.isla_dorada.rules.events import Event
from islario.games.isla_dorada.rules.moves import PAY
from islario.games.isla_dorada.rules.reach import (
    Eyes,
    cards_in,
    fits_travel,
    most_left,
    needs_shaman,
    place_in_order,
    price_of,
    put_down_by,
    reach,
    with_card,
    worth_of,
)
from islario.games.isla_dorada.rules.state import Phase
from islario.kernel.journal import note
from islario.kernel.rule import query, rule


@rule
def may_put_down(state, seat, travel, bid, put, place, eyes):
    """A card that fits, can be paid for, and leaves enough after it to reach the bid."""
    card = PAYING_CARD[place]
    if most_left(state, seat, put, card, eyes) == 0 or not fits_travel(card, travel):
        return False
    if needs_shaman(put, card, travel) and most_left(state, seat, put, Card.SHAMAN, eyes) == 0:
        return False
    more = with_card(put, card, travel)
    if price_of(more) > state.gold[seat] or cards_in(more) > state.hand_size[seat]:
        return False
    return worth_of(more) + reach(state, seat, travel, more, place, eyes) >= bid


@rule
def next_card(state, seat, travel, bid, put, first, eyes):
    """The first place in the paying order, from `first` on, of a card that may be put down; PAYING_CARDS if none."""
    place = first
    while place < PAYING_CARDS and not may_put_down(state, seat, travel, bid, put, place, eyes):
        place += 1
    return place


@rule
def legal_payments(state, seat, out):
    travel, bid, put = TRAVEL_OF[state.travelled], state.share[seat], put_down_by(state, seat)
    count, place = 0, next_card(state, seat, travel, bid, put, place_in_order(put), Eyes.OWNER)
    while place < PAYING_CARDS:
        out[count] = PAY + place
        count += 1
        place = next_card(state, seat, travel, bid, put, place + 1, Eyes.OWNER)
    return count


@query
def paid_so_far(state, seat):
    return worth_of(put_down_by(state, seat))


@query
def left_to_pay(state, seat):
    return max(state.share[seat] - paid_so_far(state, seat), 0)


@rule
def only_card(state, seat):
    """The place of the one card that any hand of this size would have to put down next; NONE if it may be several."""
    travel, bid, put = TRAVEL_OF[state.travelled], state.share[seat], put_down_by(state, seat)
    only = next_card(state, seat, travel, bid, put, place_in_order(put), Eyes.EVERYONE)
    if only < PAYING_CARDS and next_card(state, seat, travel, bid, put, only + 1, Eyes.EVERYONE) == PAYING_CARDS:
        return only
    return NONE


@rule
def put_down(state, seat, place):
    """Puts a card down, with a Shaman where it takes one."""
    card = PAYING_CARD[place]
    if needs_shaman(put_down_by(state, seat), card, TRAVEL_OF[state.travelled]):
        state.staged[seat, Card.SHAMAN] += 1
    state.staged[seat, card] += 1


@rule
def put_down_what_must_be(state, seat):
    """Cards of which everyone can tell that the seat has to pay with them: about these nobody is asked."""
    place = only_card(state, seat)
    while place != NONE and left_to_pay(state, seat):
        put_down(state, seat, place)
        place = only_card(state, seat)


@rule
def begin_paying(state):
    """Everyone who shares the winning bid pays, clockwise from the new leader; nothing is paid for 0."""
    state.phase = Phase.PAY.value
    state.waiting = 0
    for seat in range(state.players):
        if state.share[seat]:
            state.waiting |= 1 << seat
    state.turn = state.leader
    next_payer(state)


@rule
def next_payer(state):
    """The next seat from this one on that still has to pay, and has a choice for all that everyone can tell."""
    while state.waiting:
        while not state.waiting >> state.turn & 1:
            state.turn = next_seat(state, state.turn)
        put_down_what_must_be(state, state.turn)
        if left_to_pay(state, state.turn):
            return
        complete_payment(state, state.turn)
    state.turn = NONE


@rule
def pay(state, seat, place):
    """One card; the payment is shown when it is complete."""
    put_down(state, seat, place)
    if not left_to_pay(state, seat):
        complete_payment(state, seat)
        next_payer(state)


@rule
def complete_payment(state, seat):
    """The cards go face up on the discards, the gold of the jokers back to the box."""
    price = price_of(put_down_by(state, seat))
    for card in range(HAND_CARDS):
        count = state.staged[seat, card]
        if count:
            note(state, Event.PAID, seat, card, 0, count)
            for _ in range(count):
                discard(state, seat, card)
            state.staged[seat, card] = 0
    if price:
        spend_gold(state, seat, price)
        note(state, Event.GOLD_SPENT, seat, 0, 0, price)
    state.waiting &= ~(1 << seat)
