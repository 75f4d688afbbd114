"""A round: all lay a card, the deepest dives first, and who stays shallowest keeps his breath."""

from __future__ import annotations

from islario.kernel.bits import NOT_ONE, sole
from islario.kernel.dice import below
from islario.kernel.journal import NO_SEAT, note, open_journal
from islario.kernel.points import reveal, score
from islario.kernel.rule import rule
from islario.kernel.seats import seat_after
from perlas.box.components import BREATH, COVES, NONE, PEARL_POINTS, PEARLS, ROUNDS
from perlas.rules.cards import draw_card
from perlas.rules.decisions import coves_in_reach
from perlas.rules.events import Event
from perlas.rules.moves import DIVE, TAKE
from perlas.rules.scoring import score_necklaces
from perlas.rules.state import Phase, Setting, Source


@rule
def begin_round(state):
    """Empty coves get a new pearl, and a storm may close one; then everybody chooses a card."""
    state.round_number += 1
    note(state, Event.ROUND_BEGINS, state.start, state.round_number, 0, 0)
    for cove in range(COVES):
        if state.cove[cove] == NONE:
            fill_cove(state, cove)
    state.closed = NONE
    if state.options[Setting.STORM]:
        state.closed = below(state, COVES)
        note(state, Event.STORM, NO_SEAT, state.closed, 0, 0)
    state.phase = Phase.DIVE.value
    state.waiting = (1 << state.players) - 1
    state.dived[:] = 0


@rule
def fill_cove(state, cove):
    left = 0
    for kind in range(len(PEARLS)):
        left += state.bag[kind]
    left = below(state, left)
    for kind in range(len(PEARLS)):
        left -= state.bag[kind]
        if left < 0:
            state.bag[kind] -= 1
            state.cove[cove] = kind
            note(state, Event.PEARL_FOUND, NO_SEAT, cove, kind, 0)
            return


@rule
def apply(state, seat, move):
    open_journal(state)
    if state.phase == Phase.DIVE:
        lay_card(state, seat, move - DIVE)
    else:
        take_pearl(state, seat, move - TAKE)
        go_on(state)


@rule
def lay_card(state, seat, card):
    """In secret; once everybody has laid one, all are turned up together."""
    state.laid[seat] = card + 1
    state.waiting &= ~(1 << seat)
    if state.waiting == 0:
        show_cards(state)
        go_on(state)


@rule
def show_cards(state):
    reveal(state)
    for seat in range(state.players):
        card = state.laid[seat] - 1
        state.laid[seat] = 0
        state.hand[seat, card] -= 1
        state.discards[card] += 1
        state.dived[seat] = card + 1
        note(state, Event.DIVED, seat, card + 1, 0, 0)
    state.phase = Phase.TAKE.value
    state.waiting = (1 << state.players) - 1


@rule
def go_on(state):
    """Diver after diver, until one has a choice: who can reach nothing takes nothing, who can reach one pearl takes it,
    as all can see. After the last the round ends."""
    while state.waiting:
        seat = next_diver(state)
        coves = coves_in_reach(state, seat)
        state.turn = seat
        if coves and sole(coves) == NOT_ONE:
            return
        if coves:
            take_pearl(state, seat, sole(coves))
        else:
            state.waiting &= ~(1 << seat)
            note(state, Event.NOTHING_IN_REACH, seat, 0, 0, 0)
    end_round(state)


@rule
def next_diver(state):
    """The deepest of those who have not dived; among equals the first, clockwise from the first diver."""
    best = NONE
    for step in range(state.players):
        seat = seat_after(state, state.start, step)
        if state.waiting >> seat & 1 and (best == NONE or state.dived[seat] > state.dived[best]):
            best = seat
    return best


@rule
def take_pearl(state, seat, cove):
    kind = state.cove[cove]
    state.cove[cove] = NONE
    state.pearls[seat, kind] += 1
    state.waiting &= ~(1 << seat)
    score(state, seat, Source.PEARLS, PEARL_POINTS[kind])
    note(state, Event.PEARL_TAKEN, seat, cove, kind, PEARL_POINTS[kind])


@rule
def end_round(state):
    """Who has dived least deep keeps his breath; everybody draws, and the next player is first diver."""
    shallowest = state.start
    for step in range(state.players):
        seat = seat_after(state, state.start, step)
        if state.dived[seat] < state.dived[shallowest]:
            shallowest = seat
    score(state, shallowest, Source.BREATH, BREATH)
    note(state, Event.BREATH_KEPT, shallowest, 0, 0, BREATH)
    if state.round_number == ROUNDS:
        end_match(state)
        return
    reveal(state)
    for step in range(state.players):
        draw_card(state, seat_after(state, state.start, step))
    state.start = seat_after(state, state.start, 1)
    begin_round(state)


@rule
def end_match(state):
    for seat in range(state.players):
        score_necklaces(state, seat)
    state.phase = Phase.OVER.value
    note(state, Event.MATCH_ENDED, NO_SEAT, 0, 0, 0)
