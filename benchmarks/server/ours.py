"""The load on Islario's server: a database on the disk, one socket a seat, moves by socket."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.server.measure import SEATS, Clock, Load, Outcome, Player, Server, drive, highest
from benchmarks.server.sockets import Socket
from benchmarks.server.wire import Wire

decode, encode = msgspec.json.Decoder().decode, msgspec.json.Encoder().encode
START = """
import sys
from islario.server.crew import serve_together
from islario.server.run import serve
from islario.server.settings import Limits, Rate, Settings
plenty = Rate(1e9, 1e9)
limits = Limits(
    reading=plenty, writing=plenty, making=plenty, talking=plenty, sockets=5_000, sockets_of_one=5_000,
    connections=2_000, connections_of_one=2_000,
)
settings = Settings(database=sys.argv[1], port=0, limits=limits, games=("trails-of-tucana",))
started = lambda address: print(address, flush=True)
if sys.argv[2] == "1":
    serve(settings, "warning", started)
else:
    serve_together(settings, int(sys.argv[2]), "warning", started)
"""


class Table:
    def __init__(self, port: int, wire: Wire) -> None:
        self.port, self.wire = port, wire
        self.clock = Clock()
        self.views: list[dict[str, Any]] = [{} for _ in range(SEATS)]
        self.sockets: list[Socket] = []
        self.number = 0
        self.expected = [-1] * SEATS  # the version that a seat's socket has to tell before it moves again
        self.answer: asyncio.Future[dict[str, Any]] | None = None  # to the move that is under way
        self.id = ""

    async def open(self) -> None:
        seats = [{"kind": "here"}] * SEATS
        body = {"game": "trails-of-tucana", "players": SEATS, "seats": seats, "options": {"island": "grande"}}
        _, made = await self.wire.ask("POST", "/api/tables", body)
        self.id = made["table"]["id"]
        for seat in range(SEATS):
            path = f"/api/tables/{self.id}/live"
            socket = await Socket.connected(self.port, path, self.wire.cookie, self.heard)
            self.sockets.append(socket)
            socket.say(b'{"type":"hello","viewers":[{"seat":%d}],"lang":"en"}' % seat)
        while not all(self.views):
            await asyncio.sleep(0.01)

    def heard(self, message: bytes) -> None:
        if message.startswith((b'{"type":"view"', b'{"type":"update"')):
            self.clock.hear()
            content = decode(message)
            self.learn(content["seat"], content["view"] if content["type"] == "view" else content["changed"])
        elif message.startswith((b'{"type":"played"', b'{"type":"refused"')) and self.answer is not None:
            self.answer.set_result(decode(message))

    def learn(self, seat: int, news: dict[str, Any]) -> None:
        if news["version"] > self.views[seat].get("version", -1):
            self.views[seat] |= news

    async def move(self) -> bool:
        view = next(
            (v for v, least in zip(self.views, self.expected, strict=True) if v["moves"] and v["version"] >= least),
            None,
        )
        if view is None:
            return not self.views[0]["over"]  # nobody can move until news arrives
        self.number += 1
        move = random.choice(view["moves"])["number"]
        said = {"type": "play", "seat": view["seat"], "move": move, "version": view["version"], "id": str(self.number)}
        self.answer = asyncio.get_running_loop().create_future()
        self.clock.send()
        self.sockets[view["seat"]].say(encode(said))
        answer = await self.answer
        assert answer["type"] == "played", answer
        self.expected[view["seat"]] = answer["version"]  # as our client does, it hears of the rest on its socket
        return True


class Started:
    """A server of ours, with its tables open, until it is left."""

    def __init__(self, load: Load, database: str = "", workers: int = 1) -> None:
        self.load, self.database, self.workers = load, database, workers

    async def __aenter__(self) -> tuple[Server, list[Player]]:
        self.folder = tempfile.TemporaryDirectory()
        database = self.database or str(Path(self.folder.name) / "tables.db")
        command = [sys.executable, "-c", START, database, str(self.workers)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None, "it was started with one"
        port = int(self.process.stdout.readline().strip().rstrip("/").rpartition(":")[2])
        await _until_ready(port)
        await Table(port, Wire("127.0.0.1", port)).open()
        kind = "PostgreSQL" if self.database else "SQLite, fsync"
        server = Server(f"Islario ({kind}{f', {self.workers}' if self.workers > 1 else ''})", self.process.pid)
        server.empty = server.memory
        tables = [Table(port, Wire("127.0.0.1", port)) for _ in range(self.load.tables)]
        for table in tables:
            await table.open()
        return server, [*tables]

    async def __aexit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()


async def run(load: Load, database: str = "", workers: int = 1) -> Outcome:
    async with Started(load, database, workers) as (server, players):
        return await drive(server, players, load)


async def search(load: Load, within: float, database: str = "", workers: int = 1) -> Outcome | None:
    async with Started(load, database, workers) as (server, players):
        return await highest(server, players, load, within)


async def _until_ready(port: int) -> None:
    ends = time.monotonic() + 300
    while time.monotonic() < ends:
        try:
            _, health = await Wire("127.0.0.1", port).ask("GET", "/health")
            if not health["preparing"]:
                return
        except OSError:
            pass
        await asyncio.sleep(0.2)
    raise RuntimeError("the server does not answer")
