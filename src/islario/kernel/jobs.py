"""Whole jobs over the verbs, for every game: called from Python with arrays, so that crossing over costs little.

`states` is an array of records; a job works on the one at `index`.
"""

from __future__ import annotations

from islario.kernel.bits import lowest
from islario.kernel.copying import take_over
from islario.kernel.dice import below, child_key, give_dice
from islario.kernel.journal import open_journal
from islario.kernel.points import rank, total
from islario.kernel.rule import rule
from islario.kernel.verbs import apply, hide, imagine, legal, observe, over, pending, setup, worth


@rule
def begin(states, index, blank, players, options, key, quiet):
    """A fresh match at `index`: who plays by which options, a journal, dice of its own; the game does the rest. What
    was there is blank or a match that kept no journal."""
    state = states[index]
    take_over(state, blank[0])
    state.quiet = quiet
    state.players = players
    for option in range(len(options)):
        state.options[option] = options[option]
    open_journal(state)
    give_dice(state, key)
    setup(state)


@rule
def is_legal(state, seat, move, out):
    for i in range(legal(state, seat, out)):
        if out[i] == move:
            return True
    return False


@rule
def play(states, index, seats, moves, count, out):
    """Plays a list of moves as far as they are legal; returns how many were."""
    for i in range(count):
        if over(states[index]) or not is_legal(states[index], seats[i], moves[i], out):
            return i
        apply(states[index], seats[i], moves[i])
    return count


@rule
def who_decides(states, index):
    return pending(states[index])


@rule
def has_ended(states, index):
    return over(states[index])


@rule
def moves_of(states, index, seat, out):
    return legal(states[index], seat, out)


@rule
def hide_from(states, index, seat):
    hide(states[index], seat)


@rule
def imagine_for(states, index, seat, key):
    imagine(states[index], seat, key)


@rule
def observe_as(states, index, seat, out):
    observe(states[index], seat, out)


@rule
def standings(states, index, totals, places):
    """Every seat's points and place."""
    state = states[index]
    for seat in range(state.players):
        totals[seat] = total(state, seat)
    rank(state, places)


@rule
def first_pending(state):
    """The lowest seat that has to decide."""
    return lowest(pending(state))


@rule
def play_at_random(states, index, chances, moves, most):
    """Plays on, every seat choosing at random, to the end or for `most` decisions; returns how many were made."""
    state, chance = states[index], chances[index]
    decisions = 0
    while decisions < most and not over(state):
        seat = first_pending(state)
        count = legal(state, seat, moves)
        apply(state, seat, moves[below(chance, count)])
        decisions += 1
    return decisions


@rule
def simulate(states, blank, chances, moves, most, first, count, players, options, key, keys, totals, places, decisions):
    """Random matches number `first` to `first + count - 1` of those that stem from a key, and their outcomes."""
    for i in range(count):
        child_key(key, 2 * (first + i), keys)
        begin(states, 0, blank, players, options, keys, 1)
        child_key(key, 2 * (first + i) + 1, keys)
        give_dice(chances[0], keys)
        decisions[i] = play_at_random(states, 0, chances, moves, most)
        standings(states, 0, totals[i], places[i])


@rule
def greedy_choice(states, scratch, chances, seat, moves, samples, key, keys):
    """The move with the most certain points one decision ahead, from what the seat may know.

    `states[0]` is the seat's hidden copy. Each move is tried on `samples` possible truths; equals by lot.
    """
    give_dice(chances[0], key)
    count = legal(states[0], seat, moves)
    best, best_worth, equals = moves[0], 0, 0
    for i in range(count):
        gained = 0
        for sample in range(samples):
            take_over(scratch[0], states[0])
            child_key(key, sample, keys)
            imagine(scratch[0], seat, keys)
            scratch[0].quiet = 1
            apply(scratch[0], seat, moves[i])
            gained += worth(scratch[0], seat)
        if equals == 0 or gained > best_worth:
            best, best_worth, equals = moves[i], gained, 1
        elif gained == best_worth:
            equals += 1
            if below(chances[0], equals) == 0:
                best = moves[i]
    return best
