"""Random play as rules, for the laws. They know the kernel alone, so that nothing above it compiles them anew."""

from __future__ import annotations

from islario.kernel.dice import below, give_dice
from islario.kernel.rule import rule
from islario.kernel.verbs import apply, legal, over, pending


@rule
def seed_chance(chances, key):
    give_dice(chances[0], key)


@rule
def wander(states, chances, key, moves, most, seats_played, moves_played):
    """Random moves of random pending seats, written down; returns how many were made."""
    seed_chance(chances, key)
    state = states[0]
    made = 0
    while made < most and not over(state):
        seats = pending(state)
        seat = below(chances[0], 8)
        while not seats >> seat & 1:
            seat = (seat + 1) % 8
        count = legal(state, seat, moves)
        seats_played[made] = seat
        moves_played[made] = moves[below(chances[0], count)]
        apply(state, seat, moves_played[made])
        made += 1
    return made
