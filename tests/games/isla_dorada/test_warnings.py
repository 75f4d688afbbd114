"""Before it is too late: leaving a bid, and joining one that binds, are said in the preview."""

from __future__ import annotations

from islario import Move
from tests.games.isla_dorada.positions import DORADA, Table


def warned(table: Table, who: str, kind: str, **details: int | str) -> list[str]:
    told = table.match.preview(table.seat(who), Move(kind, **details)).warnings
    return [DORADA.words("en").tell(each) for each in told]


def bidding(cooperative: bool = True) -> Table:
    table = Table(3, cooperative=cooperative)
    for who in table.people:
        table.hand(who, gonogo=3, yak=3)
    return table


BINDS = "Player 1 has an amount here: once you add to it you are bound, and can only add more or pass."


def test_joining_a_bid_binds() -> None:
    table = bidding()
    table.bid("Ana", "p09", 1)
    assert warned(table, "Ben", "path", path="p09") == [BINDS]
    assert warned(table, "Ben", "path", path="p29") == []
    assert warned(table, "Ben", "pass") == []
    table.route("Ben", "p09")
    assert warned(table, "Ben", "amount", n=1) == [BINDS]


def test_a_bid_of_nothing_binds_nobody() -> None:
    table = bidding()
    table.bid("Ana", "p09", 0)
    assert warned(table, "Ben", "path", path="p09") == []


def test_going_elsewhere_withdraws_ones_own_bid() -> None:
    table = bidding()
    table.bid("Ana", "p09", 1)
    table.bid("Ben", "p29", 1)
    table.passes("Cleo")
    assert warned(table, "Ana", "path", path="p29") == [
        "Your bid of 1 through the jungle to Qualtops will be withdrawn, and your new amount has to be higher."
    ]
    assert warned(table, "Ana", "path", path="p09") == [], "it is one's own"


def test_ordinary_bidding_binds_only_the_best() -> None:
    table = bidding(cooperative=False)
    table.bid("Ana", "p09", 1)
    assert warned(table, "Ben", "path", path="p09") == []
