"""What a table is played with, as the rules see it: the island of the table, the cards, and what is printed on them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from islario.games.trails_of_tucana.box.components import (
    BLUE_VALUE,
    FIRST_BLUE,
    GRADE,
    ISLANDS,
    LETTERS,
    PAIR_VALUE,
    RED_VALUE,
    ROUNDS,
    SECOND_BLUE,
    SETUP_CARD,
    SHEETS,
    SIGHT_VALUE,
    SIGHTS,
    TERRAIN_CARDS,
    TERRAINS,
    TURNS,
    Island,
    Letter,
    Sight,
    Terrain,
)
from islario.games.trails_of_tucana.face.names import LINK_NAMES, SIGHT_AT, VILLAGE_AT
from islario.games.trails_of_tucana.rules.state import Setting


class Space(Struct, frozen=True):
    """A space by its name, as in "3c": third row, third space. Neighbours in a row are 2 apart in x, those in the next
    row 1."""

    name: str
    x: int
    y: int
    terrain: Terrain
    village: int | None  # its number, clockwise from the top
    sight: Sight | None


class Link(Struct, frozen=True):
    """Two adjacent spaces. The number of the move that draws there is the link's place in the box."""

    name: str  # of a trail drawn there, as in "3c-4d"
    a: str
    b: str


class BlueValues(Struct, frozen=True):
    """What the blue bonus cards bring, by letter."""

    first: dict[Letter, int]  # the cards marked #1
    second: dict[Letter, int]


class Box(Struct, frozen=True):
    island: Island
    spaces: tuple[Space, ...]
    links: tuple[Link, ...]
    sight_values: dict[Sight, tuple[int, ...]]  # circled from the left, one for each sight of the kind
    pair_values: dict[Letter, int]
    blue_values: BlueValues
    red_values: dict[Sight, int]
    terrain_cards: dict[Terrain, int]
    setup_cards: tuple[str, ...]  # the letters that each reads
    grades: tuple[int, ...]  # the least score for each
    rounds: int
    turns: int  # in a round


def box(options: Sequence[int]) -> Box:
    island = options[Setting.ISLAND]
    sheet = SHEETS[island]
    values = zip(SIGHTS, sheet.sights, SIGHT_VALUE[island].tolist(), strict=True)
    return Box(
        island=ISLANDS[island],
        spaces=_spaces(island),
        links=_links(island),
        sight_values={kind: tuple(printed[: len(spaces)]) for kind, spaces, printed in values},
        pair_values=dict(zip(LETTERS, PAIR_VALUE[island].tolist(), strict=True)),
        blue_values=BlueValues(
            *(dict(zip(LETTERS, BLUE_VALUE[card].tolist(), strict=True)) for card in (FIRST_BLUE, SECOND_BLUE))
        ),
        red_values=dict(zip(SIGHTS, RED_VALUE.tolist(), strict=True)),
        terrain_cards=dict(zip(TERRAINS, TERRAIN_CARDS.tolist(), strict=True)),
        setup_cards=tuple("".join(LETTERS[letter] for letter in card) for card in SETUP_CARD.tolist()),
        grades=tuple(GRADE[island].tolist()),
        rounds=int(ROUNDS[island]),
        turns=TURNS,
    )


def _spaces(island: int) -> tuple[Space, ...]:
    sheet, villages, sights = SHEETS[island], VILLAGE_AT[island], SIGHT_AT[island]
    return tuple(
        Space(
            name, x, y, TERRAINS[terrain],
            villages[name] + 1 if name in villages else None,
            SIGHTS[sights[name]] if name in sights else None,
        )
        for name, (x, y), terrain in zip(sheet.names, sheet.places, sheet.terrains, strict=True)
    )  # fmt: skip


def _links(island: int) -> tuple[Link, ...]:
    names, spaces = LINK_NAMES[island], SHEETS[island].names
    return tuple(Link(name, spaces[a], spaces[b]) for name, (a, b) in zip(names, SHEETS[island].links, strict=True))
