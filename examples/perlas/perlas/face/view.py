"""What lies on the table, as boards and programs read it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from islario.kernel.reading import Hidden
from perlas.box.components import COVE_DEPTHS, COVE_NAMES, COVES, DEPTHS, NONE, PEARLS, ROUNDS, Pearl
from perlas.rules.decisions import can_take
from perlas.rules.scoring import necklaces
from perlas.rules.state import Phase


class Cove(Struct, frozen=True):
    name: str
    depth: int
    pearl: Pearl | None
    closed: bool
    in_reach: bool  # of the viewer's dive


class Diver(Struct, frozen=True):
    pearls: dict[Pearl, int]
    necklaces: int
    dived: int | None  # how deep, once the cards are shown
    waited_for: bool
    hand: list[int] | None  # depths; None where the viewer may not know
    chosen: int | None  # the card laid, for its owner


class Table(Struct, frozen=True):
    phase: Literal["dive", "take", "over"]
    round: int
    rounds: int
    first: int
    coves: list[Cove]
    bag: dict[Pearl, int]
    discards: list[int]
    divers: list[Diver]


def view(hidden: Hidden) -> Table:
    return Table(
        phase=Phase(hidden.phase).name.lower(),  # type: ignore[arg-type]
        round=hidden.round_number,
        rounds=ROUNDS,
        first=hidden.start,
        coves=[_cove(hidden, cove) for cove in range(COVES)],
        bag=dict(zip(PEARLS, hidden.bag.tolist(), strict=True)),
        discards=_depths(hidden.discards.tolist()),
        divers=[_diver(hidden, seat) for seat in range(hidden.players)],
    )


def _cove(hidden: Hidden, cove: int) -> Cove:
    pearl, seat = hidden.cove[cove], hidden.viewer
    in_reach = seat >= 0 and hidden.phase == Phase.TAKE and bool(hidden.ask(can_take, seat, cove))
    name, depth = COVE_NAMES[cove], COVE_DEPTHS[cove]
    return Cove(name, depth, None if pearl == NONE else PEARLS[pearl], hidden.closed == cove, in_reach)


def _diver(hidden: Hidden, seat: int) -> Diver:
    mine = seat == hidden.viewer
    return Diver(
        pearls=dict(zip(PEARLS, hidden.pearls[seat].tolist(), strict=True)),
        necklaces=hidden.ask(necklaces, seat),
        dived=hidden.dived[seat] or None,
        waited_for=bool(hidden.waiting >> seat & 1) and hidden.phase != Phase.OVER,
        hand=_depths(hidden.hand[seat].tolist()) if mine else None,
        chosen=(hidden.laid[seat] or None) if mine else None,
    )


def _depths(counts: list[int]) -> list[int]:
    """Cards one by one, by their depth."""
    return [card + 1 for card in range(DEPTHS) for _ in range(counts[card])]
