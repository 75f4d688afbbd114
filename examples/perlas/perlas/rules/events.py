"""What can happen."""

from __future__ import annotations

from enum import IntEnum


class Event(IntEnum):
    FIRST_DIVER = 1
    ROUND_BEGINS = 2
    PEARL_FOUND = 3
    STORM = 4
    CARD_DRAWN = 5
    DIVED = 6
    PEARL_TAKEN = 7
    NOTHING_IN_REACH = 8
    BREATH_KEPT = 9
    NECKLACES = 10
    MATCH_ENDED = 11
