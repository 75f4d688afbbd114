"""Cooperative bidding: several players behind one bid."""

from __future__ import annotations

import pytest

from islario import Move
from islario.match.errors import IllegalMove
from tests.games.isla_dorada.positions import DORADA, Table, kinds, told


def together(players: int = 3, **cards: int) -> Table:
    """Everyone holds these cards, and bids may be shared."""
    table = Table(players, cooperative=True)
    for who in table.people:
        table.hand(who, **cards)
    return table


@pytest.mark.rule("ID-94", "ID-95")
def test_the_leader_opens_as_always() -> None:
    table = together(gonogo=2, drako=1)
    with pytest.raises(IllegalMove, match="you have to open"):
        table.passes("Ana")
    assert table.amounts("Ana", "p09") == [0, 1, 2, 3, 4]
    assert table.amounts("Ana", "air septris") == [1, 2]


@pytest.mark.rule("ID-96", "ID-97", "ID-98", "ID-100")
def test_adding_to_a_bid_on_the_table() -> None:
    table = together(4, gonogo=3)
    table.bid("Ana", "p09", 1)
    assert table.amounts("Ben", "p09") == [1, 2, 3], "at least 1"
    happened = table.bid("Ben", "p09", 2)
    assert [str(one) for one in happened] == [
        "Player 2 adds 2 to the bid through the jungle to Qualtops.", "The bid now comes to 3.",
    ]  # fmt: skip
    table.bid("Cleo", "p09", 1)
    table.passes("Dan")
    happened = table.bid("Ana", "p09", 2)
    assert told(happened, "added") == ["Player 1 adds 2 to the bid through the jungle to Qualtops."]
    assert told(happened, "new_total") == ["The bid now comes to 6."], "the whole bid, not her share"
    assert table.one["share"].tolist()[:4] == [3, 2, 1, 0], "amounts add up to one share"
    assert str(table.match.moves(1)[1]) == "Add to the bid through the jungle to Qualtops"
    table.route("Ben", "p09")
    assert table.match.question(1).endswith("to the bid through the jungle to Qualtops? It comes to 6 so far.")
    assert [str(move) for move in table.match.moves(1)] == ["Add 1"]
    with pytest.raises(IllegalMove, match="You cannot add 2 to the bid through the jungle to Qualtops"):
        table.play("Ben", "amount", n=2)


@pytest.mark.rule("ID-96", "ID-99")
def test_a_new_bid_may_be_lower_than_the_best_but_at_least_1() -> None:
    table = together(gonogo=3, yak=3)
    table.bid("Ana", "p09", 3)
    assert table.amounts("Ben", "p29") == [1, 2, 3]
    table.bid("Ben", "p29", 1)
    assert table.sees(None)["bids"] == [
        {"seat": 0, "amount": 3, "path": "p09"}, {"seat": 1, "amount": 1, "path": "p29"},
    ]  # fmt: skip


@pytest.mark.rule("ID-101", "ID-102", "ID-103", "ID-108")
def test_who_is_alone_may_go_elsewhere_with_more_and_the_old_amount_is_withdrawn() -> None:
    table = together(gonogo=3, yak=3)
    table.bid("Ana", "p09", 2)
    table.passes("Ben")
    table.bid("Cleo", "p08", 1)
    assert table.amounts("Ana", "p29") == [3], "higher than the 2 before"
    assert table.amounts("Ana", "p08") == [3], "joining too"
    table.bid("Ana", "p29", 3)
    assert table.one["on_route"].tolist()[0] == 28
    routes = [bid.get("path") for bid in table.sees(None)["bids"]]
    assert routes == ["p29", "p08"], "nobody is left on p09: that bid is gone"


@pytest.mark.rule("ID-104", "ID-105")
def test_who_shares_a_bid_is_bound_to_it() -> None:
    table = together(gonogo=3, yak=3)
    table.bid("Ana", "p09", 1)
    table.bid("Ben", "p09", 1)
    table.passes("Cleo")
    assert table.routes("Ana") == ["p09"]
    with pytest.raises(IllegalMove, match="You share the bid"):
        table.route("Ana", "p29")
    assert table.options("Ana")[0] == "pass"


