"""What islands offer: where a house may go, how islands compare for a settler, and whom a pirate goes for. Views say it
of now, events of the moment when a card was turned."""

from __future__ import annotations

import random
from typing import Any

import pytest

from islario.games.islas_canarias.rules.state import Phase
from islario.match.chronicle import Chronicle
from tests.games.islas_canarias.positions import CANARIAS, Table, full_table

EVERYBODY = [0, 1, 2]


def loading(table: Table, who: str, *cards: str) -> Any:
    """What somebody who is about to load one of these cards sees."""
    table.hand(who, *cards)
    table.turn(who, Phase.LOAD)
    return table.match.view(table.seat(who))["table"]


def the_basket_weaver() -> Table:
    """The rulebook's example."""
    table = Table(ana="lanzarote", bruno="la_palma", carla="tenerife")
    table.houses("ana", blue="AG", red="H")
    table.houses("bruno", blue="AF", red="CDH")
    table.houses("carla", blue="G")
    return table


def told(table: Table, *kinds: str) -> list[dict[str, Any]]:
    """What the latest move told, for programs."""
    return [dict(one.facts) for one in Chronicle.page(CANARIAS, table.state, -1, -1) if one.kind in kinds]


def said(table: Table, kind: str, language: str = "en") -> list[str]:
    words = CANARIAS.words(language, ("Ana", "Bruno", "Carla"))
    return [words.tell(one.said) for one in Chronicle.page(CANARIAS, table.state, -1, -1) if one.kind == kind]


# Where a house may go


@pytest.mark.parametrize("seed", range(3))
def test_a_card_in_hand_says_where_its_house_would_go(seed: int) -> None:
    """In a match played by chance: what the view says beforehand is what may be chosen afterwards."""
    chance, tried = random.Random(seed), 0
    match = CANARIAS.new(3, seed=seed, islands="random", deck="distinct")
    while not match.over and tried < 12:
        (seat,) = match.pending
        for move in match.moves(seat):
            if move.kind == "build":
                place = match.view(seat)["table"]["places"][move.card]
                then = match.at(len(match.plies))
                built = [one.facts["area"] for one in then.play(seat, move) if one.kind == "house_built"]
                areas = built[:1] or [after.area for after in then.moves(seat)]
                assert areas == place["areas"]
                tried += 1
        match.play(seat, chance.choice(CANARIAS.desk.legal(match.state, seat)))
    assert tried >= 12


def test_a_place_names_the_priority_that_says_so() -> None:
    table = Table(ana="tenerife", bruno="lanzarote")
    table.hand("ana", "segador", "monje", "pirate-red")
    table.houses("ana", red="IKL", green="A")  # no farmland left for the reaper: next to green
    places = table.match.view(0)["table"]["places"]
    assert places == {
        "segador": {"priority": 1, "anywhere": False, "areas": ["B", "C"]},
        "monje": {"priority": 0, "anywhere": False, "areas": [*"CDFGH"]},
    }
    table.owns("ana", "blue")
    anywhere = {"priority": None, "anywhere": True, "areas": [*"BCDEFGHJ"]}
    assert table.match.view(0)["table"]["places"]["segador"] == anywhere


def test_where_no_priority_can_be_met_any_empty_area_will_do() -> None:
    table = Table(ana="tenerife", bruno="lanzarote")
    table.hand("ana", "monje", "noble")
    table.houses("ana", red="CDFG", green="HIKL")
    any_will_do = {"priority": None, "anywhere": False, "areas": [*"ABEJ"]}
    assert table.match.view(0)["table"]["places"]["monje"] == any_will_do


def test_everybody_sees_where_the_one_who_builds_may_do_so() -> None:
    table = Table(ana="tenerife", bruno="lanzarote")
    table.arrive("monje")
    assert table.phase == Phase.PLACE
    for viewer in (0, 1, None):
        assert table.match.view(viewer)["table"]["places"]["monje"]["areas"] == [*"CDFGH"]


# Before: an outlook


@pytest.mark.rule("IC-71")
def test_an_outlook_compares_the_islands_as_far_as_one_is_best() -> None:
    (outlook,) = loading(the_basket_weaver(), "ana", "cestero")["outlooks"].values()
    assert outlook["counts"][:3] == [[4, 4, 2], [1, 1, 4], [3, 1, 2]], "the rulebook's example"
    assert outlook["running"][:3] == [[0, 1, 2], [0, 1], [0, 1]], "Carla is out, though she has the most at the village"
    assert outlook["left"][:3] == [[0, 1], [0, 1], [0]]
    assert (outlook["seat"], outlook["at"], outlook["by_privilege"]) == (0, 2, False)


