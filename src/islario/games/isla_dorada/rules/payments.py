"""Every payment that a hand allows, one after the other, and the one that keeps the most: so that nobody has to work it
out card by card."""

from __future__ import annotations

from islario.games.isla_dorada.box.components import PAYING_CARD, PAYING_CARDS, Card
from islario.games.isla_dorada.box.island import TRAVEL_OF
from islario.games.isla_dorada.rules.paying import next_card
from islario.games.isla_dorada.rules.reach import (
    Eyes,
    cards_in,
    count_in,
    place_in_order,
    price_of,
    put_down_by,
    with_card,
    without_card,
    worth_of,
)
from islario.kernel.rule import query, rule

NO_PAYMENT = 0


@rule
def next_payment(state, seat, travel, bid, payment):
    """The payment that follows another one, in the order in which cards are tried, beside what is already put down;
    NO_PAYMENT after the last one, and before the first."""
    begun = put_down_by(state, seat)
    put, place = begun, place_in_order(begun)
    if payment != NO_PAYMENT:
        put, place = step_back(begun + payment, travel)
    while worth_of(put) < bid:
        place = next_card(state, seat, travel, bid, put, place, Eyes.OWNER)
        if place < PAYING_CARDS:
            put = with_card(put, PAYING_CARD[place], travel)
        elif put == begun:
            return NO_PAYMENT
        else:
            put, place = step_back(put, travel)
    return put - begun


@rule
def step_back(put, travel):
    """Without the last card, and the place of the next one to try instead."""
    last = place_in_order(put)
    return without_card(put, PAYING_CARD[last], travel), last + 1


@rule
def dearness(payment):
    """Gold is dearest, then a Shaman, then what is paid too much, then a card."""
    shamans = count_in(payment, Card.SHAMAN)
    cards = cards_in(payment) - shamans
    return 9 * price_of(payment) + 4 * shamans + 2 * worth_of(payment) + cards


@query
def payment_after(state, seat, route, bid, payment):
    """The payment for a bid on a route that follows another one, the gold that it takes, and how dear it is."""
    found = next_payment(state, seat, TRAVEL_OF[route], bid, payment)
    return found, price_of(found), dearness(found)


@query
def best_payment(state, seat, route, bid):
    """The payment that keeps the most, and the gold that it takes; of equally dear ones the one with the fewest cards
    from early in the order."""
    travel = TRAVEL_OF[route]
    best = found = next_payment(state, seat, travel, bid, NO_PAYMENT)
    while found != NO_PAYMENT:
        if dearness(found) <= dearness(best):
            best = found
        found = next_payment(state, seat, travel, bid, found)
    return best, price_of(best)
