"""Playing again: after a match the same people find each other at a fresh table."""

from __future__ import annotations

import httpx

from tests.server.table import code, seen, with_guest


def test_the_same_people_play_again_when_a_match_is_over(
    client: httpx.Client, other: httpx.Client, third: httpx.Client
) -> None:
    table, theirs = with_guest(client, other)
    assert code(table.post("anew")) == (409, "table-goes-on")
    while not (view := table.view(0)["view"])["over"]:
        for seat, hand in ((0, table), (1, theirs)):
            if seat in view["pending"]:
                hand.first_move(seat)
    assert table.get().json()["anew"] is None
    assert code(third.post(f"{table.path}/anew", json={})) == (403, "not-at-this-table")
    fresh = theirs.post("anew").json()["table"]
    assert table.post("anew").json()["table"]["id"] == fresh["id"] == table.get().json()["anew"]
    assert (fresh["over"], fresh["mine"]) == (False, [1])
    mine = seen(client, fresh["id"])
    assert mine.get().json()["mine"] == [0]
    assert [seat["name"] for seat in fresh["seats"]] == [seat["name"] for seat in table.get().json()["seats"]]
    mine.first_move(0)
    assert code(mine.post("anew")) == (409, "table-goes-on")
