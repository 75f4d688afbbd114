"""Bidding, each for themselves: routes, amounts, passing, Ovetos and Juju."""

from __future__ import annotations

import pytest

from islario.games.isla_dorada.box.island import PATH_NAMES, SITE_IDS
from islario.games.isla_dorada.rules.bidding import a_path_is_open, begin_bidding
from islario.match.errors import IllegalMove, NotYourTurn
from tests.games.isla_dorada.positions import Table, kinds, told


def table_of(players: int = 3, **cards: int) -> Table:
    """Everyone holds these cards."""
    table = Table(players)
    for who in table.people:
        table.hand(who, **cards)
    return table


@pytest.mark.rule("ID-37", "ID-38")
def test_a_round_has_six_steps_and_places_one_marker() -> None:
    table = table_of(gonogo=2)
    for who in table.people:
        table.treasures(who, {"Ana": "septris_mask", "Ben": "rhobanis_mask", "Cleo": "kamoptis_mask"}[who])
    table.curses("Ben", "qualtops")
    steps = [table.phase]
    happened = table.bid("Ana", "p09", 1) and table.passes("Ben", "Cleo")
    steps.append(table.phase)
    happened = table.pay("Ana", "gonogo")
    steps.append(table.phase)
    while table.phase == "sangaia":
        happened = table.play(table.pending[0], "sangaia", answer="no")
    assert kinds(happened)[:2] == ["marker", "curse_struck"]
    steps.append(table.phase)
    table.markers("septris", "septris", "septris", "qualtops")
    table.done()
    steps.append(table.phase)
    while table.phase == "news":
        table.match.play(table.match.pending[0], table.match.moves(table.match.pending[0])[0])
    steps.append(table.phase)
    assert steps == ["bid", "pay", "sangaia", "treasures", "news", "draw"]
    table.finish_round()
    assert (table.round, table.phase) == (2, "bid")
    assert sum(site is not None for site in table.sees(None)["markers"]) == 4, "no round places two"


@pytest.mark.rule("ID-39", "ID-40", "ID-42", "ID-43", "ID-44")
def test_two_ways_to_one_site_are_two_routes_and_a_river_offers_each_stop() -> None:
    """From Bulo-Mapo: Wahi-Waha through the jungle or down the river, Mana-Hatu further down the river."""
    table = table_of(zeppelin=1)
    table.at("bulo_mapo")
    assert table.routes("Ana") == ["p01", "p03", "p26", "p40", "p41"]
    table.travel("p41")
    assert table.expedition == "mana_hatu", "past Wahi-Waha without a stop"
    table = table_of(zeppelin=1)
    table.at("bulo_mapo")
    table.travel("p40")
    assert table.expedition == "wahi_waha"


@pytest.mark.rule("ID-44")
def test_a_ride_ends_at_the_entrance_of_lake_or_sea() -> None:
    table = table_of(yak=1)
    table.at("balabatung")
    rivers = [path for path in table.routes("Ana") if path in ("p42", "p43")]
    assert rivers == ["p42", "p43"], "Vanu-Tabu, and Aminadang on the sea"
    table.at("etintaklop")
    assert "p45" in table.routes("Ana"), "the base camp is on the lake: the ride ends there"


@pytest.mark.rule("ID-41")
@pytest.mark.parametrize(("start", "path", "stop"), [
    ("base_camp", "p09", "qualtops"), ("base_camp", "p35", "balabatung"), ("rhobanis", "p38", "teltoqlut"),
])  # fmt: skip
def test_by_land_lake_and_sea_the_next_site_is_the_stop(start: str, path: str, stop: str) -> None:
    table = table_of(yak=1)
    table.at(start)
    table.travel(path)
    assert table.expedition == stop


@pytest.mark.rule("ID-45", "ID-46", "ID-51")
def test_a_flight_goes_to_any_other_site_the_base_camp_included_for_at_least_1() -> None:
    table = table_of(drako=1)
    table.at("septris")
    flights = table.options("Ana", "fly")
    assert len(flights) == 18
    assert "base_camp" in flights
    assert "septris" not in flights
    assert table.amounts("Ana", "air kakotapl") == [1, 2], "never 0"
    with pytest.raises(IllegalMove, match="is at Septris already"):
        table.route("Ana", "air septris")


