"""Plays random matches and prints what came of them, byte for byte: run by each engine, and compared."""

from __future__ import annotations

import hashlib
import random
import sys

import numpy as np

from islario.kernel import jobs
from islario.kernel.dice import key_of, key_words
from islario.kernel.layout import DICE_RECORD, enter
from islario.laws.wander import seed_chance
from islario.match import game


def outcomes(name: str, first: int, count: int) -> list[str]:
    """One hash a match: of the state after every tenth decision, hidden and imagined, and of the last one.

    All player counts take turns, options go by lot. Only the jobs that a match needs are asked for: each one more is
    seconds of compiling for an engine of its own.
    """
    chosen = game(name)
    desk = chosen.desk
    lines = []
    for seed in range(first, first + count):
        rng = random.Random(seed)
        players = chosen.seats[seed % len(chosen.seats)]
        options = {option.name: rng.choice(option.choices) for option in chosen.options}
        state = desk.begin(players, chosen.numbers(options), key_of(seed))
        chances = np.zeros(1, DICE_RECORD)
        seed_chance(enter(chances), key_words(key_of(seed)))
        digest = hashlib.sha256()
        while not desk.over(state):
            jobs.play_at_random(enter(state), 0, enter(chances), desk.own.moves, 10)
            seat = rng.randrange(players)
            hidden = desk.hidden(state, seat)
            imagined = desk.imagined(hidden, key_of(seed + 1))
            features = desk.observed(hidden)
            digest.update(state.tobytes() + hidden.tobytes() + imagined.tobytes() + features.tobytes())
        lines.append(f"{name} {players} {' '.join(options.values())} {digest.hexdigest()}")
    return lines


if __name__ == "__main__":
    print("\n".join(outcomes(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
