"""Filling the blanks of a hidden state with one possible truth, fairly drawn.

Every unknown card is as likely in one unknown place as in another, as far as the position allows it: whoever
stands behind a bid must be able to pay it, and whoever has answered in a secret step has answered something.
"""

from __future__ import annotations

from islario.games.isla_dorada.box.components import (
    CARDS,
    DECK_BEGIN,
    DECK_END,
    DECKS,
    HAND_CARDS,
    NEWS_KEPT,
    STARTING,
    Card,
    Goal,
)
from islario.games.isla_dorada.box.island import TRAVEL_OF, Travel
from islario.games.isla_dorada.rules.bidding import can_bid
from islario.games.isla_dorada.rules.cards import unseen
from islario.games.isla_dorada.rules.discarding import cards_to_choose
from islario.games.isla_dorada.rules.moving import markers_placed
from islario.games.isla_dorada.rules.paying import put_down_what_must_be
from islario.games.isla_dorada.rules.reach import Eyes, fits_travel, left_in_hand, reach
from islario.games.isla_dorada.rules.secrets import hide_choices, hide_hand
from islario.games.isla_dorada.rules.state import Held, Phase, Place
from islario.kernel.dice import below, give_dice
from islario.kernel.rule import rule

ANY = -1
FAIR_TRIES = 100  # then useful cards are dealt first: not quite fair any more, but soon done


@rule
def imagine(state, seat, key):
    give_dice(state, key)
    for other in range(state.players):
        if other != seat:
            hide_choices(state, other)
    imagine_adventure_cards(state, seat)
    imagine_hands_of_goals(state, seat)
    imagine_decks_of_goals(state)
    for other in range(state.players):
        if other != seat and not state.waiting >> other & 1:
            imagine_answer(state, other)
    if state.phase == Phase.PAY and state.turn != seat:
        put_down_what_must_be(state, state.turn)


# Adventure cards


@rule
def imagine_adventure_cards(state, seat):
    """Deals until everyone could have done what they did."""
    tries = 0
    while tries == 0 or not all_could(state, seat):
        gather_unknown_cards(state, seat)
        if state.phase != Phase.OVER:
            if tries >= FAIR_TRIES:
                deal_useful_cards(state, seat)
            deal_hands(state, seat)
        tries += 1


@rule
def gather_unknown_cards(state, seat):
    """Every card that the seat cannot see lies in the deck."""
    for card in range(CARDS):
        state.deck[card] = unseen(state, card)
    for player in range(state.players):
        if player != seat and state.phase != Phase.OVER:
            hide_hand(state, player)
        for card in range(HAND_CARDS):
            state.deck[card] -= state.hand[player, card]


@rule
def cards_in_hand(state, seat):
    count = 0
    for card in range(HAND_CARDS):
        count += state.hand[seat, card]
    return count


@rule
def deal_hands(state, seat):
    """Any cards without a bolt."""
    for other in range(state.players):
        if other != seat:
            for _ in range(state.hand_size[other] - cards_in_hand(state, other)):
                deal_card(state, other, ANY)


@rule
def helps(card, travel):
    """Whether the card can be part of a payment; Shamans help animals."""
    if card == Card.SHAMAN:
        return travel < Travel.WATER
    return card < Card.SHAMAN and fits_travel(card, travel)


@rule
def deal_card(state, seat, travel):
    """A card at random, or one that helps to pay for a way of travelling; returns whether there was any."""
    count = 0
    for card in range(HAND_CARDS):
        if travel == ANY or helps(card, travel):
            count += state.deck[card]
    if count == 0:
        return False
    position, card = below(state, count), -1
    while position >= 0:
        card += 1
        if travel == ANY or helps(card, travel):
            position -= state.deck[card]
    state.deck[card] -= 1
    state.hand[seat, card] += 1
    return True


@rule
def stands_behind_bid(state, seat):
    """Whether the seat may still have to pay its share."""
    return state.share[seat] > 0 and (
        state.phase == Phase.BID or (state.phase == Phase.PAY and state.waiting >> seat & 1 == 1)
    )


@rule
def could(state, seat):
    """Whether the hand allows what everyone has seen the seat do: its bid, and the bid that follows its Juju."""
    if stands_behind_bid(state, seat):
        if reach(state, seat, TRAVEL_OF[state.on_route[seat]], 0, 0, Eyes.OWNER) < state.share[seat]:
            return False
    return not state.must_bid or state.turn != seat or can_bid(state, seat, Eyes.OWNER)


@rule
def all_could(state, seat):
    for other in range(state.players):
        if other != seat and not could(state, other):
            return False
    return True


@rule
def deal_useful_cards(state, seat):
    """Who has to pay is dealt what pays until it is enough."""
    for other in range(state.players):
        if other != seat:
            travel = below(state, Travel.AIR + 1)
            if stands_behind_bid(state, other):
                travel = TRAVEL_OF[state.on_route[other]]
            more = True
            while more and cards_in_hand(state, other) < state.hand_size[other] and not could(state, other):
                more = deal_card(state, other, travel)


