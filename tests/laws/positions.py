"""Positions for the laws: any game, player count and options, any number of random moves into the match."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import strategies as st

from islario.kernel.dice import below, give_dice, key_of, key_words
from islario.kernel.layout import DICE_RECORD, enter
from islario.kernel.rule import rule
from islario.kernel.verbs import apply, legal, over, pending
from islario.match import Game, Match, game
from islario.match.desk import cells


@rule
def wander(states, chances, key, moves, most, seats_played, moves_played):
    """Random moves of random pending seats, written down; returns how many were made."""
    give_dice(chances[0], key)
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


def random_plies(match: Match, seed: int, most: int) -> list[tuple[int, int]]:
    """Up to `most` random moves from here on."""
    desk = match.game.desk
    seats, moves = cells(np.zeros(most, np.int64)), cells(np.zeros(most, np.int64))
    chances, state = np.zeros(1, DICE_RECORD), match.state.array
    made = wander(enter(state), enter(chances), key_words(key_of(seed)), desk.own.moves, most, seats, moves)
    return [(int(seats[i]), int(moves[i])) for i in range(made)]


def played(match: Match, seed: int, most: int) -> Match:
    """The same match some random moves later."""
    plies = random_plies(match, seed, most)
    assert match.play_all(plies) == len(plies)
    return match


@st.composite
def fresh_matches(draw: st.DrawFn, name: str) -> Match:
    chosen: Game = game(name)
    players = draw(st.sampled_from(list(chosen.seats)), label="players")
    options: dict[str, Any] = {
        option.name: draw(st.sampled_from(option.choices), label=option.name) for option in chosen.options
    }
    return chosen.new(players, seed=draw(st.integers(0, 2**32), label="seed"), **options)


@st.composite
def matches(draw: st.DrawFn, name: str) -> Match:
    """A match somewhere between its beginning and its end, or at its end."""
    match = draw(fresh_matches(name))
    length = len(random_plies(match, 0, match.game.rules.most_decisions))
    ply = draw(st.integers(0, length + length // 6), label="ply")  # beyond the end is the end, where laws bite too
    return played(match, draw(st.integers(0, 2**32), label="moves"), ply)


def seats_and_spectator(match: Match) -> list[int]:
    return [*range(match.players), -1]
