"""Consent: a seat that has been played changes hands only if somebody at another seat agrees."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
from sqlalchemy import create_engine, insert, update

from islario.server.storage.schema import sittings, wishes
from islario.server.tables.seating.consent import SILENCE
from islario.server.tables.seating.sitting import MOST_SITTERS
from tests.patience import PATIENCE
from tests.server.conftest import UNLIMITED
from tests.server.process import Nursery
from tests.server.table import Table, code, enter, made, with_guest


def left_by_guest(host: httpx.Client, guest: httpx.Client) -> Table:
    table, theirs = with_guest(host, guest)
    assert theirs.post("seats/1/leave").status_code == 200
    return table


@contextmanager
def left_with_another(host: httpx.Client, guest: httpx.Client) -> Iterator[tuple[Table, httpx.Client]]:
    """The guest has left a seat that was played, and a fourth browser sits at another one."""
    table, theirs = with_guest(host, guest, "open")
    with httpx.Client(base_url=host.base_url, timeout=PATIENCE) as fourth:
        enter(fourth, table, table.tokens[2])
        theirs.post("seats/1/leave")
        yield table, fourth


def test_a_seat_that_has_been_played_is_asked_for(
    client: httpx.Client, other: httpx.Client, third: httpx.Client
) -> None:
    table = left_by_guest(client, other)
    theirs = table.seen_by(third)
    answer = theirs.post("seats/1/claim", {"name": "Zoé"})
    assert answer.status_code == 202
    assert answer.json()["asked"]
    assert answer.json()["token"] is None
    wish = {"seat": 1, "kind": "sit", "name": "Zoé"}
    assert answer.json()["table"]["wishes"] == [{**wish, "mine": True, "may": False}]
    assert table.get().json()["wishes"] == [{**wish, "mine": False, "may": True}]
    assert theirs.get("view", seat=1).status_code == 403
    assert code(theirs.post("seats/1/grant")) == (403, "not-yours-to-answer")
    assert theirs.post("seats/1/claim", {"name": "Zoé"}).status_code == 202
    granted = table.post("seats/1/grant").json()["table"]
    assert granted["wishes"] == []
    assert granted["seats"][1]["name"] == "Zoé"
    assert theirs.get("view", seat=1).status_code == 200
    assert table.told()[-1] == "Zoé sits down at seat 2. Player 1 agreed."
    assert code(table.post("seats/1/grant")) == (409, "nobody-asked")


def test_those_at_the_table_may_refuse(client: httpx.Client, other: httpx.Client, third: httpx.Client) -> None:
    table = left_by_guest(client, other)
    theirs = table.seen_by(third)
    theirs.post("seats/1/claim")
    with httpx.Client(base_url=client.base_url, timeout=PATIENCE) as fourth:
        assert code(fourth.post(f"{table.path}/seats/1/claim", json={})) == (409, "asked-already")
        assert code(fourth.post(f"{table.path}/seats/1/refuse", json={})) == (403, "not-yours-to-answer")
    assert table.post("seats/1/refuse").json()["table"]["wishes"] == []
    assert theirs.get().json()["mine"] == []
    assert theirs.post("seats/1/claim").status_code == 202
    assert theirs.post("seats/1/refuse").json()["table"]["wishes"] == []  # thinks better of it


def test_who_comes_back_to_the_own_seat_asks_nobody(client: httpx.Client, other: httpx.Client) -> None:
    table = left_by_guest(client, other)
    assert table.seen_by(other).post("seats/1/claim").json()["table"]["mine"] == [1]


def test_where_nobody_else_plays_there_is_nobody_to_ask(client: httpx.Client, other: httpx.Client) -> None:
    table = made(client, "here", "open")
    table.first_move(0)
    table.post("seats/0/leave")
    assert table.seen_by(other).post("seats/0/claim").status_code == 200


def test_a_hosts_invitation_to_a_played_seat_is_no_consent(
    client: httpx.Client, other: httpx.Client, third: httpx.Client
) -> None:
    """Whoever comes by it may be the host in another window: somebody else has to agree, if there is anybody."""
    with left_with_another(client, other) as (table, fourth):
        token = table.post("seats/1/link").json()["token"]
        assert enter(third, table, token).status_code == 202
        assert code(table.post("seats/1/grant")) == (403, "not-yours-to-answer")
        assert table.seen_by(fourth).post("seats/1/grant").status_code == 200
        assert enter(third, table, token).json()["table"]["mine"] == [1]
        assert code(enter(fourth, table, token)) == (409, "link-used")


def test_the_host_on_another_device_needs_somebody_elses_consent(
    client: httpx.Client, other: httpx.Client, third: httpx.Client
) -> None:
    with left_with_another(client, other) as (table, fourth):
        enter(third, table, table.made["host"])
        assert table.seen_by(third).post("seats/1/claim").status_code == 202
        assert code(table.post("seats/1/grant")) == (403, "not-yours-to-answer")
        assert table.seen_by(fourth).post("seats/1/grant").status_code == 200


def test_a_table_that_too_many_have_tried_takes_only_guests(nursery: Nursery, tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")

    def crowd(match: str) -> None:
        lines = [
            {"match": match, "seat": 1, "browser": number.to_bytes(2, "big"), "sitting": 0}
            for number in range(MOST_SITTERS)
        ]
        with create_engine(f"sqlite:///{database}").begin() as connection:
            connection.execute(insert(sittings), lines)

    with ExitStack() as stack:
        server = stack.enter_context(nursery.running(database=database, limits=UNLIMITED))
        host, stranger, guest = (stack.enter_context(server.client()) for _ in range(3))
        table = made(host, "here", "open")
        crowd(table.id)
        assert code(table.seen_by(stranger).post("seats/1/claim")) == (429, "table-crowded")
        assert enter(guest, table, table.tokens[1]).status_code == 200


def test_the_host_voids_a_seat_and_invites_anew(client: httpx.Client, other: httpx.Client, third: httpx.Client) -> None:
    table, theirs = with_guest(client, other)
    assert code(theirs.post("seats/0/void")) == (403, "not-the-host")
    assert code(table.post("seats/0/void")) == (409, "own-seat")
    answer = table.post("seats/1/void")
    assert answer.status_code == 200
    assert answer.json()["table"]["seats"][1]["kind"] == "open"
    assert code(theirs.get("view", seat=1)) == (403, "not-your-seat")
    assert table.told()[-1] == "The host takes seat 2 from Player 2."
    assert code(table.post("seats/1/void")) == (409, "seat-free")
    assert code(enter(client, table, answer.json()["token"])) == (409, "one-seat")
    assert enter(third, table, answer.json()["token"]).json()["table"]["mine"] == [1]


def test_whoever_was_voided_does_not_just_come_back(client: httpx.Client, other: httpx.Client) -> None:
    table, theirs = with_guest(client, other)
    table.post("seats/1/void")
    assert theirs.post("seats/1/claim").status_code == 202


def test_the_host_replaces_who_has_left_for_good_if_another_agrees(
    client: httpx.Client, other: httpx.Client, third: httpx.Client
) -> None:
    table, theirs = with_guest(client, other, "open")
    enter(third, table, table.tokens[2])
    assert table.post("seats/1/void").status_code == 202
    assert code(table.post("seats/1/grant")) == (403, "not-yours-to-answer")
    assert code(theirs.post("seats/1/grant")) == (403, "not-yours-to-answer")
    theirs.post("seats/1/name", {"name": "Ben"})
    assert [wish["kind"] for wish in table.get().json()["wishes"]] == ["void"], "a new name is no answer"
    assert table.seen_by(third).post("seats/1/grant").json()["table"]["seats"][1]["kind"] == "open"
    assert table.post("seats/1/bot", {"bot": "random"}).status_code == 200
    assert table.told()[-2:] == [
        "The host takes seat 2 from Ben. Player 3 agreed.",
        "A bot (Drifter) plays for Player 2.",
    ]


def test_a_days_silence_is_consent(nursery: Nursery, tmp_path: Path) -> None:
    """Those to be asked may have left for good as well."""
    database = str(tmp_path / "tables.db")

    def long_ago() -> None:
        with create_engine(f"sqlite:///{database}").begin() as connection:
            connection.execute(update(wishes).values(at=int(time.time()) - SILENCE - 1))

    with ExitStack() as stack:
        server = stack.enter_context(nursery.running(database=database, limits=UNLIMITED))
        host, guest, gone = (stack.enter_context(server.client()) for _ in range(3))
        table, _ = with_guest(host, guest, "open")
        enter(gone, table, table.tokens[2])
        assert table.post("seats/1/void").status_code == 202
        assert table.post("seats/1/void").status_code == 202
        long_ago()
        answer = table.post("seats/1/void")
        assert answer.status_code == 200
        assert enter(guest, table, answer.json()["token"]).status_code == 202, "what was asked then is answered"
