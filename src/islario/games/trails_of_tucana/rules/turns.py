"""The course of play: two cards are turned, all draw at once, the turn closes; a round is thirteen turns."""

from __future__ import annotations

from islario.games.trails_of_tucana.box.components import ROUNDS, TERRAIN_CARDS, TERRAINS, TURNS
from islario.games.trails_of_tucana.rules.decisions import pending
from islario.games.trails_of_tucana.rules.events import Event
from islario.games.trails_of_tucana.rules.scoring import (
    award_grade,
    cut_blue_cards,
    discard_blue_cards,
    discard_red_cards,
    score_round,
    show_trails,
)
from islario.games.trails_of_tucana.rules.trails import a_trail_fits, draw_only_trail, draw_trail, island
from islario.kernel.dice import below
from islario.kernel.journal import NO_SEAT, note, open_journal
from islario.kernel.points import reveal
from islario.kernel.rule import rule


@rule
def begin_round(state):
    """All terrain cards are shuffled, the leftover one too."""
    state.round_number += 1
    state.turn = 0
    for terrain in range(len(TERRAINS)):
        state.deck[terrain] = TERRAIN_CARDS[terrain]
    begin_turn(state)


@rule
def begin_turn(state):
    """The Mayor turns the top two cards. Who finds no link for them draws nothing in this turn, who finds a single
    one draws there without being asked."""
    state.turn += 1
    state.cards[0] = turn_card(state)
    state.cards[1] = turn_card(state)
    note(state, Event.CARDS_TURNED, NO_SEAT, state.cards[0], state.cards[1], state.turn)
    for seat in range(state.players):
        state.to_draw[seat] = a_trail_fits(state, seat)
        if not state.to_draw[seat]:
            note(state, Event.NO_TRAIL_FITS, seat, 0, 0, 0)
        draw_only_trail(state, seat)


@rule
def turn_card(state):
    """The top card of a shuffled deck: any card still face down, each as likely as the other."""
    left = 0
    for terrain in range(len(TERRAINS)):
        left += state.deck[terrain]
    position = below(state, left)
    terrain = 0
    while position >= state.deck[terrain]:
        position -= state.deck[terrain]
        terrain += 1
    state.deck[terrain] -= 1
    return terrain


@rule
def apply(state, seat, link):
    open_journal(state)
    draw_trail(state, seat, link)
    while not state.ended and not pending(state):
        close_turn(state)


@rule
def close_turn(state):
    """Everyone is done: the sheets are shown, points are counted, and the next turn or round begins."""
    reveal(state)
    letters, kinds = 0, 0
    for seat in range(state.players):
        blue, red = show_trails(state, seat)
        letters |= blue
        kinds |= red
    discard_blue_cards(state, letters)
    discard_red_cards(state, kinds)
    if state.turn < TURNS:
        begin_turn(state)
    else:
        end_round(state)


@rule
def end_round(state):
    """One card is left and not used. Sights are scored after every round; after the last one the game is over."""
    for seat in range(state.players):
        score_round(state, seat)
    note(state, Event.ROUND_ENDED, NO_SEAT, state.round_number, 0, 0)
    last = ROUNDS[island(state)]
    if state.round_number == last:
        end_match(state)
        return
    if state.players == 1 and state.round_number == last - 1:
        cut_blue_cards(state)
    begin_round(state)


@rule
def end_match(state):
    """Every final score has its grade, or none; then the game is over."""
    state.ended = 1
    for seat in range(state.players):
        award_grade(state, seat)
    note(state, Event.MATCH_ENDED, NO_SEAT, 0, 0, 0)