@pytest.mark.rule("ID-105")
def test_an_opening_of_0_neither_binds_nor_is_bound() -> None:
    table = together(gonogo=3, yak=3)
    table.bid("Ana", "p09", 0)
    table.bid("Ben", "p09", 2)
    table.passes("Cleo")
    assert {"p09", "p29"} <= set(table.routes("Ana")), "Ana has 0 in it"
    table.passes("Ana")
    assert table.phase == "pay"
    table = together(gonogo=3, yak=3)
    table.bid("Ana", "p09", 0)
    table.bid("Ben", "p09", 2)
    table.bid("Cleo", "p29", 1)
    table.passes("Ana")
    assert {"p09", "p29"} <= set(table.routes("Ben")), "Ben shares only with a 0"


@pytest.mark.rule("ID-106", "ID-107", "ID-111")
def test_the_highest_total_travels_and_of_equal_ones_the_first_reached() -> None:
    table = together(gonogo=3, yak=3)
    table.bid("Ana", "p09", 2)
    table.bid("Ben", "p29", 1)
    table.bid("Cleo", "p29", 1)
    happened = table.passes("Ana", "Ben")
    assert told(happened, "leader") == ["Player 1 leads the expedition through the jungle to Qualtops, for 2."]
    table = together(gonogo=3, yak=3)
    table.bid("Ana", "p09", 2)
    table.bid("Ben", "p29", 1)
    table.bid("Cleo", "p29", 2)
    happened = table.passes("Ana", "Ben")
    assert told(happened, "leader") == ["Player 3 leads the expedition over the mountains to Kamoptis, for 3."]


@pytest.mark.rule("ID-109", "ID-110")
def test_after_a_pass_one_may_add_again_and_the_end_comes_when_all_others_pass() -> None:
    table = together(gonogo=3, yak=3)
    table.bid("Ana", "p09", 1)
    table.passes("Ben")
    table.bid("Cleo", "p09", 1)
    table.passes("Ana")
    table.bid("Ben", "p29", 1)
    table.passes("Cleo")
    assert table.phase == "bid"
    table.passes("Ana")
    assert table.phase == "pay"


@pytest.mark.rule("ID-96", "ID-103", "ID-104", "ID-106")
def test_ana_ben_and_cleo() -> None:
    """The example of the rules."""
    table = together(gonogo=4, kayak=2)
    table.at("qualtops")
    table.bid("Ana", "p18", 0)
    table.bid("Ben", "p05", 2)
    table.bid("Cleo", "p45", 1)
    table.bid("Ana", "p45", 2)
    assert table.amounts("Ben", "p09") == [3, 4], "elsewhere with at least 3"
    assert table.amounts("Ben", "p45") == [3, 4], "joining with at least 3"
    assert table.amounts("Ben", "p05") == [1, 2], "adding to his own"
    table.passes("Ben")
    assert table.routes("Cleo") == ["p45"]
    happened = table.passes("Cleo")
    assert told(happened, "leader") == ["Player 1 leads the expedition down the river to the base camp, for 3."]
    assert table.pending == ["Ana"]


@pytest.mark.rule("ID-112", "ID-113", "ID-114")
def test_ovetos_with_an_addition_that_brings_the_total_to_4() -> None:
    table = together(gonogo=3, yak=3)
    table.hand("Cleo", gonogo=3, yak=2, ovetos=1, juju=1)
    table.bid("Ana", "p09", 3)
    table.bid("Ben", "p29", 2)
    table.juju("Cleo", "Ben")
    assert table.amounts("Cleo", "p29", "ovetos") == [2]
    assert table.amounts("Cleo", "p08", "ovetos") == [], "alone 3 are not enough"
    table.bid("Cleo", "p09", 1, ovetos=True)
    assert (table.phase, table.leader) == ("pay", "Ana"), "bidding is over at once"


