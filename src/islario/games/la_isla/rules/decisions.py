"""Who decides now, among what, and which functions are the reason; and whether the match is over."""

from __future__ import annotations

from islario.games.la_isla.box.components import CARD_ANIMAL, KINDS, LETTER_D, NONE, Match, When
from islario.games.la_isla.rules.cards import ways_to_lay
from islario.games.la_isla.rules.explorers import spaces_to_enter, ways_to_explore
from islario.games.la_isla.rules.functions import fits, ways_to_use
from islario.games.la_isla.rules.holder import ways_to_cover
from islario.games.la_isla.rules.moves import MARK
from islario.games.la_isla.rules.paying import helps_to_pay, ways_to_pay
from islario.games.la_isla.rules.state import Phase, Question
from islario.kernel.rule import query, rule


@query
def pending(state):
    """All lay their cards at once; otherwise one seat at a time is asked."""
    if state.question == Question.LAY:
        seats = 0
        for seat in range(state.players):
            if state.laid[seat] == NONE:
                seats |= 1 << seat
        return seats
    return 0 if state.seat == NONE else 1 << state.seat


@rule
def legal(state, seat, out):
    if not pending(state) >> seat & 1:
        return 0
    if state.question == Question.LAY:
        return ways_to_lay(state, seat, out)
    if state.question == Question.COVER:
        return ways_to_cover(state, seat, out)
    if state.question == Question.EXPLORE:
        return ways_to_explore(state, seat, out)
    if state.question == Question.MOVE_TO:
        return spaces_to_enter(state, seat, out, 0)
    if state.question == Question.PAY:
        return ways_to_pay(state, seat, out)
    if state.question == Question.MARKER:
        return ways_to_mark(out)
    return ways_to_use(state, seat, out)


@rule
def ways_to_mark(out):
    """Any marker; the one that the card shows is the way to decline."""
    for animal in range(KINDS):
        out[animal] = MARK + animal
    return KINDS


@query
def is_asking(state, seat, slot):
    """Whether the function in a slot is why the seat is asked: it may be used, helps to pay, or offers any marker."""
    card = state.slots[seat, slot]
    if card == NONE or state.seat != seat:
        return False
    if state.question == Question.USE:
        return state.owed[slot] > 0
    if state.question == Question.PAY:
        return helps_to_pay(state, seat, card, state.target)
    if state.question == Question.MARKER:
        return fits(card, When.CARD_D, Match.ANIMAL, CARD_ANIMAL[state.aside[seat, LETTER_D]])
    return False


@rule
def over(state):
    return state.phase == Phase.OVER
