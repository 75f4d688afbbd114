"""The powers of the privileges: each where it acts, and where it must not. Protection stands with the pirates."""

from __future__ import annotations

import pytest

from islario.games.islas_canarias.rules.state import Phase
from islario.match.errors import IllegalMove
from tests.games.islas_canarias.positions import Table

SEGADOR = "segador"  # a red house; farmland, green, beige, village
MONJE = "monje"  # an orange house; village, farmland, brown, blue
CAPITAN = "capitan"  # a brown house; coast, beige, orange, river
CARPINTERO = "carpintero"  # a brown house; green, coast, mountain, red


def two(*privileges: str) -> Table:
    """Ana, on Tenerife, owns these privileges."""
    table = Table(ana="tenerife", bruno="lanzarote")
    table.hand("ana", SEGADOR, SEGADOR, MONJE)
    table.owns("ana", *privileges)
    return table


# Orange wins ties


@pytest.mark.rule("IC-118")
def test_a_tie_at_the_first_priority_is_won_and_later_ones_are_not_looked_at() -> None:
    table = two()
    table.owns("bruno", "orange")
    table.houses("bruno", red="D")  # three coast areas each; by the river Ana would win
    assert "tie_won" in table.arrive(CAPITAN)
    assert table.deciding == "bruno"


@pytest.mark.rule("IC-118")
def test_without_the_privilege_the_river_decides() -> None:
    table = two()
    table.houses("bruno", red="D")
    assert "tie_won" not in table.arrive(CAPITAN)
    assert table.deciding == "ana"


@pytest.mark.rule("IC-118")
def test_a_tie_at_a_later_priority_is_not_won_by_privilege() -> None:
    """The owner shares the most at a later priority only if he shared it at the first, and that tie he has won."""
    table = Table(ana="tenerife", bruno="lanzarote", carla="la_palma")
    table.owns("carla", "orange")  # she has less coast than Bruno, and is out
    table.houses("bruno", red="D")
    table.houses("carla", red="H")
    table.arrive(CAPITAN)
    assert table.deciding == "ana"


@pytest.mark.rule("IC-119")
def test_where_nobody_can_meet_the_first_priority_it_works_at_the_first_that_somebody_can() -> None:
    table = two()
    table.owns("bruno", "orange")
    table.houses("bruno", red="D")
    assert "tie_won" in table.arrive(CARPINTERO)  # no green anywhere, three coast areas each
    assert table.deciding == "bruno"


@pytest.mark.rule("IC-120")
def test_it_does_nothing_if_another_island_has_more() -> None:
    table = two("orange")
    assert "tie_won" not in table.arrive(CAPITAN)
    assert table.deciding == "bruno"


@pytest.mark.rule("IC-121")
def test_if_all_count_zero_for_all_four_nobody_gets_the_house() -> None:
    table = two("orange")
    for who in table.people:
        table.palaces(who, red="ABC", blue="DEF", green="GHI")
        table.towns(who, orange="J", brown="K", beige="L")
    assert "settler_leaves" in table.arrive(CAPITAN)


@pytest.mark.rule("IC-122")
def test_it_helps_neither_against_pirates_nor_with_privileges_nor_in_the_ranking() -> None:
    table = two("orange")
    table.houses("ana", green="A")
    table.houses("bruno", green="A")
    happened = table.arrive("pirate-green")
    assert happened.count("house_lost") == 2
    table.houses("bruno", green="ABC")
    table.owns("bruno", "green")
    table.houses("ana", green="ABC")
    table.hand("ana", "labrador", "labrador", "noble")
    assert table.match.places == (1, 1)
    assert table.owner("green") == "bruno"


# Brown draws five


@pytest.mark.rule("IC-123")
@pytest.mark.parametrize(("owner", "cards"), [("ana", 5), ("bruno", 3)])
def test_its_owner_draws_five_cards_instead_of_three(owner: str, cards: int) -> None:
    table = two()
    table.owns(owner, "brown")
    table.play("ana", "draw")
    assert table.one["hand_size"][0] == 3 + cards


@pytest.mark.rule("IC-124")
def test_in_a_turn_with_building_it_gives_nothing() -> None:
    table = two("brown")
    table.play("ana", "build", card=SEGADOR)
    table.play("ana", "place", area="K")
    assert table.one["hand_size"][0] == 2