@pytest.mark.rule("ID-47", "ID-188", "ID-189")
def test_a_monster_on_a_path_blocks_it_both_ways_and_every_ride_through_it() -> None:
    table = table_of(gonogo=1)
    table.monster("bigfoot", "p09")
    table.monster("leviathan", "p34")
    assert table.routes("Ana") == ["p08", "p29", "p35"]
    with pytest.raises(IllegalMove, match="Bigfoot blocks the way"):
        table.route("Ana", "p09")
    table.at("qualtops")
    assert "p09" not in table.routes("Ana")
    table.at("bulo_mapo")
    table.monster("leviathan", "p40")
    assert {"p40", "p41"}.isdisjoint(table.routes("Ana"))
    table.at("wahi_waha")
    assert "p41" in table.routes("Ana"), "the rest of the river stays open"
    table.at("bulo_mapo")
    table.monster("leviathan", "p41")
    assert "p40" in table.routes("Ana")
    assert "p41" not in table.routes("Ana")


@pytest.mark.rule("ID-48", "ID-49")
def test_the_leader_has_to_open_and_may_open_with_0() -> None:
    table = table_of(gonogo=3)
    assert table.pending == ["Ana"]
    with pytest.raises(IllegalMove, match="you have to open"):
        table.passes("Ana")
    assert table.amounts("Ana", "p09") == [0, 1, 2, 3]
    assert table.amounts("Ana", "p29") == [0], "no Yak, no mountains"


@pytest.mark.rule("ID-50", "ID-64")
def test_a_leader_without_cards_opens_with_0_on_a_path() -> None:
    table = table_of(gonogo=1)
    table.hand("Ana")
    assert table.options("Ana") == ["path"] * 5
    happened = table.route("Ana", "p09")
    assert told(happened, "bid") == ["Player 1 bids 0, through the jungle to Qualtops."], "the amount is not asked for"
    assert table.pending == ["Ben"]


@pytest.mark.rule("ID-52", "ID-53", "ID-54", "ID-55")
def test_clockwise_each_passes_or_bids_higher_on_any_route_even_after_a_pass() -> None:
    table = table_of(gonogo=3, yak=5)
    table.bid("Ana", "p09", 1)
    assert table.pending == ["Ben"]
    assert table.amounts("Ben", "p09") == [2, 3], "the same route, higher"
    table.passes("Ben")
    table.bid("Cleo", "p29", 2)
    table.bid("Ana", "p29", 3)
    assert table.amounts("Ben", "p29") == [4, 5], "Ben is back after a pass"
    table.bid("Ben", "p29", 4)
    assert table.routes("Cleo") == ["p29"], "three Gonogos are not enough any more"
    table.passes("Cleo")
    table.bid("Ana", "p29", 5)
    happened = table.passes("Ben", "Cleo")
    assert told(happened, "leader") == ["Player 1 leads the expedition over the mountains to Kamoptis, for 5."]


@pytest.mark.rule("ID-56", "ID-247")
def test_everyone_sees_the_route_of_the_best_bid() -> None:
    table = table_of(gonogo=3, drako=1)
    table.bid("Ana", "p09", 1)
    assert table.sees(None)["bids"] == [{"seat": 0, "amount": 1, "path": "p09"}]
    table.bid("Ben", "air septris", 2)
    assert table.sees("Cleo")["bids"] == [{"seat": 1, "amount": 2, "fly": "septris"}], "only the best bid stands"


@pytest.mark.rule("ID-57", "ID-58")
def test_no_bid_beyond_cards_and_gold() -> None:
    table = table_of(gonogo=2, zeppelin=1, drako=1)
    assert table.amounts("Ana", "p09")[-1] == 9
    table.gold("Ana", 3)
    assert table.amounts("Ana", "p09")[-1] == 7, "gold for the Zeppelin or for the Drako"
    table.gold("Ana", 0)
    assert table.amounts("Ana", "p09")[-1] == 2
    assert table.options("Ana", "fly") == []
    table.route("Ana", "p09")
    with pytest.raises(IllegalMove, match="more than your cards and gold can pay"):
        table.play("Ana", "amount", n=3)


