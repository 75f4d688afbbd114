"""`kill -9`, over and over during play: no move that was acknowledged is ever lost, and none counts twice."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

from benchmarks.server.wire import Wire

from tests.patience import PATIENCE, patiently
from tests.server.conftest import UNLIMITED
from tests.server.process import Nursery, free_port
from tests.server.table import GAME

KILLS = int(os.environ.get("ISLARIO_KILLS", "30"))  # `make long` kills more often
PEOPLE = 4


class Crowd:
    """Four seats at one table after another, each deciding on its own, sending again what was not answered."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.acknowledged: list[tuple[str, int, int, str]] = []  # table, seat, move, mark
        self.stop = False
        self.number = 0

    def run(self) -> None:
        asyncio.run(self.play())

    async def play(self) -> None:
        while not self.stop:
            wire = Wire("127.0.0.1", self.port)
            seats = [{"kind": "here"}] * PEOPLE
            body = {"game": GAME, "players": PEOPLE, "seats": seats, "options": {"island": "grande"}}
            _, made = await self.surely(wire, "POST", "/api/tables", body)
            table = made["table"]["id"]
            await asyncio.gather(*(self.person(table, seat, wire.cookie) for seat in range(PEOPLE)))

    async def person(self, table: str, seat: int, cookie: str) -> None:
        wire = Wire("127.0.0.1", self.port, cookie)
        known = 0
        while not self.stop:
            status, now = await self.surely(wire, "GET", f"/api/tables/{table}/view?seat={seat}")
            assert status == 200, now
            assert now["version"] >= known, "something that was known has been forgotten"
            known = now["version"]
            if now["view"]["over"]:
                return
            if not now["view"]["moves"]:
                await asyncio.sleep(0.002)
                continue
            self.number += 1
            mark, move = f"m{self.number}", random.choice(now["view"]["moves"])["number"]
            body = {"seat": seat, "move": move, "version": known, "id": mark}
            status, answer = await self.surely(wire, "POST", f"/api/tables/{table}/moves", body)
            assert status == 200, answer
            known = answer["version"]
            self.acknowledged.append((table, seat, move, mark))

    async def surely(self, wire: Wire, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Asks until an answer comes, as a client does whose server goes away now and then."""
        while True:
            try:
                status, answer = await wire.ask(method, path, body)
                if status != 503:
                    return status, answer
            except (OSError, asyncio.IncompleteReadError):
                await wire.close()
                wire.writer = None
            if self.stop:
                raise asyncio.CancelledError
            await asyncio.sleep(0.005)


def test_kills_lose_no_acknowledged_move(nursery: Nursery, tmp_path: Path) -> None:
    database, port = str(tmp_path / "tables.db"), free_port()
    settings: dict[str, Any] = {"database": database, "port": port, "limits": UNLIMITED}
    crowd = Crowd(port)
    server = nursery.start(**settings)
    thread = threading.Thread(target=crowd.run)
    thread.start()
    killed_at = []
    for _ in range(KILLS):
        before = len(crowd.acknowledged)
        for _ in patiently("a move", pause=0.001):
            if len(crowd.acknowledged) > before:
                break
        time.sleep(random.random() * 0.02)  # at any moment, not only when a move was just acknowledged
        nursery.kill(server)
        killed_at.append(len(crowd.acknowledged))
        server = nursery.start(**settings)
    crowd.stop = True
    thread.join(timeout=PATIENCE)
    nursery.kill(server)
    assert len(set(killed_at)) > KILLS * 0.9, "the kills were not during play"
    rows = sqlite3.connect(database).execute("select match, seat, move, mark from moves").fetchall()
    stored = Counter(rows)
    assert [move for move in crowd.acknowledged if stored[move] != 1] == []
    assert len({(match, mark) for match, _, _, mark in rows}) == len(rows)
