"""`kill -9`, over and over during play: no move that was acknowledged is ever lost, and none counts twice."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections import Counter
from typing import Any

from benchmarks.server.wire import Wire

from tests.patience import PATIENCE, patiently
from tests.server.process import free_port
from tests.server.table import GAME
from tests.soak.ground import PATIENT, Figures, Ground, Kind, Stored, stored

PEOPLE = 4
TABLES = 3  # at a time


class Crowd:
    """Four seats at one table after another, each deciding on its own, sending again what was not answered."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.acknowledged: list[Stored] = []
        self.stop = False
        self.number = 0
        self.faults: list[BaseException] = []

    def run(self) -> None:
        asyncio.run(self.play())

    async def play(self) -> None:
        ends = await asyncio.gather(*(self.tables() for _ in range(TABLES)), return_exceptions=True)
        self.faults = [end for end in ends if end is not None and not isinstance(end, asyncio.CancelledError)]

    async def tables(self) -> None:
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


def attack(ground: Ground, kind: Kind, kills: int) -> Figures:
    database, port = ground.fresh(kind), free_port()
    settings: dict[str, Any] = {"database": database, "port": port, "limits": PATIENT}
    logged = ground.log.stat().st_size
    crowd = Crowd(port)
    server = ground.nursery.start(**settings)
    thread = threading.Thread(target=crowd.run)
    thread.start()
    killed_at = set()
    try:
        for _ in range(kills):
            before = len(crowd.acknowledged)
            for _ in patiently("a move", pause=0.001):
                if len(crowd.acknowledged) > before or not thread.is_alive():
                    break
            time.sleep(random.random() * 0.02)  # at any moment, not only when a move was just acknowledged
            ground.nursery.kill(server)
            killed_at.add(len(crowd.acknowledged))
            server = ground.nursery.start(**settings)
    finally:
        crowd.stop = True
        thread.join(timeout=PATIENCE)
        ground.nursery.kill(server)
    assert crowd.faults == [], crowd.faults
    assert len(killed_at) > kills * 0.8, "the kills were not during play"
    rows = stored(database)
    found = Counter(rows)
    lost = [move for move in crowd.acknowledged if found[move] != 1]
    assert lost == [], f"lost or doubled: {lost[:5]}"
    marks = {(match, mark) for match, _, _, mark in rows}
    assert len(marks) == len(rows), "a mark counts twice"
    ground.check_log(logged)
    return Figures({"moves acknowledged": len(crowd.acknowledged), "lost or doubled": 0})
