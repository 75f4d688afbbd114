"""The island, the tracks and the cards of La Isla as tables that rules read, made from components.toml."""

from __future__ import annotations

from enum import IntEnum
from itertools import combinations_with_replacement, pairwise, permutations
from typing import Any, Literal, get_args

from islario.kernel.components import Components
from islario.kernel.rule import table

BOX = Components("la-isla")
NONE = -1

Colour = Literal["yellow", "green", "gray", "beige", "brown"]
Landscape = Literal["desert", "grassland", "mountain", "steppe", "swamp"]
Symbol = Literal["tent", "hat", "rope", "bottle", "backpack"]
Animal = Literal["dodo", "giant-fossa", "golden-toad", "pika", "owlet-moth"]
RingName = Literal["inner", "middle", "outer"]
Letter = Literal["A", "B", "D"]  # where cards are laid

SEATS = 4
KINDS = 5  # of landscapes and their resources, of symbols, of animals
PRINTED_SLOTS = 3
HAND = 3  # cards a round; one more with the function for it
EXPLORERS, RESERVE = 5, 2
LARGE = 2  # animals that a large tile counts for
PRICE, CHEAP_PRICE = 2, 1
SET_VALUE = 10
RESOURCES_A_POINT = 2


class Ring(IntEnum):
    INNER = 0
    MIDDLE = 1
    OUTER = 2


class When(IntEnum):
    """The moment at which a function works."""

    DEAL = 0
    SLOTTED = 1
    RESOURCE = 2  # the resource of the B card is taken
    PAY = 3
    PLACE = 4
    CLAIM = 5
    CARD_D = 6  # the D card is turned, its marker not yet moved
    MARKER_D = 7


class Match(IntEnum):
    """What of that moment a function's variant is compared with."""

    ALWAYS = 0
    SYMBOL = 1
    LANDSCAPE = 2
    RING = 3
    COMPANY = 4
    RESOURCE = 5
    ANIMAL = 6


class Effect(IntEnum):
    POINTS = 0
    CUBE_ANY = 1
    CUBE_SAME = 2
    MARKER_ANY = 3
    SWAP = 4
    PRICE = 5
    WILD = 6
    MARKER_INSTEAD = 7
    EXPLORER = 8
    SLOT = 9
    DRAW = 10


def _names(place: str, key: str, known: Any) -> Any:
    """All the names that there are words for, in the order of the file: it makes their numbers."""
    names = BOX.get(place, key, list)
    fits = sorted(map(str, names)) == sorted(get_args(known))
    BOX.require(fits, place, key, f"'{key}' must list, in any order: {', '.join(get_args(known))}")
    return tuple(names)


COLOURS: tuple[Colour, ...] = _names("resources", "colours", Colour)
LANDSCAPES: tuple[Landscape, ...] = _names("resources", "landscapes", Landscape)
SYMBOLS: tuple[Symbol, ...] = _names("symbols", "names", Symbol)
ANIMALS: tuple[Animal, ...] = _names("animals", "names", Animal)
TILES_OF_A_KIND: int = BOX.get("animals", "small_in_play", int)
RINGS: tuple[RingName, ...] = get_args(RingName)
LETTERS: tuple[Letter, ...] = get_args(Letter)
LETTER_A, LETTER_B, LETTER_D = range(len(LETTERS))

# The island

TEETH = 10
RING_SIZE = (KINDS, TEETH, TEETH)
SPACES = sum(RING_SIZE)
SPACE_NAMES = tuple(f"{ring}{place}" for ring, size in zip("IMO", RING_SIZE, strict=True) for place in range(size))
SPACE_RING = table([ring for ring, size in enumerate(RING_SIZE) for _ in range(size)])
SPACE_PLACE = table([place for size in RING_SIZE for place in range(size)])
RING_SPACES = table([sum(1 << space for space in range(SPACES) if SPACE_RING[space] == ring) for ring in Ring])


def _rows(place: str, count: int | None = None) -> list[Any]:
    rows = BOX.get(place, "rows", list)
    BOX.require(count is None or len(rows) == count, place, "rows", f"there must be {count} rows")
    return list(rows)


def _one_of(names: tuple[str, ...], given: object, place: str) -> int:
    BOX.require(given in names, place, "rows", f"{given!r} is none of: {', '.join(names)}")
    return names.index(str(given))


def _printed() -> tuple[list[list[int]], list[list[int]]]:
    """Landscape and symbol by ring and piece: the centre's five spaces, then the middle and outer space of a tooth."""
    pieces = [[(row.get("landscape"), row.get("symbol")) for row in _rows("centre", KINDS)]]
    pieces += [[tuple(tooth.get(ring, (None, None))) for tooth in _rows("teeth", TEETH)] for ring in RINGS[1:]]
    places = ("centre", "teeth", "teeth")
    lands = [[_one_of(LANDSCAPES, land, at) for land, _ in ring] for ring, at in zip(pieces, places, strict=True)]
    symbols = [[_one_of(SYMBOLS, symbol, at) for _, symbol in ring] for ring, at in zip(pieces, places, strict=True)]
    lands[0] += [NONE] * (TEETH - KINDS)
    symbols[0] += [NONE] * (TEETH - KINDS)
    return lands, symbols


PRINTED_LANDSCAPE, PRINTED_SYMBOL = map(table, _printed())

