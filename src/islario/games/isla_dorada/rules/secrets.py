"""Who knows what: hands, goal cards and unfinished choices are their owner's, decks and dice are nobody's."""

from __future__ import annotations

from islario.games.isla_dorada.box.components import CARDS, GOALS, HAND_CARDS, TREASURES
from islario.games.isla_dorada.box.island import NONE
from islario.games.isla_dorada.rules.paying import put_down_what_must_be
from islario.games.isla_dorada.rules.state import Phase, Place, Staged
from islario.games.isla_dorada.rules.windows import waiting_seen_by
from islario.kernel.dice import forget_dice
from islario.kernel.journal import hide_journal
from islario.kernel.rule import rule


@rule
def hide(state, seat):
    """After the end all hands are open; what lies in the decks or left the game stays unknown."""
    forget_dice(state)
    state.revealed = 0
    hide_journal(state, seat)
    for card in range(CARDS):
        state.deck[card] = 0
    state.waiting = waiting_seen_by(state, seat)
    hide_goals(state, seat)
    for other in range(state.players):
        if other != seat:
            hide_choices(state, other)
            if state.phase != Phase.OVER:
                hide_hand(state, other)
    if state.turn != seat:
        state.chosen_route = NONE
        if state.phase == Phase.PAY:
            put_down_what_must_be(state, state.turn)  # what everyone can tell is no secret


@rule
def hide_hand(state, seat):
    for card in range(HAND_CARDS):
        state.hand[seat, card] = 0


@rule
def hide_choices(state, seat):
    """What the seat has chosen, but not yet shown."""
    state.answer[seat] = 0
    state.rejected_treasure[seat] = 0
    state.rejected_destiny[seat] = 0
    for card in range(HAND_CARDS):
        state.staged[seat, card] = 0


@rule
def knows_goal(state, seat, goal):
    """Cards on the table, one's own, those put under a deck oneself; after the end everybody's."""
    place = state.goal_place[goal]
    if place >= Place.DECK:
        return seat >= 0 and state.goal_known[goal] >> seat & 1 == 1
    if place >= Place.TABLE:
        return True
    if place == Place.UNKNOWN:
        return False
    return place % Place.OFFERED == seat or state.phase == Phase.OVER


@rule
def hide_goals(state, seat):
    for goal in range(GOALS):
        if knows_goal(state, seat, goal):
            state.goal_known[goal] = 1 << seat if state.goal_known[goal] else 0
        else:
            state.goal_place[goal] = Place.UNKNOWN.value
            state.goal_known[goal] = 0
            if goal < TREASURES:
                state.staged_treasure[goal] = Staged.NOT.value
