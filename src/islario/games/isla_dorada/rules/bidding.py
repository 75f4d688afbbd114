"""Bidding for the right to say where the expedition goes: each for themselves, or together (the option)."""

from __future__ import annotations

from islario.games.isla_dorada.box.components import MOST_BID, SMALLEST_FLIGHT, SMALLEST_OVETOS, Card
from islario.games.isla_dorada.box.island import NONE, PATHS, ROUTES, TRAVEL_OF
from islario.games.isla_dorada.rules.bids import (
    adds_to,
    drop_other_bids,
    is_bound,
    largest_share,
    leading_route,
    outbid,
    share_in,
    stand_behind,
    together,
    total_on,
)
from islario.games.isla_dorada.rules.cards import discard, might_hold, next_seat
from islario.games.isla_dorada.rules.events import Event
from islario.games.isla_dorada.rules.moves import AMOUNT, JUJU, OVETOS, PASS, ROUTE
from islario.games.isla_dorada.rules.paying import begin_paying
from islario.games.isla_dorada.rules.reach import Eyes, reach
from islario.games.isla_dorada.rules.routes import a_path_is_open, next_open, stop_of
from islario.games.isla_dorada.rules.state import Phase
from islario.kernel.journal import NO_SEAT, note
from islario.kernel.rule import query, rule

NEVER = MOST_BID + 1


@rule
def begin_bidding(state):
    """The leader opens. Where no path leads away nobody has to: then each in turn may open with a flight."""
    state.phase = Phase.BID.value
    state.turn = state.leader
    if a_path_is_open(state):
        choose_only_route(state, state.leader)
    else:
        note(state, Event.NO_EXIT, NO_SEAT, 0, state.expedition, 0)
        if not can_bid(state, state.leader, Eyes.EVERYONE):
            next_bidder(state)


@query
def must_open(state, seat):
    return state.last_bidder == NONE and seat == state.leader and a_path_is_open(state)


@query
def lowest_amount(state, seat, route):
    """The least that the seat has to name for a bid on the route; together: to add to it, or to put on it."""
    if state.last_bidder == NONE:
        return SMALLEST_FLIGHT if route >= PATHS else 0
    if not together(state):
        return state.share[state.last_bidder] + 1
    if state.on_route[seat] == route or state.on_route[seat] == NONE:
        return 1
    return NEVER if is_bound(state, seat) else state.share[seat] + 1


@query
def highest_amount(state, seat, route, eyes):
    """Nobody can put into a bid more than their cards and gold can pay."""
    return left_for(state, seat, route, reach(state, seat, TRAVEL_OF[route], 0, 0, eyes))


@rule
def left_for(state, seat, route, most):
    """Of the most that the seat can pay for the route, what it has not yet put into a bid there."""
    return min(most - share_in(state, seat, route), MOST_BID)


@rule
def find_route(state, seat, first, eyes):
    """The first route from this number on that the seat may bid on; ROUTES if there is none."""
    travel, most = NONE, 0
    route = next_open(state, first)
    while route < ROUTES:
        if TRAVEL_OF[route] != travel:  # routes of a kind follow one another
            travel = TRAVEL_OF[route]
            most = reach(state, seat, travel, 0, 0, eyes)
        if lowest_amount(state, seat, route) <= left_for(state, seat, route, most):
            return route
        route = next_open(state, route + 1)
    return ROUTES


@rule
def can_bid(state, seat, eyes):
    return find_route(state, seat, 0, eyes) < ROUTES


@rule
def legal_bids(state, seat, out):
    """First a route, a pass or a Juju; then the amount."""
    if state.chosen_route != NONE:
        return legal_amounts(state, seat, out)
    count = 0
    if not state.must_bid and not must_open(state, seat):
        out[count] = PASS
        count += 1
    route = find_route(state, seat, 0, Eyes.OWNER)
    while route < ROUTES:
        out[count] = ROUTE + route
        count += 1
        route = find_route(state, seat, route + 1, Eyes.OWNER)
    bids = count > 1 or (count == 1 and out[0] != PASS)
    if bids and state.hand[seat, Card.JUJU]:
        for other in range(state.players):
            if other != seat and not state.silenced >> other & 1:
                out[count] = JUJU + other
                count += 1
    return count


