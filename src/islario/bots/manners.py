"""How a search plays each game: numbers that were measured (docs/bots.md), read by compiled code as it runs."""

from __future__ import annotations

from dataclasses import astuple, dataclass, fields

import numpy as np

A_WHOLE_MATCH = 1 << 30


@dataclass(frozen=True)
class Manner:
    """One way to search."""

    unit: float  # of the game's own estimate: so many make a point
    spread: float  # points ahead that make up three quarters of a certain win
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


MANNERS = {
    "la-isla": Manner(unit=100, spread=8, doubt=2, care=1, tries=16),
    "islas-canarias": Manner(unit=20, spread=4),
    "isla-dorada": Manner(unit=4, spread=6, doubt=2, care=1, tries=8),
    "trails-of-tucana": Manner(
        unit=32, spread=8, rivalry=0, foresight=A_WHOLE_MATCH, care=1, tries=99, care_of_others=0
    ),
}
