"""The load on Islario's server: SQLite on the disk, one socket a seat, moves by HTTP."""

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

from benchmarks.server.measure import SEATS, Clock, Load, Outcome, Player, drive, memory_of
from benchmarks.server.sockets import Socket
from benchmarks.server.wire import Wire

decode = msgspec.json.Decoder().decode
START = """
import sys
from islario.server.run import serve
from islario.server.settings import Limits, Rate, Settings
plenty = Rate(1e9, 1e9)
limits = Limits(reading=plenty, writing=plenty, making=plenty, talking=plenty, sockets_of_one=10_000)
serve(Settings(database=sys.argv[1], port=0, limits=limits), "warning", lambda address: print(address, flush=True))
"""


class Table:
    def __init__(self, port: int, wire: Wire) -> None:
        self.port, self.wire = port, wire
        self.clock = Clock()
        self.views: list[dict[str, Any]] = [{} for _ in range(SEATS)]
        self.number = 0
        self.id = ""

    async def open(self) -> None:
        seats = [{"kind": "here"}] * SEATS
        body = {"game": "trails-of-tucana", "players": SEATS, "seats": seats, "options": {"island": "grande"}}
        _, made = await self.wire.ask("POST", "/api/tables", body)
        self.id = made["table"]["id"]
        for seat in range(SEATS):
            path = f"/api/tables/{self.id}/live"
            socket = await Socket.connected(self.port, path, self.wire.cookie, self.heard)
            socket.say(b'{"type":"hello","viewers":[{"seat":%d}],"lang":"en"}' % seat)
        while not all(self.views):
            await asyncio.sleep(0.01)

    def heard(self, message: bytes) -> None:
        if message.startswith((b'{"type":"view"', b'{"type":"update"')):
            self.clock.hear()
            content = decode(message)
            self.learn(content["seat"], content["view"] if content["type"] == "view" else content["changed"])

    def learn(self, seat: int, news: dict[str, Any]) -> None:
        if news["version"] > self.views[seat].get("version", -1):
            self.views[seat] |= news

    async def move(self) -> bool:
        view = next((view for view in self.views if view["moves"]), None)
        if view is None:
            return not self.views[0]["over"]  # nobody can move until news arrives
        self.number += 1
        move = random.choice(view["moves"])["number"]
        body = {"seat": view["seat"], "move": move, "version": view["version"], "id": str(self.number)}
        self.clock.send()
        status, answer = await self.wire.ask("POST", f"/api/tables/{self.id}/moves", body)
        assert status == 200, answer
        self.learn(view["seat"], answer["view"])
        return not answer["view"]["over"]


async def run(load: Load) -> Outcome:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", START, str(Path(folder) / "tables.db")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            try:
                return await _measured(load, process.pid, process.stdout.readline())
            finally:
                process.terminate()


async def _measured(load: Load, pid: int, address: str) -> Outcome:
    port = int(address.strip().rstrip("/").rpartition(":")[2])
    await _until_ready(port)
    warm = Table(port, Wire("127.0.0.1", port))
    await warm.open()
    before = memory_of(pid)
    tables = [Table(port, Wire("127.0.0.1", port)) for _ in range(load.tables)]
    for table in tables:
        await table.open()
    players: list[Player] = [*tables]
    return await drive("Islario (SQLite, fsync)", players, load, pid, before)


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
