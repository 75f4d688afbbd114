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
    win: float = 0.0  # how much winning counts against being ahead, where the end is reached or a network foretells it
    trust: float = 1.0  # of a network's word on a position, where there is one, against the game's own estimate
    exploration: float = 0.6
    doubt: float = 1.0  # in points (with a network, in its own units): how much worse a move may look and be likely
    open: float = 0.1  # the part of likeliness that all moves share
    width: float = 4.0  # moves looked at first, and how many more join in with the root of the visits
    widening: float = 1.0
    samples: float = 8.0  # truths that the first look at the moves is taken on
    foresight: float = 30.0  # decisions that are played on before the position is estimated
    care: float = 0.8  # how often a decision in a playout is considered
    tries: float = 4.0  # and among how many moves; 0: with a network, as it would decide
    care_of_others: float = 0.8
    even: float = 0.0  # each move has its turn: for comparing moves, not for finding them

    def record(self) -> np.ndarray:
        """As compiled code takes it."""
        return np.array([astuple(self)], [(field.name, "f8") for field in fields(self)])


USUAL_MANNER = Manner()
# With a network: a position is foretold where it is found, and winning is all that counts.
LEARNED_MANNER = Manner(win=1.0, foresight=0.0, care=1.0, care_of_others=1.0, open=0.05, samples=1.0, tries=0.0)

# How much each level errs, so that in every game each is a step above the one below (docs/bots.md). At first sight: the
# points by which a move may look worse and still be taken a third as often. After thinking: at 1, a move that seemed
# worth half the thought is taken half as often; at a half, a quarter as often. A game that has measured says its own.
USUAL_ERRORS = {"novice": 2.0, "sailor": 0.2, "navigator": 0.8}
