"""The course of play: what a move does, and how one step of a round follows another."""

from __future__ import annotations

from islario.games.isla_dorada.box.components import LAST_ROUND, MARKERS
from islario.games.isla_dorada.rules.bidding import begin_bidding, bid, choose_route, close_bidding, pass_bid, silence
from islario.games.isla_dorada.rules.bolts import close_panda, name_pair, place_monster, reject_antik, reject_istwa, rob
from islario.games.isla_dorada.rules.decisions import pending
from islario.games.isla_dorada.rules.discarding import put_aside
from islario.games.isla_dorada.rules.drawing import (
    begin_drawing,
    close_limit,
    decline_purchase,
    finish_draw,
    take_from_deck,
    take_from_row,
)
from islario.games.isla_dorada.rules.events import Event
from islario.games.isla_dorada.rules.goals import choose_goals, close_goals
from islario.games.isla_dorada.rules.moves import (
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
from islario.games.isla_dorada.rules.moving import (
    answer_sangaia,
    arrive,
    begin_sangaia,
    close_sangaia,
    markers_placed,
    move_onward,
    travel,
)
from islario.games.isla_dorada.rules.paying import pay
from islario.games.isla_dorada.rules.scoring import end_match
from islario.games.isla_dorada.rules.setup import deal_adventure_cards
from islario.games.isla_dorada.rules.state import Phase, Staged
from islario.games.isla_dorada.rules.treasures import begin_news, begin_treasures, close_news, close_treasures
from islario.kernel.journal import NO_SEAT, note, open_journal
from islario.kernel.rule import rule


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
    else:
        put_aside(state, seat, move - DISCARD)


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
