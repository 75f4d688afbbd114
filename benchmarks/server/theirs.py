"""The same load on boardgame.io's server: its memory storage, one socket.io connection a seat, moves by socket."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
import subprocess
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

from benchmarks.server.measure import SEATS, Clock, Load, Outcome, Player, Server, drive
from benchmarks.server.sockets import Socket

PACKAGE = "boardgame.io@0.50.2"
SOURCE = Path(__file__).with_name("boardgame_io.js")


def installed() -> Path:
    """A scratch folder with the package in it."""
    folder = user_cache_path("islario") / "peers" / PACKAGE
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text('{"private": true}')
        print(f"installing {PACKAGE} (once) ...", flush=True)
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent", PACKAGE], cwd=folder, check=True)
    shutil.copy(SOURCE, folder / "server.js")
    return folder


class Table:
    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.id = f"load-{number}"  # the first who asks for a match makes it
        self.clock = Clock()
        self.state = -1
        self.news = asyncio.Event()
        self.turn = 0
        self.decided = 0
        self.sockets: list[Socket] = []
        self.synced: set[int] = set()

    async def open(self) -> None:
        for seat in range(SEATS):
            heard = self.hearing(seat)
            self.sockets.append(await Socket.connected(self.port, "/socket.io/?EIO=4&transport=websocket", "", heard))
            while seat not in self.synced:
                await asyncio.sleep(0.005)

    def hearing(self, seat: int) -> Any:
        def heard(message: bytes) -> None:
            if message == b"2":  # a heartbeat
                self.sockets[seat].say(b"3")
            elif message.startswith(b"0"):  # open: now to the game
                asyncio.get_running_loop().call_soon(lambda: self.sockets[seat].say(b"40/trails,"))
            elif message.startswith(b"40/trails"):
                self.say(seat, "sync", self.id, str(seat), None, SEATS)
            elif message.startswith(b"42/trails,"):
                kind, _, content, *_ = json.loads(message[10:])
                if kind == "sync":
                    self.synced.add(seat)
                    self.learn(content["state"])
                elif kind == "update":
                    self.clock.hear()
                    self.learn(content)

        return heard

    def learn(self, state: dict[str, Any]) -> None:
        if state["_stateID"] > self.state:
            self.state = state["_stateID"]
            self.news.set()

    def say(self, seat: int, *content: object) -> None:
        self.sockets[seat].say(b"42/trails," + json.dumps(content).encode())

    async def move(self) -> bool:
        seat = self.decided % SEATS
        self.turn += seat == 0
        self.decided += 1
        payload = {"type": "draw", "args": [self.turn], "playerID": str(seat), "credentials": None}
        self.news.clear()
        self.clock.send()
        self.say(seat, "update", {"type": "MAKE_MOVE", "payload": payload}, self.state, self.id, str(seat))
        await self.news.wait()  # a move on an old state is dropped in silence there
        return True


async def run(load: Load) -> Outcome:
    folder = installed()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = ["node", "server.js", str(port)]
    environment = {**os.environ, "NODE_ENV": "production"}
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        try:
            while b"ready" not in process.stdout.readline():
                pass
            server = Server("boardgame.io (in memory)", process.pid)
            server.empty = server.memory
            tables = [Table(port, number) for number in range(load.tables)]
            for table in tables:
                await table.open()
            players: list[Player] = [*tables]
            return await drive(server, players, load)
        finally:
            process.terminate()
