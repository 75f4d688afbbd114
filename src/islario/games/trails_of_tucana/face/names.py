"""The things of the game in words: terrains, sights, spaces and what stands there."""

from __future__ import annotations

from functools import cache

from islario.games.trails_of_tucana.box.components import LETTERS, SHEETS, SIGHTS, TERRAINS, Letter, Sheet
from islario.games.trails_of_tucana.rules.state import Setting
from islario.kernel.reading import Hidden
from islario.words import Said

VILLAGE_AT = [{sheet.names[space]: village for village, space in enumerate(sheet.villages)} for sheet in SHEETS]
SIGHT_AT = [
    {sheet.names[space]: kind for kind, spaces in enumerate(sheet.sights) for space in spaces} for sheet in SHEETS
]
LINK_NAMES = [[f"{sheet.names[a]}-{sheet.names[b]}" for a, b in sheet.links] for sheet in SHEETS]


def island_of(hidden: Hidden) -> int:
    return hidden.options[Setting.ISLAND]  # type: ignore[no-any-return]


def sheet_of(hidden: Hidden) -> Sheet:
    return SHEETS[island_of(hidden)]


def terrain_said(terrain: int) -> Said:
    return Said(f"terrain-{TERRAINS[terrain]}")


def cards_said(one: int, other: int) -> Said:
    return Said("two-cards", a=terrain_said(one), b=terrain_said(other))


def sight_said(kind: int) -> Said:
    return Said(f"sight-{SIGHTS[kind]}")


def grade_said(grade: int) -> Said:
    return Said(f"grade-{grade}")


def place_said(hidden: Hidden, owner: int, name: str) -> Said:
    """A space on a seat's sheet: its name, its terrain and what stands there."""
    island = island_of(hidden)
    return place_with(island, name, letter_at(hidden, owner, island, name))


def letter_at(hidden: Hidden, owner: int, island: int, name: str) -> Letter | None:
    """The letter that the seat has written at the village there, if one stands there."""
    village = VILLAGE_AT[island].get(name)
    return None if village is None else LETTERS[hidden.letter[owner, village]]


@cache
def place_with(island: int, name: str, letter: Letter | None) -> Said:
    """What is printed on the sheets, and the letter that a seat has written there."""
    terrain = terrain_said(SHEETS[island].terrains[SHEETS[island].names.index(name)])
    if letter is not None:
        return Said("place-with-village", name=name, letter=letter, terrain=terrain)
    if name in SIGHT_AT[island]:
        return Said("place-with-sight", name=name, terrain=terrain, sight=sight_said(SIGHT_AT[island][name]))
    return Said("place", name=name, terrain=terrain)
