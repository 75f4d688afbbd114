"""Whose seat it is: invitations that open once, and one seat for each person."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Literal

import httpx
import pytest
from sqlalchemy import create_engine, text

from islario.server.http.entry.secrets import hashed
from islario.server.settings import Settings
from islario.server.storage.store import Store
from tests.server.conftest import UNLIMITED
from tests.server.inside import inside
from tests.server.process import Nursery
from tests.server.table import GAME, code, enter, made, with_guest


def test_whoever_invites_cannot_play_for_the_guest(client: httpx.Client, other: httpx.Client) -> None:
    table, theirs = with_guest(client, other)
    assert code(enter(client, table, table.tokens[1])) == (409, "link-used")
    assert table.get().json()["mine"] == [0]
    assert code(table.get("view", seat=1)) == (403, "not-your-seat")
    assert theirs.get("view", seat=1).status_code == 200


def test_the_same_browser_may_repeat_what_it_did(client: httpx.Client, other: httpx.Client) -> None:
    table, theirs = with_guest(client, other)
    revision = theirs.get().json()["revision"]
    again = enter(other, table, table.tokens[1])
    assert again.status_code == 200
    assert again.json()["table"]["mine"] == [1]
    assert again.json()["table"]["revision"] == revision


def test_a_browser_is_known_before_it_spends_a_link(client: httpx.Client, other: httpx.Client) -> None:
    """So that it can ask again when the answer was lost."""
    table = made(client, "here", "open")
    assert "set-cookie" in other.get(table.path).headers
    assert "set-cookie" not in enter(other, table, table.tokens[1]).headers


def test_a_guests_own_link_is_the_guests(client: httpx.Client, other: httpx.Client, third: httpx.Client) -> None:
    table, theirs = with_guest(client, other)
    assert code(table.post("seats/1/link")) == (403, "not-your-seat")
    token = theirs.post("seats/1/link").json()["token"]
    assert enter(third, table, token).json()["table"]["mine"] == [1]
    assert theirs.get("view", seat=1).status_code == 200
    assert table.told()[-1] == "The seat of Player 2 is open on one more device."


def test_the_hosts_own_link_is_for_the_hosts_devices(
    client: httpx.Client, other: httpx.Client, third: httpx.Client
) -> None:
    table = made(client, "here", "open")
    assert enter(other, table, table.made["host"]).json()["table"]["host"]
    assert table.told() == ["The host’s place is open on one more device."]
    assert code(third.post(f"{table.path}/host/link", json={})) == (403, "not-the-host")
    token = table.post("host/link").json()["token"]
    assert code(enter(third, table, table.made["host"])) == (403, "wrong-token")
    assert not other.get(table.path).json()["host"]
    assert enter(third, table, token).json()["table"]["host"]


def test_nobody_looks_at_a_bots_hand(client: httpx.Client) -> None:
    table = made(client, "here", "greedy")
    assert table.post("seats/1/back").status_code == 200
    assert code(table.post("seats/1/claim", {"name": "Ana"})) == (409, "one-seat")
    assert code(table.get("view", seat=1)) == (403, "not-your-seat")


@pytest.mark.parametrize("how", ["claim", "link", "own link"])
def test_who_has_held_a_seat_sits_down_at_no_other(client: httpx.Client, other: httpx.Client, how: str) -> None:
    table = made(client, "open", "open", "here")
    theirs = table.seen_by(other)
    assert theirs.post("seats/0/claim").status_code == 200
    assert theirs.post("seats/0/leave").status_code == 200
    ways = {
        "claim": lambda: theirs.post("seats/1/claim"),
        "link": lambda: enter(other, table, table.tokens[1]),
        "own link": lambda: enter(other, table, table.tokens[2]),
    }
    assert code(ways[how]()) == (409, "one-seat")
    assert theirs.get().json()["mine"] == []
    assert theirs.post("seats/0/claim").status_code == 200


def test_what_was_held_is_known_after_a_restart(nursery: Nursery, tmp_path: Path) -> None:
    settings = {"database": str(tmp_path / "tables.db"), "limits": UNLIMITED}
    with nursery.running(**settings) as server, server.client() as host:
        table = made(host, "here", "open")
        table.post("seats/0/leave")
        cookies = dict(host.cookies)
    with nursery.running(**settings) as server, server.client(cookies=cookies) as host:
        assert code(table.seen_by(host).post("seats/1/claim")) == (409, "one-seat")


def test_seats_may_be_swapped_where_the_table_was_made_so(client: httpx.Client) -> None:
    table = made(client, "here", "open", swaps=True)
    assert table.get().json()["swaps"]
    table.post("seats/0/leave")
    assert table.post("seats/1/claim").json()["table"]["mine"] == [1]


def test_at_one_screen_seats_may_be_swapped_unless_told_otherwise(client: httpx.Client) -> None:
    assert not made(client, "here", "open").get().json()["swaps"]
    assert made(client, "here", "here").get().json()["swaps"]
    assert not made(client, "here", "here", swaps=False).get().json()["swaps"]


def test_after_the_end_everyone_may_sit_anywhere(client: httpx.Client) -> None:
    table = made(client, "here", "greedy")
    table.finish()
    table.post("seats/1/back")
    assert table.post("seats/1/claim").json()["table"]["mine"] == [0, 1]


def test_every_change_of_hands_stands_in_the_log(client: httpx.Client, other: httpx.Client) -> None:
    table = made(client, "here", "open")
    theirs = table.seen_by(other)
    theirs.post("seats/1/claim", {"name": "Zoé"})
    theirs.post("seats/1/bot", {"bot": "sailor"})
    theirs.post("seats/1/back")
    theirs.post("seats/1/leave")
    table.post("seats/1/bot", {"bot": "greedy"})
    table.post("seats/1/back")
    changes = table.get("log").json()["changes"]
    assert changes == table.get().json()["changes"]
    assert [change["kind"] for change in changes] == ["sat", "bot", "back", "left", "bot", "opened"]
    assert [change["seat"] for change in changes] == [1] * 6
    assert [change["told"]["fr"] for change in changes[:4]] == [
        "Zoé s’assied à la place 2.",
        "Un robot (Marin) joue pour Zoé.",
        "Zoé reprend sa place au robot.",
        "Zoé quitte la place 2.",
    ]


def test_what_was_stored_before_is_understood(tmp_path: Path) -> None:
    """A database of before: who held a seat has held it, and the link that led there is spent."""
    from alembic import command
    from alembic.config import Config

    from islario.server.storage.schema.upgrade import PLACES

    file = tmp_path / "tables.db"
    with create_engine(f"sqlite:///{file}").begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(PLACES))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        blank = {"key": bytes(32), "token": hashed("token"), "browser": hashed("cookie")}
        for match in ("alone", "shared"):
            connection.execute(
                text(
                    "insert into matches values "
                    f"('{match}', 'trails-of-tucana', 1, '', 2, '{{}}', :key, 'en', 1, 0, 0, 1, null)"
                ),
                blank,
            )
            for seat in (0, 1):
                held = seat == 0 or match == "shared"
                line = f"insert into seats values ('{match}', {seat}, '', 'person', null, {held}, :token)"
                connection.execute(text(line), blank)
                if held:
                    connection.execute(text(f"insert into holdings values (:browser, '{match}', {seat})"), blank)

    async def read() -> list[tuple[bool, list[int], list[bytes | None]]]:
        store = await Store.opened(Settings(database=str(file)))
        tables = [await store.table(match) for match in ("alone", "shared")]
        await store.closed()
        return [
            (table.swaps, [each.sitting for each in table.seats], [each.own for each in table.seats])
            for table in tables
            if table
        ]

    assert asyncio.run(read()) == [(False, [1, 0], [None, None]), (True, [1, 1], [None, None])]


def test_strangers_keep_nobody_waiting_who_has_something_to_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is refused takes no turn at writing: a file has one writer at a time."""

    async def asked() -> tuple[set[int], int]:
        async with (
            inside(Settings(database=str(tmp_path / "t.db"), games=(GAME,))) as server,
            server.browser("the host") as host,
            server.browser("a stranger") as stranger,
        ):
            body = {"game": GAME, "seats": [{"kind": "here"}, {"kind": "here"}]}
            table = (await host.post("/api/tables", json=body)).json()["table"]["id"]
            pen, writers = server.house.store.database.pen, 0
            assert pen is not None
            take = pen.acquire

            async def counting() -> Literal[True]:
                nonlocal writers
                writers += 1
                return await take()

            monkeypatch.setattr(pen, "acquire", counting)
            refused = [await stranger.post("/api/session", json={"table": table, "token": "none"})]
            for name in (table, "nowhere"):
                path = f"/api/tables/{name}"
                refused.append(await stranger.post(f"{path}/host/link", json={}))
                for deed in ("claim", "leave", "void", "grant", "refuse", "back", "name", "link"):
                    refused.append(await stranger.post(f"{path}/seats/1/{deed}", json={}))
                refused.append(await stranger.post(f"{path}/seats/1/bot", json={"bot": "greedy"}))
            before = writers
            assert (await host.post(f"/api/tables/{table}/seats/1/leave", json={})).status_code == 200
            assert writers == before + 1
            return {answer.status_code for answer in refused}, before

    assert asyncio.run(asked()) == ({403, 404, 409}, 0)
