"""Privileges: taken with three points in a colour, lost to more, kept on equal."""

from __future__ import annotations

import pytest

from islario.games.islas_canarias.rules.state import Phase
from tests.games.islas_canarias.positions import Table

SEGADOR = "segador"  # a red house; farmland, green, beige, village
MONJE = "monje"  # an orange house; village, farmland, brown, blue
CAPITAN = "capitan"  # a brown house; coast, beige, orange, river


def two() -> Table:
    table = Table(ana="tenerife", bruno="lanzarote")
    table.hand("ana", SEGADOR, MONJE, CAPITAN)
    return table


def ana_builds_red(table: Table, area: str = "K") -> list[str]:
    table.play("ana", "build", card=SEGADOR)
    return table.play("ana", "place", area=area)


@pytest.mark.rule("IC-104")
def test_points_in_a_colour_are_those_of_its_houses_palaces_and_towns() -> None:
    table = two()
    table.houses("ana", red="AB", blue="C")
    table.palaces("ana", red="DE", green="F")
    table.towns("ana", red="G")
    ana_builds_red(table)
    assert table.points("ana", "red") == 3 * 1 + 3 + 2 + 5
    assert (table.points("ana", "blue"), table.points("ana", "green")) == (1, 3)


@pytest.mark.rule("IC-105")
def test_the_first_with_three_points_in_a_colour_takes_its_privilege() -> None:
    table = two()
    table.houses("ana", red="A")
    assert "privilege_taken" not in ana_builds_red(table)
    assert table.owner("red") is None, "two points are not enough"
    table.turn("ana")
    table.hand("ana", SEGADOR, MONJE, CAPITAN)
    assert "privilege_taken" in ana_builds_red(table, "I")
    assert table.owner("red") == "ana"


@pytest.mark.rule("IC-105")
def test_a_palace_is_enough() -> None:
    table = two()
    table.houses("ana", red="AB")
    table.play("ana", "palace", area="A")
    assert table.owner("red") == "ana"


@pytest.mark.rule("IC-106", "IC-175")
def test_everyone_sees_who_has_it() -> None:
    table = two()
    table.owns("ana", "red")
    for seat in (0, 1, None):
        shown = table.match.view(seat)["table"]["privileges"]
        assert shown["red"] == 0
        assert shown["blue"] is None


@pytest.mark.rule("IC-107", "IC-126")
def test_its_power_can_be_used_from_the_moment_it_is_taken() -> None:
    table = two()
    table.houses("ana", brown="AB")
    table.play("ana", "palace", area="A")
    assert table.owner("brown") == "ana"
    table.play("ana", "draw")
    assert table.one["hand_size"][0] == 3 + 5


@pytest.mark.rule("IC-108")
def test_who_comes_to_have_more_than_the_owner_takes_it_over_at_once() -> None:
    table = two()
    table.houses("bruno", red="ABC")
    table.owns("bruno", "red")
    table.houses("ana", red="ABC")
    assert "privilege_taken_over" in ana_builds_red(table)
    assert table.owner("red") == "ana"


@pytest.mark.rule("IC-109")
def test_with_as_many_points_the_owner_keeps_it() -> None:
    table = two()
    table.houses("bruno", red="ABC")
    table.owns("bruno", "red")
    table.houses("ana", red="AB")
    ana_builds_red(table)
    assert table.points("ana", "red") == table.points("bruno", "red")
    assert table.owner("red") == "bruno"


@pytest.mark.rule("IC-110")
def test_privileges_are_looked_at_after_every_change_also_by_ship() -> None:
    table = two()
    table.houses("ana", orange="AB")
    table.arrive(MONJE, "noble")
    happened = table.play("ana", "place", area="C")
    assert happened.index("privilege_taken") < happened.index("card_turned")
    assert table.owner("orange") == "ana"