@pytest.mark.rule("ID-113")
def test_ovetos_ends_the_bidding_but_the_highest_total_travels() -> None:
    table = together(gonogo=5, yak=4)
    table.hand("Cleo", gonogo=1, yak=4, ovetos=1)
    table.bid("Ana", "p09", 5)
    table.passes("Ben")
    happened = table.bid("Cleo", "p29", 4, ovetos=True)
    assert told(happened, "leader") == ["Player 1 leads the expedition through the jungle to Qualtops, for 5."]


@pytest.mark.rule("ID-114", "ID-115", "ID-116")
def test_what_a_silenced_player_has_put_up_still_counts() -> None:
    table = together(gonogo=3, yak=3)
    table.hand("Cleo", yak=3, juju=1)
    table.bid("Ana", "p09", 2)
    table.bid("Ben", "p09", 1)
    table.juju("Cleo", "Ana")
    table.bid("Cleo", "p29", 1)
    assert table.pending == ["Ben"], "Ana cannot raise"
    table.passes("Ben")
    assert (table.phase, table.leader, table.expedition) == ("pay", "Ana", "base_camp")
    assert table.one["share"].tolist()[:3] == [2, 1, 0]


@pytest.mark.rule("ID-116")
def test_a_silenced_players_lone_bid_may_win() -> None:
    table = together(gonogo=3, yak=3)
    table.hand("Ben", yak=3, juju=1)
    table.bid("Ana", "p09", 3)
    table.juju("Ben", "Ana")
    table.bid("Ben", "p29", 1)
    table.passes("Cleo")
    assert (table.phase, table.leader) == ("pay", "Ana")


@pytest.mark.rule("ID-117")
def test_nobody_puts_in_more_than_they_can_pay_alone() -> None:
    table = together(gonogo=2)
    table.bid("Ana", "p09", 2)
    table.bid("Ben", "p09", 1)
    assert table.amounts("Cleo", "p09") == [1, 2]
    table.passes("Cleo")
    assert table.routes("Ana") == [], "both Gonogos are in it already"
    with pytest.raises(IllegalMove, match="cannot pay"):
        table.route("Ana", "p09")


@pytest.mark.rule("ID-118", "ID-119", "ID-120")
def test_each_pays_their_own_share_clockwise_from_the_new_leader() -> None:
    table = together(4, gonogo=3, drako=1)
    table.bid("Ana", "p09", 1)
    table.bid("Ben", "p09", 1)
    table.bid("Cleo", "p09", 2)
    table.passes("Dan", "Ana", "Ben")
    assert (table.leader, table.pending) == ("Cleo", ["Cleo"]), "the largest share leads"
    table.pay("Cleo", "drako")
    assert table.one["gold"].tolist()[:4] == [10, 10, 9, 10], "with her own gold"
    assert table.pending == ["Ana"]
    table.pay("Ana", "gonogo")
    happened = table.pay("Ben", "gonogo")
    assert "moved" in kinds(happened)
    assert table.cards("Dan") == {"gonogo": 3, "drako": 1}


@pytest.mark.rule("ID-120")
def test_of_equal_shares_the_one_who_put_the_bid_up_leads_then_who_joined_first() -> None:
    table = together(4, gonogo=3)
    table.bid("Ana", "p08", 0)
    table.bid("Ben", "p09", 1)
    table.bid("Cleo", "p09", 1)
    table.bid("Dan", "p09", 1)
    table.passes("Ana", "Ben", "Cleo")
    assert table.leader == "Ben"
    table = together(4, gonogo=3)
    table.bid("Ana", "p08", 0)
    table.bid("Ben", "p09", 1)
    table.passes("Cleo")
    table.bid("Dan", "p09", 2)
    table.bid("Ana", "p09", 2)
    table.passes("Ben", "Cleo", "Dan")
    assert table.leader == "Dan", "Ana joined later with as much"


