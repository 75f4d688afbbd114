"""Whatever a server writes to its log, however much it is told to write: no secret, no address, no table's name."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server import postgres
from tests.server.conftest import UNLIMITED
from tests.server.process import Nursery, Running
from tests.server.table import GAME, made
from tests.server.test_live import hear, hello, opened

STOPS = {
    "sqlite": "create trigger stop_{0} before insert on {0} when new.{1} begin select raise(abort, 'stopped'); end",
    "postgres": "alter table {0} add constraint stop_{0} check (not ({1})) not valid",
}


def played(server: Running, client: httpx.Client) -> list[str]:
    """Some play at some tables; returns everything that nobody but its owner may know, and tables' names."""
    secrets = []
    for _ in range(3):
        table = made(client, "here", "open", "greedy")
        secrets += [table.id, table.made["host"], *table.tokens.values()]
        with opened(server, client, table.id) as socket:
            hello(socket, (0, None))
            hear(socket, "view")
            table.first_move(0)
            secrets.append(table.post("seats/0/link").json()["token"])
        client.post("/api/session", json={"table": table.id, "token": table.tokens[1]})
        client.get(f"{table.path}/view?seat=9")
    return [*secrets, *client.cookies.values()]


def broken(client: httpx.Client) -> list[httpx.Response]:
    """What the database refuses: a table, and a move."""
    table = made(client, "here", "here")
    now = table.view(0)
    answers = [client.post("/api/tables", json={"game": GAME, "players": 3})]
    return [*answers, table.play(0, now["view"]["moves"][0]["number"], 0, "refused-by-the-database")]


def tell(address: str, *statements: str) -> list[Any]:
    """Says something to the database itself, and returns what it answers."""
    if address.startswith("postgres"):
        return asyncio.run(postgres.tell(address, *statements))
    with sqlite3.connect(address) as file:
        return [row for statement in statements for row in file.execute(statement)]


def check(log: Path, secrets: list[str], keys: list[bytes]) -> None:
    text = log.read_text()
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    assert any("trace" in line for line in lines), "the failures were not logged at all"
    assert any(line["says"] == "request" for line in lines)
    forms = [form for key in keys for form in (key.hex(), repr(key), repr(key)[2:-1])]
    forms += ["127.0.0.1", "refused-by-the-database", "Failing row contains (", *secrets]
    assert [form for form in forms if form in text] == []


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_logs_hold_no_secrets(nursery: Nursery, tmp_path: Path, address: str, kind: str) -> None:
    if kind == "sqlite":
        address = str(tmp_path / "tables.db")
    log = tmp_path / "server.log"
    settings: dict[str, Any] = {"database": address, "bot_delay": 0.0, "limits": UNLIMITED}
    with nursery.running(log=str(log), level="debug", **settings) as server, server.client() as client:
        secrets = played(server, client)
        stops = [STOPS[kind].format(*stop) for stop in (("matches", "players = 3"), ("moves", "mark like 'refused%'"))]
        tell(address, *stops)
        assert [answer.status_code for answer in broken(client)] == [500, 500]
        keys = [row[0] for row in tell(address, "select key from matches")]
    assert len(keys) >= 4
    check(log, secrets, keys)