@pytest.mark.rule("ID-59", "ID-60")
def test_bidding_shows_no_card_and_cards_cannot_change_hands() -> None:
    table = table_of(gonogo=2)
    hands = table.one["hand"].copy()
    happened = table.bid("Ana", "p09", 2)
    assert kinds(happened) == ["bid"]
    assert (table.one["hand"] == hands).all()
    assert set(table.options("Ben")) <= {"pass", "path", "fly", "juju"}, "no move gives or trades a card"


@pytest.mark.rule("ID-61", "ID-62", "ID-63")
def test_when_all_others_have_passed_the_highest_bidder_leads_and_pays_alone() -> None:
    table = table_of(4, gonogo=3)
    table.bid("Ana", "p09", 0)
    table.bid("Ben", "p09", 2)
    table.passes("Cleo", "Dan")
    assert table.phase == "bid"
    table.passes("Ana")
    assert (table.phase, table.leader, table.pending) == ("pay", "Ben", ["Ben"])
    table.pay("Ben", "gonogo", "gonogo")
    assert [len(table.cards(who)) and table.cards(who)["gonogo"] for who in table.people] == [3, 1, 3, 3]


@pytest.mark.rule("ID-64")
def test_who_has_no_cards_is_not_asked_but_who_can_only_pass_is() -> None:
    table = table_of(4, gonogo=1)
    table.hand("Ben")
    table.hand("Cleo", kamel=1)
    table.bid("Ana", "p09", 1)
    assert table.pending == ["Cleo"], "Ben has no card"
    assert table.options("Cleo") == ["pass"]


@pytest.mark.interpreted
@pytest.mark.rule("ID-65")
def test_only_vanu_tabu_can_lose_all_its_exits() -> None:
    table = table_of(yak=1)
    stuck = set()
    for site in SITE_IDS:
        table.at(site)
        for land, water in ((a, b) for a in range(45) for b in range(45)):
            if PATH_NAMES[land] in ("jungle", "sand", "mountain") and PATH_NAMES[water] in ("lake", "sea", "river"):
                table.one["monster"][:] = land, water
                if not table.ask(a_path_is_open):
                    stuck.add((site, land + 1, water + 1))
    assert stuck == {("vanu_tabu", 26, 43)}


@pytest.mark.interpreted
@pytest.mark.rule("ID-65", "ID-66")
def test_without_an_exit_nobody_has_to_open_and_there_may_be_no_move() -> None:
    table = table_of(4, drako=1)
    table.hand("Ben")
    table.at("vanu_tabu", leader="Cleo")
    table.monster("bigfoot", "p26")
    table.monster("leviathan", "p43")
    table.ask(begin_bidding)
    leader = "Cleo"
    assert table.options(leader)[0] == "pass"
    assert table.routes(leader) == []
    assert len(table.options(leader, "fly")) == 18
    asked = []
    while table.phase == "bid":
        asked.append(table.pending[0])
        happened = table.passes(table.pending[0])
    assert asked[0] == leader
    assert sorted(asked) == ["Ana", "Cleo", "Dan"], "Ben has no card"
    assert told(happened, "no_move") == ["Nobody bids: the expedition stays at Vanu-Tabu."]
    assert (table.phase, table.leader, table.pending) == ("draw", leader, [leader])


@pytest.mark.interpreted
@pytest.mark.rule("ID-65")
def test_without_an_exit_a_leader_without_cards_is_passed_over() -> None:
    table = table_of(drako=1)
    table.at("vanu_tabu")
    table.monster("bigfoot", "p26")
    table.monster("leviathan", "p43")
    table.hand("Ana")
    table.ask(begin_bidding)
    assert table.pending == ["Ben"]
    table.bid("Ben", "air septris", 1)
    table.passes("Cleo")
    assert (table.phase, table.leader) == ("pay", "Ben"), "Ana, without cards, is not asked"


@pytest.mark.rule("ID-67", "ID-68", "ID-73")
def test_ovetos_ends_the_bidding_with_a_bid_of_4_or_more_and_pays_nothing() -> None:
    table = table_of(gonogo=5, ovetos=1)
    assert table.amounts("Ana", "p09", "ovetos") == [4, 5]
    happened = table.bid("Ana", "p09", 4, ovetos=True)
    assert "ovetos" in kinds(happened)
    assert (table.phase, table.leader) == ("pay", "Ana"), "nobody else is asked"
    assert table.discards["ovetos"] == 1
    table.pay("Ana", "gonogo", "gonogo", "gonogo", "gonogo")
    assert table.cards("Ana") == {"gonogo": 1}


