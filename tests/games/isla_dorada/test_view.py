"""What views tell so that nobody has to reckon it again, and what programs read in the events."""

from __future__ import annotations

from typing import Any

import pytest

from islario.games.isla_dorada.box.components import DESTINY_IDS
from islario.match.chronicle import Happening
from tests.games.isla_dorada.positions import Table


def table_of(players: int = 3, cooperative: bool = False, **cards: int) -> Table:
    """Everyone holds these cards."""
    table = Table(players, cooperative=cooperative)
    for who in table.people:
        table.hand(who, **cards)
    return table


def facts(happened: list[Happening], kind: str) -> list[dict[str, Any]]:
    return [happening.facts for happening in happened if happening.kind == kind]


def passed(table: Table) -> list[str]:
    seats = table.sees(None)["seats"]
    return [who for who, seat in zip(table.people, seats, strict=True) if seat["passed"]]


# Bids


def test_each_route_with_a_bid_has_its_total_and_who_stands_behind_it_the_leading_one_first() -> None:
    table = table_of(4, cooperative=True, gonogo=3, yak=3)
    assert table.sees(None)["offers"] == []
    table.bid("Ana", "p09", 1)
    table.bid("Ben", "p29", 3)
    table.bid("Cleo", "p09", 2)
    in_jungle, on_mountain = (
        {"path": "p09", "to": "qualtops", "ride": ["p09"], "total": 3, "seats": [0, 2], "leads": False},
        {"path": "p29", "to": "kamoptis", "ride": ["p29"], "total": 3, "seats": [1], "leads": True},
    )
    assert table.sees(None)["offers"] == [on_mountain, in_jungle], "of equal totals the first reached leads"
    table.bid("Dan", "p09", 1)
    assert [offer["total"] for offer in table.sees(None)["offers"]] == [4, 3]
    assert [offer["leads"] for offer in table.sees(None)["offers"]] == [True, False]


def test_a_ride_down_a_river_and_a_flight_say_where_they_lead() -> None:
    table = table_of(drako=2, kayak=1)
    table.at("bulo_mapo")
    table.bid("Ana", "p41", 1)
    offer = table.sees("Ben")["offers"][0]
    assert (offer["path"], offer["to"], offer["ride"]) == ("p41", "mana_hatu", ["p40", "p41"])
    table.bid("Ben", "air septris", 2)
    offer = table.sees("Ben")["offers"][0]
    assert (offer["fly"], offer["to"], offer["ride"], "path" in offer) == ("septris", "septris", [], False)
    assert table.sees("Ben")["leading"] == {"fly": "septris"}
    table.settle()
    assert (table.phase, len(table.sees(None)["offers"])) == ("pay", 1), "it is the one that is paid for"
    table.pay("Ben", "drako")
    assert table.expedition == "septris"
    assert table.sees(None)["offers"] == [], "from here it leads nowhere"


def test_who_has_passed_since_the_last_bid() -> None:
    table = table_of(5, gonogo=3)
    assert passed(table) == [], "Ana has to open"
    table.bid("Ana", "p09", 1)
    table.passes("Ben", "Cleo")
    assert passed(table) == ["Ben", "Cleo"]
    table.bid("Dan", "p09", 2)
    assert passed(table) == []
    table.passes("Eva", "Ana")
    assert passed(table) == ["Ana", "Eva"]
    table.passes("Ben", "Cleo")
    assert (table.phase, passed(table)) == ("pay", [])


def test_where_nobody_has_to_open_passing_counts_from_the_leader_and_the_question_says_so() -> None:
    table = table_of(drako=1)
    table.monster("bigfoot", "p26")
    table.monster("leviathan", "p43")
    table.at("vanu_tabu", leader="Ben")
    asked = "No open path leads away from Vanu-Tabu. Choose a flight to open the bidding, or pass."
    assert table.match.question(1) == asked
    assert passed(table) == []
    table.passes("Ben", "Cleo")
    assert passed(table) == ["Ben", "Cleo"]
    assert table.match.question(0) == asked


def test_a_leader_who_has_played_juju_is_asked_for_the_bid_that_follows() -> None:
    table = table_of(gonogo=2, juju=1)
    table.juju("Ana", "Ben")
    assert table.match.question(0) == "You have played a Juju: now your bid has to follow. Which route?"


