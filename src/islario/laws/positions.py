"""Positions for the laws: any player count and options, any number of random moves into the match."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from islario.kernel.dice import below, give_dice, key_of, key_words
from islario.kernel.layout import DICE_RECORD, enter
from islario.kernel.rule import rule
from islario.kernel.verbs import apply, legal, over, pending
from islario.match import Game, Match
from islario.match.desk import cells

SEEDS = 2**32


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
    assert match.play_all(plies) == len(plies), "what is legal can be played"
    return match


def fresh_match(game: Game, chance: random.Random) -> Match:
    options: dict[str, Any] = {option.name: chance.choice(option.choices) for option in game.options}
    return game.new(chance.choice(list(game.seats)), seed=chance.randrange(SEEDS), **options)


def some_match(game: Game, chance: random.Random) -> Match:
    """A match somewhere between its beginning and its end, or at its end: laws bite there too."""
    match = fresh_match(game, chance)
    length = len(random_plies(match, 0, game.rules.most_decisions))
    return played(match, chance.randrange(SEEDS), chance.randrange(length + length // 6 + 1))


def finished_match(game: Game, chance: random.Random) -> Match:
    return played(fresh_match(game, chance), chance.randrange(SEEDS), game.rules.most_decisions)


def seats_and_spectator(match: Match) -> list[int]:
    return [*range(match.players), -1]


def copy_of(match: Match) -> Match:
    return match.at(len(match.plies))


def legal_move(match: Match, seat: int, chance: random.Random) -> int:
    return chance.choice(match.game.desk.legal(match.state, seat))


def in_another_truth(match: Match, viewer: int, key: bytes) -> Match:
    """The match as it may be for all that the viewer knows."""
    desk, twin = match.game.desk, copy_of(match)
    twin._state = desk.imagined(desk.hidden(match.state, viewer), key)
    return twin
