"""Positions for the laws: any player count and options, any number of random moves into the match."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from islario.kernel.dice import key_of, key_words
from islario.kernel.layout import DICE_RECORD, enter
from islario.laws.wander import wander
from islario.match import Game, Match
from islario.match.desk import cells

SEEDS = 2**32


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


def deciding(match: Match, viewer: int) -> tuple[int, ...]:
    """Who has to decide now, for all that the viewer knows."""
    return match.game.desk.pending(match.game.desk.hidden(match.state, viewer))


def copy_of(match: Match) -> Match:
    return match.at(len(match.plies))


def legal_move(match: Match, seat: int, chance: random.Random) -> int:
    return chance.choice(match.game.desk.legal(match.state, seat))


def in_another_truth(match: Match, viewer: int, key: bytes) -> Match:
    """The match as it may be for all that the viewer knows."""
    desk, twin = match.game.desk, copy_of(match)
    twin._state = desk.imagined(desk.hidden(match.state, viewer), key)
    return twin
