"""The course of play: a round is a card phase and the actions A, B, C and D; each is done by all before the next."""

from __future__ import annotations

from islario.games.la_isla.box.components import (
    CARD_ANIMAL,
    CARD_COLOUR,
    KINDS,
    LETTER_B,
    LETTER_D,
    NONE,
    TOP,
    Match,
    When,
)
from islario.games.la_isla.rules.cards import deal, discard, lay_cards, take_aside, too_few_cards
from islario.games.la_isla.rules.events import Event
from islario.games.la_isla.rules.explorers import choose_space, lift_explorer, pay_and_place, take_resource_instead
from islario.games.la_isla.rules.functions import ask_for_functions, decline, owe, shows, swap, use_function
from islario.games.la_isla.rules.holder import add_function, put_into_slot
from islario.games.la_isla.rules.markers import area_sum, move_marker, sum_left
from islario.games.la_isla.rules.moves import COVER, DONE, LAY, LIFT, MARK, PAY, PLACE, SWAP, TAKE, USE
from islario.games.la_isla.rules.resources import gain
from islario.games.la_isla.rules.scoring import score_the_end
from islario.games.la_isla.rules.state import Phase, Question, Source
from islario.kernel.journal import NO_SEAT, note, open_journal
from islario.kernel.points import reveal
from islario.kernel.rule import rule
from islario.kernel.seats import seat_after


@rule
def apply(state, seat, move):
    open_journal(state)
    if move < COVER:
        lay_cards(state, seat, move - LAY)
    elif move < TAKE:
        put_into_slot(state, seat, move - COVER)
    elif move < LIFT:
        take_resource_instead(state, seat, move - TAKE)
    elif move < PLACE:
        lift_explorer(state, seat, move - LIFT)
    elif move < PAY:
        choose_space(state, seat, move - PLACE)
    elif move < USE:
        pay_and_place(state, seat, move - PAY)
    elif move < SWAP:
        use_function(state, seat, (move - USE) // KINDS, (move - USE) % KINDS)
        ask_for_functions(state, seat)
    elif move < MARK:
        swap(state, seat, (move - SWAP) // KINDS, (move - SWAP) % KINDS)
        ask_for_functions(state, seat)
    elif move < DONE:
        move_marker_of_card(state, seat, move - MARK)
    else:
        decline(state, seat)
    go_on(state)


@rule
def go_on(state):
    """What needs no choice happens by itself, until somebody is asked or the match is over."""
    while state.question == Question.NOTHING and state.phase != Phase.OVER:
        if state.turn < state.players and state.phase != Phase.CARDS:
            take_turn(state)
        else:
            begin_next_phase(state)


@rule
def begin_next_phase(state):
    """Everyone is done with the phase. The cards of A, B and D are turned up all together."""
    state.turn = 0
    state.seat = NONE
    if state.phase == Phase.D:
        end_round(state)
    else:
        state.phase += 1
        if state.phase != Phase.C:
            reveal(state)


@rule
def take_turn(state):
    """The next seat in turn order does the action of this phase."""
    seat = seat_after(state, state.start, state.turn)
    state.seat = seat
    state.turn += 1
    if state.phase == Phase.A:
        add_function(state, seat)
    elif state.phase == Phase.B:
        take_resource(state, seat)
    elif state.phase == Phase.C:
        state.question = Question.EXPLORE
    else:
        turn_last_card(state, seat)


@rule
def take_resource(state, seat):
    """Action B: one resource of the colour that the card shows, and the functions that look at it."""
    card = take_aside(state, seat, LETTER_B)
    colour = CARD_COLOUR[card]
    discard(state, card)
    gain(state, seat, colour)
    note(state, Event.RESOURCE_TAKEN, seat, card, colour, 0)
    owe(state, seat, When.RESOURCE, Match.RESOURCE, colour)
    ask_for_functions(state, seat)


@rule
def turn_last_card(state, seat):
    """Action D: the marker of the animal that the card shows, unless a function lets the seat choose another."""
    animal = CARD_ANIMAL[state.aside[seat, LETTER_D]]
    if shows(state, seat, When.CARD_D, Match.ANIMAL, animal):
        state.question = Question.MARKER
    else:
        move_marker_of_card(state, seat, animal)


@rule
def move_marker_of_card(state, seat, animal):
    card = take_aside(state, seat, LETTER_D)
    discard(state, card)
    on_top = state.marker[animal] == TOP
    points = move_marker(state, seat, animal, Source.MARKER_D)
    event = Event.MARKER_ON_TOP.value if on_top else Event.MARKER_MOVED.value
    note(state, event, seat, card, animal, points)
    owe(state, seat, When.MARKER_D, Match.ANIMAL, animal)
    ask_for_functions(state, seat)


@rule
def end_round(state):
    """The markers may have ended the game; otherwise the next player starts a new round."""
    note(state, Event.ROUND_ENDS, NO_SEAT, state.round_number, 0, area_sum(state))
    if sum_left(state) == 0:
        end_match(state)
    else:
        state.start = seat_after(state, state.start, 1)
        begin_round(state)


@rule
def begin_round(state):
    """Without three cards for everyone there is no round: the match ends."""
    if too_few_cards(state):
        note(state, Event.CARDS_RAN_OUT, NO_SEAT, 0, 0, 0)
        end_match(state)
    else:
        state.round_number += 1
        note(state, Event.ROUND_BEGINS, state.start, state.round_number, 0, 0)
        deal(state)


@rule
def end_match(state):
    for seat in range(state.players):
        score_the_end(state, seat)
    state.phase = Phase.OVER
    note(state, Event.MATCH_ENDED, NO_SEAT, 0, 0, 0)