@pytest.mark.rule("IC-118")
def test_an_outlook_says_that_a_tie_would_be_won() -> None:
    table = the_basket_weaver()
    table.owns("bruno", "orange")
    (outlook,) = loading(table, "ana", "cestero")["outlooks"].values()
    assert (outlook["seat"], outlook["at"], outlook["by_privilege"]) == (1, 0, True)


@pytest.mark.rule("IC-75")
def test_an_outlook_says_that_a_settler_would_leave() -> None:
    table = Table(ana="tenerife", bruno="lanzarote")
    table.houses("bruno", red="D")
    table.houses("ana", red="F")
    (outlook,) = loading(table, "ana", "capitan")["outlooks"].values()
    assert (outlook["seat"], outlook["at"], outlook["by_privilege"]) == (None, None, False)
    assert outlook["left"][1] == outlook["left"][2] == [0, 1], "nobody has beige or orange: nobody is out"


@pytest.mark.parametrize("card", ["capitan", "carpintero", "cestero", "herrero", "lenador", "mercader", "noble"])
@pytest.mark.parametrize("owner", ["", "ana", "carla"])
def test_what_an_outlook_says_is_what_the_ship_does(card: str, owner: str) -> None:
    table = the_basket_weaver()
    if owner:
        table.owns(owner, "orange")
    outlook = loading(table, "bruno", card)["outlooks"][card]
    table.hand("bruno", "noble" if card == "mercader" else "mercader")
    table.arrive(card)
    rows = told(table, "islands_compared")
    for part, told_as in (("counts", "numbers"), ("running", "running"), ("left", "left")):
        assert [row[told_as] for row in rows] == outlook[part][: len(rows)]
    comes = told(table, "settler_comes")
    assert [fact["who"] for fact in comes] == ([] if outlook["seat"] is None else [outlook["seat"]])
    assert len(rows) == (4 if outlook["at"] is None else outlook["at"] + 1)
    assert bool(told(table, "tie_won")) == outlook["by_privilege"]


def test_outlooks_are_for_who_loads_the_ship() -> None:
    table = the_basket_weaver()
    assert loading(table, "ana", "cestero", "pirate-red")["outlooks"].keys() == {"cestero"}
    for viewer in (1, None):
        shown = table.match.view(viewer)["table"]
        assert shown["outlooks"] == shown["prey"] == {}


@pytest.mark.rule("IC-149")
def test_a_pirate_in_hand_says_whom_it_would_go_for() -> None:
    table = the_basket_weaver()
    prey = loading(table, "ana", "pirate-red", "pirate-blue", "cestero")["prey"]
    assert prey.keys() == {"pirate-red", "pirate-blue"}
    assert prey["pirate-red"] == {"points": [1, 3, 0], "holder": None, "left": [1], "shield": None}
    assert prey["pirate-blue"] == {"points": [2, 2, 1], "holder": None, "left": [0, 1], "shield": None}
    table.owns("carla", "blue")
    prey = loading(table, "ana", "pirate-red", "pirate-blue")["prey"]
    assert prey["pirate-blue"] == {"points": [2, 2, 1], "holder": 2, "left": [2], "shield": None}


# Afterwards: what was compared when a card was turned


@pytest.mark.rule("IC-68", "IC-71", "IC-74")
def test_a_settler_tells_what_he_compared_priority_by_priority() -> None:
    table = the_basket_weaver()
    table.arrive("cestero")
    assert told(table, "card_turned") == [{"card": "cestero"}]
    assert told(table, "islands_compared") == [
        {"by": "blue", "numbers": [4, 4, 2], "running": [0, 1, 2], "left": [0, 1]},
        {"by": "village", "numbers": [1, 1, 4], "running": [0, 1], "left": [0, 1]},
        {"by": "coast", "numbers": [3, 1, 2], "running": [0, 1], "left": [0]},
    ]
    assert told(table, "settler_comes") == [{"who": 0, "card": "cestero", "symbol": "coast", "count": 3}]
    assert said(table, "islands_compared") == [
        "Empty areas compared (blue): Ana has 4, Bruno has 4, Carla has 2.",
        "Empty areas compared (village): Ana has 1, Bruno has 1.",
        "Empty areas compared (coast): Ana has 3, Bruno has 1.",
    ]
    assert said(table, "islands_compared", "fr")[1:] == [
        "On compare les emplacements libres (village) : Ana en a 1, Bruno en a 1.",
        "On compare les emplacements libres (côte) : Ana en a 3, Bruno en a 1.",
    ]


