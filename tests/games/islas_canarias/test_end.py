"""Points, the last round, and who wins."""

from __future__ import annotations

import pytest

from tests.games.islas_canarias.positions import CANARIAS, Table


def two() -> Table:
    return Table(ana="tenerife", bruno="lanzarote")


def ana_has(points: int) -> Table:
    """Ana has 15 points in towns and the rest in houses, three of them at most a colour."""
    table = two()
    table.towns("ana", red="AB", green="C")
    for area, colour in zip("DEFGH"[: points - 15], ("blue", "beige", "brown", "orange", "blue"), strict=False):
        table.houses("ana", **{colour: area})
    assert table.points("ana") == points
    return table


@pytest.mark.rule("IC-162", "IC-163", "IC-164", "IC-165")
def test_seventeen_points() -> None:
    """The rulebook's example: four houses, two red palaces, an orange palace, a green town."""
    table = two()
    table.houses("ana", red="AB", blue="E", beige="F", brown="G", orange="K")
    table.palaces("ana", red="H", orange="I")
    table.towns("ana", green="J")
    table.play("ana", "palace", area="A")  # the second red one, made of the two red houses
    assert table.match.breakdown(0) == {"houses": 4, "first_palaces": 6, "further_palaces": 2, "towns": 5}
    assert table.points("ana") == 17


@pytest.mark.rule("IC-163", "IC-164")
def test_only_the_first_palace_of_each_colour_counts_three() -> None:
    table = two()
    table.houses("ana", red="AB", blue="CD")
    table.palaces("ana", red="EF")
    table.play("ana", "palace", area="A")
    assert table.match.breakdown(0) == {"houses": 2, "first_palaces": 3, "further_palaces": 4, "towns": 0}
    table.play("ana", "palace", area="C")
    assert table.match.breakdown(0)["first_palaces"] == 6


@pytest.mark.rule("IC-166")
def test_neither_privileges_nor_cards_are_worth_points() -> None:
    table = two()
    table.owns("ana", "red", "blue", "green")
    table.hand("ana", "segador", "monje", "noble")
    assert table.points("ana") == 0


@pytest.mark.rule("IC-167")
@pytest.mark.parametrize(("points", "last"), [(18, False), (19, True), (20, True)])
def test_with_19_points_at_the_check_one_round_follows_and_no_more(points: int, last: bool) -> None:
    table = ana_has(points)
    happened = table.arrive()
    assert ("last_round" in happened) == last
    assert bool(table.one["last_round"]) == last
    assert not table.match.over
    table.finish_round()
    assert table.match.over == last


@pytest.mark.rule("IC-168")
def test_19_points_that_are_gone_again_at_the_check_do_not_count() -> None:
    table = ana_has(19)
    table.owns("ana", "brown")
    table.arrive("pirate-brown")
    assert not table.one["last_round"]
    table.play("ana", "give_back", area="D")
    assert table.points("ana") == 18
    assert not table.one["last_round"]


@pytest.mark.rule("IC-169")
def test_the_last_round_is_a_full_one_with_its_ship() -> None:
    table = ana_has(19)
    table.arrive()
    turns = []
    while table.deciding is not None:
        if "draw" in table.kinds(table.deciding):
            turns.append(table.deciding)
        table.go_on()
    assert turns == ["bruno", "ana"]
    assert table.one["discards_size"] == 2, "two cards came off the last ship"


@pytest.mark.rule("IC-170")
def test_it_stays_the_last_even_if_all_fall_below_19_again() -> None:
    table = ana_has(19)
    table.arrive()
    table.owns("ana", "brown")
    table.arrive("pirate-brown")
    table.play("ana", "give_back", area="D")
    assert table.points("ana") == 18
    assert table.match.over


@pytest.mark.rule("IC-171")
def test_after_the_last_ship_nobody_merges_any_more() -> None:
    table = ana_has(19)
    table.houses("ana", blue="K")
    table.arrive()
    table.arrive()
    assert table.match.over
    assert table.match.pending == ()
    assert CANARIAS.desk.legal(table.state, 0) == CANARIAS.desk.legal(table.state, 1) == []


@pytest.mark.rule("IC-172")
def test_the_most_points_win() -> None:
    table = ana_has(19)
    table.towns("bruno", beige="A")
    table.arrive()
    assert not table.match.winners, "nobody before the end"
    table.arrive()
    assert list(table.match.winners) == [0]
    assert table.match.places == (1, 2)


@pytest.mark.rule("IC-173")
def test_the_tied_share_the_victory() -> None:
    table = Table(ana="tenerife", bruno="lanzarote", carla="la_palma")
    table.towns("ana", red="AB", green="C")
    table.towns("bruno", blue="AB", green="C")
    table.houses("carla", red="A")
    table.one["last_round"] = 1
    table.arrive()
    assert table.match.over
    assert table.match.winners == (0, 1)
    assert table.match.places == (1, 1, 3)


@pytest.mark.rule("IC-174")
def test_round_40_is_the_last_in_any_case() -> None:
    table = two()
    table.one["round_number"] = 38
    assert "last_round" not in table.arrive()
    assert "last_round" in table.arrive()
    assert table.one["round_number"] == 40
    table.arrive()
    assert table.match.over


@pytest.mark.rule("IC-167", "IC-174")
def test_the_last_round_is_announced_once() -> None:
    table = ana_has(19)
    table.one["round_number"] = 39
    assert table.arrive().count("last_round") == 1
    assert table.one["round_number"] == 40