@rule
def legal_amounts(state, seat, out):
    """Ovetos goes with whatever brings the bid to 4 or more."""
    route = state.chosen_route
    lowest, highest = lowest_amount(state, seat, route), highest_amount(state, seat, route, Eyes.OWNER)
    count = 0
    for amount in range(lowest, highest + 1):
        out[count] = AMOUNT + amount
        count += 1
    if state.hand[seat, Card.OVETOS]:
        before = bid_without(state, route)
        for amount in range(lowest, highest + 1):
            if before + amount >= SMALLEST_OVETOS:
                out[count] = OVETOS + amount
                count += 1
    return count


@rule
def bid_without(state, route):
    """What already lies on the route, to which an amount of the seat is added."""
    return total_on(state, route) if together(state) else 0


@rule
def silence(state, seat, other):
    """Juju: the other can no longer bid in this round. A bid of one's own has to follow."""
    discard(state, seat, Card.JUJU)
    state.silenced |= 1 << other
    state.must_bid = 1
    note(state, Event.JUJU, seat, other, 0, 0)
    choose_only_route(state, seat)


@rule
def choose_only_route(state, seat):
    """Who has to bid is not asked for the route if everyone can see that there is but one, and no Juju to play."""
    route = find_route(state, seat, 0, Eyes.EVERYONE)
    is_only = find_route(state, seat, route + 1, Eyes.EVERYONE) == ROUTES
    if is_only and not might_play_juju(state, seat, lowest_amount(state, seat, route)):
        choose_route(state, seat, route)


@rule
def might_play_juju(state, seat, lowest):
    """For all that everyone can see: beside what the bid takes a Juju is in the hand, and there is whom to silence."""
    silent = state.silenced | 1 << seat
    if silent == (1 << state.players) - 1 or not might_hold(state, seat, Card.JUJU):
        return False
    return lowest == 0 or state.hand_size[seat] > 1


@rule
def choose_route(state, seat, route):
    """Half of a bid. The amount follows, by itself if everyone could tell that there is but one."""
    state.chosen_route = route
    amount = lowest_amount(state, seat, route)
    ovetos = bid_without(state, route) + amount >= SMALLEST_OVETOS and might_hold(state, seat, Card.OVETOS)
    if amount == highest_amount(state, seat, route, Eyes.EVERYONE) and not ovetos:
        bid(state, seat, amount, False)


@rule
def pass_bid(state, seat):
    note(state, Event.PASSED, seat, 0, 0, 0)
    next_bidder(state)


@rule
def bid(state, seat, amount, with_ovetos):
    route = state.chosen_route
    adds = adds_to(state, route)
    if together(state):
        stand_behind(state, seat, route, amount)
    else:
        outbid(state, seat, route, amount)
    state.last_bidder = seat
    state.must_bid = 0
    state.chosen_route = NONE
    stop = stop_of(state, route)
    if adds:
        note(state, Event.ADDED, seat, route, stop, amount)
        note(state, Event.NEW_TOTAL, seat, route, stop, total_on(state, route))
    else:
        note(state, Event.BID, seat, route, stop, amount)
    if with_ovetos:
        discard(state, seat, Card.OVETOS)
        note(state, Event.OVETOS, seat, 0, 0, 0)
        state.turn = NONE
    else:
        next_bidder(state)


@rule
def next_bidder(state):
    """Clockwise to who is not silenced and might bid, for all that everyone can see; back at the last bid, bidding
    is over."""
    stop = state.leader if state.last_bidder == NONE else state.last_bidder
    seat = next_seat(state, state.turn)
    while seat != stop and (state.silenced >> seat & 1 or not can_bid(state, seat, Eyes.EVERYONE)):
        seat = next_seat(state, seat)
    state.turn = NONE if seat == stop else seat


@query
def passed(state):
    """The seats that bidding has gone past since the last bid or, while nobody has to open, since the leader."""
    seats = 0
    if state.phase == Phase.BID and state.turn != NONE:
        seat = state.leader if state.last_bidder == NONE else next_seat(state, state.last_bidder)
        while seat != state.turn:
            seats |= 1 << seat
            seat = next_seat(state, seat)
    return seats


@rule
def close_bidding(state):
    """The winner takes the leader token and pays; returns whether there is a move at all."""
    moving = state.last_bidder != NONE
    if moving:
        state.travelled = leading_route(state)
        state.leader = largest_share(state, state.travelled)
        stop = stop_of(state, state.travelled)
        note(state, Event.LEADER, state.leader, state.travelled, stop, total_on(state, state.travelled))
        drop_other_bids(state, state.travelled)
        begin_paying(state)
    else:
        note(state, Event.NO_MOVE, NO_SEAT, 0, state.expedition, 0)
    state.last_bidder = NONE
    state.bid_clock = 0
    state.silenced = 0
    return moving
