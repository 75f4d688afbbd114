"""A ship arrives: which card is kept, which island a settler chooses, and where he builds there."""

from __future__ import annotations

from collections import Counter

import pytest

from islario.games.islas_canarias.box.components import CARD_NAMES, SYMBOLS
from islario.games.islas_canarias.rules.islands import empty_areas_for
from islario.games.islas_canarias.rules.state import Phase
from islario.match.chronicle import Happening
from tests.games.islas_canarias.positions import Table, full_table

CAPITAN = "capitan"  # a brown house; coast, beige, orange, river
CARPINTERO = "carpintero"  # a brown house; green, coast, mountain, red
CESTERO = "cestero"  # a beige house; blue, village, coast, red
MONJE = "monje"  # an orange house; village, farmland, brown, blue
SEGADOR = "segador"  # a red house; farmland, green, beige, village

pytestmark = pytest.mark.interpreted


def two() -> Table:
    return Table(ana="tenerife", bruno="lanzarote")


def counted(table: Table, who: str, symbol: str) -> int:
    """How many empty areas an island has for a priority."""
    return int(table.ask(empty_areas_for, table.seat(who), SYMBOLS.index(symbol))).bit_count()


def the_basket_weaver() -> Table:
    """The rulebook's example: A is Lanzarote, B La Palma, C Tenerife."""
    table = Table(ana="lanzarote", bruno="la_palma", carla="tenerife")
    table.houses("ana", blue="AG", red="H")
    table.houses("bruno", blue="AF", red="CDH")
    table.houses("carla", blue="G")
    return table


# The ship's cards


@pytest.mark.rule("IC-63", "IC-84")
def test_one_card_is_kept_for_the_next_ship_and_all_turned_ones_are_discarded() -> None:
    table = two()
    table.arrive("pirate-red", "pirate-blue", kept="noble")
    assert table.one["ship_size"] == 1
    assert table.one["ship"][CARD_NAMES.index("noble")] == 1
    assert table.discarded("pirate-red") == table.discarded("pirate-blue") == 1
    assert table.cards_in_all == 60


@pytest.mark.rule("IC-64")
def test_chance_decides_which_card_is_kept_even_the_one_kept_before() -> None:
    kept: Counter[str] = Counter()
    for seed in range(90):
        table = Table(ana="tenerife", bruno="lanzarote", seed=seed)
        table.ship("pirate-red", "pirate-blue", "pirate-green")
        table.turn("bruno", Phase.END)
        table.play("bruno", "end_turn")
        (left,) = [name for i, name in enumerate(CARD_NAMES) if table.one["ship"][i]]
        kept[left] += 1
    assert len(kept) == 3
    assert min(kept.values()) > 15


@pytest.mark.rule("IC-65")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_as_many_cards_are_turned_as_there_are_players(players: int) -> None:
    table = full_table(players)
    table.finish_round()
    assert table.one["ship_size"] == 1
    assert table.one["discards_size"] == players, "everybody drew, so only the ship's cards are there"


@pytest.mark.rule("IC-67", "IC-78", "IC-188")
def test_each_card_is_dealt_with_before_the_next_by_the_owner_of_the_island_out_of_turn() -> None:
    table = two()
    table.arrive(MONJE, "pirate-red")
    assert (table.deciding, table.phase) == ("ana", Phase.PLACE)
    assert table.one["turned_count"] == 1
    assert table.areas("ana", "place") == "CDFGH"
    happened = table.play("ana", "place", area="D")
    assert happened.index("house_built") < happened.index("card_turned")
    assert table.at("ana", "D") == ""  # and lost again: the pirate of a colour in which all have 0 points


# Which island


@pytest.mark.rule("IC-68")
def test_the_island_with_the_most_empty_areas_for_the_first_priority_gets_the_house() -> None:
    table = two()
    assert (counted(table, "ana", "village"), counted(table, "bruno", "village")) == (5, 3)
    table.arrive(MONJE)
    assert table.deciding == "ana"
    table = two()
    assert (counted(table, "ana", "coast"), counted(table, "bruno", "coast")) == (3, 4)
    table.arrive(CAPITAN)
    assert table.deciding == "bruno"


@pytest.mark.rule("IC-68", "IC-71", "IC-77", "IC-78")
def test_the_basket_weaver_comes_to_island_a_and_builds_next_to_a_blue_house() -> None:
    table = the_basket_weaver()
    for symbol, counts in (("blue", [4, 4, 2]), ("village", [1, 1]), ("coast", [3, 1])):
        assert [counted(table, who, symbol) for who in table.people][: len(counts)] == counts
    happened = table.arrive(CESTERO)
    assert "settler_comes" in happened
    assert table.deciding == "ana"
    assert table.areas("ana", "place") == "BEFL"
    table.play("ana", "place", area="L")
    assert table.at("ana", "L") == "beige house"


@pytest.mark.rule("IC-69")
def test_an_area_next_to_two_blue_buildings_or_twice_at_the_coast_counts_once() -> None:
    table = two()
    table.houses("ana", blue="AD")
    assert counted(table, "ana", "blue") == 3, "B and C touch both, E touches one"
    assert counted(table, "ana", "coast") == 3, "J and L have the coast on two sides"


@pytest.mark.rule("IC-70")
@pytest.mark.parametrize("building", ["houses", "palaces", "towns"])
def test_palaces_and_towns_attract_exactly_like_houses(building: str) -> None:
    table = two()
    getattr(table, building)("ana", blue="D")
    assert counted(table, "ana", "blue") == 3
    table.arrive(CESTERO)
    assert table.deciding == "ana"