REGIONS = KINDS * TILES_OF_A_KIND


def _regions() -> tuple[list[str], list[int], list[list[int]]]:
    names, values, spaces = [], [], []
    for row in _rows("regions", REGIONS):
        around = row.get("spaces", [])
        BOX.require(set(around) <= set(SPACE_NAMES), "regions", "rows", f"unknown space in {row!r}")
        BOX.require(row.get("value") == len(around), "regions", "rows", "a region is worth the spaces around it")
        names.append(str(row["name"]))
        values.append(len(around))
        spaces.append([SPACE_NAMES.index(space) for space in around])
    return names, values, spaces


REGION_NAMES, _values, REGION_SPACES = _regions()
REGION_VALUE = table(_values)
REGION_MASK = table([sum(1 << space for space in around) for around in REGION_SPACES])
_touching = [[region for region in range(REGIONS) if space in REGION_SPACES[region]] for space in range(SPACES)]
MOST_TOUCHING = max(map(len, _touching))
SPACE_REGIONS = table([regions + [NONE] * (MOST_TOUCHING - len(regions)) for regions in _touching])

# The animal tracks

_areas = BOX.get("tracks", "spaces_per_area", list)
BOX.require(len(_areas) == 6 and min(_areas) > 0, "tracks", "spaces_per_area", "there are six areas, worth 0 to 5")
AREA = table([value for value, spaces in enumerate(_areas) for _ in range(spaces)])
TOP = len(AREA) - 1
_sums = BOX.get("scoring", "end_sum", dict)
BOX.require(set(_sums) == {"2", "3", "4"}, "scoring", "end_sum", "a sum is needed for 2, 3 and 4 players")
END_SUM = table([0, 0, *(_sums[str(players)] for players in (2, 3, 4))])

# The cards

Parameter = Literal["", "resource", "landscape", "symbol", "animal", "ring"]
PARAMETERS: dict[Parameter, tuple[str, ...]] = {
    "": (), "resource": COLOURS, "landscape": LANDSCAPES, "symbol": SYMBOLS, "animal": ANIMALS, "ring": RINGS,
}  # fmt: skip
FAMILY_ROWS = _rows("families")
FAMILIES = tuple(str(row["id"]) for row in FAMILY_ROWS)
FAMILY_PARAMETER: tuple[Parameter, ...] = tuple(row["param"] for row in FAMILY_ROWS)


def _name_of(member: IntEnum) -> str:
    return member.name.lower().replace("_", "-")


def _family(key: str, kind: type[IntEnum]) -> list[int]:
    known = tuple(_name_of(member) for member in kind)
    return [_one_of(known, row.get(key), "families") for row in FAMILY_ROWS]


def _cards() -> list[tuple[int, int, int, int, int]]:
    """Family, variant, resource, animal and value of every card; those of value 1 come first."""
    cards = []
    for row in _rows("cards"):
        BOX.require(isinstance(row, list) and len(row) == 4, "cards", "rows", f"{row!r} is not a card")
        family = _one_of(FAMILIES, row[0], "cards")
        variants = PARAMETERS[FAMILY_PARAMETER[family]]
        variant = _one_of(variants, row[1], "cards") if variants else NONE
        value = FAMILY_ROWS[family]["value"]
        cards.append((family, variant, _one_of(COLOURS, row[2], "cards"), _one_of(ANIMALS, row[3], "cards"), value))
    in_order = all(before[4] <= after[4] for before, after in pairwise(cards))
    BOX.require(in_order, "cards", "rows", "cards of value 1 come before those of value 2")
    return cards


_CARDS = _cards()
CARDS = len(_CARDS)
BEGINNERS_CARDS = sum(card[4] == 1 for card in _CARDS)
CARDS_IN_USE = table([BEGINNERS_CARDS, CARDS])  # by the option: beginners leave the cards of value 2 in the box
CARD_FAMILY, CARD_VARIANT, CARD_COLOUR, CARD_ANIMAL, CARD_VALUE = map(table, zip(*_CARDS, strict=True))
FUNCTIONS = sorted({card[:2] for card in _CARDS})  # (family, variant): two cards with the same one are identical
CARD_FUNCTION = table([FUNCTIONS.index(card[:2]) for card in _CARDS])
FAMILY_WHEN, FAMILY_MATCH = table(_family("when", When)), table(_family("match", Match))
FAMILY_EFFECT = table(_family("effect", Effect))
for _row in FAMILY_ROWS:
    BOX.require(_row["amount"] == 1 or _row["effect"] == _name_of(Effect.POINTS), "families", "rows",
                f"the amount of '{_row['id']}' must be 1: only points can be more")  # fmt: skip
FAMILY_AMOUNT = table([row["amount"] for row in FAMILY_ROWS])
_slot_cards = sum(FAMILY_EFFECT[card[0]] == Effect.SLOT for card in _CARDS)
SLOTS = PRINTED_SLOTS + int(_slot_cards)

# What can be laid, and what can be paid

ASSIGNMENT = table(list(permutations(range(HAND + 1), len(LETTERS))))  # the hand's places that go to A, B and D
LAST_PLACE = table([max(places) for places in ASSIGNMENT.tolist()])  # that a hand must have for an assignment
PAYMENTS = [(one, NONE) for one in range(KINDS)] + list(combinations_with_replacement(range(KINDS), 2))
PAYMENT = table(PAYMENTS)
