"""Discarding by choice, all who have to at once: Panda's three cards, and down to the limit of ten."""

from __future__ import annotations

from islario.games.isla_dorada.box.components import HAND_CARDS, HAND_LIMIT, PANDA_DISCARDS
from islario.games.isla_dorada.rules.cards import discard, staged_cards
from islario.games.isla_dorada.rules.events import Event
from islario.games.isla_dorada.rules.moves import DISCARD
from islario.games.isla_dorada.rules.state import Phase
from islario.kernel.journal import note
from islario.kernel.rule import query, rule


@rule
def cards_to_choose(state, seat):
    """How many cards the seat has to discard by choice; whom Panda leaves none has no choice."""
    if state.phase == Phase.LIMIT:
        return max(state.hand_size[seat] - HAND_LIMIT, 0)
    is_named = seat == state.pair[0] or seat == state.pair[1]
    return PANDA_DISCARDS if is_named and state.hand_size[seat] > PANDA_DISCARDS else 0


@query
def left_to_discard(state, seat):
    """How many cards the seat still has to put aside."""
    if state.phase not in (Phase.PANDA, Phase.LIMIT):
        return 0
    return cards_to_choose(state, seat) - staged_cards(state, seat)


@rule
def ask_for_discards(state):
    state.waiting = 0
    for seat in range(state.players):
        if cards_to_choose(state, seat):
            state.waiting |= 1 << seat


@rule
def legal_discards(state, seat, out):
    """One card at a time."""
    count = 0
    for card in range(HAND_CARDS):
        if state.hand[seat, card] > state.staged[seat, card]:
            out[count] = DISCARD + card
            count += 1
    return count


@rule
def put_aside(state, seat, card):
    """A card to be discarded when all have chosen theirs."""
    state.staged[seat, card] += 1
    if left_to_discard(state, seat) == 0:
        state.waiting &= ~(1 << seat)


@rule
def discard_staged(state, seat):
    """The cards that the seat has put aside are shown and discarded."""
    for card in range(HAND_CARDS):
        count = state.staged[seat, card]
        if count:
            note(state, Event.DISCARDED, seat, card, 0, count)
            for _ in range(count):
                discard(state, seat, card)
            state.staged[seat, card] = 0
