"""The islands, cards and buildings of Islas Canarias as tables that rules read, made from components.toml."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Literal, get_args

from islario.kernel.components import Components
from islario.kernel.rule import table

BOX = Components("islas-canarias")


class Building(IntEnum):
    HOUSE = 0
    PALACE = 1
    TOWN = 2


class Power(IntEnum):
    """What a privilege lets its owner do."""

    WIN_TIES = 0
    DRAW_FIVE = 1
    MIXED_PALACE = 2
    BUILD_ANYWHERE = 3
    EXTRA_CARD = 4
    PIRATE_SHIELD = 5


Feature = Literal["coast", "village", "river", "mountain", "farmland", "road"]
Colour = Literal["orange", "brown", "green", "blue", "beige", "red"]
Symbol = Feature | Colour  # what a priority can be
BuildingName = Literal["house", "palace", "town"]
PowerName = Literal["win_ties", "draw_five", "mixed_palace", "build_anywhere", "extra_card", "pirate_shield"]
IslandName = Literal["gran_canaria", "lanzarote", "fuerteventura", "la_palma", "la_gomera", "tenerife"]
AreaName = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]
DeckName = Literal["kinds", "distinct"]

FEATURES: tuple[Feature, ...] = get_args(Feature)
COLOURS: tuple[Colour, ...] = get_args(Colour)
SYMBOLS: tuple[Symbol, ...] = (*FEATURES, *COLOURS)
BUILDINGS: tuple[BuildingName, ...] = get_args(BuildingName)
POWERS: tuple[PowerName, ...] = get_args(PowerName)
ISLANDS: tuple[IslandName, ...] = get_args(IslandName)
AREA_NAMES: tuple[AreaName, ...] = get_args(AreaName)
DECKS: tuple[DeckName, ...] = get_args(DeckName)
SETTLERS = (
    "capitan", "carpintero", "lenador", "herrero", "cestero", "molinero", "segador", "noble", "mercader",
    "pescador", "lavandera", "tejedor", "labrador", "pastor", "panadero", "monje", "arriero", "alfarero",
)  # fmt: skip

SEATS = 5
AREAS = len(AREA_NAMES)
ALL_AREAS = (1 << AREAS) - 1
PRIORITIES = 4
ROWS = 3  # different cards of one occupation
SETTLER_CARDS = [name if row == 0 else f"{name}-{row + 1}" for name in SETTLERS for row in range(ROWS)]
PIRATE_CARDS = [f"pirate-{colour}" for colour in COLOURS]
CARD_NAMES = [*SETTLER_CARDS, *PIRATE_CARDS]  # equal cards are one number
FIRST_PIRATE = len(SETTLER_CARDS)
CARDS = len(CARD_NAMES)
NONE = -1

SIDES = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
Square = tuple[int, int]


@dataclass(frozen=True)
class Land:
    """One island as it is printed."""

    grid: list[str]
    areas: list[Square]  # (row, column) of each area
    edges: dict[tuple[Square, str], str]  # what runs along a side of a square
    touches: list[int]  # by feature, the set of areas next to it
    neighbours: list[int]  # by area, the set of areas that share an edge with it


def _read_land(island: str) -> Land:
    name = f"island-{island}"
    grid = BOX.get(name, "grid", list)
    even = all(isinstance(row, str) and len(row) == len(grid[0]) and set(row) <= set("oVF~") for row in grid)
    BOX.require(even, name, "grid", "the grid needs rows of one length, made of 'o', 'V', 'F' and '~'")
    squares = {(y, x): kind for y, row in enumerate(grid) for x, kind in enumerate(row) if kind != "~"}
    areas = [square for square, kind in squares.items() if kind == "o"]
    BOX.require(len(areas) == AREAS, name, "grid", f"an island has {AREAS} areas to build on, not {len(areas)}")
    edges = {edge: f for f in ("coast", "mountain", "river", "road") for edge in _edges(name, f, squares)}
    touches = [0] * len(FEATURES)
    neighbours = [0] * AREAS
    for area, square in enumerate(areas):
        for side in SIDES:
            beyond = _beyond(square, side)
            kind = squares.get(beyond)
            if kind == "o":
                neighbours[area] |= 1 << areas.index(beyond)
            features = {{"V": "village", "F": "farmland"}.get(kind or ""), edges.get((square, side))}
            for feature in features - {None}:
                touches[FEATURES.index(str(feature))] |= 1 << area
    return Land(grid, areas, edges, touches, neighbours)


def _edges(name: str, feature: str, squares: dict[Square, str]) -> list[tuple[Square, str]]:
    """The sides along which a feature runs, each seen from the squares on both of its sides."""
    edges = []
    inner = feature in ("river", "road")
    for edge in BOX.get(name, feature, list):
        row, column, side = edge.split(",") if isinstance(edge, str) and edge.count(",") == 2 else ("", "", "")
        known = row.isdecimal() and column.isdecimal() and side in SIDES and (int(row), int(column)) in squares
        BOX.require(known, name, feature, f"there is no edge '{edge}'")
        square = (int(row), int(column))
        beyond = _beyond(square, side)
        where = "between two squares" if inner else "at the sea"
        BOX.require((beyond in squares) == inner, name, feature, f"the edge '{edge}' must lie {where}")
        edges += [(square, side), (beyond, {"N": "S", "S": "N", "E": "W", "W": "E"}[side])]
    return edges


def _beyond(square: Square, side: str) -> Square:
    return square[0] + SIDES[side][0], square[1] + SIDES[side][1]


LANDS = [_read_land(island) for island in ISLANDS]
HALF = AREAS // 2  # sets of areas are looked up in two halves, so that the tables stay small
HALF_MASK = (1 << HALF) - 1


def _around(land: Land, half: int) -> list[int]:
    """For each set of areas of one half of an island the areas next to any of them."""
    unions = []
    for areas in range(1 << HALF):
        union = 0
        for area in range(HALF):
            if areas >> area & 1:
                union |= land.neighbours[half * HALF + area]
        unions.append(union)
    return unions


TOUCH = table([land.touches for land in LANDS])
AROUND = table([[_around(land, 0), _around(land, 1)] for land in LANDS])


def _settler_cards() -> tuple[list[int], list[list[int]]]:
    """House colour and priorities of every settler card."""
    houses, priorities = [], []
    for settler in SETTLERS:
        name = f"settler-{settler}"
        house, cards = BOX.get(name, "house", str), BOX.get(name, "cards", list)
        BOX.require(house in COLOURS, name, "house", f"there is no colour '{house}'")
        BOX.require(len(cards) == ROWS, name, "cards", f"a settler has {ROWS} rows of priorities")
        for card in cards:
            fair = isinstance(card, list) and len(card) == PRIORITIES and set(card) <= set(SYMBOLS)
            BOX.require(fair, name, "cards", f"a card has {PRIORITIES} features or colours as priorities")
            houses.append(COLOURS.index(house))
            priorities.append([SYMBOLS.index(symbol) for symbol in card])
    return houses, priorities


_HOUSES, _PRIORITIES = _settler_cards()
HOUSE_COLOUR, PRIORITY = table(_HOUSES), table(_PRIORITIES)
OCCUPATIONS = [BOX.get(f"settler-{settler}", "occupation", str) for settler in SETTLERS]


def _copies(deck: str) -> list[int]:
    rows: list[int] = BOX.get("decks", deck, list)
    fair = len(rows) == ROWS and all(type(copies) is int and copies >= 0 for copies in rows) and sum(rows) == ROWS
    BOX.require(fair, "decks", deck, f"a deck has {ROWS} cards of each settler")
    return rows * len(SETTLERS) + [1] * len(COLOURS)


COPIES = table([_copies(deck) for deck in DECKS])
DECK_SIZE = sum(_copies("kinds"))


def _colour_of_each_power() -> list[int]:
    colours = [BOX.get("privileges", power, str) for power in POWERS]
    for power, colour in zip(POWERS, colours, strict=True):
        fair = colour in COLOURS and colours.count(colour) == 1
        BOX.require(fair, "privileges", power, "each privilege has a colour of its own")
    return [COLOURS.index(colour) for colour in colours]


PRIVILEGE = table(_colour_of_each_power())  # the colour of the privilege that gives a power
SUPPLY = table(BOX.row("supply", ("houses_per_colour", "palaces_per_colour", "towns_per_colour")))
FIRST_HAND, DRAW, DRAW_WITH_PRIVILEGE = BOX.row("turn", ("first_hand", "draw", "draw_with_privilege"))
BOX.require(min(DRAW, DRAW_WITH_PRIVILEGE) > 1, "turn", "draw", "whoever draws takes two cards or more")
HOUSE_POINTS, FIRST_PALACE_POINTS, FURTHER_PALACE_POINTS, TOWN_POINTS, FOR_PRIVILEGE, TO_END = BOX.row(
    "points", ("house", "first_palace", "further_palace", "town", "for_privilege", "to_end")
)
MOST_POINTS = 63  # in one colour: what is told of it has so much room
_IN_A_COLOUR = zip(SUPPLY, (HOUSE_POINTS, max(FIRST_PALACE_POINTS, FURTHER_PALACE_POINTS), TOWN_POINTS), strict=True)
_ALL_BUILT = sum(int(count) * points for count, points in _IN_A_COLOUR)
BOX.require(_ALL_BUILT <= MOST_POINTS, "points", "town", f"a colour is worth {MOST_POINTS} points at most")
LAST_ROUND: int = BOX.get("limit", "rounds", int)
BOX.require(2 <= LAST_ROUND <= 40, "limit", "rounds", "a match lasts 2 to 40 rounds at most")
