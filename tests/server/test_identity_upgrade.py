"""Browsers that held seats before anybody was remembered: on both databases they are somebody at their next visit."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, func, select

from islario.server.settings import Settings
from islario.server.storage.database.connections import Database
from islario.server.storage.schema import lookers
from islario.server.storage.schema.upgrade import PLACES, version_of
from tests.patience import patiently
from tests.server.conftest import UNLIMITED
from tests.server.process import Nursery
from tests.server.push_service import push_service
from tests.server.table import enter, made, with_guest
from tests.server.test_live import hear, hello
from tests.server.test_live import opened as socket_at


def back_to(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(PLACES))
    config.attributes["connection"] = connection
    command.downgrade(config, revision)


async def went_back(database: str, revision: str) -> None:
    """The database as it was under an earlier version, with all that was played."""
    opened = await Database.opened(Settings(database=database))
    async with opened.engine.begin() as connection:
        await connection.run_sync(back_to, revision)
        assert await connection.run_sync(version_of) == revision
    await opened.closed()


@pytest.mark.parametrize("revision", ["0004", "0006"])
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_who_held_seats_before_has_their_tables(
    kind: str, revision: str, nursery: Nursery, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = str(tmp_path / "tables.db") if kind == "sqlite" else request.getfixturevalue("address")
    settings: dict[str, Any] = {
        "database": database, "bot_delay": 0.0, "limits": UNLIMITED, "operator_file": str(tmp_path / "token"),
    }  # fmt: skip
    with nursery.running(**settings) as server, server.client() as ana, server.client() as zoe:
        running, done = made(ana, "here", "open"), made(ana, "here", "here")
        assert enter(zoe, running, running.tokens[1]).status_code == 200
        running.first_move(0)
        end = done.finish()["view"]
        cookies = dict(ana.cookies)
    asyncio.run(went_back(database, revision))
    with nursery.running(**settings) as server, server.client(cookies=cookies) as ana, server.client() as other:
        found = ana.get("/api/me/tables").json()
        assert [row["id"] for row in found["running"]] == [running.id]
        for _ in patiently("what was played before", pause=0.05):
            found = ana.get("/api/me/tables").json()
            if found["finished"] and found["running"][0]["scores"]:
                break
        assert [(each["id"], [seat["points"] for seat in each["seats"]]) for each in found["finished"]] == [
            (done.id, end["scores"])
        ]
        assert found["running"][0]["asked"] == running.seen_by(ana).view()["view"]["pending"]
        token = ana.post("/api/me/link", json={}).json()["token"]
        assert join(other, token) == 200
        assert [row["id"] for row in other.get("/api/me/tables").json()["running"]] == [running.id]
        assert ana.post("/api/me/habits", json={"speed": "fast"}).json()["habits"]["speed"] == "fast"


def test_two_servers_of_one_database_know_the_same_people(nursery: Nursery, address: str, tmp_path: Path) -> None:
    """A link made at one is spent at the other, and who is signed out at one has left the other."""
    settings: dict[str, Any] = {
        "database": address, "bot_delay": 0.0, "limits": UNLIMITED, "operator_file": str(tmp_path / "token"),
    }  # fmt: skip
    with (
        nursery.running(**settings) as one,
        nursery.running(**settings) as two,
        one.client() as desk,
        two.client() as phone,
    ):
        table = made(desk, "here", "open")
        token = desk.post("/api/me/link", json={}).json()["token"]
        assert join(phone, token) == 200
        there = table.seen_by(phone)
        there.first_move(0)
        devices = desk.get("/api/me").json()["devices"]
        other = next(device["id"] for device in devices if not device["this"])
        assert desk.post(f"/api/me/devices/{other}/out", json={}).status_code == 200
        for _ in patiently("the other server to hear of it", pause=0.02):
            if there.get("view", seat=0).status_code == 403:
                break
        assert phone.get("/api/me/tables").json()["running"] == []
        token = desk.post("/api/me/link", json={}).json()["token"]
        browsers = [each.client() for each in (one, two) * 4]
        with ThreadPoolExecutor(8) as crowd:
            assert sorted(crowd.map(join, browsers, [token] * 8)) == [200, *[409] * 7]
        for browser in browsers:
            browser.close()


def join(client: httpx.Client, token: str) -> int:
    return client.post("/api/me/devices", json={"token": token}).status_code


def test_of_two_servers_one_tells_who_is_away_and_both_know_who_looks(
    nursery: Nursery, address: str, tmp_path: Path
) -> None:
    settings: dict[str, Any] = {
        "database": address, "bot_delay": 0.0, "limits": UNLIMITED, "operator_file": str(tmp_path / "token"),
        "reach_private": True,
    }  # fmt: skip
    with (
        push_service() as service,
        nursery.running(**settings) as one,
        nursery.running(**settings) as two,
        one.client() as ana,
        two.client() as zoe,
    ):
        keys = {each.get("/api/me/push").json()["key"] for each in (ana, zoe)}
        assert len(keys) == 1, "all servers of a database sign with one key"
        table, theirs = with_guest(ana, zoe)
        browser = service.browser()
        assert zoe.post("/api/me/push", json=browser.wish).status_code == 200
        for turn in range(1, 4):
            table.first_move(0)
            both_later(ana, zoe, 65)
            browser.until(turn)
            theirs.first_move(1)
        with socket_at(two, zoe, table.id) as socket:
            hello(socket, (1, None))
            hear(socket, "welcome")
            for _ in patiently("the one to hear where Zoé looks", pause=0.05):
                if asyncio.run(lookers_in(address)):
                    break
            table.first_move(0)
            both_later(ana, zoe, 65)
            other, _ = with_guest(ana, zoe)
            other.first_move(0)
            both_later(ana, zoe, 65)
            assert browser.until(4)[3]["url"] == f"/table/{other.id}"
        assert len(browser.sealed) == 4


def both_later(one: httpx.Client, other: httpx.Client, seconds: int) -> None:
    for each in (one, other):
        each.get("/health", headers={"later": str(seconds)})


async def lookers_in(database: str) -> int:
    opened = await Database.opened(Settings(database=database))
    async with opened.engine.connect() as connection:
        count = (await connection.execute(select(func.count()).select_from(lookers))).scalar_one()
    await opened.closed()
    return int(count)
