"""Points: gold, treasures and Bonus cards, destinies, curses; and who wins."""

from __future__ import annotations

from islario.games.isla_dorada.box.components import (
    DESTINY_CARDS,
    DESTINY_COUNTS,
    DESTINY_SITES,
    DESTINY_SYMBOL,
    HAND_CARDS,
    MARKERS,
    SEA_TOKENS,
    STEP_COUNT,
    STEP_POINTS,
    STEPS,
    SYMBOLS,
    TREASURE_SYMBOL,
    TREASURES,
    Counts,
)
from islario.games.isla_dorada.box.island import NONE, SITES
from islario.games.isla_dorada.rules.events import Event
from islario.games.isla_dorada.rules.goals import destiny_of
from islario.games.isla_dorada.rules.state import Phase, Place, Source
from islario.kernel.journal import NO_SEAT, note
from islario.kernel.points import reveal, score, total
from islario.kernel.rule import rule

ALL_SITES = (1 << SITES) - 1


@rule
def markers_on(state, sites):
    """Markers on any of the sites."""
    count = 0
    for marker in range(MARKERS):
        if state.marker_site[marker] != NONE:
            count += sites >> state.marker_site[marker] & 1
    return count


@rule
def sites_explored(state, sites):
    """How many of the sites have at least one marker, whoever led the way."""
    explored = 0
    for marker in range(MARKERS):
        if state.marker_site[marker] != NONE:
            explored |= 1 << state.marker_site[marker]
    count = 0
    for site in range(SITES):
        count += (explored & sites) >> site & 1
    return count


@rule
def sea_travels(state):
    count = 0
    for token in range(SEA_TOKENS):
        count += state.sea_token[token] != NONE
    return count


@rule
def fewest_in_hand(state, seat, cards):
    """How many cards of the kind are in hand; of several kinds, how many complete sets."""
    fewest = 127
    for card in range(HAND_CARDS):
        if cards >> card & 1:
            fewest = min(fewest, state.hand[seat, card])
    return fewest


@rule
def treasures_found(state, seat, symbol):
    """Treasures with the symbol that the seat has found; Bonus cards do not count."""
    count = 0
    for treasure in range(TREASURES):
        if state.goal_place[treasure] == Place.TABLE + seat:
            count += TREASURE_SYMBOL[treasure] == symbol
    return count


@rule
def all_treasures_found(state, seat):
    count = 0
    for symbol in range(len(SYMBOLS)):
        count += treasures_found(state, seat, symbol)
    return count


@rule
def symbols_found(state, seat):
    count = 0
    for symbol in range(len(SYMBOLS)):
        count += treasures_found(state, seat, symbol) > 0
    return count


@rule
def destiny_count(state, seat, destiny):
    """What the destiny counts, as things stand."""
    kind, sites = DESTINY_COUNTS[destiny], DESTINY_SITES[destiny]
    count = 0
    if kind == Counts.SEA_TRAVELS:
        count = sea_travels(state)
    elif kind == Counts.SITES_EXPLORED:
        count = sites_explored(state, sites)
    elif kind == Counts.MARKERS_ON:
        count = markers_on(state, sites)
    elif kind in (Counts.CARDS_IN_HAND, Counts.HAND_SETS):
        count = fewest_in_hand(state, seat, DESTINY_CARDS[destiny])
    elif kind == Counts.TREASURES_OF_SYMBOL:
        count = treasures_found(state, seat, DESTINY_SYMBOL[destiny])
    elif kind == Counts.DISTINCT_SYMBOLS_FOUND:
        count = symbols_found(state, seat)
    elif kind == Counts.GOLD_LEFT:
        count = state.gold[seat]
    elif kind == Counts.DISTINCT_SITES_EXPLORED:
        count = sites_explored(state, ALL_SITES)
    else:
        count = sites >> state.expedition & 1
    return count


@rule
def destiny_points(state, seat, destiny):
    """The best step reached counts."""
    count, points = destiny_count(state, seat, destiny), 0
    for step in range(STEPS):
        if count >= STEP_COUNT[destiny, step]:
            points = max(points, STEP_POINTS[destiny, step])
    return points


@rule
def end_match(state):
    """All destinies are revealed and score; treasures and curses still in hand count nothing."""
    state.phase = Phase.OVER.value
    state.turn = NONE
    for seat in range(state.players):
        destiny = destiny_of(state, seat)
        points = destiny_points(state, seat, destiny)
        score(state, seat, Source.DESTINY, points)
        note(state, Event.DESTINY_SCORED, seat, destiny, 0, points)
    note(state, Event.MATCH_ENDED, NO_SEAT, 0, 0, 0)
    reveal(state)


@rule
def beats(state, seat, other):
    """The higher total; in a tie more treasure cards found, then more gold."""
    mine, theirs = total(state, seat), total(state, other)
    if mine != theirs:
        return mine > theirs
    mine, theirs = all_treasures_found(state, seat), all_treasures_found(state, other)
    if mine != theirs:
        return mine > theirs
    return state.gold[seat] > state.gold[other]
