"""How to build: the settler's priorities, the areas they allow, and colours that have run out."""

from __future__ import annotations

import pytest

from islario.games.islas_canarias.rules.state import Phase
from islario.match.errors import IllegalMove
from tests.games.islas_canarias.positions import Table

SEGADOR = "segador"  # a red house; farmland, green, beige, village
PANADERO = "panadero"  # a green house; orange, blue, road, farmland
MONJE = "monje"  # an orange house; village, farmland, brown, blue


def ana_plays(card: str) -> Table:
    """Ana, on Tenerife, is about to build with this card."""
    table = Table(ana="tenerife", bruno="lanzarote")
    table.hand("ana", card, "noble")
    return table


@pytest.mark.rule("IC-53", "IC-54", "IC-55", "IC-56", "IC-58")
def test_the_reaper_builds_next_to_the_village() -> None:
    """The rulebook's example: farmland full, no green house, no room at the beige one."""
    table = ana_plays(SEGADOR)
    table.houses("ana", beige="L", blue="IK")
    table.play("ana", "build", card=SEGADOR)
    assert table.areas("ana", "place") == "CDFGH"
    table.play("ana", "place", area="F")
    assert table.at("ana", "F") == "red house"


@pytest.mark.rule("IC-45", "IC-47")
def test_a_house_goes_on_an_empty_area_of_ones_own_island() -> None:
    table = ana_plays(SEGADOR)
    table.houses("ana", blue="K")
    table.houses("bruno", red="ABC")
    table.play("ana", "build", card=SEGADOR)
    assert table.areas("ana", "place") == "IL", "K is taken"
    with pytest.raises(IllegalMove, match="already"):
        table.play("ana", "place", area="K")
    table.play("ana", "place", area="L")
    assert table.at("ana", "L") == "red house"
    assert table.at("bruno", "L") == ""


@pytest.mark.rule("IC-46")
def test_nothing_is_built_on_village_or_farmland() -> None:
    table = ana_plays(SEGADOR)
    table.owns("ana", "blue")
    table.play("ana", "build", card=SEGADOR)
    assert table.areas("ana", "place") == "ABCDEFGHIJKL", "the twelve areas and nothing else"


@pytest.mark.rule("IC-48", "IC-49", "IC-56")
def test_next_to_a_house_means_across_an_edge_also_over_a_road_or_a_river() -> None:
    table = ana_plays(PANADERO)
    table.houses("ana", orange="H")
    table.play("ana", "build", card=PANADERO)
    assert table.areas("ana", "place") == "GIK", "I lies across the road; L, F and J only meet in corners or farther"


@pytest.mark.rule("IC-50", "IC-51", "IC-52")
def test_next_to_a_feature_means_across_or_along_ones_own_edge() -> None:
    table = ana_plays(MONJE)
    table.play("ana", "build", card=MONJE)
    assert table.areas("ana", "place") == "CDFGH"


@pytest.mark.rule("IC-53")
def test_the_first_priority_binds_if_it_can_be_met() -> None:
    table = ana_plays(SEGADOR)
    table.houses("ana", green="A", beige="C")
    table.play("ana", "build", card=SEGADOR)
    assert table.areas("ana", "place") == "IKL"
    with pytest.raises(IllegalMove, match="earlier priority"):
        table.play("ana", "place", area="B")


@pytest.mark.rule("IC-54")
@pytest.mark.parametrize(
    ("others", "allowed"),
    [({"green": "A"}, "BC"), ({"beige": "E"}, "DF"), ({"green": "A", "blue": "BC", "beige": "E"}, "DF"), ({}, "CDFGH")],
)
def test_then_the_second_the_third_and_the_fourth(others: dict[str, str], allowed: str) -> None:
    table = ana_plays(SEGADOR)
    table.palaces("ana", red="IKL")  # no farmland left
    table.houses("ana", **others)
    table.play("ana", "build", card=SEGADOR)
    assert table.areas("ana", "place") == allowed


@pytest.mark.rule("IC-55")
def test_if_none_of_the_four_can_be_met_any_empty_area_will_do() -> None:
    table = ana_plays(MONJE)
    table.houses("ana", red="CDFG", green="HIKL")
    table.play("ana", "build", card=MONJE)
    assert table.areas("ana", "place") == "ABEJ"


@pytest.mark.rule("IC-56")
def test_a_colour_is_looked_for_on_the_same_island_only() -> None:
    table = ana_plays(PANADERO)
    table.houses("bruno", orange="A")
    table.play("ana", "build", card=PANADERO)
    assert table.areas("ana", "place") == "HIKL", "the road: Ana has no orange and no blue house"


@pytest.mark.rule("IC-57")
@pytest.mark.parametrize("building", ["houses", "palaces", "towns"])
def test_palaces_and_towns_count_like_houses_of_their_colour(building: str) -> None:
    table = ana_plays(PANADERO)
    getattr(table, building)("ana", orange="A")
    table.play("ana", "build", card=PANADERO)
    assert table.areas("ana", "place") == "BC"


@pytest.mark.rule("IC-58")
@pytest.mark.parametrize("area", ["I", "K", "L"])
def test_among_areas_that_are_as_good_the_builder_chooses(area: str) -> None:
    table = ana_plays(SEGADOR)
    table.play("ana", "build", card=SEGADOR)
    table.play("ana", "place", area=area)
    assert table.at("ana", area) == "red house"


@pytest.mark.rule("IC-59", "IC-61")
def test_a_colour_that_has_run_out_is_replaced_by_any_other_on_an_area_of_the_same_priority() -> None:
    table = ana_plays(SEGADOR)
    table.supply("house", red=0, green=0)
    table.play("ana", "build", card=SEGADOR)
    assert table.areas("ana", "place") == "IKL"
    table.play("ana", "place", area="I")
    assert table.phase == Phase.COLOUR
    assert table.choices("ana", "colour") == ["orange", "brown", "blue", "beige"]
    with pytest.raises(IllegalMove, match="none left"):
        table.play("ana", "colour", colour="green")
    assert "colour_ran_out" in table.play("ana", "colour", colour="blue")
    assert table.at("ana", "I") == "blue house"


@pytest.mark.rule("IC-60")
def test_while_the_right_colour_is_there_no_other_may_be_taken() -> None:
    table = ana_plays(SEGADOR)
    table.supply("house", red=1)
    table.play("ana", "build", card=SEGADOR)
    table.play("ana", "place", area="I")
    assert table.at("ana", "I") == "red house"
    assert table.left("house", "red") == 0


@pytest.mark.rule("IC-62")
def test_points_and_privileges_follow_the_piece_that_really_stands_there() -> None:
    table = ana_plays(SEGADOR)
    table.houses("ana", blue="AB", red="CD")
    table.supply("house", red=0)
    table.play("ana", "build", card=SEGADOR)
    table.play("ana", "place", area="I")
    table.play("ana", "colour", colour="blue")
    assert (table.points("ana", "blue"), table.points("ana", "red")) == (3, 2)
    assert (table.owner("blue"), table.owner("red")) == ("ana", None)