@pytest.mark.rule("ID-67")
def test_ovetos_needs_its_card_and_a_bid_of_4() -> None:
    table = table_of(gonogo=5)
    table.hand("Ana", gonogo=3, ovetos=1)
    table.route("Ana", "p09")
    with pytest.raises(IllegalMove, match="Ovetos takes a bid of 4"):
        table.play("Ana", "ovetos", n=3)
    table.play("Ana", "amount", n=3)
    table.route("Ben", "p09")
    with pytest.raises(IllegalMove, match="You have no Ovetos"):
        table.play("Ben", "ovetos", n=5)


@pytest.mark.rule("ID-69", "ID-70", "ID-73", "ID-74", "ID-75")
def test_juju_silences_another_player_for_this_round_and_a_bid_must_follow() -> None:
    table = table_of(4, gonogo=3)
    table.hand("Ana", gonogo=2, juju=1)
    assert table.options("Ana", "juju") == [1, 2, 3], "any other player"
    table.juju("Ana", "Ben")
    assert table.discards["juju"] == 1, "at once"
    assert table.options("Ana") == ["path"] * 5, "no pass, no second Juju"
    with pytest.raises(IllegalMove, match="After your Juju"):
        table.passes("Ana")
    table.bid("Ana", "p09", 1)
    assert table.pending == ["Cleo"], "Ben is not waited for"
    table.bid("Cleo", "p09", 2)
    table.passes("Dan", "Ana")
    assert (table.phase, table.leader) == ("pay", "Cleo"), "Ana's Juju is gone all the same"
    table.pay("Cleo", "gonogo", "gonogo")
    assert "Ben" in table.pending, "for Sangaia Ben is asked like everyone"
    table.finish_round()
    table.bid(table.leader, table.routes(table.leader)[0], 0)
    assert not table.one["silenced"], "in the next round all may bid"


@pytest.mark.rule("ID-70")
def test_no_juju_without_a_bid_of_ones_own() -> None:
    table = table_of(gonogo=3)
    table.hand("Ben", kamel=1, juju=1)
    table.bid("Ana", "p09", 2)
    assert table.options("Ben") == ["pass"], "Ben cannot outbid, so Juju cannot be played"
    with pytest.raises(IllegalMove, match="Juju cannot be played on Player 3"):
        table.juju("Ben", "Cleo")
    table.passes("Ben")
    with pytest.raises(IllegalMove, match="You have no Juju"):
        table.juju("Cleo", "Ana")


@pytest.mark.rule("ID-71", "ID-72", "ID-76")
def test_several_jujus_on_different_players_and_with_all_silenced_the_bid_wins() -> None:
    table = table_of(gonogo=3)
    table.hand("Ana", gonogo=1, juju=3)
    table.juju("Ana", "Ben")
    assert table.options("Ana", "juju") == [2], "Ben is silenced already"
    with pytest.raises(IllegalMove, match="Juju cannot be played on Player 2"):
        table.juju("Ana", "Ben")
    table.juju("Ana", "Cleo")
    table.bid("Ana", "p09", 1)
    assert (table.phase, table.leader) == ("pay", "Ana")


def test_bids_out_of_turn_and_half_made_ones() -> None:
    table = table_of(gonogo=3)
    with pytest.raises(NotYourTurn):
        table.passes("Ben")
    with pytest.raises(IllegalMove, match="Choose a route first"):
        table.play("Ana", "amount", n=1)
    with pytest.raises(IllegalMove, match="there is no way along the jungle path between Hora-Pena and Bulo-Mapo"):
        table.route("Ana", "p01")
    table.route("Ana", "p09")
    with pytest.raises(IllegalMove, match="now name your amount"):
        table.route("Ana", "p08")
    with pytest.raises(IllegalMove, match="now name your amount"):
        table.passes("Ana")
    with pytest.raises(IllegalMove, match=r"That is not the question now\. How much do you bid"):
        table.play("Ana", "done")
    table.play("Ana", "amount", n=3)
    with pytest.raises(IllegalMove, match="cannot pay a bid that would be high enough"):
        table.route("Ben", "p09")
