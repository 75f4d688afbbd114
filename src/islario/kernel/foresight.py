"""What a move would do, as far as its seat can know: the same in every truth that the seat can imagine."""

from __future__ import annotations

from islario.kernel.bits import lowest
from islario.kernel.dice import below, child_key, give_dice
from islario.kernel.journal import SEAT, open_journal
from islario.kernel.rule import rule
from islario.kernel.verbs import apply, hide, imagine, legal, over, pending

UNCERTAIN = -(1 << 15)  # points that would not be the same in every truth


@rule
def foresee(hidden, truths, chances, seat, move, samples, key, keys, moves, certain, points):
    """Plays a move in so many imagined truths. `truths`, which holds two states more, become what the seat would see
    then, from the second one on; the last is what it is told in the first truth once the step has closed. `certain`
    marks the events there that are the same in all truths, `points` is the seat's gain by source. Returns whether no
    truth tells more than the others."""
    story = samples + 1
    give_dice(chances[0], key)
    together = pending(hidden[0]) & ~(1 << seat)
    as_much = True
    for sample in range(samples):
        truths[0] = hidden[0]
        child_key(key, sample, keys)
        imagine(truths[0], seat, keys)
        truths[0].quiet = 0
        open_journal(truths[0])
        apply(truths[0], seat, move)
        truths[1 + sample] = truths[0]
        hide(truths[1 + sample], seat)
        close_step(truths[0], chances[0], seat, together, hidden[0].journal_page, moves)
        if truths[0].journal_page == hidden[0].journal_page:
            truths[0].journal_length = 0
        hide(truths[0], seat)
        if sample == 0:
            truths[story] = truths[0]
            begin_certain(truths[story], seat, together, certain)
        else:
            keep_certain(truths[story], truths[0], seat, certain)
            as_much = as_much and truths[0].journal_length == truths[story].journal_length
        for source in range(len(points)):
            gained = truths[0].points[seat, source] - hidden[0].points[seat, source]
            if sample == 0:
                points[source] = gained
            elif points[source] != gained:
                points[source] = UNCERTAIN
    return as_much


@rule
def close_step(state, chance, seat, together, page, moves):
    """Some moves are told when the step has closed. Till then the seat decides at random, if it is asked again before
    anything was told, and so do those who decide at the same time: what the move brings stays the same."""
    revealed = state.revealed
    while not over(state) and state.revealed == revealed:
        decider = seat
        if not pending(state) >> seat & 1:
            while together and not pending(state) >> lowest(together) & 1:
                together &= together - 1
            if together == 0:
                return
            decider = lowest(together)
        elif state.journal_page != page:
            return
        count = legal(state, decider, moves)
        apply(state, decider, moves[below(chance, count)])


@rule
def begin_certain(first, seat, together, certain):
    """Of a step that several make at once, only what becomes of the seat's own choice is told."""
    for at in range(len(certain)):
        told = at < first.journal_length and (together == 0 or first.journal[at, SEAT] == seat)
        certain[at] = told


@rule
def keep_certain(first, other, seat, certain):
    """Events stay certain as far as both truths tell the same; the seat's own as far as both tell the same of it."""
    same, own_same, then = True, True, 0
    for at in range(min(first.journal_length, len(certain))):
        same = same and is_same_event(first, at, other, at)
        if first.journal[at, SEAT] == seat:
            while then < other.journal_length and other.journal[then, SEAT] != seat:
                then += 1
            own_same = own_same and is_same_event(first, at, other, then)
            then += 1
            if not (same or own_same):
                certain[at] = 0
        elif not same:
            certain[at] = 0


@rule
def is_same_event(one, at, other, then):
    if then >= other.journal_length:
        return False
    for cell in range(one.journal.shape[1]):
        if one.journal[at, cell] != other.journal[then, cell]:
            return False
    return True