@pytest.mark.rule("IC-125")
def test_it_also_holds_for_a_forced_draw() -> None:
    table = two("brown")
    table.hand("ana", SEGADOR)
    table.turn("bruno", Phase.LOAD, start="bruno")
    table.play("bruno", "load", card="arriero")
    assert table.one["hand_size"][0] == 1 + 5
    table = two("brown")
    table.hand("ana", "pirate-red", "pirate-blue")
    table.play("ana", "draw")
    assert table.one["hand_size"][0] == 2 + 5


@pytest.mark.rule("IC-126")
def test_losing_it_before_the_draw_costs_the_five_cards() -> None:
    table = two("brown", "green")
    table.houses("ana", brown="AB", red="C")
    table.houses("bruno", brown="AB")
    table.play("ana", "palace", area="C")  # red, with one of the brown houses
    table.play("ana", "use", area="A")
    assert table.owner("brown") == "bruno"
    table.play("ana", "draw")
    assert table.one["hand_size"][0] == 3 + 3


# Green mixes palaces


@pytest.mark.rule("IC-127", "IC-128")
@pytest.mark.parametrize(("anchor", "made"), [("A", "red palace"), ("L", "blue palace")])
def test_two_houses_of_different_colours_make_a_palace_of_the_one_named(anchor: str, made: str) -> None:
    table = two("green")
    table.houses("ana", red="A", blue="L")
    assert table.areas("ana", "palace") == "AL"
    table.play("ana", "palace", area=anchor)
    assert table.at("ana", anchor) == made
    assert table.at("ana", "L" if anchor == "A" else "A") == ""
    assert (table.left("house", "red"), table.left("house", "blue")) == (8, 8)


@pytest.mark.rule("IC-127")
def test_two_of_one_colour_still_make_one() -> None:
    table = two("green")
    table.houses("ana", red="AB", blue="L")
    table.play("ana", "palace", area="A")
    assert table.areas("ana", "use") == "BL"
    table.play("ana", "use", area="B")
    assert table.at("ana", "A") == "red palace"


@pytest.mark.rule("IC-129")
def test_a_substitute_still_stands_where_the_named_house_stood() -> None:
    table = two("green")
    table.houses("ana", red="A", blue="L")
    table.supply("palace", red=0)
    table.play("ana", "palace", area="A")
    assert table.choices("ana", "colour") == ["orange", "brown", "green", "blue", "beige"]
    table.play("ana", "colour", colour="orange")
    assert table.at("ana", "A") == "orange palace"


@pytest.mark.rule("IC-130")
def test_it_is_of_no_use_for_towns() -> None:
    table = two("green")
    table.houses("ana", red="AB", blue="L")
    assert "town" not in table.kinds("ana")
    table.houses("ana", red="CD")
    table.play("ana", "town", area="A")
    assert table.at("ana", "A") == "red house"
    assert table.areas("ana", "use") == "BCD"


@pytest.mark.rule("IC-131")
def test_a_mixed_palace_can_cost_a_privilege_even_this_one() -> None:
    table = two("green")
    table.houses("ana", green="A", red="B")
    table.houses("bruno", green="A")
    table.play("ana", "palace", area="B")
    assert table.at("ana", "B") == "red palace"
    assert table.owner("green") == "bruno"
    assert table.owner("red") == "ana"


# Blue builds anywhere


@pytest.mark.rule("IC-132", "IC-135")
def test_a_house_may_go_on_any_empty_area_but_on_no_other() -> None:
    table = two("blue")
    table.houses("ana", green="AB")
    table.play("ana", "build", card=SEGADOR)
    assert table.areas("ana", "place") == "CDEFGHIJKL"
    with pytest.raises(IllegalMove):
        table.play("ana", "place", area="A")
    table.play("ana", "place", area="E")
    assert table.at("ana", "E") == "red house"


@pytest.mark.rule("IC-132")
def test_without_it_the_priorities_bind() -> None:
    table = two()
    table.owns("bruno", "blue")
    table.play("ana", "build", card=SEGADOR)
    assert table.areas("ana", "place") == "IKL"


@pytest.mark.rule("IC-133", "IC-134", "IC-135")
def test_a_palace_or_town_may_stand_on_any_empty_area_also_on_those_just_set_free() -> None:
    table = two("blue")
    table.houses("ana", red="ABC", orange="D")
    table.palaces("ana", brown="E")
    table.play("ana", "town", area="A")
    assert table.areas("ana", "place") == "ABCFGHIJKL"
    table.play("ana", "place", area="L")
    assert [table.at("ana", area) for area in "ABCL"] == ["", "", "", "red town"]