@pytest.mark.rule("ID-120")
def test_who_put_a_bid_up_keeps_that_right_on_coming_back() -> None:
    """Player 2 opens with 0, goes elsewhere when Player 3 has joined, and comes back with as much."""
    match = DORADA.new(3, seed=1, cooperative=True)
    while match.view()["table"]["phase"] == "goals":
        match.play(match.pending[0], match.moves(match.pending[0])[0])
    for seat, path, amount in ((1, "p08", 0), (2, "p08", 2), (0, None, 0), (1, "p09", 1), (2, None, 0), (0, "p29", 1)):
        match.play(seat, Move("path", path=path) if path else Move("pass"))
        if path:
            match.play(seat, Move("amount", n=amount))
    match.play(1, Move("path", path="p08"))
    match.play(1, Move("amount", n=2))
    match.play(2, Move("pass"))
    happened = match.play(0, Move("pass"))
    assert told(happened, "leader") == ["Player 2 leads the expedition through the jungle to Kilitiping, for 4."]


@pytest.mark.rule("ID-120", "ID-108")
def test_a_bid_that_was_gone_belongs_to_who_puts_it_up_again() -> None:
    table = together(gonogo=4, yak=4)
    table.bid("Ana", "p09", 0)
    table.bid("Ben", "p09", 1)
    table.passes("Cleo")
    table.bid("Ana", "p29", 1)
    table.bid("Ben", "p08", 2)
    table.bid("Cleo", "p09", 3)
    table.bid("Ana", "p09", 3)
    table.passes("Ben", "Cleo")
    assert table.leader == "Cleo", "nobody was left on Ana's bid when Cleo bid there"


@pytest.mark.rule("ID-104", "ID-114")
def test_the_question_to_who_is_bound_offers_no_new_bid() -> None:
    table = together(gonogo=3, yak=3)
    table.hand("Ana", gonogo=3, yak=3, juju=1)
    table.bid("Ana", "p09", 1)
    table.bid("Ben", "p09", 1)
    table.passes("Cleo")
    bound = "You share the bid through the jungle to Qualtops: pass, or add to it."
    assert table.match.question(0) == bound
    table.juju("Ana", "Cleo")
    after = "You have played a Juju: now you have to add to the bid through the jungle to Qualtops."
    assert table.match.question(0) == after
    table = together(gonogo=3)
    table.hand("Ben", gonogo=3, juju=1)
    table.bid("Ana", "p09", 0)
    table.juju("Ben", "Cleo")
    assert table.match.question(1) == "You have played a Juju: now your bid has to follow. Which route?"


def test_all_pass_after_an_opening_of_0() -> None:
    table = together(gonogo=3)
    table.bid("Ana", "p09", 0)
    happened = table.passes("Ben", "Cleo")
    assert table.leader == "Ana"
    assert "moved" in kinds(happened)
    assert table.expedition == "qualtops"


def test_the_board_lists_all_bids_and_the_question_stays_short() -> None:
    table = together(gonogo=3, yak=3)
    table.bid("Ana", "p09", 3)
    table.bid("Ben", "p29", 1)
    bids = "Bids: 3 through the jungle to Qualtops; 1 over the mountains to Kamoptis"
    assert bids in table.match.board(2, DORADA.words())
    assert table.match.question(2) == "Pass, add to a bid on the table, or put up a new one: which route?"


@pytest.mark.rule("ID-106", "ID-107", "ID-108")
def test_the_view_names_the_route_that_leads() -> None:
    table = together(gonogo=3, yak=3)
    assert table.match.view(None)["table"]["leading"] is None
    table.bid("Ana", "p09", 1)
    assert table.match.view(None)["table"]["leading"] == {"path": "p09"}
    table.bid("Ben", "p29", 2)
    assert table.match.view(None)["table"]["leading"] == {"path": "p29"}
    table.bid("Cleo", "p09", 1)
    assert table.match.view(None)["table"]["leading"] == {"path": "p29"}, "of equal totals the first reached"
