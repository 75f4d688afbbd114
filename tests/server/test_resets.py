"""Whoever goes away without a word, at whatever moment: nobody else notices, and the log says nothing of it."""

from __future__ import annotations

import json
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE, patiently
from tests.server.process import Running, free_port, until_ready
from tests.server.table import GAME, Table, made

PAUSES = (0.0, 0.002, 0.02)  # seconds from the last that is said
SERVE = """
import sys
from islario.server.run import serve
from islario.server.settings import Limits, Rate, Settings
if sys.argv[3] == "asyncio":
    sys.modules["uvloop"] = None
plenty = Rate(1e9, 1e9)
limits = Limits(reading=plenty, writing=plenty, talking=plenty)
serve(Settings(database=sys.argv[1], port=int(sys.argv[2]), games=(sys.argv[4],), limits=limits), "debug")
"""


@pytest.fixture(scope="module", params=["uvloop", "asyncio"])
def logged(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Path]]:
    """A server on one loop or the other (Windows has one alone), and all that it writes."""
    folder, port = tmp_path_factory.mktemp(request.param), free_port()
    command = [sys.executable, "-c", SERVE, str(folder / "tables.db"), str(port), request.param, GAME]
    with (folder / "log").open("wb") as log, subprocess.Popen(command, stderr=log) as process:
        running = Running(process.pid, port)
        until_ready(running)
        yield running, folder / "log"
        process.terminate()


@pytest.fixture(scope="module")
def table(logged: tuple[Running, Path]) -> Iterator[Table]:
    with logged[0].client() as client:
        yield made(client, "here")


def asking(server: Running, first: str, *more: str, body: bytes = b"") -> bytes:
    return "\r\n".join([first, f"host: 127.0.0.1:{server.port}", *more, "", ""]).encode() + body


def listening(server: Running, table: Table) -> bytes:
    cookies = "; ".join(f"{name}={value}" for name, value in table.client.cookies.items())
    asked = (
        f"GET {table.path}/live HTTP/1.1", f"origin: {server.url}", "upgrade: websocket", "connection: Upgrade",
        "sec-websocket-version: 13", "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==", f"cookie: {cookies}",
    )  # fmt: skip
    return asking(server, *asked)


def frame(content: bytes, kind: int = 0x81) -> bytes:
    return bytes([kind, 0x80 | len(content), 0, 0, 0, 0]) + content


HELLO = frame(b'{"type":"hello","viewers":[{"seat":0}],"lang":"en"}')
PINGS = frame(b"are you there", 0x89) * 3000
CALLS = frame(b'{"type":"ping"}') * 2500


def leave(server: Running, *said: bytes, pause: float) -> None:
    """Says some things, each after an answer to the one before, and resets the connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        with suppress(ConnectionError):  # we may have been sent away before
            for number, each in enumerate(said):
                if number:
                    connection.recv(100)
                connection.sendall(each)
        time.sleep(pause)


def check_silent(log: Path) -> None:
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert lines, "it does write"
    assert [line for line in lines if line["level"] not in ("debug", "info") or "trace" in line] == []


@pytest.mark.parametrize("pause", PAUSES)
def test_a_reset_in_the_middle_of_a_request_is_nothing_to_write_about(
    logged: tuple[Running, Path], table: Table, pause: float
) -> None:
    server, log = logged
    typed, long = "content-type: application/json", "content-length: 300000"
    for path in ("/api/tables", f"{table.path}/moves?view=false", "/api/records"):
        for body in (b"", b'{"game"', b" " * 200_000):
            leave(server, asking(server, f"POST {path} HTTP/1.1", typed, long, body=body), pause=pause)
            pieces = b"%x\r\n%b\r\n" % (len(body) or 1, body or b" ")
            chunked = asking(server, f"POST {path} HTTP/1.1", typed, "transfer-encoding: chunked", body=pieces)
            leave(server, chunked, pause=pause)
    for said in (b"", b"GET /api/ga", asking(server, "GET /api/games HTTP/1.1") * 50):
        leave(server, said, pause=pause)
    leave(server, asking(server, "GET /api/games HTTP/1.1"), b"GET /", pause=pause)
    until_served(server)
    check_silent(log)


@pytest.mark.parametrize("pause", PAUSES)
def test_a_reset_on_a_socket_is_nothing_to_write_about(
    logged: tuple[Running, Path], table: Table, pause: float
) -> None:
    server, log = logged
    opened = listening(server, table)
    leave(server, opened, pause=pause)
    for said in (HELLO, HELLO[:9], HELLO + PINGS, HELLO * 100, frame(b'{"type":', 0x01), frame(b"nonsense"), PINGS):
        leave(server, opened, said, pause=pause)
    for _ in range(10):
        leave(server, opened, HELLO + CALLS, pause=pause)
    leave(server, opened, HELLO + frame(b"\x03\xe8", 0x88) + PINGS, pause=pause)
    now = table.view(0)["view"]
    move = {"type": "play", "seat": 0, "move": now["moves"][0]["number"], "version": now["version"], "id": f"{pause}"}
    leave(server, opened, HELLO + frame(json.dumps(move).encode()), pause=pause)
    until_served(server)
    check_silent(log)


def until_served(server: Running) -> None:
    """Everybody else is served, and nothing is left of those who went."""
    for _ in patiently("the last of them to be gone", pause=0.05):
        figures = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
        if "\nislario_sockets 0\n" in figures:
            return
