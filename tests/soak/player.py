"""`python -m tests.soak.player PORT`: plays some moves a second, and writes how many seconds each answer took."""

from __future__ import annotations

import asyncio
import sys
import time
from typing import Any

from benchmarks.server.wire import Wire

GAME = "trails-of-tucana"
PAUSE = 0.03  # seconds between two moves


async def play(port: int) -> None:
    wire = Wire("127.0.0.1", port)
    while True:
        _, made = await wire.ask("POST", "/api/tables", {"game": GAME, "players": 1, "seats": [{"kind": "here"}]})
        path = f"/api/tables/{made['table']['id']}"
        _, now = await wire.ask("GET", f"{path}/view?seat=0")
        while not now["view"]["over"]:
            now = await _move(wire, path, now)
            await asyncio.sleep(PAUSE)


async def _move(wire: Wire, path: str, now: dict[str, Any]) -> dict[str, Any]:
    body = {"seat": 0, "move": now["view"]["moves"][0]["number"], "version": now["version"], "id": f"m{now['version']}"}
    begun = time.perf_counter()
    while (asked := await wire.ask("POST", f"{path}/moves", body))[0] == 503:  # honest: it is tried again, and counts
        await asyncio.sleep(PAUSE)
    status, answer = asked
    assert status == 200, answer
    print(time.perf_counter() - begun, flush=True)
    return dict(answer)


if __name__ == "__main__":
    asyncio.run(play(int(sys.argv[1])))
