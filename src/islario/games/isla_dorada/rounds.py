"""The course of play: who is asked, what they may answer, and how one step of a round follows another."""

from __future__ import annotations

from islario.games.isla_dorada.bidding import (
    begin_bidding,
    bid,
    choose_route,
    close_bidding,
    legal_bids,
    pass_bid,
    silence,
)
from islario.games.isla_dorada.bolts import (
    close_panda,
    legal_discards,
    legal_istwa,
    legal_lairs,
    legal_pairs,
    legal_victims,
    name_pair,
    place_monster,
    put_aside,
    reject_antik,
    reject_istwa,
    rob,
)
from islario.games.isla_dorada.components import (
    FIRST_CURSE,
    FIRST_DESTINY,
    LAST_ROUND,
    MARKERS,
    PANDA_DISCARDS,
    STARTING,
    TREASURES,
)
from islario.games.isla_dorada.drawing import (
    begin_drawing,
    close_limit,
    decline_purchase,
    discard_to_limit,
    finish_draw,
    legal_draws,
    take_from_deck,
    take_from_row,
)
from islario.games.isla_dorada.goals import choose_goals, close_goals, offered_goals
from islario.games.isla_dorada.island import NONE
from islario.games.isla_dorada.moving import (
    answer_sangaia,
    arrive,
    begin_sangaia,
    close_sangaia,
    legal_answers,
    legal_onward,
    markers_placed,
    move_onward,
    travel,
)
from islario.games.isla_dorada.numbers import (
    AMOUNT,
    DISCARD,
    JUJU,
    MONSTER,
    NO_PURCHASE,
    OVETOS,
    PAIR,
    PASS,
    PAY,
    REJECT_DESTINY,
    REJECT_TREASURE,
    ROUTE,
    SANGAIA,
    TAKE,
    TAKE_FROM_DECK,
    TREASURE,
    TREASURES_DONE,
    VICTIM,
    WITH_BONUS,
)
from islario.games.isla_dorada.paying import legal_payments, pay
from islario.games.isla_dorada.scoring import end_match
from islario.games.isla_dorada.setup import deal_adventure_cards
from islario.games.isla_dorada.state import Event, Phase, Staged
from islario.games.isla_dorada.treasures import (
    begin_news,
    begin_treasures,
    close_news,
    close_treasures,
    legal_treasures,
)
from islario.kernel.journal import NO_SEAT, note, open_journal
from islario.kernel.rule import rule


@rule
def is_secret_step(phase):
    """Steps in which several seats decide at once."""
    return phase in (Phase.GOALS, Phase.SANGAIA, Phase.TREASURES, Phase.NEWS, Phase.PANDA, Phase.LIMIT)


@rule
def pending(state):
    """In secret steps all who have not answered, otherwise the seat on turn."""
    if is_secret_step(state.phase):
        return state.waiting
    if state.phase in (Phase.DRAWN, Phase.OVER) or state.turn == NONE:
        return 0
    return 1 << state.turn


@rule
def over(state):
    return state.phase == Phase.OVER


@rule
def legal(state, seat, out):
    if not pending(state) >> seat & 1:
        return 0
    phase = state.phase
    if phase == Phase.GOALS:
        return legal_rejects(state, seat, out)
    if phase == Phase.BID:
        return legal_bids(state, seat, out)
    if phase == Phase.PAY:
        return legal_payments(state, seat, out)
    if phase == Phase.SANGAIA:
        return legal_answers(state, seat, out)
    if phase == Phase.ONWARD:
        return legal_onward(state, out)
    if phase == Phase.TREASURES:
        return legal_treasures(state, seat, out)
    if phase in (Phase.NEWS, Phase.ANTIK):
        return offered_goals(state, seat, 0, TREASURES, REJECT_TREASURE, out, 0)
    if phase == Phase.DRAW:
        return legal_draws(state, out)
    if phase == Phase.VICTIM:
        return legal_victims(state, seat, out)
    if phase == Phase.MONSTER:
        return legal_lairs(state, out)
    if phase == Phase.ISTWA:
        return legal_istwa(state, seat, out)
    if phase == Phase.PAIR:
        return legal_pairs(state, out)
    return legal_discards(state, seat, out)


@rule
def legal_rejects(state, seat, out):
    """A treasure and a destiny, in either order."""
    count = 0
    if not state.rejected_treasure[seat]:
        count = offered_goals(state, seat, 0, STARTING, REJECT_TREASURE, out, count)
    if not state.rejected_destiny[seat]:
        count = offered_goals(state, seat, FIRST_DESTINY, FIRST_CURSE, REJECT_DESTINY, out, count)
    return count


