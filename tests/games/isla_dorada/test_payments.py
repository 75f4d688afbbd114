"""What a bid takes, as the view tells it: every payment that the rules allow, and the one that keeps the most first."""

from __future__ import annotations

from typing import Any

import pytest

from islario.games.isla_dorada.rules.state import Phase
from tests.games.isla_dorada.positions import Table
from tests.games.isla_dorada.test_paying import SITE_OF, payments, winner

HANDS = [
    ("jungle", 4, {"gonogo": 2, "yak": 2, "kamel": 1, "shaman": 1, "drako": 1}),
    ("sand", 3, {"kamel": 1, "yak": 2, "gonogo": 2, "shaman": 2}),
    ("mountain", 5, {"yak": 3, "drako": 2, "zeppelin": 1, "kamel": 2, "shaman": 1}),
    ("river", 5, {"kayak": 2, "drako": 2, "zeppelin": 1, "yak": 2, "shaman": 1}),
    ("lake", 3, {"kayak": 3, "drako": 1, "gonogo": 2}),
    ("air", 6, {"drako": 4, "zeppelin": 2, "yak": 1}),
]


def hand_of(table: Table, who: str) -> dict[str, Any]:
    hand: dict[str, Any] = table.sees(who)["seats"][table.seat(who)]["hand"]
    return hand


def cards_of(payment: dict[str, Any]) -> tuple[str, ...]:
    return tuple(card for card, count in payment["cards"].items() for _ in range(count))


@pytest.mark.unwatched
@pytest.mark.parametrize(("kind", "bid", "cards"), HANDS)
def test_a_bill_lists_exactly_the_payments_that_the_rules_allow(kind: str, bid: int, cards: dict[str, int]) -> None:
    bill = hand_of(winner(kind, bid, **cards), "Ana")["bill"]
    ways = [cards_of(payment) for payment in bill["payments"]]
    assert bill["due"] == bid
    assert len(ways) == len(set(ways))
    assert set(ways) == payments(kind, bid, **cards)


@pytest.mark.unwatched
@pytest.mark.parametrize(("kind", "bid", "cards"), HANDS)
def test_a_payment_that_is_begun_is_billed_for_the_rest(kind: str, bid: int, cards: dict[str, int]) -> None:
    """Cards already put down are paid, their gold is spent, and a herd that a Shaman has changed needs no other."""
    for first in {way[0] for way in payments(kind, bid, **cards)}:
        table = winner(kind, bid, **cards)
        table.pay("Ana", first)
        if table.phase == "pay":
            rest = {cards_of(payment) for payment in hand_of(table, "Ana")["bill"]["payments"]}
            assert rest == {way[1:] for way in payments(kind, bid, **cards) if way[0] == first}


@pytest.mark.parametrize(("cards", "kind", "bid", "proposed"), [
    ({"kamel": 3, "drako": 1, "yak": 3, "shaman": 1}, "sand", 2, {"kamel": 2}),
    ({"kamel": 1, "drako": 1, "yak": 3, "shaman": 1}, "sand", 3, {"kamel": 1, "yak": 2}),
    ({"kamel": 1, "drako": 1, "yak": 3}, "sand", 3, {"drako": 1, "kamel": 1}),
    ({"kayak": 2, "zeppelin": 1}, "sea", 3, {"kayak": 2}),
    ({"zeppelin": 1, "drako": 1}, "air", 4, {"zeppelin": 1}),
])  # fmt: skip
def test_beasts_of_the_ground_are_proposed_before_a_shaman_and_a_shaman_before_gold(
    cards: dict[str, int], kind: str, bid: int, proposed: dict[str, int]
) -> None:
    assert hand_of(winner(kind, bid, **cards), "Ana")["bill"]["payments"][0]["cards"] == proposed


@pytest.mark.parametrize(("kind", "bid", "cards"), HANDS)
def test_before_a_bid_each_amount_says_what_it_would_take(kind: str, bid: int, cards: dict[str, int]) -> None:
    table = Table()
    site, route = SITE_OF[kind]
    table.at(site)
    table.hand("Ana", **cards)
    assert hand_of(table, "Ana")["would_take"] == {}
    table.route("Ana", route)
    would_take = hand_of(table, "Ana")["would_take"]
    amounts = table.options("Ana", "amount")
    assert [int(amount) for amount in would_take] == [amount for amount in amounts if amount]
    assert would_take[str(bid)] == hand_of(winner(kind, bid, **cards), "Ana")["bill"]["payments"][0]


def test_who_adds_to_a_shared_bid_has_the_rest_of_it_to_pay_as_well() -> None:
    table = Table(cooperative=True)
    for who in ("Ana", "Ben"):
        table.hand(who, gonogo=3)
    table.bid("Ana", "p09", 1)
    table.bid("Ben", "p09", 1)
    table.route("Ana", "p09")
    assert [hand_of(table, "Ana")["would_take"][n]["cards"] for n in ("1", "2")] == [{"gonogo": 2}, {"gonogo": 3}]


def test_only_who_pays_now_has_a_bill_and_nobody_else_sees_it() -> None:
    table = winner("lake", 4, kayak=3)
    assert hand_of(table, "Ben")["bill"] is None
    assert "hand" not in table.sees("Ben")["seats"][0]


def test_who_has_to_discard_is_told_how_many_cards_are_left_to_choose() -> None:
    table = Table()
    table.hand("Ana", yak=6, kamel=6)
    table.state["phase"] = Phase.LIMIT
    table.state["waiting"] = 1
    assert hand_of(table, "Ana")["to_discard"] == 2
    table.play("Ana", "discard", card="yak")
    assert hand_of(table, "Ana")["to_discard"] == 1
    assert hand_of(table, "Ben")["to_discard"] == 0
