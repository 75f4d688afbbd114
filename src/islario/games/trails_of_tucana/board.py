"""The table in a terminal: the island in colour with its trails."""

from __future__ import annotations

import numpy as np

from islario.words import Words


def board(state: np.ndarray, seat: int, words: Words) -> str:
    return ""
