"""The coves, pearls and cards of `components.toml`, checked, as tables that rules can read."""

from __future__ import annotations

from typing import Literal, get_args

from islario.kernel.components import Components
from islario.kernel.rule import table

Pearl = Literal["white", "pink", "black", "gold"]
PEARLS: tuple[Pearl, ...] = get_args(Pearl)
IN_A_NECKLACE = 3  # the first so many kinds
GOLD = PEARLS.index("gold")
SEATS = 4
NONE = -1

BOX = Components("perlas")
COVE_NAMES = "ABCDE"
COVE_DEPTHS: list[int] = BOX.get("reef", "coves", list)
BOX.require(
    len(COVE_DEPTHS) == len(COVE_NAMES) and all(isinstance(depth, int) and depth >= 1 for depth in COVE_DEPTHS),
    "reef", "coves", "there are five coves, each at a depth of at least 1",
)  # fmt: skip
COVE_DEPTH = table(COVE_DEPTHS)
COVES = len(COVE_DEPTHS)
ROUNDS: int = BOX.get("reef", "rounds", int)
HAND: int = BOX.get("reef", "hand", int)
NECKLACE: int = BOX.get("reef", "necklace", int)
BREATH: int = BOX.get("reef", "breath", int)

_kinds = [BOX.get("pearls", kind, dict) for kind in PEARLS]
PEARL_COUNT = table([kind["count"] for kind in _kinds])
PEARL_POINTS = table([kind["points"] for kind in _kinds])

DEPTHS: int = BOX.get("dive-cards", "depths", int)  # cards have a number from 0; their depth is one more
COPIES: int = BOX.get("dive-cards", "copies", int)
BOX.require(
    DEPTHS * COPIES >= SEATS * (HAND + 1), "dive-cards", "copies", "four hands and a card each to draw have to be there"
)
BOX.require(
    int(PEARL_COUNT.sum()) >= COVES + ROUNDS * SEATS, "pearls", "white", "there are not enough pearls for all rounds"
)
