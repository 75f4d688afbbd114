"""What a hand can pay, and what cards put down are worth.

Cards put down are one number here, `put`, with some bits for each kind: a card can be tried without moving it.
"""

from __future__ import annotations

from enum import IntEnum

from islario.games.isla_dorada.box.components import ANIMALS, COSTS, FIRST_ANIMAL, PAYING_CARD, PAYING_CARDS, PAYS, Card
from islario.games.isla_dorada.box.island import Travel
from islario.games.isla_dorada.rules.cards import unseen
from islario.kernel.rule import rule

PUT_CARDS = Card.SHAMAN + 1  # the kinds that are put down: those that pay, and Shamans
BITS = 8
MANY = (1 << BITS) - 1


class Eyes(IntEnum):
    """Who judges a hand: its owner, who sees the cards, or everyone, who sees only how many there are."""

    OWNER = 0
    EVERYONE = 1


# Cards put down


@rule
def count_in(put, card):
    return put >> BITS * card & MANY


@rule
def put_down_by(state, seat):
    """The cards that the seat has put down."""
    put = 0
    for card in range(PUT_CARDS):
        count = state.staged[seat, card]
        put += count << BITS * card
    return put


@rule
def cards_in(put):
    cards = 0
    for card in range(PUT_CARDS):
        cards += count_in(put, card)
    return cards


@rule
def worth_of(put):
    """What cards put down are worth together."""
    value = 0
    for card in range(PUT_CARDS):
        value += count_in(put, card) * PAYS[card]
    return value


@rule
def price_of(put):
    """The gold that jokers put down cost."""
    return count_in(put, Card.DRAKO) * COSTS[Card.DRAKO] + count_in(put, Card.ZEPPELIN) * COSTS[Card.ZEPPELIN]


@rule
def needs_shaman(put, card, travel):
    """The first animal of a kind that does not belong on the path."""
    return card < ANIMALS and card != travel and count_in(put, card) == 0


@rule
def with_card(put, card, travel):
    """One more card, with a Shaman where it takes one."""
    shamans = 1 if needs_shaman(put, card, travel) else 0
    return put + (1 << BITS * card) + (shamans << BITS * Card.SHAMAN)


@rule
def without_card(put, card, travel):
    """One card less, and no Shaman for it."""
    less = put - (1 << BITS * card)
    shamans = 1 if needs_shaman(less, card, travel) else 0
    return less - (shamans << BITS * Card.SHAMAN)


@rule
def place_in_order(put):
    """How far a payment has come along the paying order."""
    place = PAYING_CARDS - 1
    while place > 0 and count_in(put, PAYING_CARD[place]) == 0:
        place -= 1
    return place


# What is still to be had


@rule
def left_in_hand(state, seat, card):
    """Cards of the kind that are not yet put down."""
    return state.hand[seat, card] - state.staged[seat, card]


@rule
def most_left(state, seat, put, card, eyes):
    """The most cards of the kind that can still be put down."""
    most = state.hand[seat, card] if eyes == Eyes.OWNER else unseen(state, card)
    return most - count_in(put, card)


@rule
def reach(state, seat, travel, put, first, eyes):
    """The most that the rest of the hand can pay, with cards from place `first` of the paying order on. Gold is
    spent on the best mixture of Zeppelins and Drakos, and no more cards are put down than are left."""
    zeppelins = most_left(state, seat, put, Card.ZEPPELIN, eyes) if first <= 0 else 0
    drakos = most_left(state, seat, put, Card.DRAKO, eyes) if first <= 1 else 0
    gold = state.gold[seat] - price_of(put)
    cards = state.hand_size[seat] - cards_in(put)
    best = 0
    for flying in range(min(zeppelins, gold // COSTS[Card.ZEPPELIN], cards) + 1):
        riding = min(drakos, (gold - flying * COSTS[Card.ZEPPELIN]) // COSTS[Card.DRAKO], cards - flying)
        jokers = flying * PAYS[Card.ZEPPELIN] + riding * PAYS[Card.DRAKO]
        best = max(best, jokers + others_reach(state, seat, travel, put, first, cards - flying - riding, eyes))
    return best


@rule
def others_reach(state, seat, travel, put, first, cards, eyes):
    """The most that so many cards can pay which are no jokers."""
    if travel == Travel.AIR:
        return 0
    if travel == Travel.WATER:
        kayaks = most_left(state, seat, put, Card.KAYAK, eyes) if first < FIRST_ANIMAL else 0
        return min(kayaks, cards) * PAYS[Card.KAYAK]
    return animals_reach(state, seat, travel, put, first, cards, eyes)


@rule
def animals_reach(state, seat, travel, put, first, cards, eyes):
    """Animals of the path's own kind, herds already changed, and the largest herds that Shamans can change."""
    own, largest, second = 0, 0, 0
    for animal in range(ANIMALS):
        if first <= FIRST_ANIMAL + animal:
            herd = most_left(state, seat, put, animal, eyes)
            if not needs_shaman(put, animal, travel):
                own += herd
            elif herd > largest:
                largest, second = herd, largest
            else:
                second = max(second, herd)
    shamans = most_left(state, seat, put, Card.SHAMAN, eyes)
    best = min(own, cards)
    if shamans >= 1:
        best = max(best, min(own + largest, cards - 1))
    if shamans >= 2:
        best = max(best, min(own + largest + second, cards - 2))
    return best


@rule
def fits_travel(card, travel):
    """Jokers pay everywhere, Kayaks on water, animals on land."""
    if card == Card.KAYAK:
        return travel == Travel.WATER
    return card >= ANIMALS or travel < Travel.WATER
