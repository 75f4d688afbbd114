"""Pirates: the owner, the leader, the tied, and the protected who sends them elsewhere."""

from __future__ import annotations

import pytest

from islario.games.islas_canarias.rules.state import Phase
from islario.match.errors import IllegalMove
from tests.games.islas_canarias.positions import Table


def two() -> Table:
    return Table(ana="tenerife", bruno="lanzarote")


def three() -> Table:
    table = Table(ana="tenerife", bruno="lanzarote", carla="la_palma")
    for who in table.people:
        table.houses(who, brown="K")
    return table


@pytest.mark.rule("IC-144")
def test_a_pirate_is_no_settler_but_may_be_loaded() -> None:
    table = two()
    table.hand("ana", "pirate-red", "segador")
    assert table.choices("ana", "build") == ["segador"]
    table.play("ana", "draw")
    assert "pirate-red" in table.choices("ana", "load")


# The owner of the privilege


@pytest.mark.rule("IC-145", "IC-146")
def test_the_owner_of_the_privilege_puts_back_a_house_of_any_colour_he_likes() -> None:
    table = two()
    table.houses("ana", green="A", blue="B", orange="C")
    table.houses("bruno", green="AB")
    table.owns("ana", "green")
    table.arrive("pirate-green")
    assert (table.deciding, table.phase) == ("ana", Phase.RETURN)
    assert table.areas("ana", "give_back") == "ABC"
    with pytest.raises(IllegalMove, match="no house on D"):
        table.play("ana", "give_back", area="D")
    table.play("ana", "give_back", area="B")
    assert table.at("ana", "B") == ""
    assert table.left("house", "blue") == 8
    assert table.points("ana") == 2
    assert table.at("bruno", "A") == "green house", "he has more green, but not the privilege: he is left alone"


@pytest.mark.rule("IC-145")
def test_a_pirate_of_another_colour_leaves_the_owner_alone() -> None:
    table = two()
    table.houses("ana", green="A", brown="D")
    table.houses("bruno", brown="BC")
    table.owns("ana", "green")
    table.arrive("pirate-brown")
    assert table.deciding == "bruno", "he leads in brown"


@pytest.mark.rule("IC-147")
def test_palaces_and_towns_are_safe() -> None:
    table = two()
    table.houses("ana", blue="AB")
    table.palaces("ana", green="C")
    table.towns("ana", green="D")
    table.owns("ana", "green")
    table.arrive("pirate-green")
    assert table.areas("ana", "give_back") == "AB"


@pytest.mark.rule("IC-147", "IC-148")
def test_a_victim_without_a_house_loses_nothing_and_nobody_loses_one_instead() -> None:
    table = two()
    table.palaces("ana", green="C")
    table.houses("bruno", green="AB")
    table.owns("ana", "green")
    happened = table.arrive("pirate-green")
    assert "pirate_finds_nothing" in happened
    assert "house_lost" not in happened
    assert table.points("ana") == 3
    assert table.points("bruno") == 2


# Nobody has the privilege


@pytest.mark.rule("IC-149")
@pytest.mark.parametrize("lead", [1, 2])
def test_while_nobody_has_it_whoever_leads_in_the_colour_is_attacked(lead: int) -> None:
    table = three()
    table.houses("bruno", green="AB"[:lead])
    if lead == 2:
        table.houses("carla", green="A")
    table.arrive("pirate-green")
    assert table.deciding == "bruno"
    table.play("bruno", "give_back", area="K")
    assert table.phase == Phase.ACT, "and nobody else"


@pytest.mark.rule("IC-150", "IC-152")
def test_all_who_are_tied_are_attacked_in_turn_order_from_the_start_player() -> None:
    table = three()
    for who in ("ana", "carla"):
        table.houses(who, green="A")
    table.turn("carla", start="carla")
    table.arrive("pirate-green")
    assert table.deciding == "carla"
    table.play("carla", "give_back", area="A")
    assert table.deciding == "ana"
    table.play("ana", "give_back", area="K")
    assert table.phase == Phase.ACT
    assert table.at("bruno", "K") == "brown house"


@pytest.mark.rule("IC-151")
def test_at_zero_points_all_are_tied_and_each_puts_a_house_back() -> None:
    table = three()
    happened = table.arrive("pirate-green")
    assert happened.count("house_lost") == 3, "each had one house, so it went by itself"
    assert [table.points(who) for who in table.people] == [0, 0, 0]


