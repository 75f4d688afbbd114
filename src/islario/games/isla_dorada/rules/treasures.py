"""Finding treasures where the expedition stops, with Bongo also next to it; and the cable news."""

from __future__ import annotations

from islario.games.isla_dorada.box.components import (
    BONUS_POINTS,
    DECK_BEGIN,
    DECK_END,
    NEWS_DEALT,
    NEWS_KEPT,
    STARTING,
    TREASURE_SITE,
    TREASURE_SYMBOL,
    TREASURE_VALUE,
    TREASURES,
    Card,
    Goal,
)
from islario.games.isla_dorada.box.island import BASE, NEIGHBOUR
from islario.games.isla_dorada.rules.cards import discard, might_hold, next_seat, out_of_hand
from islario.games.isla_dorada.rules.events import Event
from islario.games.isla_dorada.rules.goals import (
    deck_cards,
    draw_goal,
    is_empty,
    keep_offered,
    layer_below,
    offer,
    put_under,
)
from islario.games.isla_dorada.rules.moves import TREASURE, TREASURES_DONE, WITH_BONUS
from islario.games.isla_dorada.rules.moving import markers_placed
from islario.games.isla_dorada.rules.state import Held, Phase, Place, Source, Staged
from islario.kernel.journal import NO_SEAT, note, note_for
from islario.kernel.points import reveal, score
from islario.kernel.rule import query, rule


@rule
def asked_for_treasures(state):
    """All who might play a treasure, for all that everyone can see; the same as long as anyone may answer."""
    asked = 0
    here, near = might_be_played(state, False), might_be_played(state, True)
    for seat in range(state.players):
        if state.held[Held.TREASURES, seat] and (here or (near and might_hold(state, seat, Card.BONGO))):
            asked |= 1 << seat
    return asked


@rule
def begin_treasures(state):
    """They decide at once, in secret."""
    state.phase = Phase.TREASURES.value
    state.waiting = asked_for_treasures(state)


@rule
def might_be_played(state, bongo):
    """Whether anyone may hold a treasure within reach that takes a Bongo, or one that takes none."""
    starting, standard = held_by_anyone(state, Goal.STARTING), held_by_anyone(state, Goal.STANDARD)
    for treasure in range(TREASURES):
        if is_within_reach(state, treasure) and takes_bongo(state, treasure) == bongo:
            if (starting if treasure < STARTING else standard) and not is_found(state, treasure):
                return True
    return False


@rule
def is_found(state, treasure):
    return Place.TABLE <= state.goal_place[treasure] < Place.DECK


@rule
def held_by_anyone(state, deck):
    """How many treasures of a deck are in the hands: all that are neither found nor in the deck or out of the game."""
    held = DECK_END[deck] - DECK_BEGIN[deck] - deck_cards(state, deck)
    for treasure in range(DECK_BEGIN[deck], DECK_END[deck]):
        held -= is_found(state, treasure)
    return held


@query
def takes_bongo(state, treasure):
    """A treasure of a neighbour of the site takes a Bongo."""
    return TREASURE_SITE[treasure] != state.expedition


@rule
def is_within_reach(state, treasure):
    site = TREASURE_SITE[treasure]
    return site == state.expedition or NEIGHBOUR[state.expedition, site]


@rule
def bongos_left(state, seat):
    bongos = state.hand[seat, Card.BONGO]
    for treasure in range(TREASURES):
        if state.goal_place[treasure] == Place.HAND + seat and state.staged_treasure[treasure] != Staged.NOT:
            bongos -= takes_bongo(state, treasure)
    return bongos


@rule
def bonus_left(state, seat, symbol):
    """Bonus cards of a symbol that do not yet go with another treasure."""
    bonus = state.hand[seat, Card.BONUS_MASK + symbol]
    for treasure in range(TREASURES):
        if state.goal_place[treasure] == Place.HAND + seat and TREASURE_SYMBOL[treasure] == symbol:
            bonus -= state.staged_treasure[treasure] == Staged.WITH_BONUS
    return bonus


