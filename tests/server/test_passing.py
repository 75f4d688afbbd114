"""Processes that share an address: all sockets of one table are served by one of them, as long as it is there."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast
from zlib import crc32

import pytest
from websockets.exceptions import WebSocketException

from islario.server.http.socket import passing
from islario.server.http.socket.passing import Passing
from islario.server.settings import Settings
from tests.patience import patiently
from tests.server.process import Running
from tests.server.table import GAME, Table, made
from tests.server.test_crew import figures, members, together
from tests.server.test_live import hear, hello, opened

pytestmark = [
    pytest.mark.plays(GAME),
    pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked up in /proc"),
]


@pytest.fixture(scope="module")
def served(address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with together(address, tmp_path_factory.mktemp("crew")) as running:
        yield running


def place_of(table: str) -> int:
    return crc32(table.encode()) % 2


def sockets(running: Running) -> dict[int, float]:
    return {int(place): number for place, number in figures(running, "islario_sockets").items()}


@pytest.mark.parametrize("place", [0, 1])
def test_all_sockets_of_a_table_are_at_one_process(served: Running, place: int) -> None:
    with ExitStack() as stack:
        client = stack.enter_context(served.client())
        table = one_at(client, place)
        for _ in range(6):  # whichever of the two takes them
            guest = stack.enter_context(opened(served, client, table.id))
            hello(guest, (0, None))
            hear(guest, "view")
        assert sockets(served) == {place: 6, 1 - place: 0}
        now = table.view(0)
        assert table.play(0, now["view"]["moves"][0]["number"], now["version"]).status_code == 200
        assert hear(guest, "update")["seat"] == 0
    for _ in patiently("all to be gone"):
        if not any(sockets(served).values()):
            break


def one_at(client: Any, place: int) -> Table:
    """A table that is served there."""
    for _ in patiently("such a table"):
        table = made(client, "here", "here")
        if place_of(table.id) == place:
            break
    return table


def test_whose_process_is_gone_is_served_by_another(served: Running) -> None:
    with served.client() as client:
        table = one_at(client, 1)
        victim = max(members(served))  # whichever place it had: another takes its sockets until it is back
        os.kill(victim, signal.SIGKILL)
        for _ in patiently("an answer"):
            try:
                with opened(served, client, table.id) as guest:
                    hello(guest, (0, None))
                    assert hear(guest, "view")["seat"] == 0
                    break
            except (OSError, WebSocketException):  # it had taken the connection
                continue


@dataclass
class Connection:
    """A transport, as far as passing asks for it."""

    held: socket.socket
    closed: bool = False

    def get_extra_info(self, _: str) -> socket.socket:
        return self.held

    def is_closing(self) -> bool:
        return self.closed

    def abort(self) -> None:
        self.closed = True
        self.held.close()

    @property
    def transport(self) -> asyncio.Transport:
        return cast(asyncio.Transport, self)


def request_at(place: int) -> bytes:
    name = next(name for name in map(str, range(100)) if place_of(name) == place)
    return f"GET /api/tables/{name}/live HTTP/1.1\r\n\r\n".encode()


def two(folder: Path) -> tuple[Passing, Passing]:
    one, other = (Passing(Settings(crew=str(folder), place=place, members=2)) for place in (0, 1))
    return one, other


def test_a_connection_is_passed_on_with_its_request_and_stays_open(tmp_path: Path) -> None:
    async def told() -> tuple[bytes, bytes]:
        one, other = two(tmp_path)
        came: asyncio.Future[tuple[socket.socket, bytes]] = asyncio.get_running_loop().create_future()
        one.opened(lambda connection, request: None)
        other.opened(lambda *passed: came.set_result(passed))
        ours, theirs = socket.socketpair()
        assert await one.passed(Connection(ours).transport, request_at(1))
        connection, request = await came
        connection.send(b"hello")
        connection.close()
        one.closed()
        other.closed()
        with theirs:
            return request, theirs.recv(100)

    assert asyncio.run(told()) == (request_at(1), b"hello")
    assert list(tmp_path.iterdir()) == []


def test_what_nobody_takes_stays_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passing, "AGAIN", 0.0)

    async def passed() -> tuple[bool, list[bool]]:
        one, other = two(tmp_path)
        one.opened(lambda connection, request: None)
        ours, theirs = socket.socketpair()
        with ours, theirs:
            nobody_there = await one.passed(Connection(ours).transport, request_at(1))
            other.opened(lambda connection, request: None)
            asyncio.get_running_loop().remove_reader(cast(Any, other.wire))  # it has no time
            taken: list[bool] = []
            while not taken or taken[-1]:
                taken.append(await one.passed(Connection(ours.dup()).transport, request_at(1)))
        one.closed()
        other.closed()
        return nobody_there, taken

    nobody_there, taken = asyncio.run(passed())
    assert not nobody_there
    assert taken[0]


def test_only_sockets_of_tables_are_passed_on(tmp_path: Path) -> None:
    one, _ = two(tmp_path)
    assert one.place_of(request_at(1)) == 1
    assert one.place_of(b"GET /api/tables/x/other HTTP/1.1\r\n\r\n") == 0
    assert one.place_of(request_at(1).replace(b"GET", b"POST")) == 0
