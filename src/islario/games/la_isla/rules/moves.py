"""Every move has a number and a name. Cards and slots are called by their numbers, spaces as on the map."""

from __future__ import annotations

from islario.games.la_isla.box.components import (
    ANIMALS,
    ASSIGNMENT,
    CARD_FAMILY,
    CARDS,
    COLOURS,
    FAMILY_EFFECT,
    KINDS,
    NONE,
    PAYMENTS,
    SLOTS,
    SPACE_NAMES,
    Effect,
)
from islario.kernel.moves import Details, MoveTable, kind
from islario.kernel.reading import Hidden
from islario.kernel.rule import table

# What a function asks for when it is used, by the name of the detail; a swap is a move of its own.
CHOICES = {Effect.CUBE_ANY: ("colour", COLOURS), Effect.MARKER_ANY: ("animal", ANIMALS)}
WAYS_TO_USE = table([len(CHOICES[e][1]) if e in CHOICES else int(e != Effect.SWAP) for e in Effect])


def assigned(hidden: Hidden, nth: int) -> Details | None:
    """The cards of the hand that go to A, B and D."""
    cards = [hidden.hand[hidden.viewer, at] for at in ASSIGNMENT[nth].tolist()]
    return dict(zip("abd", cards, strict=True)) if min(cards) >= 0 else None


def covered(hidden: Hidden, nth: int) -> Details | None:
    return {"slot": nth + 1} if nth < hidden.slot_count[hidden.viewer] else None


def used(hidden: Hidden, nth: int) -> Details | None:
    """A visible card and, where its function asks for it, a colour or an animal."""
    slot, choice = divmod(nth, KINDS)
    card = hidden.slots[hidden.viewer, slot]
    if card == NONE or choice >= WAYS_TO_USE[FAMILY_EFFECT[CARD_FAMILY[card]]]:
        return None
    effect = Effect(FAMILY_EFFECT[CARD_FAMILY[card]])
    if effect not in CHOICES:
        return {"card": card}
    name, among = CHOICES[effect]
    return {"card": card, name: among[choice]}


def swapped(_: Hidden, nth: int) -> Details | None:
    """A resource is swapped for one of another colour."""
    give, get = divmod(nth, KINDS)
    return None if give == get else {"give": COLOURS[give], "get": COLOURS[get]}


MOVES = MoveTable(
    kind("assign", numbers=len(ASSIGNMENT), here=assigned, a=range(CARDS), b=range(CARDS), d=range(CARDS)),
    kind("cover", slot=range(1, SLOTS + 1), here=covered),
    kind("take", colour=COLOURS),
    kind("lift", space=SPACE_NAMES),
    kind("place", space=SPACE_NAMES),
    kind(
        "pay",
        names=[
            {"one": COLOURS[one]} if other == NONE else {"one": COLOURS[one], "other": COLOURS[other]}
            for one, other in PAYMENTS
        ],
        equal=("one", "other"),
        optional=("other",),
        one=COLOURS,
        other=COLOURS,
    ),
    kind(
        "use",
        numbers=SLOTS * KINDS,
        here=used,
        optional=("colour", "animal"),
        card=range(CARDS),
        colour=COLOURS,
        animal=ANIMALS,
    ),
    kind("swap", give=COLOURS, get=COLOURS, here=swapped),
    kind("mark", animal=ANIMALS),
    kind("done"),
)
MOST_LEGAL = (SLOTS - 1) * KINDS + KINDS * (KINDS - 1) + 1  # a choice at every slot but one that swaps, and declining

LAY = MOVES.first("assign")
COVER = MOVES.first("cover")
TAKE = MOVES.first("take")
LIFT = MOVES.first("lift")
PLACE = MOVES.first("place")
PAY = MOVES.first("pay")
USE = MOVES.first("use")
SWAP = MOVES.first("swap")
MARK = MOVES.first("mark")
DONE = MOVES.first("done")
