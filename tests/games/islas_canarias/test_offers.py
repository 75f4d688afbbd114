"""What views and stories say of the islands is what the rules do: where a house may go, and how islands compare."""

from __future__ import annotations

import random
from typing import Any

import pytest

from islario.games.islas_canarias.building import areas_allowed, begin_house
from islario.games.islas_canarias.components import FIRST_PIRATE, NONE, PRIORITY
from islario.games.islas_canarias.offers import outlook, place_for
from islario.games.islas_canarias.ship import island_chosen
from islario.games.islas_canarias.state import Phase
from islario.kernel.interpreted import Record
from islario.match.chronicle import Chronicle
from tests.games.islas_canarias.positions import CANARIAS, Table

pytestmark = pytest.mark.interpreted


def played(seed: int, decisions: int) -> Any:
    """A match of three, somewhere in the middle, played by chance."""
    chance = random.Random(seed)
    match = CANARIAS.new(3, seed=seed, islands="random", deck="distinct")
    for _ in range(decisions):
        seat = match.pending[0]
        match.play(seat, chance.choice(match.moves(seat)))
    return match


@pytest.mark.parametrize("seed", range(3))
def test_an_outlook_is_what_the_ship_would_decide_and_a_place_is_where_the_house_may_go(seed: int) -> None:
    state = played(seed, 60 + 25 * seed)._state
    for card in range(FIRST_PIRATE):
        seat, symbol, by_privilege = island_chosen(Record(state), card)
        said = outlook(state, card)
        assert (said["seat"], said["by_privilege"]) == (None if seat == NONE else seat, by_privilege)
        assert said["at"] is None or PRIORITY[card, said["at"]] == symbol
        for builder in range(3):
            then = state.copy()
            begin_house(Record(then), builder, card, Phase.SHIP)
            assert place_for(state, builder, card)[1] == areas_allowed(Record(then))


def test_where_no_priority_can_be_met_any_empty_area_will_do() -> None:
    table = Table(ana="tenerife", bruno="lanzarote")
    deciding = set()
    for area in range(12):
        table.one["empty"][0] = 1 << area
        for card in range(FIRST_PIRATE):
            priority, areas = place_for(table.state, 0, card)
            assert areas == 1 << area, "the only empty one, whatever the settler would like"
            deciding.add(priority)
    assert None in deciding
    assert 0 in deciding


def told(table: Table) -> list[dict[str, Any]]:
    """What the latest move told of the cards that it turned."""
    happened = Chronicle.page(CANARIAS, table.state, 0, -1)
    return [dict(one.said.args) for one in happened if one.kind == "card_turned"]


def test_a_turned_card_tells_its_face_and_how_the_islands_compared() -> None:
    table = Table(ana="lanzarote", bruno="la_palma", carla="tenerife")
    table.houses("ana", blue="AG", red="H")
    table.houses("bruno", blue="AF", red="CDH")
    table.houses("carla", blue="G")
    table.arrive("cestero")
    (card,) = told(table)
    assert (card["name"], card["house"], card["priorities"]) == ("cestero", "beige", "blue village coast red")
    assert card["counts"].split("/")[:3] == ["4 4 2", "1 1 4", "3 1 2"], "the rulebook's example"


def test_equal_cards_of_one_move_are_each_compared_with_the_islands_of_their_moment() -> None:
    table = Table(ana="tenerife", bruno="lanzarote")
    table.houses("ana", red="CD", green="FG")
    table.houses("bruno", red="C", green="GH")
    table.arrive("monje", "monje")
    assert table.at("ana", "H") == "orange house", "the only area by a village, so nobody was asked"
    first, second = told(table)
    assert first["counts"] == second["counts"]
    before, after = first["counts"].split("|")
    assert (before.split("/")[0], after.split("/")[0]) == ("1 0", "0 0")


def test_a_pirate_tells_everybodys_points_in_its_colour_and_who_held_the_privilege() -> None:
    table = Table(ana="tenerife", bruno="lanzarote", carla="la_palma")
    table.houses("ana", red="AB")
    table.houses("bruno", red="C", blue="A")
    table.owns("carla", "red")
    table.arrive("pirate-red")
    (card,) = told(table)
    assert (card["name"], card["counts"], card["holder"]) == ("pirate-red", "2 1 0", "2")


def test_what_a_pirate_tells_is_of_its_moment_though_the_move_goes_on() -> None:
    """It finds only palaces; then the privilege is taken, and a settler brings one more house of the colour."""
    table = Table(ana="tenerife", bruno="lanzarote")
    table.palaces("ana", orange="A", red="CD", green="FG")
    table.houses("bruno", red="C", green="GH")
    table.arrive("pirate-orange", "monje")
    pirate, _ = told(table)
    assert (table.owner("orange"), table.points("ana", "orange")) == ("ana", 4)
    assert (pirate["counts"], pirate["holder"]) == ("3 0", "")


def test_a_pirate_names_who_held_the_privilege_then_though_another_has_it_now() -> None:
    table = Table(ana="tenerife", bruno="lanzarote")
    table.palaces("ana", orange="A", red="CD", green="FG")
    table.palaces("bruno", orange="A", red="C", green="GH")
    table.owns("bruno", "orange")
    table.arrive("pirate-orange", "monje")
    pirate, _ = told(table)
    assert table.owner("orange") == "ana", "the settler's house is one point more than the palace of the other"
    assert (pirate["counts"], pirate["holder"]) == ("3 3", "1")
