"""Connections that are slow, silent, half open or deaf, by the hundred and from several addresses: whoever comes to
the point is served meanwhile, and what they held is given back."""

from __future__ import annotations

import contextlib
import select
import socket
import time
from typing import Any

from tests.patience import PATIENCE, patiently
from tests.server.process import Running
from tests.server.table import GAME, Table, made
from tests.soak.bystander import Bystander
from tests.soak.ground import Figures, Ground, memory

ADDRESSES = [f"127.0.0.{number}" for number in range(2, 8)]  # of this machine, as good as others
LIMITS: dict[str, Any] = {
    "head": 2.0,
    "upload": 2.0,
    "hello": 2.0,
    "stall": 2.0,
    "connections": 600,
    "connections_of_one": 200,
}
HEAD = "host: 127.0.0.1\r\ncontent-type: application/json\r\n"
BACK = 100.0  # megabytes that may be kept: what was compiled, cached and torn into pieces meanwhile


def ways(table: Table) -> tuple[list[bytes], list[bytes]]:
    """What each of them says before it falls silent; and those that only a heartbeat tells from others."""
    cookies = "; ".join(f"{name}={value}" for name, value in table.client.cookies.items())
    socketed = f"GET {table.path}/live HTTP/1.1\r\n{HEAD}upgrade: websocket\r\nconnection: upgrade\r\n"
    socketed += f"cookie: {cookies}\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    hello = b'{"type":"hello","viewers":[{"seat":0},{"seat":null}]}'
    return [
        b"",
        b"GET / HT",
        f"GET / HTTP/1.1\r\n{HEAD}".encode(),
        f"POST {table.path}/moves HTTP/1.1\r\n{HEAD}content-length: 100\r\n\r\n{{".encode(),
        f"POST {table.path}/moves HTTP/1.1\r\n{HEAD}transfer-encoding: chunked\r\n\r\n5\r\n{{".encode(),
        socketed.encode(),  # and never says hello
    ], [
        f"GET /api/games/{GAME}/rules HTTP/1.1\r\n{HEAD}\r\n".encode() * 50,  # and takes no answer
        socketed.encode() + bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello,  # and never listens
        socketed.encode() + (bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello) * 30,
    ]


def knock(server: Running, address: str, said: bytes) -> socket.socket | None:
    """A connection from another address, which takes in next to nothing."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    connection.bind((address, 0))
    connection.settimeout(PATIENCE)
    try:
        connection.connect(("127.0.0.1", server.port))
        connection.sendall(said)
    except OSError:  # turned away at the door
        connection.close()
        return None
    return connection


def drip(connections: list[socket.socket], seconds: float) -> None:
    """A byte now and then, as those do who want to be waited for."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        for connection in connections[::5]:
            with contextlib.suppress(OSError):
                connection.send(b"x", socket.MSG_DONTWAIT | socket.MSG_NOSIGNAL)
        time.sleep(0.2)


def still_open(connections: list[socket.socket]) -> int:
    """How many the server has not closed."""
    count = 0
    for connection in connections:
        with contextlib.suppress(OSError):
            while select.select([connection], [], [], 0)[0]:
                if not connection.recv(65536):
                    break
            else:
                count += 1
    return count


def attack(ground: Ground, connections: int, calm: int = 200, deaf: bool = True) -> Figures:
    with ground.serving(**LIMITS) as stand, stand.one.client() as client, Bystander(stand.one, calm) as player:
        table = made(client, "here")
        slow, silent = ways(table)
        said = slow + silent if deaf else slow
        held = memory(stand.one)
        opened = [
            connection
            for number in range(connections)
            if (connection := knock(stand.one, ADDRESSES[number % len(ADDRESSES)], said[number % len(said)]))
            is not None
        ]
        most = memory(stand.one)
        with stand.one.client() as another:
            assert another.get("/health").status_code == 200  # there is room for one more
            assert made(another, "here").first_move(0)
        drip(opened, 3.0)
        figures = player.figures()
        for _ in patiently("the slow to be sent away", pause=0.5):
            if still_open(opened) == 0:
                break
        for connection in opened:
            connection.close()
        figures.worst |= {"memory grown by (MB)": memory(stand.one) - held, "at most by (MB)": most - held}
        assert memory(stand.one) - held < BACK
    return Figures({"connections": connections, "let in": len(opened)}, figures.worst)
