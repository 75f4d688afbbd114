"""The sheets and cards of Trails of Tucana as tables that rules read, made from components.toml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

import numpy as np

from islario.kernel.components import Components
from islario.kernel.rule import table

BOX = Components("trails-of-tucana")

Island = Literal["isla-petit", "isla-grande"]
Terrain = Literal["desert", "forest", "mountain", "water", "any"]
Sight = Literal["obelisk", "book", "toucan", "yeti", "sea-monster"]
Letter = Literal["A", "B", "C", "D", "E"]

ISLANDS: tuple[Island, ...] = get_args(Island)
TERRAINS: tuple[Terrain, ...] = get_args(Terrain)
SIGHTS: tuple[Sight, ...] = get_args(Sight)
LETTERS: tuple[Letter, ...] = get_args(Letter)

SEATS = 8
VILLAGES = 10
ANY = TERRAINS.index("any")  # on cards only
NO_SPACE = -1
WORD = 52  # spaces in one word of a set of spaces; two words hold any island


@dataclass(frozen=True)
class Sheet:
    """One island as it is printed."""

    places: list[tuple[int, int]]  # (x, y) of each space
    names: list[str]  # "3c": third row, third space
    terrains: list[int]
    villages: list[int]  # the space of village 1, 2, ...
    sights: list[list[int]]  # the spaces of each kind of sight
    links: list[tuple[int, int]]  # pairs of adjacent spaces, where trails may be drawn


def _read_sheet(island: str) -> Sheet:
    places: list[tuple[int, int]] = []
    names: list[str] = []
    terrains: list[int] = []
    villages: dict[int, int] = {}
    sights: list[list[int]] = [[] for _ in SIGHTS]
    for y, row in enumerate(BOX.get(island, "rows", list)):
        BOX.require(isinstance(row, dict) and {"x0", "spaces"} <= set(row), island, "rows",
                    f"row {y + 1} needs 'x0' and 'spaces'")  # fmt: skip
        for i, token in enumerate(row["spaces"].split()):
            if token == "-":
                continue
            terrain, mark = "DFMW".find(token[0]), token[1:]
            known = mark == "" or mark in tuple("obtys") or (mark.isdecimal() and 1 <= int(mark) <= VILLAGES)
            BOX.require(terrain >= 0 and known, island, "rows", f"row {y + 1} has an unknown space '{token}'")
            space = len(places)
            places.append((row["x0"] + 2 * i, y))
            names.append(f"{y + 1}{chr(ord('a') + i)}")
            terrains.append(terrain)
            if mark.isdecimal():
                BOX.require(int(mark) not in villages, island, "rows", f"village {mark} stands there twice")
                villages[int(mark)] = space
            elif mark:
                sights["obtys".index(mark)].append(space)
    of_a_kind = BOX.get(island, "sights_of_a_kind", int)
    BOX.require(of_a_kind in (2, 3), island, "sights_of_a_kind", "there must be 2 or 3 sights of a kind")
    BOX.require(len(places) <= 2 * WORD, island, "rows", f"there is room for {2 * WORD} spaces")
    BOX.require(len(villages) == VILLAGES, island, "rows", f"there must be {VILLAGES} villages")
    for kind, spaces in zip(SIGHTS, sights, strict=True):
        BOX.require(len(spaces) == of_a_kind, island, "rows", f"there must be {of_a_kind} of '{kind}'")
    numbered = [villages[v] for v in range(1, VILLAGES + 1)]
    return Sheet(places, names, terrains, numbered, sights, _links(places))


def _links(places: list[tuple[int, int]]) -> list[tuple[int, int]]:
    space_at = {place: space for space, place in enumerate(places)}
    links = []
    for space, (x, y) in enumerate(places):
        for ahead in ((x + 2, y), (x - 1, y + 1), (x + 1, y + 1)):
            if ahead in space_at:
                links.append((space, space_at[ahead]))
    return links


SHEETS = [_read_sheet(island) for island in ISLANDS]
SPACES = max(len(sheet.places) for sheet in SHEETS)
LINKS = max(len(sheet.links) for sheet in SHEETS)
MOST_OF_A_KIND = max(len(sheet.sights[0]) for sheet in SHEETS)
NUMBER_OF_SIGHTS = len(SIGHTS) * MOST_OF_A_KIND


def _padded(rows: list[list[int]], width: int) -> list[list[int]]:
    return [row + [NO_SPACE] * (width - len(row)) for row in rows]


def _values(island: str, key: str, count: int) -> list[int]:
    """Whole numbers under `[island.values]`."""
    values = BOX.get(island, "values", dict).get(key)
    fits = isinstance(values, list) and len(values) == count and all(type(v) is int for v in values)
    BOX.require(fits, f"{island}.values", key, f"'{key}' must be a list of {count} whole numbers")
    return list(values)


def _near(sheet: Sheet) -> list[list[int]]:
    """The neighbours of each space, as a set of two words."""
    sets = [[0, 0] for _ in range(SPACES)]
    for a, b in [*sheet.links, *((b, a) for a, b in sheet.links)]:
        sets[a][b // WORD] |= 1 << b % WORD
    return sets


NEAR = table([_near(sheet) for sheet in SHEETS])
SPACE_COUNT = table([len(sheet.places) for sheet in SHEETS])
LINK_COUNT = table([len(sheet.links) for sheet in SHEETS])
ENDS = table([sheet.links + [(NO_SPACE, NO_SPACE)] * (LINKS - len(sheet.links)) for sheet in SHEETS])
VILLAGE_SPACE = table([sheet.villages for sheet in SHEETS])
OF_A_KIND = table([len(sheet.sights[0]) for sheet in SHEETS])
SIGHT_SPACE = table([_padded(sheet.sights, MOST_OF_A_KIND) for sheet in SHEETS])
SIGHT_VALUE = table(
    [_padded([_values(island, kind, len(sheet.sights[0])) for kind in SIGHTS], MOST_OF_A_KIND)
     for island, sheet in zip(ISLANDS, SHEETS, strict=True)]
)  # fmt: skip
PAIR_VALUE = table([_values(island, "pairs", len(LETTERS)) for island in ISLANDS])
NUMBER_OF_GRADES = 6
GRADE = table([_values(island, "grades", NUMBER_OF_GRADES) for island in ISLANDS])  # the least score for each
ROUNDS = table([BOX.get(island, "rounds", int) for island in ISLANDS])
BOX.require(all(1 <= r <= 3 for r in ROUNDS), "isla-petit", "rounds", "an island is played for 1 to 3 rounds")

TERRAIN_CARDS = table(BOX.row("terrain-cards", TERRAINS))
TURNS = (int(np.sum(TERRAIN_CARDS)) - 1) // 2  # two cards a turn, and one is left over
RED_VALUE = table(BOX.row("red-bonus-cards", SIGHTS))
MOST_RED_CARDS = 2  # lie open with five players or more; else one


def _blue(key: str) -> list[int]:
    values = BOX.get("blue-bonus-cards", key, list)
    BOX.require(len(values) == len(LETTERS), "blue-bonus-cards", key, "there must be one value a letter")
    return [int(value) for value in values]


NO_BLUE, FIRST_BLUE, SECOND_BLUE = 0, 1, 2
BLUE_VALUE = table([[0] * len(LETTERS), _blue("first"), _blue("second")])


def _setup_cards() -> list[list[int]]:
    cards = BOX.get("setup-cards", "letters", list)
    for card in cards:
        fair = isinstance(card, str) and sorted(card) == sorted(LETTERS * 2)
        BOX.require(fair, "setup-cards", "letters", f"a card holds each letter A to E twice, not {card!r}")
    return [[LETTERS.index(letter) for letter in card] for card in cards]


SETUP_CARD = table(_setup_cards())


def _fitting_links() -> tuple[list[int], np.ndarray, np.ndarray]:
    """For each island and pair of terrain cards the links that match them: one flat list, and where each begins
    and ends in it."""
    links: list[int] = []
    begin, end = (np.zeros((len(SHEETS), len(TERRAINS), len(TERRAINS)), np.int64) for _ in range(2))
    for island, sheet in enumerate(SHEETS):
        one, other = np.array(sheet.terrains)[np.array(sheet.links)].T
        for a in range(len(TERRAINS)):
            for b in range(len(TERRAINS)):
                begin[island, a, b] = len(links)
                fits = (_match(a, one) & _match(b, other)) | (_match(a, other) & _match(b, one))
                links += np.flatnonzero(fits).tolist()
                end[island, a, b] = len(links)
    return links, begin, end


def _match(card: int, terrains: np.ndarray) -> np.ndarray:
    return np.full(len(terrains), True) if card == ANY else terrains == card


FITTING_LINK, FITTING_BEGIN, FITTING_END = (table(values) for values in _fitting_links())
