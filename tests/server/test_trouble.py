"""A database that is locked, read-only, full or away: clear words, at once, and play goes on once it is well again."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest
from sqlalchemy import event

from islario.server.app import make_app
from islario.server.errors import Refusal
from islario.server.house import House
from islario.server.http.entry.cookie import PLAIN
from islario.server.settings import Settings
from islario.server.storage.database import connections as storage
from islario.server.storage.database.connections import SLOW, Database
from tests.patience import PATIENCE, patiently
from tests.server.conftest import UNLIMITED
from tests.server.postgres import empty, tell
from tests.server.process import Nursery, Running, _settings
from tests.server.table import GAME, Table, made, mark
from tests.server.test_live import hear, hello, opened

SOON = 2.0 + 1.0  # seconds for an answer, and some for a busy machine
CROWD = 40  # requests at once: one after another they would take four times as long and more


def settings_of(address: str) -> dict[str, Any]:
    return {"database": address, "bot_delay": 0.0, "limits": UNLIMITED}


def told_in_words(answer: httpx.Response, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (503, code), answer.text
    assert int(answer.headers["retry-after"]) > 0
    assert answer.json()["told"]["fr"] != answer.json()["told"]["en"]


def refused(table: Table, code: str) -> None:
    """A move, a name and a new table are refused at once, in words; looking goes on."""
    now = table.view(0)
    begun = time.monotonic()
    told_in_words(table.play(0, now["view"]["moves"][0]["number"], now["version"]), code)
    told_in_words(table.post("seats/0/name", {"name": "Zoé"}), code)
    told_in_words(table.client.post("/api/tables", json={"game": GAME, "players": 1}), code)
    assert time.monotonic() - begun < 3 * SOON
    assert table.view(0) == now
    for path in ("/health", "/health/ready"):
        answer = table.client.get(path)
        assert (answer.status_code, answer.json()["status"]) == (503, code)
    assert table.client.get("/health/live").status_code == 200


def recovers(table: Table) -> None:
    for _ in patiently("the database to be well again", pause=0.1):
        if table.client.get("/health/ready").status_code == 200:
            break
    table.first_move(0)
    assert table.post("seats/0/name", {"name": "Zoé"}).status_code == 200
    for _ in patiently("the bot, which goes on by itself", pause=0.1):
        if 1 not in table.view()["view"]["pending"]:
            break


def test_a_locked_file_is_told_at_once(nursery: Nursery, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with nursery.running(**settings_of(str(file))) as server, server.client() as client:
        table = made(client, "here", "greedy")
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        try:
            refused(table, "database-locked")
        finally:
            other.execute("ROLLBACK")
            other.close()
        recovers(table)


def test_many_who_wait_for_a_locked_file_all_hear_soon(nursery: Nursery, tmp_path: Path) -> None:
    """They do not wait one after another."""
    file = tmp_path / "tables.db"
    with nursery.running(**settings_of(str(file))) as server, server.client() as client:
        tables = [made(client, "here") for _ in range(CROWD // 2)]
        moves = [table.view(0)["view"]["moves"][0]["number"] for table in tables]
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        waited = asyncio.run(_all_at_once(server, client, tables, moves))
        other.execute("ROLLBACK")
        other.close()
        assert max(waited) < SOON < storage.PATIENCE * CROWD / 4
        assert tables[0].first_move(0)["version"] == 1


@pytest.mark.parametrize(("share", "refused"), [(0.9, 0), (1.1, 4)])
def test_a_queue_that_moves_on_is_waited_for(tmp_path: Path, share: float, refused: int) -> None:
    """Not one by which nobody comes to the end of it."""
    answers = asyncio.run(_queued(Database(Settings(database=str(tmp_path / "tables.db"))), share * SLOW))
    assert sum(isinstance(answer, Refusal) for answer in answers) == refused


async def _queued(database: Database, seconds: float) -> list[BaseException | None]:
    """Five who write, each so slowly; the time is what this says."""
    now, loop = [0.0], asyncio.get_running_loop()

    async def write() -> None:
        async with database.penned():
            await asyncio.sleep(0)  # until all have come
            now[0] += seconds
            for _ in range(5):
                await asyncio.sleep(0)

    with patch.object(loop, "time", lambda: now[0]):
        return await asyncio.gather(*(write() for _ in range(5)), return_exceptions=True)


async def _all_at_once(
    server: Running, client: httpx.Client, tables: list[Table], moves: list[int]
) -> list[float]:  # fmt: skip
    cookies = dict(client.cookies)
    async with httpx.AsyncClient(base_url=server.url, cookies=cookies, timeout=PATIENCE) as crowd:

        async def ask(table: Table, path: str, body: dict[str, Any]) -> float:
            begun = time.monotonic()
            told_in_words(await crowd.post(f"{table.path}/{path}", json=body), "database-locked")
            return time.monotonic() - begun

        said = [{"seat": 0, "move": move, "version": 0, "id": mark()} for move in moves]
        asked = [ask(table, "moves", move) for table, move in zip(tables, said, strict=True)]
        asked += [ask(table, "seats/0/name", {"name": "Ana"}) for table in tables]
        return await asyncio.gather(*asked)


@asynccontextmanager
async def here(file: Path) -> AsyncIterator[tuple[House, httpx.AsyncClient]]:
    """A server in this very process, whose connections can be reached."""
    app, house = make_app(Settings(**_settings(settings_of(str(file)))))
    await house.open()
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:  # type: ignore[arg-type]
        for _ in range(int(PATIENCE * 10)):
            if (await client.get("/health")).json()["preparing"] == []:
                break
            await asyncio.sleep(0.1)
        yield house, client
    await house.close()


@contextmanager
def with_pragma(house: House, *pragmas: str) -> Iterator[None]:
    """Sets them on whichever connection is used."""
    assert house.store.database.writer is not None
    engines = [house.store.database.engine.sync_engine, house.store.database.writer]

    def on_use(connection: Any, *_: object) -> None:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    for engine in engines:
        event.listen(engine, "checkout", on_use)
    yield
    for engine in engines:
        event.remove(engine, "checkout", on_use)


@pytest.mark.parametrize(
    ("pragma", "back", "code"),
    [
        ("query_only = 1", "query_only = 0", "database-read-only"),
        ("max_page_count = 1", "max_page_count = 1073741823", "database-full"),
    ],
)
def test_what_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pragma: str, back: str, code: str
) -> None:
    monkeypatch.setattr(storage, "REMEMBERED", 0.0)
    monkeypatch.setattr(storage, "LOOKED", 0.0)

    async def tried() -> None:
        async with here(tmp_path / "tables.db") as (house, client):
            answer = await client.post("/api/tables", json={"game": GAME, "players": 1})
            path = f"/api/tables/{answer.json()['table']['id']}"
            client.cookies.set(PLAIN, answer.cookies[PLAIN])
            now = (await client.get(f"{path}/view?seat=0")).json()
            with with_pragma(house, pragma):
                for _ in range(1000):  # until there is no room for one more
                    answer = await client.post("/api/tables", json={"game": GAME, "players": 8})
                    if answer.status_code != 201:
                        break
                told_in_words(answer, code)
                if code == "database-read-only":
                    told_in_words(await client.post(f"{path}/seats/0/name", json={"name": "Ana"}), code)
                    body = {"seat": 0, "move": now["view"]["moves"][0]["number"], "version": 0, "id": mark()}
                    told_in_words(await client.post(f"{path}/moves", json=body), code)
                assert (await client.get("/health/ready")).json()["status"] == code
                assert (await client.get(f"{path}/view?seat=0")).json() == now
            with with_pragma(house, back):
                assert (await client.get("/health/ready")).status_code == 200
                body = {"seat": 0, "move": now["view"]["moves"][0]["number"], "version": 0, "id": mark()}
                assert (await client.post(f"{path}/moves", json=body)).status_code == 200

    asyncio.run(tried())


def test_a_read_only_postgres_is_told(nursery: Nursery, address: str) -> None:
    with nursery.running(**settings_of(address)) as server, server.client() as client:
        table = made(client, "here", "greedy")
        on = ("alter system set default_transaction_read_only = on", "select pg_reload_conf()")
        off = ("begin read write", "commit", "alter system reset default_transaction_read_only",
               "select pg_reload_conf()")  # fmt: skip
        asyncio.run(tell(address, *on))
        try:
            for _ in patiently("the database to hear of it", pause=0.1):
                if client.get("/health/ready").status_code == 503:
                    break
            refused(table, "database-read-only")
        finally:
            asyncio.run(tell(address, *off))
        recovers(table)


def test_servers_hear_each_other_again_after_the_database_was_closed_to_them(nursery: Nursery, postgres: str) -> None:
    """It lets nobody in and ends all connections, as in a restart; servers wait, say so, and miss nothing."""
    name = "tables"
    address = empty(postgres, name)
    with ExitStack() as stack:
        settings = settings_of(address)
        servers = [stack.enter_context(nursery.running(**settings)) for _ in range(2)]
        clients = [stack.enter_context(server.client()) for server in servers]
        table = made(clients[0], "here", "open")
        there = stack.enter_context(servers[1].client(cookies=dict(clients[0].cookies)))
        elsewhere = Table(there, table.made)
        assert elsewhere.view(0)["version"] == 0  # in memory there from now on
        shut = f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'"
        asyncio.run(tell(postgres, f"alter database {name} allow_connections false", shut))
        for client in clients:
            for _ in patiently("a server to say that it hears nothing", pause=0.1):
                if client.get("/health/ready").status_code == 503:
                    break
        now = elsewhere.view(0)
        told_in_words(elsewhere.play(0, now["view"]["moves"][0]["number"], now["version"]), "database-away")
        asyncio.run(tell(postgres, f"alter database {name} allow_connections true"))
        for _ in patiently("the first server to be ready", pause=0.1):
            if clients[0].get("/health/ready").status_code == 200:
                break
        table.first_move(0)  # the other may still be deaf: it catches up when it is back
        for client in clients:
            for _ in patiently("a server to be ready again", pause=0.1):
                if client.get("/health/ready").status_code == 200:
                    break
        for _ in patiently("the move to arrive", pause=0.1):
            if elsewhere.view(0)["version"] == 1:
                break
        with opened(servers[1], there, table.id) as socket:
            hello(socket, (0, None))
            hear(socket, "view")
            clients[1].post(f"{table.path}/seats/1/claim", json={"name": "Zoé"})
            assert hear(socket, "seats")["table"]["seats"][1]["name"] == "Zoé"
