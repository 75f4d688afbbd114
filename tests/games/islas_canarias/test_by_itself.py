"""What happens by itself: all that everyone can see to be forced, and nothing else."""

from __future__ import annotations

import pytest

from islario.games.islas_canarias.rules.state import Phase
from tests.games.islas_canarias.positions import Table


def two() -> Table:
    return Table(ana="tenerife", bruno="lanzarote")


def fill(table: Table, who: str, areas: str = "ABCDEFGHIJKL") -> None:
    """No empty area, and nothing to merge: palaces of two colours and a house or two."""
    table.palaces(who, red=areas[:5], blue=areas[5:10])
    table.houses(who, green=areas[10:11], orange=areas[11:])


@pytest.mark.rule("IC-187")
def test_a_draw_that_everyone_can_see_to_be_forced_happens_by_itself() -> None:
    table = two()
    table.hand("bruno", "segador")
    table.turn("ana", Phase.LOAD)
    table.play("ana", "load", card="alfarero")
    assert (table.deciding, table.phase) == ("bruno", Phase.LOAD)
    assert table.one["hand_size"][1] == 4


@pytest.mark.rule("IC-187")
def test_so_does_a_draw_on_a_full_island_with_nothing_to_merge() -> None:
    table = two()
    fill(table, "bruno")
    table.turn("ana", Phase.LOAD)
    table.play("ana", "load", card="alfarero")
    assert (table.deciding, table.phase) == ("bruno", Phase.LOAD)


@pytest.mark.rule("IC-187")
def test_but_not_where_something_can_be_merged() -> None:
    table = two()
    table.hand("bruno", "segador")
    table.houses("bruno", red="AB")
    table.turn("ana", Phase.LOAD)
    table.play("ana", "load", card="alfarero")
    assert (table.deciding, table.phase) == ("bruno", Phase.ACT)


@pytest.mark.rule("IC-187")
def test_so_does_a_draw_without_any_house_in_the_supply() -> None:
    table = two()
    table.no_more("house")
    table.turn("ana", Phase.LOAD)
    table.play("ana", "load", card="alfarero")
    assert (table.deciding, table.phase) == ("bruno", Phase.LOAD)


@pytest.mark.rule("IC-187")
@pytest.mark.parametrize("privileges", [[], ["beige"]])
def test_an_only_card_waits_for_a_merge_or_an_extra_card(privileges: list[str]) -> None:
    table = two()
    table.hand("ana", "segador", "monje")
    table.owns("ana", *privileges)
    table.houses("ana", green="AB" if not privileges else "A")
    table.play("ana", "build", card="segador")
    assert "ship_loaded" not in table.play("ana", "place", area="I")
    assert table.kinds("ana") == {"load", "take_extra" if privileges else "palace"}


@pytest.mark.rule("IC-187")
def test_a_turn_ends_by_itself_unless_something_can_be_merged() -> None:
    table = two()
    table.turn("ana", Phase.LOAD)
    table.play("ana", "load", card="alfarero")
    assert table.deciding == "bruno"
    table.houses("bruno", red="AB")
    table.turn("bruno", Phase.LOAD)
    table.play("bruno", "load", card="arriero")
    assert table.kinds("bruno") == {"palace", "end_turn"}


@pytest.mark.rule("IC-187")
def test_an_only_area_and_an_only_colour_are_taken_by_themselves() -> None:
    table = two()
    table.houses("ana", blue="IL")
    table.no_more("house")
    table.supply("house", beige=1)
    table.hand("ana", "segador", "segador", "monje")
    table.play("ana", "build", card="segador")  # farmland: I, K and L
    assert table.at("ana", "K") == "beige house"


@pytest.mark.rule("IC-187")
def test_an_only_player_to_name_and_an_only_house_to_put_back_as_well() -> None:
    table = Table(ana="tenerife", bruno="lanzarote", carla="la_palma")
    table.owns("ana", "red", "green")
    table.houses("bruno", blue="C")
    happened = table.arrive("pirate-green")
    assert happened[2:6] == ["pirate_seeks", "pirate_diverted", "pirate_attacks", "house_lost"]
    assert table.at("bruno", "C") == ""


@pytest.mark.rule("IC-187")
def test_the_only_card_left_is_loaded_by_itself() -> None:
    table = two()
    table.hand("ana", "segador", "monje")
    table.play("ana", "build", card="segador")
    happened = table.play("ana", "place", area="I")
    assert "ship_loaded" in happened
    assert table.deciding == "bruno"
