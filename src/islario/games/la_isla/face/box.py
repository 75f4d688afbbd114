"""What a table is played with, as boards and programs read it: the island's pieces, tracks, cards and values."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal, get_args

from msgspec import Struct

from islario.games.la_isla.box.components import (
    ANIMALS,
    AREA,
    CARD_ANIMAL,
    CARD_COLOUR,
    CARD_FAMILY,
    CARD_VALUE,
    CARDS_IN_USE,
    CHEAP_PRICE,
    COLOURS,
    END_SUM,
    EXPLORERS,
    FAMILIES,
    FAMILY_AMOUNT,
    FAMILY_EFFECT,
    FAMILY_MATCH,
    FAMILY_PARAMETER,
    FAMILY_WHEN,
    HAND,
    KINDS,
    LANDSCAPES,
    LARGE,
    PRICE,
    PRINTED_LANDSCAPE,
    PRINTED_SLOTS,
    PRINTED_SYMBOL,
    REGION_NAMES,
    REGION_SPACES,
    REGION_VALUE,
    REGIONS,
    RESERVE,
    RESOURCES_A_POINT,
    RINGS,
    SEATS,
    SET_VALUE,
    SPACE_NAMES,
    SPACE_PLACE,
    SPACE_RING,
    SPACES,
    SYMBOLS,
    TEETH,
    TILES_OF_A_KIND,
    Animal,
    Colour,
    Landscape,
    Parameter,
    Ring,
    RingName,
    Symbol,
)
from islario.games.la_isla.face.names import variant_name
from islario.games.la_isla.rules.state import Setting

WhenName = Literal["deal", "slotted", "resource", "pay", "place", "claim", "card-d", "marker-d"]
MatchName = Literal["always", "symbol", "landscape", "ring", "company", "resource", "animal"]
EffectName = Literal[
    "points", "cube-any", "cube-same", "marker-any", "swap", "price", "wild", "marker-instead", "explorer", "slot",
    "draw",
]  # fmt: skip
WHENS: tuple[WhenName, ...] = get_args(WhenName)
MATCHES: tuple[MatchName, ...] = get_args(MatchName)
EFFECTS: tuple[EffectName, ...] = get_args(EffectName)


class Land(Struct, frozen=True):
    """A landscape and the resource that it costs."""

    landscape: Landscape
    resource: Colour


class Print(Struct, frozen=True):
    """What is printed on a space."""

    landscape: Landscape
    resource: Colour
    symbol: Symbol


class Tooth(Struct, frozen=True):
    middle: Print
    outer: Print


class BoxSpace(Struct, frozen=True):
    """A space by its ring and its place there, clockwise; the tooth at that place brings what is printed on it."""

    name: str
    ring: RingName
    place: int


class BoxRegion(Struct, frozen=True):
    """A jungle region, what it is worth, and the spaces around it."""

    name: str
    value: int
    spaces: tuple[str, ...]


class EndSum(Struct, frozen=True):
    """The sum of areas that ends the game with so many players."""

    players: int
    sum: int


class Family(Struct, frozen=True):
    """Functions that differ in one thing only: when they work, what they look at then, and what they do."""

    function: str
    variants: Parameter  # what they differ in
    when: WhenName
    match: MatchName
    effect: EffectName
    amount: int


class BoxCard(Struct, frozen=True):
    """All that is printed on a card."""

    number: int
    function: str
    variant: str
    amount: int
    resource: Colour
    animal: Animal
    value: int


class Box(Struct, frozen=True, kw_only=True):
    lands: tuple[Land, ...]
    symbols: tuple[Symbol, ...]
    animals: tuple[Animal, ...]
    spaces: tuple[BoxSpace, ...]
    centre: tuple[Print, ...]  # of the inner ring
    teeth: tuple[Tooth, ...]
    regions: tuple[BoxRegion, ...]
    tiles: int  # small ones of each animal
    areas: tuple[int, ...]  # of an animal track, step by step: what a marker there makes each of its animals worth
    end_sums: tuple[EndSum, ...]
    families: tuple[Family, ...]
    cards: tuple[BoxCard, ...]  # those in use
    hand: int  # cards a round
    slots: int  # printed on a holder
    explorers: int
    reserve: int  # more explorers, which cards bring
    large: int  # animals that a large tile counts for
    price: int
    cheap_price: int
    set_value: int  # of all five animals
    resources_a_point: int  # left over at the end


@cache
def card_printed(card: int) -> BoxCard:
    family = CARD_FAMILY[card]
    return BoxCard(
        number=card,
        function=FAMILIES[family],
        variant=variant_name(card),
        amount=int(FAMILY_AMOUNT[family]),
        resource=COLOURS[CARD_COLOUR[card]],
        animal=ANIMALS[CARD_ANIMAL[card]],
        value=int(CARD_VALUE[card]),
    )


def _region(region: int) -> BoxRegion:
    around = tuple(SPACE_NAMES[space] for space in REGION_SPACES[region])
    return BoxRegion(REGION_NAMES[region], int(REGION_VALUE[region]), around)


def _print(ring: Ring, piece: int) -> Print:
    landscape, symbol = PRINTED_LANDSCAPE[ring, piece], PRINTED_SYMBOL[ring, piece]
    return Print(LANDSCAPES[landscape], COLOURS[landscape], SYMBOLS[symbol])


def _family(family: int) -> Family:
    return Family(
        function=FAMILIES[family],
        variants=FAMILY_PARAMETER[family],
        when=WHENS[FAMILY_WHEN[family]],
        match=MATCHES[FAMILY_MATCH[family]],
        effect=EFFECTS[FAMILY_EFFECT[family]],
        amount=int(FAMILY_AMOUNT[family]),
    )


def box(options: Sequence[int]) -> Box:
    return Box(
        lands=tuple(map(Land, LANDSCAPES, COLOURS)),
        symbols=SYMBOLS,
        animals=ANIMALS,
        spaces=tuple(BoxSpace(SPACE_NAMES[s], RINGS[SPACE_RING[s]], int(SPACE_PLACE[s])) for s in range(SPACES)),
        centre=tuple(_print(Ring.INNER, piece) for piece in range(KINDS)),
        teeth=tuple(Tooth(_print(Ring.MIDDLE, tooth), _print(Ring.OUTER, tooth)) for tooth in range(TEETH)),
        regions=tuple(map(_region, range(REGIONS))),
        tiles=TILES_OF_A_KIND,
        areas=tuple(AREA.tolist()),
        end_sums=tuple(EndSum(players, int(END_SUM[players])) for players in range(2, SEATS + 1)),
        families=tuple(map(_family, range(len(FAMILIES)))),
        cards=tuple(map(card_printed, range(CARDS_IN_USE[options[Setting.ADVANCED_CARDS]]))),
        hand=HAND,
        slots=PRINTED_SLOTS,
        explorers=EXPLORERS,
        reserve=RESERVE,
        large=LARGE,
        price=PRICE,
        cheap_price=CHEAP_PRICE,
        set_value=SET_VALUE,
        resources_a_point=RESOURCES_A_POINT,
    )