@rule
def apply(state, seat, move):
    open_journal(state)
    decide(state, seat, move)
    while pending(state) == 0 and state.phase != Phase.OVER:
        go_on(state)


@rule
def decide(state, seat, move):
    """Does what the move's number says."""
    if move == PASS:
        pass_bid(state, seat)
    elif move < AMOUNT:
        take_route(state, seat, move - ROUTE)
    elif move < OVETOS:
        bid(state, seat, move - AMOUNT, False)
    elif move < JUJU:
        bid(state, seat, move - OVETOS, True)
    elif move < PAY:
        silence(state, seat, move - JUJU)
    elif move < SANGAIA:
        pay(state, seat, move - PAY)
    elif move < TREASURE:
        answer_sangaia(state, seat, move - SANGAIA)
    elif move < WITH_BONUS:
        state.staged_treasure[move - TREASURE] = Staged.PLAY.value
    elif move < TREASURES_DONE:
        state.staged_treasure[move - WITH_BONUS] = Staged.WITH_BONUS.value
    elif move == TREASURES_DONE:
        state.waiting &= ~(1 << seat)
    elif move < REJECT_DESTINY:
        reject_treasure(state, seat, move - REJECT_TREASURE)
    elif move < TAKE:
        reject_destiny(state, seat, move - REJECT_DESTINY)
    else:
        decide_draw(state, seat, move)


@rule
def decide_draw(state, seat, move):
    """Moves of the drawing step, bolts included."""
    if move < TAKE_FROM_DECK:
        take_from_row(state, seat, move - TAKE)
    elif move == TAKE_FROM_DECK:
        take_from_deck(state, seat)
    elif move == NO_PURCHASE:
        decline_purchase(state)
    elif move < PAIR:
        rob(state, seat, move - VICTIM)
    elif move < MONSTER:
        name_pair(state, seat, move - PAIR)
    elif move < DISCARD:
        place_monster(state, seat, move - MONSTER)
    elif state.phase == Phase.PANDA:
        put_aside(state, seat, move - DISCARD, PANDA_DISCARDS)
    else:
        discard_to_limit(state, seat, move - DISCARD)


@rule
def take_route(state, seat, route):
    """Half of a bid, or the second leg of a move."""
    if state.phase == Phase.ONWARD:
        move_onward(state, route)
    else:
        choose_route(state, seat, route)


@rule
def reject_treasure(state, seat, treasure):
    """One of those dealt at the start, by the news or by Antik."""
    if state.phase == Phase.ANTIK:
        reject_antik(state, seat, treasure)
        return
    state.rejected_treasure[seat] = treasure + 1
    if state.phase == Phase.NEWS:
        state.waiting &= ~(1 << seat)
    else:
        choose_goals(state, seat)


@rule
def reject_destiny(state, seat, destiny):
    """One of the two dealt at the start, or of the old one and Istwa's."""
    if state.phase == Phase.ISTWA:
        reject_istwa(state, seat, destiny)
        return
    state.rejected_destiny[seat] = destiny + 1
    choose_goals(state, seat)


@rule
def go_on(state):
    """Nobody is asked any more: the step closes and the next one begins."""
    phase = state.phase
    if phase == Phase.GOALS:
        close_goals(state)
        deal_adventure_cards(state)
        begin_round(state)
    elif phase == Phase.BID:
        if not close_bidding(state):
            begin_drawing(state)
    elif phase == Phase.PAY:
        travel(state, state.travelled)
        begin_sangaia(state)
    elif phase == Phase.SANGAIA:
        close_sangaia(state)
    elif phase == Phase.ONWARD:
        arrive(state)
        begin_treasures(state)
    elif phase == Phase.TREASURES:
        close_treasures(state)
        begin_news(state)
    elif phase == Phase.NEWS:
        close_news(state)
        begin_drawing(state)
    elif phase == Phase.DRAWN:
        finish_draw(state)
    elif phase == Phase.PANDA:
        close_panda(state)
    else:
        close_limit(state)
        end_round(state)


@rule
def begin_round(state):
    state.round_number += 1
    note(state, Event.ROUND_BEGUN, NO_SEAT, state.round_number, state.expedition, 0)
    begin_bidding(state)


@rule
def end_round(state):
    """The round of the last marker is the last, and so is round 40."""
    if markers_placed(state) == MARKERS or state.round_number == LAST_ROUND:
        end_match(state)
    else:
        begin_round(state)
