"""Goal cards: treasures, destinies and curses, their decks, and what the players keep of them at the start.

A deck is a pile of layers. What is put under a deck together makes a new layer at the bottom; within a layer
there is no order, so there is no order that could be known.
"""

from __future__ import annotations

from islario.games.isla_dorada.box.components import (
    DECK_BEGIN,
    DECK_END,
    DESTINIES_DEALT,
    FIRST_CURSE,
    FIRST_DESTINY,
    STARTING,
    TREASURES,
    TREASURES_DEALT,
    Goal,
)
from islario.games.isla_dorada.box.island import NONE
from islario.games.isla_dorada.rules.events import Event
from islario.games.isla_dorada.rules.state import Held, Phase, Place
from islario.kernel.dice import below
from islario.kernel.journal import NO_SEAT, note, note_for
from islario.kernel.points import reveal
from islario.kernel.rule import query, rule


@rule
def deck_of(goal):
    """The deck of a treasure or a destiny."""
    if goal < STARTING:
        return Goal.STARTING.value
    return Goal.STANDARD.value if goal < TREASURES else Goal.DESTINY.value


@rule
def held_as(goal):
    """Which of the numbers that everyone counts the card belongs to."""
    if goal < TREASURES:
        return Held.TREASURES.value
    if goal < FIRST_CURSE:
        return Held.DESTINIES.value
    return Held.CURSES.value


@rule
def is_empty(state, deck):
    return state.layers[deck, 0] == 0


@query
def deck_cards(state, deck):
    """How many cards a deck holds."""
    cards, layer = 0, 0
    while layer < state.layers.shape[1] and state.layers[deck, layer]:
        cards += state.layers[deck, layer]
        layer += 1
    return cards


@rule
def draw_goal(state, deck):
    """The top card: any of the top layer. From now on nobody knows which of its cards are still there."""
    position = below(state, state.layers[deck, 0])
    drawn = NONE
    for goal in range(DECK_BEGIN[deck], DECK_END[deck]):
        if state.goal_place[goal] == Place.DECK:
            state.goal_known[goal] = 0
            if position == 0:
                drawn = goal
            position -= 1
    state.goal_place[drawn] = Place.HAND.value
    state.layers[deck, 0] -= 1
    if state.layers[deck, 0] == 0:
        lift_layers(state, deck)
    reveal(state)
    return drawn


@rule
def lift_layers(state, deck):
    """The top layer is used up: the ones below move up."""
    for goal in range(DECK_BEGIN[deck], DECK_END[deck]):
        if state.goal_place[goal] > Place.DECK:
            state.goal_place[goal] -= 1
    last = state.layers.shape[1] - 1
    for layer in range(last):
        state.layers[deck, layer] = state.layers[deck, layer + 1]
    state.layers[deck, last] = 0


@rule
def layer_below(state, deck):
    """The number of a new layer at the bottom of the deck."""
    layer = 0
    while state.layers[deck, layer]:
        layer += 1
    return layer


@rule
def put_under(state, seat, goal, layer):
    """A card that the seat rejects goes into a layer of its deck; the seat alone knows."""
    deck = deck_of(goal)
    if state.goal_place[goal] == Place.OFFERED + seat:
        state.offered[held_as(goal), seat] -= 1
    state.goal_place[goal] = Place.DECK + layer
    state.goal_known[goal] = 1 << seat
    state.layers[deck, layer] += 1
    state.held[held_as(goal), seat] -= 1


@rule
def offer(state, seat, goal):
    """The seat has to decide whether to keep the card."""
    state.goal_place[goal] = Place.OFFERED + seat
    state.held[held_as(goal), seat] += 1
    state.offered[held_as(goal), seat] += 1


@rule
def keep_offered(state, seat):
    """What is still offered to the seat goes into its hand."""
    for goal in range(FIRST_CURSE):
        if state.goal_place[goal] == Place.OFFERED + seat:
            state.goal_place[goal] = Place.HAND + seat
    state.offered[Held.TREASURES, seat] = 0
    state.offered[Held.DESTINIES, seat] = 0


@rule
def into_goal_hand(state, seat, goal):
    state.goal_place[goal] = Place.HAND + seat
    state.held[held_as(goal), seat] += 1


@rule
def random_treasure(state, seat):
    """Any treasure of a hand, each as likely as the other."""
    position = below(state, state.held[Held.TREASURES, seat])
    treasure = -1
    while position >= 0:
        treasure += 1
        position -= state.goal_place[treasure] == Place.HAND + seat
    return treasure


@rule
def destiny_of(state, seat):
    """The destiny in the seat's hand, counted from 0; everybody always has one."""
    destiny = 0
    while state.goal_place[FIRST_DESTINY + destiny] != Place.HAND + seat:
        destiny += 1
    return destiny


@rule
def offered_goals(state, seat, begin, end, base, out, count):
    """Adds the cards between two numbers that are offered to the seat to the moves that begin at `base`."""
    for goal in range(begin, end):
        if state.goal_place[goal] == Place.OFFERED + seat:
            out[count] = base + goal - begin
            count += 1
    return count


@rule
def deal_goals(state):
    """Three starting treasures, two destinies and a curse each."""
    state.phase = Phase.GOALS.value
    for seat in range(state.players):
        state.waiting |= 1 << seat
        for _ in range(TREASURES_DEALT):
            offer(state, seat, draw_goal(state, Goal.STARTING))
        for _ in range(DESTINIES_DEALT):
            offer(state, seat, draw_goal(state, Goal.DESTINY))
        curse = draw_goal(state, Goal.CURSE)
        into_goal_hand(state, seat, curse)
        note_for(state, 1 << seat, Event.CURSE_CARD, seat, curse, 0, 0)
    note(state, Event.GOALS_DEALT, NO_SEAT, 0, 0, 0)


@rule
def choose_goals(state, seat):
    """The seat has chosen once it has rejected both a treasure and a destiny."""
    if state.rejected_treasure[seat] and state.rejected_destiny[seat]:
        state.waiting &= ~(1 << seat)


@rule
def close_goals(state):
    """Rejected treasures leave the game unseen; rejected destinies go together under their deck."""
    layer = layer_below(state, Goal.DESTINY)
    for seat in range(state.players):
        put_under(state, seat, state.rejected_treasure[seat] - 1, 0)
        put_under(state, seat, FIRST_DESTINY + state.rejected_destiny[seat] - 1, layer)
        state.rejected_treasure[seat] = 0
        state.rejected_destiny[seat] = 0
        keep_offered(state, seat)
    note(state, Event.GOALS_CHOSEN, NO_SEAT, 0, 0, 0)
    reveal(state)
