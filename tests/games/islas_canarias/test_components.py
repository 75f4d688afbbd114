"""What is in the box, against the figures of the rulebook and of the component note."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from islario.games.islas_canarias.box import components
from islario.games.islas_canarias.box.components import (
    AREA_NAMES,
    AREAS,
    COLOURS,
    COPIES,
    FEATURES,
    FIRST_PIRATE,
    HOUSE_COLOUR,
    ISLANDS,
    LANDS,
    OCCUPATIONS,
    POWERS,
    PRIORITY,
    PRIVILEGE,
    ROWS,
    SETTLERS,
    SUPPLY,
    SYMBOLS,
)
from islario.kernel.errors import ComponentError
from tests.games.islas_canarias.positions import CANARIAS, Table

KINDS, DISTINCT = range(2)
SETTLER_CARDS = range(FIRST_PIRATE)


@pytest.mark.rule("IC-1")
def test_there_are_six_islands_and_up_to_five_play_on_one_each() -> None:
    assert len(LANDS) == len(ISLANDS) == 6
    assert CANARIAS.seats == range(2, 6)
    five = CANARIAS.new(5, seed=3, islands="random").state.island
    assert len(set(five.tolist())) == 5


@pytest.mark.rule("IC-2")
def test_no_two_islands_are_alike_but_each_has_twelve_areas_a_village_and_a_farmland() -> None:
    assert len({tuple(land.grid) for land in LANDS}) == 6
    for land in LANDS:
        squares = {(y, x): kind for y, row in enumerate(land.grid) for x, kind in enumerate(row)}
        assert len(land.areas) == AREAS == 12
        for kind in "VF":
            (y, x), *others = [square for square, k in squares.items() if k == kind]
            assert all(abs(y - row) + abs(x - column) == 1 for row, column in others), "in one piece"


@pytest.mark.rule("IC-3")
def test_on_each_island_two_features_touch_five_areas_two_touch_four_and_two_three() -> None:
    assert FEATURES == ("coast", "village", "river", "mountain", "farmland", "road")
    for land in LANDS:
        assert sorted(areas.bit_count() for areas in land.touches) == [3, 3, 4, 4, 5, 5]


@pytest.mark.rule("IC-3")
def test_the_features_of_each_island() -> None:
    counts = {name: [areas.bit_count() for areas in land.touches] for name, land in zip(ISLANDS, LANDS, strict=True)}
    assert counts == {
        "gran_canaria": [4, 5, 5, 4, 3, 3],
        "lanzarote": [4, 3, 3, 4, 5, 5],
        "fuerteventura": [5, 4, 3, 3, 4, 5],
        "la_palma": [3, 4, 5, 5, 4, 3],
        "la_gomera": [5, 3, 4, 3, 5, 4],
        "tenerife": [3, 5, 4, 5, 3, 4],
    }


@pytest.mark.rule("IC-4", "IC-5", "IC-6")
def test_the_supply_has_48_houses_36_palaces_and_12_towns_shared_evenly_by_six_colours() -> None:
    assert COLOURS == ("orange", "brown", "green", "blue", "beige", "red")
    assert SUPPLY.tolist() == [8, 6, 2]
    supply = CANARIAS.new(2, seed=1).state.supply
    assert supply.sum(axis=1).tolist() == [48, 36, 12]


@pytest.mark.rule("IC-7", "IC-10")
@pytest.mark.parametrize("deck", [KINDS, DISTINCT])
def test_there_are_54_settlers_six_pirates_and_six_privileges_one_of_each_colour(deck: int) -> None:
    assert COPIES[deck][:FIRST_PIRATE].sum() == 54
    assert COPIES[deck][FIRST_PIRATE:].tolist() == [1] * 6
    assert sorted(PRIVILEGE.tolist()) == list(range(6))


@pytest.mark.rule("IC-8")
def test_a_settler_has_a_spanish_occupation_a_house_colour_and_four_priorities() -> None:
    assert OCCUPATIONS[SETTLERS.index("lenador")] == "Leñador"
    reaper = ROWS * SETTLERS.index("segador")
    assert COLOURS[HOUSE_COLOUR[reaper]] == "red"
    assert [SYMBOLS[symbol] for symbol in PRIORITY[reaper]] == ["farmland", "green", "beige", "village"]


@pytest.mark.rule("IC-9")
def test_priorities_are_two_features_and_two_colours_but_never_the_settlers_own() -> None:
    for card in SETTLER_CARDS:
        symbols = [SYMBOLS[symbol] for symbol in PRIORITY[card]]
        assert sum(symbol in FEATURES for symbol in symbols) == 2
        assert len(set(symbols)) == 4
        assert COLOURS[HOUSE_COLOUR[card]] not in symbols


@pytest.mark.rule("IC-11")
def test_the_deck_of_kinds_has_18_occupations_three_times_and_nine_cards_a_colour() -> None:
    assert sorted(set(COPIES[KINDS][:FIRST_PIRATE].tolist())) == [0, 3]
    by_colour = Counter(COLOURS[HOUSE_COLOUR[card]] for card in SETTLER_CARDS for _ in range(COPIES[KINDS, card]))
    assert by_colour == dict.fromkeys(COLOURS, 9)
    assert CANARIAS.new(2, seed=1).options["deck"] == "kinds"


@pytest.mark.rule("IC-12")
def test_the_distinct_deck_has_54_different_cards_with_the_same_colours_and_first_priorities() -> None:
    assert COPIES[DISTINCT][:FIRST_PIRATE].tolist() == [1] * 54
    faces = {(card // ROWS, *PRIORITY[card].tolist()) for card in SETTLER_CARDS}
    assert len(faces) == 54
    for settler in range(len(SETTLERS)):
        rows = [ROWS * settler + row for row in range(ROWS)]
        assert len({(HOUSE_COLOUR[card], PRIORITY[card, 0]) for card in rows}) == 1
    symbols = Counter(int(symbol) for card in SETTLER_CARDS for symbol in PRIORITY[card])
    assert set(symbols.values()) == {18}


@pytest.mark.rule("IC-48", "IC-49")
def test_neighbours_share_an_edge_even_across_a_river_or_a_road() -> None:
    for land in LANDS:
        for a, (y, x) in enumerate(land.areas):
            beside = [b for b, (row, column) in enumerate(land.areas) if abs(y - row) + abs(x - column) == 1]
            assert land.neighbours[a] == sum(1 << b for b in beside)
    lanzarote = LANDS[ISLANDS.index("lanzarote")]
    across_the_river, across_the_road = ("A", "E"), ("F", "G")
    for one, other in (across_the_river, across_the_road):
        assert lanzarote.neighbours[AREA_NAMES.index(one)] >> AREA_NAMES.index(other) & 1


@pytest.mark.rule("IC-50", "IC-51", "IC-52")
def test_an_area_touches_what_lies_beyond_or_along_its_own_edges_maybe_several_features() -> None:
    tenerife = LANDS[ISLANDS.index("tenerife")]

    def touched(area: str) -> set[str]:
        return {f for i, f in enumerate(FEATURES) if tenerife.touches[i] >> AREA_NAMES.index(area) & 1}

    assert touched("I") == {"river", "mountain", "farmland", "road"}
    assert touched("C") == {"village"}, "the village is beyond its southern edge"
    assert "village" not in touched("E"), "a corner is not enough"
    assert touched("L") == {"coast", "farmland", "road"}, "with the coast on two sides"


@pytest.mark.rule("IC-117")
def test_which_power_goes_with_which_colour() -> None:
    assert {COLOURS[PRIVILEGE[i]]: power for i, power in enumerate(POWERS)} == {
        "orange": "win_ties",
        "brown": "draw_five",
        "green": "mixed_palace",
        "blue": "build_anywhere",
        "beige": "extra_card",
        "red": "pirate_shield",
    }


FAULTS = {
    'grid = ["Fooo", "Fooo", "ooVV", "oooo"]': ('grid = ["Fooo", "Fooo", "ooVV", "ooo"]', "rows of one length"),
    'grid = ["~oooVV", "ooFooo", "ooFoo~"]': ('grid = ["~oooVV", "ooFooo", "~oFoo~"]', "12 areas"),
    'road = ["1,2,S", "1,1,S"]': ('road = ["1,2,S", "9,9,S"]', "no edge '9,9,S'"),
    'road = ["2,1,E", "3,1,E", "4,1,E"]': ('road = ["0,1,N"]', "between two squares"),
    'mountain = ["2,4,E", "2,4,S", "2,3,S", "3,2,E", "3,2,S"]': ('mountain = ["2,1,E"]', "at the sea"),
    '["coast", "beige", "orange", "river"]': ('["coast", "beige", "pink", "river"]', "features or colours"),
    "distinct = [1, 1, 1]": ("distinct = [1, 1, 2]", "3 cards of each settler"),
    'win_ties = "orange"': ('win_ties = "red"', "a colour of its own"),
    "rounds = 40": ("rounds = 41", "2 to 40 rounds"),
    "draw = 3": ("draw = 1", "two cards or more"),
    "town = 5": ("town = 19", "63 points at most"),
    'house = "brown"': ('house = "pink"', "no colour 'pink'"),
}


@pytest.mark.parametrize("good", FAULTS)
def test_a_faulty_component_file_is_refused_and_the_line_is_named(
    good: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, why = FAULTS[good]
    text = components.BOX.text
    assert good in text
    file = tmp_path / "box.toml"
    file.write_text(text.replace(good, bad, 1), encoding="utf-8")
    monkeypatch.setenv("ISLARIO_COMPONENTS", str(file))
    source = Path(components.__file__).read_text(encoding="utf-8")
    with pytest.raises(ComponentError, match=why) as refusal:
        exec(compile(source, components.__file__, "exec"), {"__name__": components.__name__})
    line = text[: text.index(good)].count("\n") + (not good.startswith("["))  # a row stands below its key
    assert f"line {line}," in str(refusal.value)


def test_a_table_for_tests_conserves_the_cards() -> None:
    assert Table(ana="tenerife", bruno="lanzarote").cards_in_all == 60
