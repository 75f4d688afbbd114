"""Houses merged into palaces and towns."""

from __future__ import annotations

import pytest

from islario.games.islas_canarias.rules.state import Phase
from islario.match.errors import IllegalMove, NotYourTurn
from tests.games.islas_canarias.positions import Table


def ana_has(**houses: str) -> Table:
    table = Table(ana="tenerife", bruno="lanzarote")
    table.hand("ana", "segador", "segador", "monje")
    table.houses("ana", **houses)
    return table


@pytest.mark.rule("IC-86")
def test_houses_may_be_merged_in_ones_own_turn_but_never_have_to_be() -> None:
    table = ana_has(red="ABC")
    assert table.kinds("ana") == {"build", "draw", "palace", "town"}
    table.play("ana", "draw")
    table.play("ana", "load", card="segador")
    table.play("ana", "end_turn")
    assert table.at("ana", "A") == "red house"


@pytest.mark.rule("IC-87")
@pytest.mark.parametrize("phase", [Phase.ACT, Phase.LOAD, Phase.END])
def test_before_between_and_after_the_actions_as_often_as_one_likes(phase: Phase) -> None:
    table = ana_has(red="AB", brown="CDE", green="FG")
    table.turn("ana", phase)
    table.play("ana", "palace", area="A")
    assert table.phase == phase
    table.play("ana", "town", area="C")
    assert table.at("ana", "C") == "brown town"
    assert table.phase == phase
    table.play("ana", "palace", area="F")
    assert table.points("ana") == 3 + 5 + 3


@pytest.mark.rule("IC-88")
def test_not_between_a_settler_card_and_its_house() -> None:
    table = ana_has(red="AB")
    table.play("ana", "build", card="segador")
    assert table.kinds("ana") == {"place"}
    with pytest.raises(IllegalMove):
        table.play("ana", "palace", area="A")


@pytest.mark.rule("IC-89")
def test_not_in_anothers_turn_nor_while_a_ship_is_dealt_with() -> None:
    table = ana_has(red="AB")
    table.turn("bruno")
    with pytest.raises(NotYourTurn):
        table.play("ana", "palace", area="A")
    table.arrive("monje")
    assert table.deciding == "ana"
    assert table.kinds("ana") == {"place"}


@pytest.mark.rule("IC-90", "IC-91", "IC-95", "IC-97")
@pytest.mark.parametrize(("anchor", "other"), [("A", "L"), ("L", "A")])
def test_a_palace_takes_two_houses_of_one_colour_and_stands_where_either_stood(anchor: str, other: str) -> None:
    table = ana_has(red="AL", blue="B")  # at opposite ends of the island
    assert table.areas("ana", "palace") == "AL"
    table.play("ana", "palace", area=anchor)
    assert table.at("ana", anchor) == "red palace"
    assert table.at("ana", other) == ""
    assert table.left("house", "red") == 8
    assert table.left("palace", "red") == 5


@pytest.mark.rule("IC-90")
def test_two_houses_of_different_colours_make_no_palace() -> None:
    table = ana_has(red="A", blue="B")
    assert "palace" not in table.kinds("ana")
    with pytest.raises(IllegalMove, match="the only one of its colour"):
        table.play("ana", "palace", area="A")


@pytest.mark.rule("IC-91")
def test_of_three_houses_one_chooses_which_two_go() -> None:
    table = ana_has(red="ABC", blue="D")
    table.play("ana", "palace", area="B")
    assert table.areas("ana", "use") == "AC"
    with pytest.raises(IllegalMove, match="of another"):
        table.play("ana", "use", area="D")
    with pytest.raises(IllegalMove, match="already part of it"):
        table.play("ana", "use", area="B")
    table.play("ana", "use", area="C")
    assert [table.at("ana", area) for area in "ABC"] == ["red house", "red palace", ""]


