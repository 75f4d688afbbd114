"""Paying for a bid: what a hand can reach, and putting down one card after the other.

Cards are put down in a fixed order, never back, and the payment is complete the first moment its sum reaches
the bid. As values never rise along the order, the last card is the smallest: none could be left out.
"""

from __future__ import annotations

from enum import IntEnum

from islario.games.isla_dorada.cards import discard, next_seat, spend_gold, staged_cards, unseen
from islario.games.isla_dorada.components import (
    ANIMALS,
    COSTS,
    FIRST_ANIMAL,
    HAND_CARDS,
    PAYING_CARD,
    PAYING_CARDS,
    PAYS,
    Card,
)
from islario.games.isla_dorada.island import NONE, TRAVEL_OF, Travel
from islario.games.isla_dorada.numbers import PAY
from islario.games.isla_dorada.state import Event, Phase
from islario.kernel.journal import note
from islario.kernel.rule import rule


class Eyes(IntEnum):
    """Who judges a hand: its owner, who sees the cards, or everyone, who sees only how many there are."""

    OWNER = 0
    EVERYONE = 1


@rule
def left_in_hand(state, seat, card):
    """Cards of the kind that are not yet put down."""
    return state.hand[seat, card] - state.staged[seat, card]


@rule
def gold_left(state, seat):
    """Gold beside what the jokers already put down will cost."""
    gold = state.gold[seat]
    for card in (Card.DRAKO.value, Card.ZEPPELIN.value):
        gold -= state.staged[seat, card] * COSTS[card]
    return gold


@rule
def put_down_so_far(state, seat):
    """What the cards put down are worth together."""
    value = 0
    for card in range(HAND_CARDS):
        value += state.staged[seat, card] * PAYS[card]
    return value


@rule
def most_left(state, seat, card, eyes):
    """The most cards of the kind that can still be put down."""
    if eyes == Eyes.OWNER:
        return left_in_hand(state, seat, card)
    return unseen(state, card) - state.staged[seat, card]