@pytest.mark.rule("IC-83")
def test_equal_cards_of_one_move_are_each_compared_with_the_islands_of_their_moment() -> None:
    table = Table(ana="tenerife", bruno="lanzarote")
    table.houses("ana", red="CD", green="FG")
    table.houses("bruno", red="C", green="GH")
    table.arrive("monje", "monje")
    assert table.at("ana", "H") == "orange house", "the only area by a village, so nobody was asked"
    first, second, *_ = told(table, "islands_compared")
    assert (first["by"], first["numbers"], first["left"]) == ("village", [1, 0], [0])
    assert (second["by"], second["numbers"], second["left"]) == ("village", [0, 0], [0, 1]), "it decides nothing"


@pytest.mark.rule("IC-72")
def test_five_islands_are_compared() -> None:
    table = full_table(5)
    table.arrive("alfarero")
    all_five = [0, 1, 2, 3, 4]
    assert told(table, "islands_compared") == [
        {"by": "red", "numbers": [0] * 5, "running": all_five, "left": all_five},
        {"by": "green", "numbers": [0] * 5, "running": all_five, "left": all_five},
        {"by": "river", "numbers": [5, 3, 3, 5, 4], "running": all_five, "left": [0, 3]},
        {"by": "mountain", "numbers": [4, 4, 3, 5, 3], "running": [0, 3], "left": [3]},
    ]


@pytest.mark.rule("IC-145")
def test_a_pirate_tells_everybodys_points_in_its_colour_and_who_held_the_privilege() -> None:
    table = Table(ana="tenerife", bruno="lanzarote", carla="la_palma")
    table.houses("ana", red="AB")
    table.houses("bruno", red="C", blue="A")
    table.owns("carla", "green")
    table.arrive("pirate-green")
    assert told(table, "pirate_seeks") == [
        {"by": "green", "numbers": [0, 0, 0], "running": EVERYBODY, "left": [2], "holder": 2}
    ]
    assert said(table, "pirate_seeks") == ["The pirate goes for Carla, who owns the green privilege."]
    assert said(table, "pirate_seeks", "fr") == ["Le pirate s’en prend à Carla, qui détient le privilège vert."]


@pytest.mark.rule("IC-149")
def test_while_nobody_has_the_privilege_a_pirate_tells_who_leads() -> None:
    table = Table(ana="tenerife", bruno="lanzarote", carla="la_palma")
    table.towns("ana", red="AB")
    table.palaces("ana", red="CDEFGH")
    table.houses("ana", red="IJKL")
    table.houses("bruno", red="C")
    table.arrive("pirate-red")
    (seeks,) = told(table, "pirate_seeks")
    assert (seeks["numbers"], seeks["left"], seeks["holder"]) == ([27, 1, 0], [0], None), "as many as one can have"
    assert said(table, "pirate_seeks") == [
        "Nobody owns the red privilege, so the pirate goes for everybody with the most points in its colour: "
        "Ana has 27, Bruno has 1, Carla has 0."
    ]
    assert said(table, "pirate_seeks", "fr") == [
        "Personne ne détient le privilège rouge : le pirate s’en prend à tous ceux qui ont le plus de points dans sa "
        "couleur (Ana en a 27, Bruno en a 1, Carla en a 0)."
    ]


def test_what_a_pirate_tells_is_of_its_moment_though_the_move_goes_on() -> None:
    """It finds only palaces; then the privilege is taken, and a settler brings one more house of the colour."""
    table = Table(ana="tenerife", bruno="lanzarote")
    table.palaces("ana", orange="A", red="CD", green="FG")
    table.houses("bruno", red="C", green="GH")
    table.arrive("pirate-orange", "monje")
    assert (table.owner("orange"), table.points("ana", "orange")) == ("ana", 4)
    (pirate,) = told(table, "pirate_seeks")
    assert (pirate["numbers"], pirate["holder"]) == ([3, 0], None)


def test_a_pirate_names_who_held_the_privilege_then_though_another_has_it_now() -> None:
    table = Table(ana="tenerife", bruno="lanzarote")
    table.palaces("ana", orange="A", red="CD", green="FG")
    table.palaces("bruno", orange="A", red="C", green="GH")
    table.owns("bruno", "orange")
    table.arrive("pirate-orange", "monje")
    assert table.owner("orange") == "ana", "the settler's house is one point more than the palace of the other"
    (pirate,) = told(table, "pirate_seeks")
    assert (pirate["numbers"], pirate["holder"]) == ([3, 3], 1)


def test_a_ship_says_how_many_of_its_cards_will_land() -> None:
    table = Table(ana="tenerife", bruno="lanzarote")
    table.arrive("pirate-red", "pirate-blue")
    assert told(table, "ship_arrives") == [{"count": 3, "landing": 2}]
    assert len(told(table, "card_turned")) == 2
