"""What the game is played with, as boards read it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from perlas.box.components import (
    BREATH,
    COPIES,
    COVE_DEPTHS,
    COVE_NAMES,
    DEPTHS,
    HAND,
    NECKLACE,
    PEARL_COUNT,
    PEARL_POINTS,
    PEARLS,
    ROUNDS,
    Pearl,
)


class Box(Struct, frozen=True):
    coves: dict[str, int]  # how deep each lies
    points: dict[Pearl, int]
    pearls: dict[Pearl, int]  # how many there are
    depths: int
    copies: int
    hand: int
    rounds: int
    necklace: int
    breath: int


def box(options: Sequence[int]) -> Box:
    points, pearls = (dict(zip(PEARLS, of.tolist(), strict=True)) for of in (PEARL_POINTS, PEARL_COUNT))
    coves = dict(zip(COVE_NAMES, COVE_DEPTHS, strict=True))
    return Box(coves, points, pearls, DEPTHS, COPIES, HAND, ROUNDS, NECKLACE, BREATH)
