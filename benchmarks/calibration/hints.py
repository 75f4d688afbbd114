"""What hints promise: at one decision of each match, the best move as players are told of it, and its chance."""

from __future__ import annotations

import numpy as np

from benchmarks.calibration.matches import Played
from islario.bots.hints import advise
from islario.match import Game
from islario.match.match import Seen


def hinted(game: Game, played: Played, iterations: int) -> tuple[np.ndarray, np.ndarray]:
    """The move that a hint puts first at each position, and the chance that it tells. Looks back find theirs alike."""
    states, seats = played.positions.states, played.positions.seats.tolist()
    seen = [Seen(game, game.desk.hidden(states[i : i + 1], seat)) for i, seat in enumerate(seats)]
    best = [advise(each, iterations=iterations)[0] for each in seen]
    return np.array([advice.move.number for advice in best]), np.array([advice.chance for advice in best])
