"""How bots search a game and err in it: numbers that a game brings, measured (docs/bots.md)."""

from __future__ import annotations

from dataclasses import astuple, dataclass, fields

import numpy as np

A_WHOLE_MATCH = 1 << 30


@dataclass(frozen=True)
class Manner:
    """One way to search, read by compiled code as it runs."""

    unit: float = 1.0  # of the game's own estimate: so many make a point
    spread: float = 8.0  # points ahead that make up three quarters of a certain win
    rivalry: float = 1.0  # whether the best of the others is the measure, or what is usual for oneself
    win: float = 0.0  # how much winning counts against being ahead, where a playout has reached the end
    exploration: float = 0.6
    doubt: float = 1.0  # in points: how much worse a move may look and still be likely
    open: float = 0.1  # the part of likeliness that all moves share
    width: float = 4.0  # moves looked at first, and how many more join in with the root of the visits
    widening: float = 1.0
    samples: float = 8.0  # truths that the first look at the moves is taken on
    foresight: float = 30.0  # decisions that are played on before the position is estimated
    care: float = 0.8  # how often a decision in a playout is considered, and among how many moves
    tries: float = 4.0
    care_of_others: float = 0.8
    even: float = 0.0  # each move has its turn: for comparing moves, not for finding them

    def record(self) -> np.ndarray:
        """As compiled code takes it."""
        return np.array([astuple(self)], [(field.name, "f8") for field in fields(self)])


USUAL_MANNER = Manner()

# How much each level errs, so that in every game each is a step above the one below (docs/bots.md). At first sight: the
# points by which a move may look worse and still be taken a third as often. After thinking: at 1, a move that seemed
# worth half the thought is taken half as often; at a half, a quarter as often. A game that has measured says its own.
USUAL_ERRORS = {"novice": 2.0, "sailor": 0.2, "navigator": 0.8}