@pytest.mark.parametrize(("route", "adds"), [("p09", True), ("p29", False)])
def test_the_view_tells_whether_an_amount_is_added(route: str, adds: bool) -> None:
    table = table_of(cooperative=True, gonogo=3, yak=3)
    table.bid("Ana", "p09", 1)
    assert table.sees("Ben")["seats"][1]["hand"]["adds"] is False, "nothing is chosen yet"
    table.route("Ben", route)
    assert table.sees("Ben")["seats"][1]["hand"]["adds"] is adds
    assert table.sees("Ben")["seats"][1]["hand"]["route"] == {"path": route}


def test_markers_are_counted() -> None:
    table = Table()
    table.markers("septris", "qualtops")
    view = table.sees(None)
    assert (view["placed"], view["markers"][:3]) == (2, ["septris", "qualtops", None])


# Events


def test_a_bid_and_a_move_tell_where_from_where_to_and_by_which_paths() -> None:
    table = table_of(kayak=2, drako=1)
    table.at("bulo_mapo")
    happened = table.bid("Ana", "p41", 1)
    assert facts(happened, "bid") == [{"who": 0, "along": "p41", "to": "mana_hatu", "n": 1}]
    happened = table.bid("Ben", "air septris", 2)
    assert facts(happened, "bid") == [{"who": 1, "along": None, "to": "septris", "n": 2}]
    happened = table.bid("Cleo", "p41", 3)
    table.settle()
    happened = table.pay("Cleo", "kayak", "kayak")
    assert facts(happened, "paid") == [{"who": 2, "card": "kayak", "n": 2}]
    moved = {"who": 2, "from": "bulo_mapo", "along": "p41", "ride": ("p40", "p41"), "to": "mana_hatu"}
    assert facts(happened, "moved") == [moved]


def test_a_flight_and_a_step_after_it() -> None:
    table = table_of(drako=1, sangaia=1)
    table.bid("Ana", "air septris", 1)
    table.passes("Ben", "Cleo")
    happened = table.pay("Ana", "drako")
    assert facts(happened, "moved") == [{"who": 0, "from": "base_camp", "along": None, "ride": (), "to": "septris"}]
    for who, answer in (("Ana", "no"), ("Ben", "yes"), ("Cleo", "no")):
        table.play(who, "sangaia", answer=answer)
    happened = table.play("Ana", "fly", to="mana_hatu")
    assert facts(happened, "stepped") == [{"who": 0, "from": "septris", "site": "mana_hatu"}]


def test_cards_of_the_row_tell_their_slot() -> None:
    table = Table()
    table.row("yak", "yak", "bongo", "yak")
    table.travel("p09")
    happened = table.play("Ana", "take", card="bongo")
    assert facts(happened, "took_from_row") == [{"who": 0, "card": "bongo", "slot": 2}]
    assert [told["slot"] for told in facts(happened, "row_filled")] == [2]


def test_goals_and_curses_by_name() -> None:
    table = Table()
    table.treasures("Ana", "qualtops_mask")
    table.curses("Ben", "qualtops")
    happened = table.travel("p09")
    assert facts(happened, "curse_struck") == [{"who": 1, "site": "qualtops", "points": -4}]
    table.play("Ana", "treasure", treasure="qualtops_mask")
    happened = table.done()
    assert facts(happened, "treasure_found") == [
        {"who": 0, "treasure": "qualtops_mask", "site": "qualtops", "points": 5}
    ]
    table.markers(*["septris"] * 16)
    scored = facts(table.finish_round(), "destiny_scored")
    assert [told["who"] for told in scored] == [0, 1, 2]
    assert all(told["destiny"] in DESTINY_IDS for told in scored)


def test_a_dealt_curse_and_a_monster_by_name() -> None:
    table = Table()
    table.travel("p09")
    table.row("samedi", "bigfoot")
    table.play("Ana", "take", card="bigfoot")
    happened = table.play("Ana", "monster", path="p22")
    assert facts(happened, "monster_placed") == [{"who": 0, "monster": "bigfoot", "lair": "p22"}]
    table.play("Ana", "take", card="samedi")
    happened = table.play("Ana", "pair", a=1, b=0)
    assert facts(happened, "curse_card") == [{"who": 0, "cursed": table.curses_of("Ana")[0]}]
    assert facts(happened, "cursed") == [{"who": 0}, {"who": 1}]