@pytest.mark.rule("IC-133")
def test_without_it_a_palace_stands_on_one_of_the_areas_used() -> None:
    table = two()
    table.houses("ana", red="AB")
    table.play("ana", "palace", area="B")
    assert table.at("ana", "B") == "red palace"


@pytest.mark.rule("IC-136", "IC-137")
def test_it_holds_for_settlers_from_a_ship_but_does_not_draw_them() -> None:
    table = two("blue")
    table.arrive(CAPITAN)
    assert table.deciding == "bruno", "he has more coast"
    assert table.areas("bruno", "place") == "ABDI"
    table = two("blue")
    table.arrive(MONJE)
    assert table.areas("ana", "place") == "ABCDEFGHIJKL"


@pytest.mark.rule("IC-138")
def test_with_the_mixed_palace_the_colour_is_still_that_of_the_house_named() -> None:
    table = two("blue", "green")
    table.houses("ana", red="A", orange="B")
    table.play("ana", "palace", area="B")
    assert "A" in table.areas("ana", "place")
    table.play("ana", "place", area="G")
    assert table.at("ana", "G") == "orange palace"


# Beige gives an extra card


@pytest.mark.rule("IC-139", "IC-140")
@pytest.mark.parametrize("builds", [True, False])
def test_once_a_turn_between_the_actions_one_more_card_whether_one_builds_or_draws(builds: bool) -> None:
    table = two("beige")
    assert "take_extra" not in table.kinds("ana")
    if builds:
        table.play("ana", "build", card=SEGADOR)
        table.play("ana", "place", area="K")
    else:
        table.play("ana", "draw")
    before = int(table.one["hand_size"][0])
    assert table.kinds("ana") == {"load", "take_extra"}
    table.play("ana", "take_extra")
    assert table.one["hand_size"][0] == before + 1
    with pytest.raises(IllegalMove, match="already taken"):
        table.play("ana", "take_extra")
    table.play("ana", "load", card=SEGADOR)
    assert table.deciding == "bruno"


@pytest.mark.rule("IC-139")
def test_it_may_be_left() -> None:
    table = two("beige")
    table.play("ana", "draw")
    table.play("ana", "load", card=SEGADOR)
    assert table.deciding == "bruno"


@pytest.mark.rule("IC-139")
def test_nobody_else_may_take_it_and_nobody_where_no_card_is_left() -> None:
    table = two()
    table.owns("bruno", "beige")
    table.turn("ana", Phase.LOAD)
    with pytest.raises(IllegalMove, match="privilege"):
        table.play("ana", "take_extra")
    table.owns("ana", "beige")
    table.deck()
    table.no_discards()
    with pytest.raises(IllegalMove, match="no card left"):
        table.play("ana", "take_extra")


@pytest.mark.rule("IC-141")
def test_it_may_be_taken_in_the_very_turn_in_which_the_privilege_is_won() -> None:
    table = two()
    table.houses("ana", beige="AB")
    table.turn("ana", Phase.LOAD)
    assert "take_extra" not in table.kinds("ana")
    table.play("ana", "palace", area="A")
    assert "take_extra" in table.kinds("ana")
    table = two()
    table.houses("ana", beige="AB")
    table.turn("ana", Phase.END)
    table.houses("ana", red="CD")
    table.play("ana", "palace", area="A")
    assert "take_extra" not in table.kinds("ana"), "the ship is loaded"


@pytest.mark.rule("IC-142")
@pytest.mark.parametrize(("privileges", "cards"), [(["beige"], 4), (["beige", "brown"], 6)])
def test_it_comes_on_top_of_what_one_draws(privileges: list[str], cards: int) -> None:
    table = two(*privileges)
    table.play("ana", "draw")
    table.play("ana", "take_extra")
    assert table.one["hand_size"][0] == 3 + cards


@pytest.mark.rule("IC-143")
def test_it_comes_too_late_to_build_with_a_hand_that_was_too_small() -> None:
    table = two("beige")
    table.houses("ana", red="AB")
    table.hand("ana", SEGADOR)
    assert table.kinds("ana") == {"draw", "palace"}
    table.play("ana", "draw")
    table.play("ana", "take_extra")
    assert "build" not in table.kinds("ana")
