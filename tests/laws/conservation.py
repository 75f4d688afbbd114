"""`python -m tests.laws.conservation GAME MATCHES`: counts all pieces, over and over, in as many random matches.

All player counts and options take turns. It looks after every fifth decision, and at the end.
"""

from __future__ import annotations

import sys
from itertools import product
from typing import Any

import numpy as np

from islario.kernel import jobs
from islario.kernel.dice import key_of, key_words
from islario.kernel.layout import DICE_RECORD, enter
from islario.kernel.reading import State
from islario.laws.wander import seed_chance
from islario.match import game

A_FEW = 5  # decisions between two looks


def looked(name: str, matches: int) -> int:
    """How often the pieces were counted; stops at the first match in which one appears or vanishes."""
    chosen = game(name)
    desk, rules = chosen.desk, chosen.rules
    tables = list(product(chosen.seats, product(*(option.choices for option in chosen.options))))
    looks = 0
    for seed in range(matches):
        players, choices = tables[seed % len(tables)]
        options: dict[str, Any] = {option.name: choice for option, choice in zip(rules.options, choices, strict=True)}
        state = chosen.new(players, seed=seed, **options).state.array
        chances = np.zeros(1, DICE_RECORD)
        seed_chance(enter(chances), key_words(key_of(seed)))
        at_first = rules.pieces(State(state))
        while not desk.over(state):
            jobs.play_at_random(enter(state), 0, enter(chances), desk.own.moves, A_FEW)
            assert rules.pieces(State(state)) == at_first, (name, seed, players, options)
            looks += 1
    return looks


if __name__ == "__main__":
    print(f"{sys.argv[1]}: {looked(sys.argv[1], int(sys.argv[2])):,} looks, and everything was there")