# Goal cards


@rule
def pick_unknown(state, deck):
    """Any card of the deck that has no place yet."""
    count = 0
    for goal in range(DECK_BEGIN[deck], DECK_END[deck]):
        count += state.goal_place[goal] == Place.UNKNOWN
    position, goal = below(state, count), DECK_BEGIN[deck] - 1
    while position >= 0:
        goal += 1
        position -= state.goal_place[goal] == Place.UNKNOWN
    return goal


@rule
def deal_unknown(state, deck, count, place):
    for _ in range(count):
        state.goal_place[pick_unknown(state, deck)] = place


@rule
def imagine_hands_of_goals(state, seat):
    """Everybody holds as many goal cards of each kind as everyone can count."""
    if state.phase == Phase.OVER:
        return
    starting, slots = starting_in_other_hands(state, seat)
    offers = Goal.STARTING.value if state.phase == Phase.GOALS else Goal.STANDARD.value
    for other in range(state.players):
        if other != seat:
            treasures = state.held[Held.TREASURES, other] - state.offered[Held.TREASURES, other]
            for _ in range(treasures):
                is_starting = below(state, slots) < starting
                deal_unknown(state, Goal.STARTING if is_starting else Goal.STANDARD, 1, Place.HAND + other)
                starting -= is_starting
                slots -= 1
            deal_unknown(state, offers, state.offered[Held.TREASURES, other], Place.OFFERED + other)
            destinies = state.held[Held.DESTINIES, other] - state.offered[Held.DESTINIES, other]
            deal_unknown(state, Goal.DESTINY, destinies, Place.HAND + other)
            deal_unknown(state, Goal.DESTINY, state.offered[Held.DESTINIES, other], Place.OFFERED + other)
            deal_unknown(state, Goal.CURSE, state.held[Held.CURSES, other], Place.HAND + other)


@rule
def starting_in_other_hands(state, seat):
    """How many starting treasures the others hold together, and how many treasures in all; as offered cards
    are of one deck for sure, they do not count."""
    starting, slots = STARTING - state.layers[Goal.STARTING, 0], 0
    for treasure in range(STARTING):
        place = state.goal_place[treasure]
        starting -= Place.HAND <= place < Place.DECK
    for other in range(state.players):
        if other != seat:
            slots += state.held[Held.TREASURES, other] - state.offered[Held.TREASURES, other]
    return starting, slots


@rule
def imagine_decks_of_goals(state):
    """The lower layers first; what is left then lies in the top one."""
    for deck in range(DECKS):
        layer = 1
        while layer < state.layers.shape[1] and state.layers[deck, layer]:
            unknown = state.layers[deck, layer]
            for goal in range(DECK_BEGIN[deck], DECK_END[deck]):
                unknown -= state.goal_place[goal] == Place.DECK + layer
            deal_unknown(state, deck, unknown, Place.DECK + layer)
            layer += 1
        for goal in range(DECK_BEGIN[deck], DECK_END[deck]):
            if state.goal_place[goal] == Place.UNKNOWN:
                state.goal_place[goal] = Place.DECK.value


# Answers in secret steps


@rule
def imagine_answer(state, seat):
    """A seat that is not waited for has answered something that its cards allow; in a window that is nobody else."""
    phase = state.phase
    if phase == Phase.GOALS:
        state.rejected_treasure[seat] = pick_offered(state, seat, Goal.STARTING) + 1
        state.rejected_destiny[seat] = pick_offered(state, seat, Goal.DESTINY) - DECK_BEGIN[Goal.DESTINY] + 1
    elif phase == Phase.NEWS:
        if state.offered[Held.TREASURES, seat] > NEWS_KEPT[markers_placed(state)]:
            state.rejected_treasure[seat] = pick_offered(state, seat, Goal.STANDARD) + 1
    elif phase in (Phase.PANDA, Phase.LIMIT):
        imagine_discards(state, seat, cards_to_choose(state, seat))


@rule
def pick_offered(state, seat, deck):
    count = 0
    for goal in range(DECK_BEGIN[deck], DECK_END[deck]):
        count += state.goal_place[goal] == Place.OFFERED + seat
    position, goal = below(state, count), DECK_BEGIN[deck] - 1
    while position >= 0:
        goal += 1
        position -= state.goal_place[goal] == Place.OFFERED + seat
    return goal


@rule
def imagine_discards(state, seat, count):
    """So many cards of the hand, each as likely as the other."""
    for put_down in range(count):
        position, card = below(state, state.hand_size[seat] - put_down), -1
        while position >= 0:
            card += 1
            position -= left_in_hand(state, seat, card)
        state.staged[seat, card] += 1