@pytest.mark.rule("IC-111")
def test_an_owner_who_falls_behind_loses_it() -> None:
    table = two()
    table.houses("ana", beige="E", orange="D")
    table.owns("ana", "beige")
    table.houses("bruno", beige="D")
    table.arrive("pirate-beige")
    table.play("ana", "give_back", area="E")
    assert table.owner("beige") == "bruno", "one point against none"


@pytest.mark.rule("IC-111")
def test_if_several_are_ahead_of_the_owner_the_one_with_the_most_takes_it() -> None:
    table = Table(ana="tenerife", bruno="lanzarote", carla="la_palma")
    table.hand("ana", SEGADOR, MONJE, CAPITAN)
    table.houses("carla", red="A")
    table.owns("carla", "red")
    table.houses("bruno", red="AB")
    table.houses("ana", red="AB")
    ana_builds_red(table)  # Carla 1, Bruno 2, Ana 3
    assert table.owner("red") == "ana"


@pytest.mark.rule("IC-112")
def test_while_several_are_tied_ahead_of_the_owner_he_keeps_it() -> None:
    table = Table(ana="tenerife", bruno="lanzarote", carla="la_palma")
    table.hand("ana", SEGADOR, SEGADOR, MONJE)
    table.houses("carla", red="A")
    table.owns("carla", "red")
    table.houses("bruno", red="AB")
    table.houses("ana", red="A")
    ana_builds_red(table)
    assert table.owner("red") == "carla"
    table.turn("ana")
    ana_builds_red(table, "I")
    assert table.owner("red") == "ana", "now she leads alone"


@pytest.mark.rule("IC-113")
def test_a_privilege_never_goes_back_to_the_table() -> None:
    table = two()
    table.houses("ana", green="AB")
    table.owns("ana", "green")
    table.arrive("pirate-green")
    table.play("ana", "give_back", area="A")
    assert table.points("ana", "green") == 1
    assert table.owner("green") == "ana"


@pytest.mark.rule("IC-114")
def test_to_take_one_over_there_is_no_minimum() -> None:
    table = two()
    table.houses("bruno", red="A")
    table.owns("bruno", "red")
    table.houses("ana", red="A")
    ana_builds_red(table)
    assert table.points("ana", "red") == 2
    assert table.owner("red") == "ana"


@pytest.mark.rule("IC-115")
def test_a_privilege_won_during_a_ship_counts_from_the_next_card_on() -> None:
    table = two()
    table.houses("bruno", red="D")
    table.houses("ana", orange="AB")
    table.hand("ana", "noble", "noble")
    table.arrive(MONJE, CAPITAN)
    table.play("ana", "place", area="C")  # three orange points: she wins ties now
    assert table.owner("orange") == "ana"
    assert (table.deciding, table.phase) == ("ana", Phase.PLACE)
    assert table.one["card"] == 0, "the captain, whose coast is tied, comes to her"


@pytest.mark.rule("IC-115")
def test_a_privilege_lost_during_a_ship_is_gone_for_the_next_card() -> None:
    table = two()
    table.owns("ana", "red", "blue")
    table.houses("ana", red="AB", green="K")
    table.palaces("bruno", red="A")  # would take it, once privileges are looked at
    table.arrive(MONJE, "pirate-blue")
    happened = table.play("ana", "place", area="C")
    assert table.owner("red") == "bruno"
    assert "pirate_attacks" in happened, "Ana is not protected any more"
    assert table.deciding == "ana"


@pytest.mark.rule("IC-116")
def test_who_owns_several_uses_all_their_powers() -> None:
    table = two()
    table.owns("ana", "brown", "beige", "green", "blue")
    table.houses("ana", red="A", orange="B")
    table.play("ana", "palace", area="A")  # mixed
    assert table.phase == Phase.PLACE  # anywhere
    table.play("ana", "place", area="H")
    assert table.at("ana", "H") == "red palace"
    table.play("ana", "draw")
    table.play("ana", "take_extra")
    assert table.one["hand_size"][0] == 3 + 5 + 1