@pytest.mark.rule("IC-71", "IC-74")
def test_only_the_tied_go_on_to_the_next_priority() -> None:
    table = the_basket_weaver()
    assert counted(table, "carla", "village") == 4, "more than the others, but she is out"
    table.arrive(CESTERO)
    assert table.deciding == "ana"


@pytest.mark.rule("IC-72", "IC-73", "IC-77")
def test_a_priority_that_nobody_can_meet_decides_nothing_and_puts_nobody_out() -> None:
    table = two()
    table.houses("bruno", red="D")
    assert counted(table, "ana", "coast") == counted(table, "bruno", "coast") == 3
    assert counted(table, "ana", "river") > counted(table, "bruno", "river")
    table.arrive(CAPITAN)  # coast is tied, there is neither beige nor orange, so the river decides
    assert table.deciding == "ana"
    assert table.areas("ana", "place") == "GJL", "but the house goes to the coast"


@pytest.mark.rule("IC-74")
def test_an_island_with_nothing_to_offer_is_out_as_soon_as_another_has_something() -> None:
    table = two()
    table.houses("bruno", blue="I", red="J")  # one empty area next to blue; Ana has more of everything else
    table.arrive(CESTERO)
    assert table.at("bruno", "D") == "beige house", "the only area allowed, so it is taken by itself"


@pytest.mark.rule("IC-75", "IC-85")
def test_if_the_fourth_priority_leaves_no_single_island_nothing_is_built() -> None:
    table = two()
    table.houses("bruno", red="D")
    table.houses("ana", red="F")
    assert counted(table, "ana", "river") == counted(table, "bruno", "river") == 3
    assert "settler_leaves" in table.arrive(CAPITAN)
    assert table.left("house", "brown") == 8
    assert table.discarded(CAPITAN) == 1


@pytest.mark.rule("IC-76")
def test_a_full_island_counts_nothing() -> None:
    table = two()
    table.palaces("ana", red="ABCDE", blue="FGHIJ")
    table.houses("ana", green="K", orange="L")
    assert [counted(table, "ana", symbol) for symbol in SYMBOLS] == [0] * 12
    table.arrive(MONJE)
    assert table.deciding == "bruno"


@pytest.mark.rule("IC-77", "IC-119")
def test_with_no_first_priority_anywhere_the_house_goes_by_the_highest_that_can_be_met() -> None:
    table = two()
    table.arrive(CARPINTERO)  # no green anywhere; the coast decides
    assert table.deciding == "bruno"
    assert table.areas("bruno", "place") == "ABDI"


# The house


@pytest.mark.rule("IC-79")
def test_the_house_has_the_colour_of_the_card() -> None:
    table = two()
    table.arrive(MONJE)
    table.play("ana", "place", area="C")
    assert table.at("ana", "C") == "orange house"


@pytest.mark.rule("IC-80")
def test_a_colour_that_has_run_out_is_replaced_by_the_owner_of_the_island_who_cannot_refuse() -> None:
    table = two()
    table.supply("house", orange=0)
    table.arrive(MONJE)
    table.play("ana", "place", area="C")
    assert table.kinds("ana") == {"colour"}
    assert table.choices("ana", "colour") == ["brown", "green", "blue", "beige", "red"]
    table.play("ana", "colour", colour="red")
    assert table.at("ana", "C") == "red house"


@pytest.mark.rule("IC-81")
def test_without_any_house_in_the_supply_nothing_is_built() -> None:
    table = two()
    table.no_more("house")
    assert "no_house_left" in table.arrive(MONJE)
    assert table.discarded(MONJE) == 1
    assert not table.one["buildings"].any()


@pytest.mark.rule("IC-82")
def test_several_settlers_of_one_ship_may_come_to_the_same_island() -> None:
    table = two()
    table.arrive(MONJE, MONJE)
    table.play("ana", "place", area="C")
    assert table.deciding == "ana"
    table.play("ana", "place", area="D")
    assert table.points("ana", "orange") == 2


@pytest.mark.rule("IC-83")
def test_each_settler_compares_the_islands_as_they_stand_when_his_card_is_turned() -> None:
    table = two()
    table.houses("bruno", orange="D", green="FG")
    table.houses("ana", red="J")
    before = (counted(table, "ana", "coast"), counted(table, "bruno", "coast"))
    assert before == (2, 3)
    table.arrive(MONJE, CAPITAN)
    table.play("ana", "place", area="G")  # a coast area less for Ana
    assert table.deciding == "bruno"

    table = two()
    table.arrive(CAPITAN, CAPITAN)
    table.play("bruno", "place", area="D")  # now the coast is tied, and the river decides
    assert table.deciding == "ana"


@pytest.mark.rule("IC-85")
def test_a_settler_who_finds_no_island_is_discarded_like_the_others() -> None:
    table = two()
    for who in table.people:
        table.palaces(who, red="ABC", blue="DEF", green="GHI")
        table.towns(who, orange="J", brown="K", beige="L")
    assert "settler_leaves" in table.arrive(SEGADOR)
    assert table.discarded(SEGADOR) == 1


def test_the_log_says_what_decided() -> None:
    table = the_basket_weaver()
    table.arrive(CESTERO)
    told = [h for h in happened(table) if h.kind == "settler_comes"]
    assert str(told[0]) == "Cestero (basket weaver) chooses the island of Player 1 (coast: 3 empty areas)."


def happened(table: Table) -> list[Happening]:
    """The events of the latest move, for everyone."""
    from islario.match.chronicle import Chronicle

    return Chronicle.page(table.match.game, table.state, -1, before=-1)