@pytest.mark.rule("IC-148", "IC-151")
def test_of_the_tied_those_without_a_house_lose_nothing() -> None:
    table = two()
    table.palaces("ana", red="A")
    table.houses("bruno", red="AB")
    table.owns("ana", "red")
    table.one["owner"][5] = -1
    table.arrive("pirate-green")
    assert table.deciding == "bruno"
    assert table.points("ana") == 3


@pytest.mark.rule("IC-153")
def test_privileges_are_looked_at_again_only_after_the_last_of_several_victims() -> None:
    table = three()
    for who in table.people:
        table.houses(who, blue="A")
    table.owns("ana", "blue")
    table.arrive("pirate-green")
    table.play("ana", "give_back", area="A")  # Ana is behind in blue for a moment
    assert table.owner("blue") == "ana"
    table.play("bruno", "give_back", area="A")
    table.play("carla", "give_back", area="K")
    assert table.owner("blue") == "carla"


# Protection


@pytest.mark.rule("IC-154", "IC-160")
def test_the_protected_leader_of_a_free_colour_loses_nothing_and_nobody_takes_his_place() -> None:
    table = three()
    table.houses("ana", green="AB")
    table.houses("bruno", green="A")
    table.owns("ana", "red")
    happened = table.arrive("pirate-green")
    assert "pirate_finds_nothing" in happened
    assert table.phase == Phase.ACT
    assert (table.points("ana"), table.points("bruno")) == (3, 2)


@pytest.mark.rule("IC-154", "IC-161")
def test_those_tied_with_the_protected_still_put_a_house_back() -> None:
    table = three()
    table.owns("ana", "red")
    happened = table.arrive("pirate-green")
    assert happened.count("house_lost") == 2
    assert [table.points(who) for who in table.people] == [1, 0, 0]


@pytest.mark.rule("IC-155", "IC-157", "IC-158")
def test_the_protected_owner_names_another_player_with_a_house_who_chooses_it() -> None:
    table = three()
    table.houses("carla", green="A")
    table.owns("ana", "red", "green")
    table.arrive("pirate-green")
    assert (table.deciding, table.phase) == ("ana", Phase.NAME)
    assert table.choices("ana", "name") == [1, 2]
    for nobody in (0, 3):
        with pytest.raises(IllegalMove):
            table.play("ana", "name", seat=nobody)
    assert "pirate_diverted" in table.play("ana", "name", seat=2)
    assert (table.deciding, table.phase) == ("carla", Phase.RETURN)
    assert table.areas("carla", "give_back") == "AK"
    table.play("carla", "give_back", area="K")
    assert [table.points(who) for who in table.people] == [1, 1, 1]


@pytest.mark.rule("IC-155")
def test_an_owner_without_protection_names_nobody() -> None:
    table = three()
    table.houses("ana", green="A")
    table.owns("ana", "green")
    table.arrive("pirate-green")
    assert (table.deciding, table.phase) == ("ana", Phase.RETURN)


@pytest.mark.rule("IC-156")
def test_a_red_pirate_makes_the_protected_player_name_a_victim() -> None:
    table = three()
    table.owns("ana", "red")
    table.arrive("pirate-red")
    assert (table.deciding, table.phase) == ("ana", Phase.NAME)


@pytest.mark.rule("IC-157")
def test_only_who_has_a_house_can_be_named_and_without_any_nothing_happens() -> None:
    table = Table(ana="tenerife", bruno="lanzarote", carla="la_palma")
    table.houses("ana", green="AB")
    table.palaces("bruno", blue="A")
    table.owns("ana", "red", "green")
    assert "pirate_finds_nothing" in table.arrive("pirate-green")
    assert table.points("ana") == 2
    table.houses("carla", orange="CD")
    table.turn("ana", start="ana")
    happened = table.arrive("pirate-red")
    assert "pirate_diverted" in happened, "only Carla can be named, so she is"
    assert table.deciding == "carla"


@pytest.mark.rule("IC-159")
def test_if_another_owns_the_pirates_colour_the_protected_has_no_say() -> None:
    table = three()
    table.houses("bruno", green="A")
    table.owns("ana", "red")
    table.owns("bruno", "green")
    table.arrive("pirate-green")
    assert (table.deciding, table.phase) == ("bruno", Phase.RETURN)
