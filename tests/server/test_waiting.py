"""Open tables: who finds them, who sits down, and bots that fill them up."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.patience import patiently
from tests.server.conftest import UNLIMITED
from tests.server.process import Nursery
from tests.server.table import Table, code, made


def listed(client: httpx.Client) -> dict[str, Any]:
    answer = client.get("/api/open")
    assert answer.status_code == 200
    return {table["id"]: table for table in answer.json()["tables"]}


def until_filled(table: Table) -> list[dict[str, Any]]:
    for _ in patiently("bots to fill the table"):
        seats: list[dict[str, Any]] = table.get().json()["seats"]
        if all(seat["kind"] != "open" for seat in seats):
            return seats
    raise AssertionError


def test_a_table_is_listed_as_long_as_it_has_a_free_seat(client: httpx.Client, other: httpx.Client) -> None:
    table = made(client, "here", "open", listed=True, fill=5, clock="day")
    found = listed(other)[table.id]
    assert (found["free"], found["mine"], found["clock"], found["game"]) == ([1], False, "day", "trails-of-tucana")
    assert found["fills"] == found["created"] + 300
    assert listed(client)[table.id]["mine"]
    assert other.post(f"{table.path}/seats/1/claim", json={"name": "Zoé"}).status_code == 200
    assert table.id not in listed(client)
    assert other.post(f"{table.path}/seats/1/leave", json={}).status_code == 200
    assert table.id in listed(client)


@pytest.mark.parametrize("more", [{}, {"listed": False, "fill": 1}])
def test_who_does_not_want_it_is_on_no_list(client: httpx.Client, other: httpx.Client, more: dict[str, Any]) -> None:
    table = made(client, "here", "open", **more)
    assert table.get().json()["fill"] == 0
    assert table.id not in listed(other)


def test_a_seat_with_a_past_is_not_offered(client: httpx.Client, other: httpx.Client) -> None:
    table = made(client, "here", "open", listed=True)
    theirs = table.seen_by(other)
    assert theirs.post("seats/1/claim", {"name": "Zoé"}).status_code == 200
    theirs.first_move(1)
    assert theirs.post("seats/1/leave").status_code == 200
    assert table.id not in listed(other)


def test_two_who_come_at_once_do_not_sit_on_one_chair(
    client: httpx.Client, other: httpx.Client, third: httpx.Client
) -> None:
    table = made(client, "here", "open", listed=True)
    assert table.seen_by(other).post("seats/1/claim", {"name": "Zoé"}).status_code == 200
    assert code(table.seen_by(third).post("seats/1/claim", {"name": "Ben"})) == (409, "seat-taken")


def test_bots_fill_up_after_the_time_chosen_once_on_several_servers(nursery: Nursery, address: str) -> None:
    settings = {"database": address, "limits": UNLIMITED, "bot_delay": 0.0}
    with nursery.running(**settings) as one, nursery.running(**settings) as two, one.client() as host:
        table = made(host, "here", "open", "open", listed=True, fill=2, language="fr")
        patient = made(host, "here", "open", listed=True, fill=60)
        for server in (one, two):
            with server.client() as clock:
                clock.get("/health", headers={"later": "150"})
        seats = until_filled(table)
        assert [(seat["kind"], seat["name"]) for seat in seats[1:]] == [("bot", "Marin"), ("bot", "Marin 2")]
        assert [change["kind"] for change in table.get().json()["changes"]] == ["filled", "filled"]
        assert patient.get().json()["seats"][1]["kind"] == "open"
        table.first_move(0)
        for _ in patiently("the bots to play"):
            if table.view(0)["view"]["pending"] == [0]:
                break
        assert table.post("seats/1/back").status_code == 200
        assert table.get().json()["seats"][1]["kind"] == "open", "the host sent the bot away, and none comes back"
