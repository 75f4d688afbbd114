"""What a position is worth to a seat: its points, and an estimate of what its cards and the standing bid bring.

In quarters of a point. It steers the greedy bot, which looks one decision ahead.
"""

from __future__ import annotations

from islario.games.isla_dorada.box.components import (
    BONUS_POINTS,
    COSTS,
    CURSE_POINTS,
    CURSE_SITE,
    CURSES,
    DESTINIES,
    FIRST_CURSE,
    FIRST_DESTINY,
    HAND_CARDS,
    TREASURE_SITE,
    TREASURE_SYMBOL,
    TREASURE_VALUE,
    TREASURES,
    Card,
)
from islario.games.isla_dorada.box.island import NEIGHBOUR, NONE, ROUTES, STEPS_APART
from islario.games.isla_dorada.rules.bidding import highest_amount, lowest_amount
from islario.games.isla_dorada.rules.bids import leading_route, total_on
from islario.games.isla_dorada.rules.moving import leads_onward
from islario.games.isla_dorada.rules.reach import Eyes, left_in_hand
from islario.games.isla_dorada.rules.routes import destination
from islario.games.isla_dorada.rules.scoring import destiny_points
from islario.games.isla_dorada.rules.state import Answer, Phase, Place, Staged
from islario.games.isla_dorada.rules.treasures import takes_bongo
from islario.kernel.points import total
from islario.kernel.rule import rule, table

QUARTERS = 4
# Yak, Kamel, Gonogo, Kayak, Drako, Zeppelin, Shaman, Ovetos, Juju, Sangaia, Bongo, and the four Bonus cards
CARD_WORTH = table([3, 3, 3, 5, 4, 5, 3, 3, 2, 3, 7, 4, 4, 4, 4])
BID_COST = 2  # for each point of a bid
BONUS_HOPE = 6  # a Bonus card at hand for a treasure within reach


@rule
def worth(state, seat):
    """In quarters of a point; after the end just the points."""
    quarters = QUARTERS * total(state, seat)
    if state.phase != Phase.OVER:
        quarters += cards_worth(state, seat) + staged_worth(state, seat)
        quarters += destiny_worth(state, seat) + prospects(state, seat)
    return quarters


@rule
def cards_worth(state, seat):
    """Cards in hand that are not put down; jokers put down cost their gold."""
    quarters = 0
    for card in range(HAND_CARDS):
        quarters += CARD_WORTH[card] * left_in_hand(state, seat, card)
        quarters -= QUARTERS * COSTS[card] * state.staged[seat, card]
    return quarters


@rule
def destiny_worth(state, seat):
    """What the destinies that the seat has not rejected would score now; of two the better one."""
    best = 0
    for destiny in range(DESTINIES):
        place = state.goal_place[FIRST_DESTINY + destiny]
        is_mine = place == Place.HAND + seat or place == Place.OFFERED + seat
        if is_mine and state.rejected_destiny[seat] != destiny + 1:
            best = max(best, destiny_points(state, seat, destiny))
    return QUARTERS * best


@rule
def staged_worth(state, seat):
    """Treasures chosen to be played, less the Bongos and Bonus cards that go with them."""
    quarters = 0
    for treasure in range(TREASURES):
        staged = state.staged_treasure[treasure]
        if staged != Staged.NOT and state.goal_place[treasure] == Place.HAND + seat:
            quarters += QUARTERS * TREASURE_VALUE[treasure]
            if takes_bongo(state, treasure):
                quarters -= CARD_WORTH[Card.BONGO]
            if staged == Staged.WITH_BONUS:
                quarters += QUARTERS * BONUS_POINTS - CARD_WORTH[Card.BONUS_MASK]
    return quarters


@rule
def prospects(state, seat):
    """What treasures and curses in hand promise, wherever the expedition is about to stop."""
    if state.phase == Phase.BID:
        return bidding_prospects(state, seat)
    if state.phase == Phase.SANGAIA and state.answer[seat] == Answer.YES:
        return onward_prospects(state, seat)
    stopping = state.phase in (Phase.PAY, Phase.SANGAIA)
    stopping |= state.phase == Phase.TREASURES and state.waiting >> seat & 1 == 1
    return prospects_at(state, seat, state.expedition, stopping)


@rule
def prospects_at(state, seat, site, stopping):
    """Twice as much next to the expedition as far from it, and all of it where it is about to stop."""
    quarters = 0
    for treasure in range(TREASURES):
        place = state.goal_place[treasure]
        is_mine = place == Place.HAND + seat or place == Place.OFFERED + seat
        if is_mine and state.staged_treasure[treasure] == Staged.NOT and state.rejected_treasure[seat] != treasure + 1:
            quarters += promise(state, seat, treasure, site, stopping)
    for curse in range(CURSES):
        if state.goal_place[FIRST_CURSE + curse] == Place.HAND + seat:
            quarters += nearness(CURSE_SITE[curse], site, stopping) * CURSE_POINTS[curse]
    return quarters


@rule
def promise(state, seat, treasure, site, stopping):
    near = nearness(TREASURE_SITE[treasure], site, stopping)
    if stopping and NEIGHBOUR[site, TREASURE_SITE[treasure]] and state.hand[seat, Card.BONGO]:
        near = 3
    quarters = near * TREASURE_VALUE[treasure]
    if near >= 3 and state.hand[seat, Card.BONUS_MASK + TREASURE_SYMBOL[treasure]]:
        quarters += BONUS_HOPE
    return quarters


@rule
def nearness(goal_site, site, stopping):
    if goal_site == site:
        return QUARTERS if stopping else 1
    return 2 if STEPS_APART[site, goal_site] == 1 else 1


@rule
def bidding_prospects(state, seat):
    """The standing bid is the likelier to win the higher it is; otherwise anything may happen."""
    here = prospects_at(state, seat, state.expedition, False)
    if state.chosen_route != NONE and state.turn == seat:
        return best_prospect(state, seat, state.chosen_route, here)
    if state.last_bidder == NONE:
        return here
    route = leading_route(state)
    there = prospects_at(state, seat, destination(state.expedition, route), True)
    if state.on_route[seat] == route:
        there -= BID_COST * state.share[seat]
    return weighed(here, there, total_on(state, route))


@rule
def best_prospect(state, seat, route, here):
    """The best amount on a route."""
    there = prospects_at(state, seat, destination(state.expedition, route), True)
    mine = state.share[seat] if state.on_route[seat] == route else 0
    others = total_on(state, route) - mine
    best = -9999
    for amount in range(lowest_amount(state, seat, route), highest_amount(state, seat, route, Eyes.OWNER) + 1):
        share = mine + amount
        best = max(best, weighed(here, there - BID_COST * share, others + share))
    return best


@rule
def weighed(here, there, bid):
    """A bid of 0 wins one time in four, one of 2 every other time, one of 5 two times in three."""
    return here + (there - here) * (bid + 1) // (bid + 4)


@rule
def onward_prospects(state, seat):
    """The leader would go on to the best site, the others must take what comes; the card is spent."""
    best, together, ways = -9999, 0, 0
    for route in range(ROUTES):
        if leads_onward(state, route):
            there = prospects_at(state, seat, destination(state.expedition, route), True)
            best = max(best, there)
            together += there
            ways += 1
    return (best if seat == state.leader else together // ways) - CARD_WORTH[Card.SANGAIA]
