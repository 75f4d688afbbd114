"""What is in the box: the island, its tracks and its cards."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from islario.games.la_isla.box.components import (
    ANIMALS,
    AREA,
    BEGINNERS_CARDS,
    CARD_ANIMAL,
    CARD_COLOUR,
    CARD_FAMILY,
    CARD_FUNCTION,
    CARD_VALUE,
    CARD_VARIANT,
    CARDS,
    COLOURS,
    END_SUM,
    FAMILIES,
    FAMILY_ROWS,
    FUNCTIONS,
    LANDSCAPES,
    PARAMETERS,
    PRINTED_LANDSCAPE,
    PRINTED_SYMBOL,
    REGION_NAMES,
    REGION_SPACES,
    REGION_VALUE,
    SPACE_NAMES,
    SPACE_REGIONS,
    SYMBOLS,
    TOP,
)
from islario.games.la_isla.face.box import box
from tests.games.la_isla.positions import ISLA, Table

pytestmark = pytest.mark.interpreted


def spaces_in_words() -> list[tuple[str, str]]:
    """Landscape and symbol of every space, the teeth in order."""
    return [(space["landscape"], space["symbol"]) for space in Table().seen_by(None)["spaces"]]


@pytest.mark.rule("LI-3", "LI-5", "LI-6")
def test_a_centre_with_five_spaces_and_ten_teeth_with_two_each() -> None:
    spaces = box([0]).spaces
    assert Counter(space.ring for space in spaces) == {"inner": 5, "middle": 10, "outer": 10}
    seen = ISLA.new(2, seed=1).view()["table"]
    assert [space["name"] for space in seen["spaces"]] == [space.name for space in spaces]
    assert len(seen["teeth"]) == 10
    assert (PRINTED_LANDSCAPE[0][:5] >= 0).all()
    assert (PRINTED_LANDSCAPE[0][5:] == -1).all()
    assert (PRINTED_LANDSCAPE[1:] >= 0).all()


@pytest.mark.rule("LI-7", "LI-8")
def test_every_landscape_goes_with_a_colour() -> None:
    assert dict(zip(LANDSCAPES, COLOURS, strict=True)) == {
        "desert": "yellow",
        "grassland": "green",
        "mountain": "gray",
        "steppe": "beige",
        "swamp": "brown",
    }
    spaces = ISLA.new(2, seed=3).view()["table"]["spaces"]
    assert all(COLOURS.index(space["resource"]) == LANDSCAPES.index(space["landscape"]) for space in spaces)


@pytest.mark.rule("LI-9")
def test_the_symbol_stays_in_sight_under_an_explorer() -> None:
    table = Table()
    before = [space["symbol"] for space in table.seen_by(None)["spaces"]]
    table.explorers("Anna", "I0", "M0", "O0")
    assert [space["symbol"] for space in table.seen_by(None)["spaces"]] == before
    assert set(before) == set(SYMBOLS) == {"tent", "hat", "rope", "bottle", "backpack"}


@pytest.mark.rule("LI-10")
def test_each_pair_of_landscape_and_symbol_occurs_once() -> None:
    assert sorted(spaces_in_words()) == sorted(product(LANDSCAPES, SYMBOLS))


@pytest.mark.rule("LI-11")
def test_rings_and_teeth_are_even() -> None:
    words = spaces_in_words()
    for ring, times in ((words[:5], 1), (words[5:15], 2), (words[15:], 2)):
        assert set(Counter(landscape for landscape, _ in ring).values()) == {times}
        assert set(Counter(symbol for _, symbol in ring).values()) == {times}
    for middle, outer in zip(words[5:15], words[15:], strict=True):
        assert middle[0] != outer[0]
        assert middle[1] != outer[1]
    assert words[SPACE_NAMES.index("I0")] == ("desert", "tent")
    assert words[SPACE_NAMES.index("M1")] == ("grassland", "rope")
    assert words[SPACE_NAMES.index("O9")] == ("desert", "backpack")


@pytest.mark.rule("LI-12", "LI-13", "LI-15")
def test_thirty_five_regions_worth_the_spaces_around_them() -> None:
    assert Counter(REGION_VALUE.tolist()) == {2: 15, 3: 15, 4: 5}
    assert [len(spaces) for spaces in REGION_SPACES] == REGION_VALUE.tolist()


@pytest.mark.rule("LI-14")
def test_the_surroundings_follow_the_table() -> None:
    around = {
        name: {SPACE_NAMES[space] for space in spaces} for name, spaces in zip(REGION_NAMES, REGION_SPACES, strict=True)
    }
    for j in range(5):
        assert around[f"C{j}"] == {f"I{j}", f"I{(j + 1) % 5}"}
        assert around[f"A{2 * j}"] == {f"I{j}", f"M{2 * j}", f"M{2 * j + 1}"}
        assert around[f"A{2 * j + 1}"] == {f"I{j}", f"I{(j + 1) % 5}", f"M{2 * j + 1}", f"M{(2 * j + 2) % 10}"}
    for p in range(10):
        assert around[f"B{p}"] == {f"O{p}", f"M{p}", f"M{(p + 1) % 10}"}
        assert around[f"K{p}"] == {f"O{p}", f"O{(p + 1) % 10}"}
    touching = [[region for region in regions if region >= 0] for regions in SPACE_REGIONS.tolist()]
    assert [len(regions) for regions in touching] == [5] * 5 + [4] * 10 + [3] * 10


@pytest.mark.rule("LI-16")
def test_five_animals() -> None:
    assert ANIMALS == ("dodo", "giant-fossa", "golden-toad", "pika", "owlet-moth")


@pytest.mark.rule("LI-20", "LI-21")
def test_a_track_has_areas_worth_0_to_5_and_one_space_on_top() -> None:
    assert AREA.tolist() == [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5]
    assert TOP == 16


@pytest.mark.rule("LI-32")
def test_a_card_has_a_function_a_resource_and_an_animal() -> None:
    for card in range(CARDS):
        assert FAMILIES[CARD_FAMILY[card]]
        assert COLOURS[CARD_COLOUR[card]]
        assert ANIMALS[CARD_ANIMAL[card]]


@pytest.mark.rule("LI-34")
def test_copies_are_as_the_table_says_and_no_two_cards_are_the_same() -> None:
    copies = Counter(CARD_FUNCTION.tolist())
    for number, (family, _) in enumerate(FUNCTIONS):
        assert copies[number] == FAMILY_ROWS[family]["copies"]
    for value, cards in ((1, 120), (2, 60)):
        of_value = [card for card in range(CARDS) if CARD_VALUE[card] == value]
        assert len(of_value) == cards
        for part in (CARD_COLOUR, CARD_ANIMAL):
            assert set(Counter(int(part[card]) for card in of_value).values()) == {cards // 5}
    assert len(set(zip(CARD_FUNCTION, CARD_COLOUR, CARD_ANIMAL, strict=True))) == 180


@pytest.mark.rule("LI-120")
def test_65_functions_on_cards_of_value_1_and_29_on_those_of_value_2() -> None:
    first = {CARD_FUNCTION[card] for card in range(BEGINNERS_CARDS)}
    second = {CARD_FUNCTION[card] for card in range(BEGINNERS_CARDS, CARDS)}
    assert (len(first), len(second), len(first & second)) == (65, 29, 0)
    for row in FAMILY_ROWS:
        family = FAMILIES.index(row["id"])
        variants = {int(CARD_VARIANT[card]) for card in range(CARDS) if CARD_FAMILY[card] == family}
        assert variants == (set(range(len(PARAMETERS[row["param"]]))) or {-1})


def test_sums_that_end_the_game() -> None:
    assert END_SUM[2:].tolist() == [7, 9, 11]


def test_symbols_are_printed_beside_landscapes() -> None:
    assert ((PRINTED_SYMBOL >= 0) == (PRINTED_LANDSCAPE >= 0)).all()