@rule
def reach(state, seat, travel, first, eyes):
    """The most that the rest of the hand can pay, with cards from place `first` of the paying order on. Gold is
    spent on the best mixture of Zeppelins and Drakos, and no more cards are put down than are left."""
    zeppelins = most_left(state, seat, Card.ZEPPELIN, eyes) if first <= 0 else 0
    drakos = most_left(state, seat, Card.DRAKO, eyes) if first <= 1 else 0
    gold = gold_left(state, seat)
    cards = state.hand_size[seat]
    if eyes == Eyes.EVERYONE:
        cards -= staged_cards(state, seat)
    best = 0
    for flying in range(min(zeppelins, gold // COSTS[Card.ZEPPELIN], cards) + 1):
        riding = min(drakos, (gold - flying * COSTS[Card.ZEPPELIN]) // COSTS[Card.DRAKO], cards - flying)
        jokers = flying * PAYS[Card.ZEPPELIN] + riding * PAYS[Card.DRAKO]
        best = max(best, jokers + others_reach(state, seat, travel, first, cards - flying - riding, eyes))
    return best


@rule
def others_reach(state, seat, travel, first, cards, eyes):
    """The most that so many cards can pay which are no jokers."""
    if travel == Travel.AIR:
        return 0
    if travel == Travel.WATER:
        kayaks = most_left(state, seat, Card.KAYAK, eyes) if first < FIRST_ANIMAL else 0
        return min(kayaks, cards) * PAYS[Card.KAYAK]
    return animals_reach(state, seat, travel, first, cards, eyes)


@rule
def animals_reach(state, seat, travel, first, cards, eyes):
    """Animals of the path's own kind, herds already changed, and the largest herds that Shamans can change."""
    own, largest, second = 0, 0, 0
    for animal in range(ANIMALS):
        if first <= FIRST_ANIMAL + animal:
            herd = most_left(state, seat, animal, eyes)
            if animal == travel or state.staged[seat, animal]:
                own += herd
            elif herd > largest:
                largest, second = herd, largest
            else:
                second = max(second, herd)
    shamans = most_left(state, seat, Card.SHAMAN, eyes)
    best = min(own, cards)
    if shamans >= 1:
        best = max(best, min(own + largest, cards - 1))
    if shamans >= 2:
        best = max(best, min(own + largest + second, cards - 2))
    return best


@rule
def needs_shaman(state, seat, card, travel):
    """The first animal of a kind that does not belong on the path."""
    return card < ANIMALS and card != travel and state.staged[seat, card] == 0


@rule
def fits_travel(card, travel):
    """Jokers pay everywhere, Kayaks on water, animals on land."""
    if card == Card.KAYAK:
        return travel == Travel.WATER
    return card >= ANIMALS or travel < Travel.WATER


@rule
def put_down(state, seat, card, travel):
    """Puts a card down, with a Shaman where it takes one."""
    if needs_shaman(state, seat, card, travel):
        state.staged[seat, Card.SHAMAN] += 1
    state.staged[seat, card] += 1


@rule
def take_up(state, seat, card, travel):
    state.staged[seat, card] -= 1
    if needs_shaman(state, seat, card, travel):
        state.staged[seat, Card.SHAMAN] -= 1


@rule
def place_in_order(state, seat):
    """How far the payment has come along the paying order."""
    place = PAYING_CARDS - 1
    while place > 0 and state.staged[seat, PAYING_CARD[place]] == 0:
        place -= 1
    return place


@rule
def may_put_down(state, seat, place, eyes):
    """A card that fits, can be paid for, and leaves enough after it to reach the bid."""
    travel, card = TRAVEL_OF[state.travelled], PAYING_CARD[place]
    if most_left(state, seat, card, eyes) == 0 or not fits_travel(card, travel):
        return False
    if COSTS[card] > gold_left(state, seat):
        return False
    if needs_shaman(state, seat, card, travel) and most_left(state, seat, Card.SHAMAN, eyes) == 0:
        return False
    put_down(state, seat, card, travel)  # tried, and taken up again
    enough = put_down_so_far(state, seat) + reach(state, seat, travel, place, eyes) >= state.share[seat]
    enough &= staged_cards(state, seat) <= state.hand_size[seat]
    take_up(state, seat, card, travel)
    return enough


@rule
def legal_payments(state, seat, out):
    count = 0
    for place in range(place_in_order(state, seat), PAYING_CARDS):
        if may_put_down(state, seat, place, Eyes.OWNER):
            out[count] = PAY + place
            count += 1
    return count


@rule
def is_paid(state, seat):
    return put_down_so_far(state, seat) >= state.share[seat]


@rule
def only_card(state, seat):
    """The place of the one card that any hand of this size would have to put down next; NONE if it may be several."""
    only = NONE
    for place in range(place_in_order(state, seat), PAYING_CARDS):
        if may_put_down(state, seat, place, Eyes.EVERYONE):
            if only != NONE:
                return NONE
            only = place
    return only


@rule
def put_down_what_must_be(state, seat):
    """Cards of which everyone can tell that the seat has to pay with them: about these nobody is asked."""
    place = only_card(state, seat)
    while place != NONE and not is_paid(state, seat):
        put_down(state, seat, PAYING_CARD[place], TRAVEL_OF[state.travelled])
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
        if not is_paid(state, state.turn):
            return
        complete_payment(state, state.turn)
    state.turn = NONE


@rule
def pay(state, seat, place):
    """One card; the payment is shown when it is complete."""
    put_down(state, seat, PAYING_CARD[place], TRAVEL_OF[state.travelled])
    if is_paid(state, seat):
        complete_payment(state, seat)
        next_payer(state)


@rule
def complete_payment(state, seat):
    """The cards go face up on the discards, the gold of the jokers back to the box."""
    price = state.gold[seat] - gold_left(state, seat)
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
