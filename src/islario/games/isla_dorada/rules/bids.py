"""The bids on the table: the best one only or, with the option, several with the shares of who stands behind each."""

from __future__ import annotations

from islario.games.isla_dorada.box.island import NONE, ROUTES
from islario.games.isla_dorada.rules.state import Setting
from islario.kernel.rule import query, rule

BEFORE_ALL = 0  # on the clock of the bids, which starts at 1


@query
def together(state):
    """Whether several players may share a bid."""
    return state.options[Setting.COOPERATIVE] == 1


@rule
def stands(state, route):
    """Whether anybody is behind a bid on the route."""
    for seat in range(state.players):
        if state.on_route[seat] == route:
            return True
    return False


@query
def total_on(state, route):
    """What the bid on a route comes to."""
    total = 0
    for seat in range(state.players):
        if state.on_route[seat] == route:
            total += state.share[seat]
    return total


@query
def adds_to(state, route):
    """Whether an amount for the route is added to a bid that already lies on the table."""
    return together(state) and stands(state, route)


@query
def share_in(state, seat, route):
    """What the seat has already put into a bid on the route, to which an amount is added."""
    return state.share[seat] if together(state) and state.on_route[seat] == route else 0


@query
def is_bound(state, seat):
    """Who shares a bid with amounts of at least 1 cannot leave it."""
    if state.share[seat] == 0:
        return False
    for other in range(state.players):
        if other != seat and state.on_route[other] == state.on_route[seat] and state.share[other]:
            return True
    return False


@rule
def outbid(state, seat, route, amount):
    """In ordinary bidding only the best bid stands."""
    for other in range(state.players):
        state.on_route[other] = NONE
        state.share[other] = 0
    state.on_route[seat] = route
    state.share[seat] = amount


@rule
def stand_behind(state, seat, route, amount):
    """Adds to one's own bid, joins another, or puts up a new one; an amount elsewhere is withdrawn."""
    state.bid_clock += 1
    if not stands(state, route):
        state.founder[route] = seat
    if state.on_route[seat] != route:
        state.on_route[seat] = route
        state.share[seat] = 0
        state.joined[seat] = BEFORE_ALL if state.founder[route] == seat else state.bid_clock
    state.share[seat] += amount
    state.raised[seat] = state.bid_clock


@rule
def leading_seat(state):
    """A seat whose bid leads: the highest total, of equal ones the first reached."""
    if not together(state):
        return state.last_bidder
    best, best_total, best_time = NONE, -1, 0
    for seat in range(state.players):
        if state.on_route[seat] != NONE:
            total = total_on(state, state.on_route[seat])
            time = reached_at(state, state.on_route[seat])
            if total > best_total or (total == best_total and time < best_time):
                best, best_total, best_time = seat, total, time
    return best


@query
def leading_route(state):
    """The route that is being travelled, or would be if bidding ended now; NONE without a bid."""
    if state.travelled != NONE:
        return state.travelled
    seat = leading_seat(state)
    return NONE if seat == NONE else state.on_route[seat]


@rule
def reached_at(state, route):
    """When a bid was last raised."""
    time = 0
    for seat in range(state.players):
        if state.on_route[seat] == route:
            time = max(time, state.raised[seat])
    return time


@rule
def largest_share(state, route):
    """Who leads a shared bid: the largest share, of equal ones who put it up, then the first to join."""
    best = NONE
    for seat in range(state.players):
        if state.on_route[seat] == route:
            if (
                best == NONE
                or state.share[seat] > state.share[best]
                or (state.share[seat] == state.share[best] and state.joined[seat] < state.joined[best])
            ):
                best = seat
    return best


@rule
def drop_other_bids(state, route):
    """Bidding is over: the winning bid is left, and what each has put into it."""
    for seat in range(state.players):
        if state.on_route[seat] != route:
            state.on_route[seat] = NONE
            state.share[seat] = 0
        state.joined[seat] = 0
        state.raised[seat] = 0
    for other in range(ROUTES):
        state.founder[other] = NONE
