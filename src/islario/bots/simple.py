"""A simple look at the moves, as plain Python: what bots make do with until a game's rules are compiled."""

from __future__ import annotations

import random
import time

import numpy as np

from islario.kernel.dice import key_of
from islario.kernel.engine import INTERPRETER
from islario.kernel.verbs import policy, worth
from islario.match.desk import copied
from islario.match.match import Seen

A_LOOK = 0.5  # seconds: nobody is to wait longer than twice that, on a busy machine either
MOST_TRUTHS = 4


def simple_choice(seen: Seen, key: bytes) -> int:
    """What looks best at first sight; where the game has no quick look at all moves, what is worth most after as many
    of them, in as many truths, as there is time to try."""
    chance, moves = random.Random(key), seen.moves()
    chance.shuffle(moves)  # of equals, and of too many, any
    if len(moves) == 1:
        return moves[0]
    looks = _at_first_sight(seen, sorted(moves), key)
    if looks is not None:
        return max(moves, key=lambda move: looks[move])
    worths = dict.fromkeys(moves, 0.0)
    until = time.perf_counter() + A_LOOK
    for truth in range(MOST_TRUTHS):
        whole = _imagined(seen, key, truth)
        gained: dict[int, float] = {}
        for move in moves:
            gained[move] = _after(seen, whole, move)
            if time.perf_counter() > until:
                break
        if len(gained) < len(moves):
            return max(gained, key=gained.__getitem__) if not truth else _best(worths)
        worths = {move: worths[move] + gained[move] for move in moves}
    return _best(worths)


def _best(worths: dict[int, float]) -> int:
    return max(worths, key=worths.__getitem__)


def _imagined(seen: Seen, key: bytes, truth: int) -> np.ndarray:
    whole = seen.game.desk.imagined(seen.hidden, key_of(int.from_bytes(key[:8], "big") + truth))
    whole["quiet"] = 1  # nobody reads what happens there
    return whole


def _after(seen: Seen, whole: np.ndarray, move: int) -> float:
    """What a move makes of a possible truth."""
    state = copied(whole)
    seen.game.desk.play(state, [(seen.seat, move)])
    return float(worth(INTERPRETER.enter(state)[0], seen.seat))


def _at_first_sight(seen: Seen, moves: list[int], key: bytes) -> dict[int, float] | None:
    looks = np.zeros(len(moves), np.float64)
    state = INTERPRETER.enter(_imagined(seen, key, 0))[0]
    known = policy(state, seen.seat, INTERPRETER.cells(np.array(moves, np.int64)), INTERPRETER.cells(looks))
    return dict(zip(moves, looks.tolist(), strict=True)) if known else None