@rule
def may_play(state, seat, treasure):
    """A treasure in hand, of this site, or of a neighbour with a Bongo."""
    if state.goal_place[treasure] != Place.HAND + seat or state.staged_treasure[treasure] != Staged.NOT:
        return False
    if not is_within_reach(state, treasure):
        return False
    return not takes_bongo(state, treasure) or bongos_left(state, seat) > 0


@rule
def legal_treasures(state, seat, out):
    """Nobody has to play a treasure; a Bonus card of the same symbol may go with each."""
    count = 0
    for treasure in range(TREASURES):
        if may_play(state, seat, treasure):
            out[count] = TREASURE + treasure
            count += 1
    without = count
    for i in range(without):
        treasure = out[i] - TREASURE
        if bonus_left(state, seat, TREASURE_SYMBOL[treasure]):
            out[count] = WITH_BONUS + treasure
            count += 1
    out[count] = TREASURES_DONE
    return count + 1


@rule
def close_treasures(state):
    """Everything is shown together, in seat order."""
    found = False
    for seat in range(state.players):
        for treasure in range(TREASURES):
            if state.goal_place[treasure] == Place.HAND + seat and state.staged_treasure[treasure] != Staged.NOT:
                find_treasure(state, seat, treasure)
                found = True
    if not found:
        note(state, Event.NOTHING_FOUND, NO_SEAT, 0, state.expedition, 0)
    reveal(state)


@rule
def find_treasure(state, seat, treasure):
    symbol = TREASURE_SYMBOL[treasure]
    if takes_bongo(state, treasure):
        discard(state, seat, Card.BONGO)
        note(state, Event.BONGO, seat, 0, TREASURE_SITE[treasure], 0)
    state.goal_place[treasure] = Place.TABLE + seat
    state.held[Held.TREASURES, seat] -= 1
    score(state, seat, Source.TREASURES, TREASURE_VALUE[treasure])
    note(state, Event.TREASURE_FOUND, seat, treasure, TREASURE_SITE[treasure], TREASURE_VALUE[treasure])
    if state.staged_treasure[treasure] == Staged.WITH_BONUS:
        out_of_hand(state, seat, Card.BONUS_MASK + symbol)
        state.bonus_found[seat, symbol] += 1
        score(state, seat, Source.BONUS, BONUS_POINTS)
        note(state, Event.BONUS, seat, symbol, 0, BONUS_POINTS)
    state.staged_treasure[treasure] = Staged.NOT.value


@query
def red_marker(state):
    """The number of the red marker placed in this round, or 0."""
    placed = markers_placed(state)
    return placed if state.expedition != BASE and NEWS_DEALT[placed] else 0


@rule
def begin_news(state):
    """A red marker brings treasures to all, one at a time and clockwise from the leader, while the deck lasts."""
    state.phase = Phase.NEWS.value
    state.waiting = 0
    marker = red_marker(state)
    if marker == 0:
        return
    note(state, Event.NEWS, NO_SEAT, marker, NEWS_DEALT[marker], NEWS_KEPT[marker])
    seat = state.leader
    for _ in range(NEWS_DEALT[marker] * state.players):
        if not is_empty(state, Goal.STANDARD):
            treasure = draw_goal(state, Goal.STANDARD)
            offer(state, seat, treasure)
            note_for(state, 1 << seat, Event.NEWS_CARD, seat, treasure, TREASURE_SITE[treasure], 0)
        seat = next_seat(state, seat)
    for seat in range(state.players):
        if state.offered[Held.TREASURES, seat] > NEWS_KEPT[marker]:
            state.waiting |= 1 << seat


@rule
def close_news(state):
    """What nobody keeps goes together under the deck."""
    if red_marker(state) == 0:
        return
    layer = layer_below(state, Goal.STANDARD)
    for seat in range(state.players):
        if state.rejected_treasure[seat]:
            put_under(state, seat, state.rejected_treasure[seat] - 1, layer)
            state.rejected_treasure[seat] = 0
        keep_offered(state, seat)
    note(state, Event.NEWS_CHOSEN, NO_SEAT, 0, 0, 0)
    reveal(state)
