"""What a table is played with: the islands, the cards of its deck, and the values of the box."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from islario.games.islas_canarias.box.components import (
    AREA_NAMES,
    BUILDINGS,
    CARD_NAMES,
    COLOURS,
    COPIES,
    DRAW,
    DRAW_WITH_PRIVILEGE,
    FEATURES,
    FIRST_HAND,
    FIRST_PALACE_POINTS,
    FIRST_PIRATE,
    FOR_PRIVILEGE,
    FURTHER_PALACE_POINTS,
    HOUSE_COLOUR,
    HOUSE_POINTS,
    ISLANDS,
    LANDS,
    LAST_ROUND,
    OCCUPATIONS,
    PIRATE_CARDS,
    POWERS,
    PRIORITY,
    ROWS,
    SETTLERS,
    SUPPLY,
    SYMBOLS,
    TO_END,
    TOWN_POINTS,
    AreaName,
    BuildingName,
    Colour,
    Feature,
    IslandName,
    Land,
    PowerName,
    Symbol,
)
from islario.games.islas_canarias.face.names import POWER_OF, areas_in
from islario.games.islas_canarias.rules.state import Setting


class Edges(Struct, frozen=True):
    """Where coast, mountain, river and road run, each edge once: "row,column,side"."""

    coast: tuple[str, ...]
    mountain: tuple[str, ...]
    river: tuple[str, ...]
    road: tuple[str, ...]


class Area(Struct, frozen=True):
    """A square to build on: where it lies on the grid, what it is next to, and the areas beside it."""

    row: int
    column: int
    features: tuple[Feature, ...]
    neighbours: tuple[AreaName, ...]


class Island(Struct, frozen=True):
    """As it is printed; the grid has 'o' for an area, 'V' for village, 'F' for farmland and '~' for sea."""

    grid: tuple[str, ...]
    edges: Edges
    areas: dict[AreaName, Area]
    touches: dict[Feature, int]  # how many areas are next to each


class Face(Struct, frozen=True):
    """What is printed on a settler card, and what it is called among the words: equal occupations share a name."""

    settler: str
    occupation: str
    house: Colour
    priorities: tuple[Symbol, ...]


class Values(Struct, frozen=True):
    """Points."""

    house: int
    first_palace: int
    further_palace: int
    town: int
    for_privilege: int
    to_end: int


class Box(Struct, frozen=True):
    islands: dict[IslandName, Island]
    faces: dict[str, Face]  # of the settlers in this deck
    pirates: dict[str, Colour]  # its other cards
    copies: dict[str, int]  # of each of its cards
    supply: dict[BuildingName, int]  # of each colour
    privileges: dict[Colour, PowerName]
    values: Values
    first_hand: int
    draw: int
    draw_with_privilege: int
    last_round: int


def _edges(land: Land) -> Edges:
    lines: dict[str, list[str]] = {line: [] for line in Edges.__struct_fields__}
    for ((row, column), side), feature in list(land.edges.items())[::2]:  # every other one is the same from beyond
        lines[feature].append(f"{row},{column},{side}")
    return Edges(**{line: tuple(edges) for line, edges in lines.items()})


def _island(land: Land) -> Island:
    areas = {name: _area(land, area) for area, name in enumerate(AREA_NAMES)}
    touches = {feature: areas.bit_count() for feature, areas in zip(FEATURES, land.touches, strict=True)}
    return Island(tuple(land.grid), _edges(land), areas, touches)


def _area(land: Land, area: int) -> Area:
    features = tuple(feature for i, feature in enumerate(FEATURES) if land.touches[i] >> area & 1)
    return Area(*land.areas[area], features, areas_in(land.neighbours[area]))


def _face(card: int) -> Face:
    symbols = tuple(SYMBOLS[symbol] for symbol in PRIORITY[card].tolist())
    return Face(SETTLERS[card // ROWS], OCCUPATIONS[card // ROWS], COLOURS[HOUSE_COLOUR[card]], symbols)


ISLES = {name: _island(land) for name, land in zip(ISLANDS, LANDS, strict=True)}
FACES = [_face(card) for card in range(FIRST_PIRATE)]
VALUES = Values(HOUSE_POINTS, FIRST_PALACE_POINTS, FURTHER_PALACE_POINTS, TOWN_POINTS, FOR_PRIVILEGE, TO_END)


def box(options: Sequence[int]) -> Box:
    copies = COPIES[options[Setting.DECK]].tolist()
    return Box(
        islands=ISLES,
        faces={CARD_NAMES[card]: face for card, face in enumerate(FACES) if copies[card]},
        pirates=dict(zip(PIRATE_CARDS, COLOURS, strict=True)),
        copies={name: count for name, count in zip(CARD_NAMES, copies, strict=True) if count},
        supply=dict(zip(BUILDINGS, SUPPLY.tolist(), strict=True)),
        privileges={colour: POWERS[power] for colour, power in zip(COLOURS, POWER_OF, strict=True)},
        values=VALUES,
        first_hand=FIRST_HAND,
        draw=DRAW,
        draw_with_privilege=DRAW_WITH_PRIVILEGE,
        last_round=LAST_ROUND,
    )
