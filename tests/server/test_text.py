"""What is no text is refused at the door of every route, and a move that cannot be stored fails alone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from islario.match import game
from islario.server.settings import Settings
from islario.server.storage.appender import Appender
from islario.server.storage.store import Entry, Sitter, Store, Table
from tests.patience import PATIENCE
from tests.server.conftest import UNLIMITED
from tests.server.process import Nursery, Running
from tests.server.table import GAME, made

UNFIT = [b"x\\u0000", b"\\u0007", b"\\u202e", b"\\ud800", b"a\\udc00b", b"\xff", b"\xed\xa0\x80"]


@pytest.fixture(scope="module")
def strict(nursery: Nursery, address: str) -> Iterator[Running]:
    """A server whose database stores no NUL."""
    with nursery.running(database=address, bot_delay=0.0, limits=UNLIMITED) as running:
        yield running


@pytest.mark.parametrize("unfit", UNFIT)
def test_no_body_brings_in_what_is_no_text(strict: Running, unfit: bytes) -> None:
    with strict.client() as client:
        table = made(client, "here", "open")
        before = table.view(0)
        move = before["view"]["moves"][0]["number"]
        bodies = {
            f"{table.path}/moves": b'{"seat": 0, "move": %d, "version": 0, "id": "%s"}' % (move, unfit),
            f"{table.path}/undo": b'{"seat": 0, "version": 0, "id": "%s"}' % unfit,
            f"{table.path}/seats/1/claim": b'{"name": "%s"}' % unfit,
            f"{table.path}/seats/0/name": b'{"name": "%s"}' % unfit,
            f"{table.path}/seats/0/bot": b'{"bot": "%s"}' % unfit,
            "/api/session": b'{"table": "%s", "token": "%s"}' % (unfit, unfit),
            "/api/tables": b'{"game": "%s", "options": {"%s": "%s"}}' % (unfit, unfit, unfit),
            f"{table.path}/standing": b'{"seat": 0, "name": "%s", "on": true}' % unfit,
            "/api/me": b'{"name": "%s", "shape": 0, "colour": 0}' % unfit,
            "/api/me/habits": b'{"zone": "%s"}' % unfit,
            "/api/me/devices": b'{"token": "%s"}' % unfit,
            "/api/me/push": b'{"endpoint": "https://example.org/%s", "p256dh": "%s", "auth": "%s"}' % ((unfit,) * 3),
            "/api/me/push/off": b'{"device": "%s"}' % unfit,
            "/api/me/passkeys": b'{"id": "%s", "client_data": "a", "attestation": "a"}' % unfit,
        }
        for path, body in bodies.items():
            answer = client.post(path, content=body, headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), (path, answer.text)
        record = b'{"islario": 1, "game": "%s"}' % unfit
        assert client.post("/api/records", content=record).status_code in (400, 404, 422)
        assert table.view(0) == before


@pytest.mark.parametrize("unfit", ["%00", "a%00b", "%ff", "%ed%a0%80", "x" * 300])
def test_no_address_brings_in_what_is_no_text(strict: Running, unfit: str) -> None:
    with strict.client() as client:
        table = made(client, "here")
        paths = [f"/api/tables/{unfit}", f"/api/tables/{unfit}/view", f"/api/games/{unfit}/rules"]
        paths += [f"{table.path}/view?since={unfit}", f"{table.path}/view?lang={unfit}"]
        for path in paths:
            answer = client.get(path)
            assert answer.status_code in (400, 404), (path, answer.text)
            assert answer.json()["sentence"]
        answer = client.post(f"/api/tables/{unfit}/seats/0/claim", json={})
        assert answer.status_code in (400, 404), answer.text
        assert turned_away(f"{strict.socket}/api/tables/{unfit}/live")


def turned_away(address: str) -> bool:
    """Whether a socket is refused, before it opens or with a word."""
    try:
        with connect(address, open_timeout=PATIENCE) as socket:
            return bool(json.loads(socket.recv(timeout=PATIENCE))["code"] == "no-such-table")
    except InvalidStatus as refused:
        return refused.response.status_code == 403


@pytest.mark.parametrize("said_to_be_text", [True, False])
@pytest.mark.parametrize("unfit", UNFIT)
def test_a_message_that_is_no_text_closes_its_own_socket_alone(
    strict: Running, log_file: Path, unfit: bytes, said_to_be_text: bool
) -> None:
    with strict.client() as client:
        table = made(client, "here")
        with connect(f"{strict.socket}{table.path}/live", open_timeout=PATIENCE) as socket:
            socket.send(b'{"type": "hello", "viewers": [{"seat": null}], "lang": "%s"}' % unfit, text=said_to_be_text)
            assert json.loads(socket.recv(timeout=PATIENCE))["code"] == "malformed"
        assert table.view(0)["version"] == 0
    assert "Traceback" not in log_file.read_text(encoding="utf-8")


def test_whatever_people_call_themselves_is_kept(strict: Running) -> None:
    with strict.client() as client:
        table = made(client, "here")
        for name in ("Zoé", "李雷", "👩\u200d🚀 Ana", "\\u0000", "a'b\"c; --", "עברית"):
            assert table.post("seats/0/name", {"name": name}).json()["table"]["seats"][0]["name"] == name


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_move_that_cannot_be_stored_fails_alone(address: str, tmp_path: Path, kind: str) -> None:
    """Moves of all tables share a transaction: what one of them brings must not fall on the others."""

    async def appended() -> list[bool | BaseException]:
        store = await Store.opened(Settings(database=address if kind == "postgres" else str(tmp_path / "tables.db")))
        appender = Appender(store)
        for number in range(6):
            await store.add(_table(f"{kind}{number}"), [], None, [])
        marks = ["one", "two", "\ud800" if kind == "sqlite" else "x\0", "four", None, "six"]
        wishes = [appender.append(f"{kind}{n}", 0, Entry(0, 1, mark, 0)) for n, mark in enumerate(marks)]
        answers = await asyncio.gather(*wishes, return_exceptions=True)
        await appender.closed()
        await store.closed()
        return answers

    answers = asyncio.run(appended())
    assert [answer for n, answer in enumerate(answers) if n != 2] == [True] * 5
    assert isinstance(answers[2], Exception)


def _table(name: str) -> Table:
    seats = (Sitter(0, "Ana", "person", None, True, None),)
    version = game(GAME).rules.version
    return Table(name, GAME, version, "", 1, {}, bytes(32), "en", 0, False, False, 1, None, seats)