@pytest.mark.rule("IC-92", "IC-93", "IC-94", "IC-95", "IC-97")
@pytest.mark.parametrize("anchor", ["A", "G", "L"])
def test_a_town_takes_three_houses_of_one_colour_and_stands_where_one_of_them_stood(anchor: str) -> None:
    table = ana_has(red="AGL")
    assert table.areas("ana", "town") == "AGL"
    table.play("ana", "town", area=anchor)
    assert table.at("ana", anchor) == "red town"
    assert sum(table.at("ana", area) == "" for area in "AGL") == 2
    assert table.left("house", "red") == 8
    assert table.left("town", "red") == 1


@pytest.mark.rule("IC-92")
def test_of_four_houses_one_chooses_which_three_go_into_a_town() -> None:
    table = ana_has(red="ABCD")
    table.play("ana", "town", area="D")
    assert table.areas("ana", "use") == "ABC"
    table.play("ana", "use", area="B")
    assert table.areas("ana", "use") == "AC"
    table.play("ana", "use", area="A")
    assert [table.at("ana", area) for area in "ABCD"] == ["", "", "red house", "red town"]


@pytest.mark.rule("IC-92", "IC-187")
def test_of_three_houses_all_go_into_a_town_without_a_question() -> None:
    table = ana_has(red="ABD", blue="CE")
    assert table.play("ana", "town", area="D") == ["town_built", "privilege_taken"]
    assert [table.at("ana", area) for area in "ABD"] == ["", "", "red town"]
    assert table.phase == Phase.ACT


@pytest.mark.rule("IC-92")
def test_two_houses_make_no_town() -> None:
    table = ana_has(red="AB", blue="C")
    assert "town" not in table.kinds("ana")
    with pytest.raises(IllegalMove, match="three houses of one colour"):
        table.play("ana", "town", area="A")


@pytest.mark.rule("IC-96")
def test_areas_set_free_may_be_built_on_in_the_same_turn() -> None:
    table = ana_has(red="IL", blue="K")
    table.play("ana", "palace", area="I")
    table.play("ana", "build", card="segador")  # farmland: I, K and L
    assert table.at("ana", "L") == "red house"


@pytest.mark.rule("IC-98", "IC-99", "IC-100")
def test_palaces_and_towns_are_never_merged_into_anything() -> None:
    table = ana_has(red="A")
    table.palaces("ana", red="BCD")
    table.towns("ana", red="E")
    assert table.kinds("ana") == {"build", "draw"}
    for kind in ("palace", "town"):
        with pytest.raises(IllegalMove, match="no house on B"):
            table.play("ana", kind, area="B")


@pytest.mark.rule("IC-98", "IC-99")
def test_a_palace_and_a_house_make_no_town_and_a_palace_is_not_used_for_one() -> None:
    table = ana_has(red="ABCE")
    table.palaces("ana", red="D")
    table.play("ana", "town", area="A")
    assert table.areas("ana", "use") == "BCE"
    with pytest.raises(IllegalMove, match="no house on D"):
        table.play("ana", "use", area="D")


@pytest.mark.rule("IC-101", "IC-102")
@pytest.mark.parametrize(("kind", "houses"), [("palace", "AB"), ("town", "ABC")])
def test_a_palace_or_town_that_has_run_out_is_replaced_by_one_of_any_other_colour(kind: str, houses: str) -> None:
    table = ana_has(red=houses)
    table.supply(kind, red=0, blue=0)
    table.play("ana", kind, area="B")
    assert table.choices("ana", "colour") == ["orange", "brown", "green", "beige"]
    table.play("ana", "colour", colour="green")
    assert table.at("ana", "B") == f"green {kind}"
    assert [table.at("ana", area) for area in houses.replace("B", "")] == [""] * (len(houses) - 1)
    assert table.left("house", "red") == 8


@pytest.mark.rule("IC-103")
@pytest.mark.parametrize("kind", ["palace", "town"])
def test_without_any_palace_none_can_be_made_and_likewise_with_towns(kind: str) -> None:
    table = ana_has(red="ABC")
    table.no_more(kind)
    assert table.kinds("ana") & {"palace", "town"} == {"palace", "town"} - {kind}
    with pytest.raises(IllegalMove, match=f"no {kind} left"):
        table.play("ana", kind, area="A")
