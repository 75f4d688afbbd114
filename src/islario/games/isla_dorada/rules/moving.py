"""Moving the expedition: the winning route, Sangaia, markers, and the curses that strike on arrival."""

from __future__ import annotations

from islario.games.isla_dorada.box.components import (
    CURSE_POINTS,
    CURSE_SITE,
    CURSES,
    FIRST_CURSE,
    MARKERS,
    SEA_TOKENS,
    Card,
)
from islario.games.isla_dorada.box.island import (
    BASE,
    IS_SEA,
    NEIGHBOUR,
    NONE,
    PATHS,
    ROUTES,
    TRAVEL_OF,
)
from islario.games.isla_dorada.rules.cards import discard, might_hold, next_seat
from islario.games.isla_dorada.rules.events import Event
from islario.games.isla_dorada.rules.moves import ROUTE, SANGAIA
from islario.games.isla_dorada.rules.routes import destination, is_open, paths_taken
from islario.games.isla_dorada.rules.state import Answer, Held, Phase, Place, Source
from islario.kernel.journal import NO_SEAT, note
from islario.kernel.points import reveal, score
from islario.kernel.rule import query, rule


@rule
def travel(state, route):
    """The leader moves the expedition to the end of the route. Only a real voyage by sea brings a token."""
    start, stop = state.expedition, destination(state.expedition, route)
    state.used |= paths_taken(start, route)
    if route < PATHS and IS_SEA[route]:
        place_sea_token(state, route)
    state.expedition = stop
    note(state, Event.MOVED, state.leader, route, stop, start)


@rule
def step_to_neighbour(state, site):
    """Sangaia after a flight: one step in any direction, past any monster."""
    note(state, Event.STEPPED, state.leader, 0, site, state.expedition)
    state.expedition = site


@rule
def place_sea_token(state, path):
    """Once both tokens lie on the board, no more are placed."""
    for token in range(SEA_TOKENS):
        if state.sea_token[token] == NONE:
            state.sea_token[token] = path
            note(state, Event.SEA_TOKEN, state.leader, path, 0, token + 1)
            return


@rule
def leads_onward(state, route):
    """Another open path of the same kind that shares no stretch with this move; after a flight a neighbour."""
    if state.travelled >= PATHS:
        return route >= PATHS and NEIGHBOUR[state.expedition, route - PATHS]
    if route >= PATHS or TRAVEL_OF[route] != TRAVEL_OF[state.travelled] or not is_open(state, route):
        return False
    return not paths_taken(state.expedition, route) & state.used


@rule
def ways_onward(state):
    """How many ways Sangaia could send the expedition."""
    ways = 0
    for route in range(ROUTES):
        ways += leads_onward(state, route)
    return ways


@rule
def asked_for_sangaia(state):
    """Where the expedition could move on, all who might hold a Sangaia; the same as long as anyone may answer."""
    asked = 0
    if ways_onward(state):
        for seat in range(state.players):
            if might_hold(state, seat, Card.SANGAIA):
                asked |= 1 << seat
    return asked


@rule
def begin_sangaia(state):
    """All are asked at once, in secret."""
    state.phase = Phase.SANGAIA.value
    state.waiting = asked_for_sangaia(state)
    if state.waiting:
        note(state, Event.SANGAIA_OFFERED, NO_SEAT, 0, state.expedition, 0)


@rule
def legal_answers(state, seat, out):
    out[0] = SANGAIA
    out[1] = SANGAIA + 1
    return 2 if state.hand[seat, Card.SANGAIA] else 1


@rule
def answer_sangaia(state, seat, answer):
    state.answer[seat] = answer
    state.waiting &= ~(1 << seat)


@rule
def close_sangaia(state):
    """The first clockwise from the leader who plays it discards it; nobody learns of the others."""
    player = NONE
    seat = state.leader
    for _ in range(state.players):
        if player == NONE and state.answer[seat] == Answer.YES:
            player = seat
        state.answer[seat] = Answer.NO.value
        seat = next_seat(state, seat)
    state.phase = Phase.ONWARD.value
    state.turn = NONE
    reveal(state)
    if player != NONE:
        discard(state, player, Card.SANGAIA)
        note(state, Event.SANGAIA, player, 0, state.expedition, 0)
        send_onward(state)


@rule
def send_onward(state):
    """The leader chooses the second leg, unless there is only one."""
    if ways_onward(state) > 1:
        state.turn = state.leader
        return
    for route in range(ROUTES):
        if leads_onward(state, route):
            move_onward(state, route)
            return


@rule
def legal_onward(state, out):
    count = 0
    for route in range(ROUTES):
        if leads_onward(state, route):
            out[count] = ROUTE + route
            count += 1
    return count


@rule
def move_onward(state, route):
    state.turn = NONE
    if route >= PATHS:
        step_to_neighbour(state, route - PATHS)
    else:
        travel(state, route)


@query
def markers_placed(state):
    placed = 0
    while placed < MARKERS and state.marker_site[placed] != NONE:
        placed += 1
    return placed


@rule
def arrive(state):
    """The lowest marker left explores the site, unless it is the base camp; then curses strike."""
    state.used = 0
    state.travelled = NONE
    for seat in range(state.players):
        state.on_route[seat] = NONE
        state.share[seat] = 0
    if state.expedition == BASE:
        note(state, Event.NO_MARKER, NO_SEAT, 0, BASE, 0)
    else:
        placed = markers_placed(state)
        state.marker_site[placed] = state.expedition
        note(state, Event.MARKER, NO_SEAT, placed + 1, state.expedition, 0)
    strike_curses(state)


@rule
def strike_curses(state):
    """Who holds the curse of the site must lay it face up."""
    for curse in range(CURSES):
        place = state.goal_place[FIRST_CURSE + curse]
        if CURSE_SITE[curse] == state.expedition and Place.HAND <= place < Place.OFFERED:
            seat = place - Place.HAND
            state.goal_place[FIRST_CURSE + curse] = Place.TABLE + seat
            state.held[Held.CURSES, seat] -= 1
            score(state, seat, Source.CURSES, CURSE_POINTS[curse])
            note(state, Event.CURSE_STRUCK, seat, curse, state.expedition, CURSE_POINTS[curse])
            reveal(state)
