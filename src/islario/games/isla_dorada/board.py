"""The table in a terminal: the island as a map, what lies on it, and everybody's cards."""

from __future__ import annotations

import numpy as np

from islario.words import Words


def board(state: np.ndarray, seat: int, words: Words) -> str:
    return ""
