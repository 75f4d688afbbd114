"""`python -m tests.server.clicks [MATCHES]`: what somebody who plays sensibly with two bots decides in a match, by
game, and for how much of it a click is needed. Nobody clicks where there is but one answer: a match in which the server
left such a question to the person would not come to its end."""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from islario.bots import Bot, bot
from islario.games import OURS
from islario.server.settings import Settings
from islario.server.thinking.messages import Answer, Thinkable
from islario.server.thinking.thoughts import answer_to
from tests.patience import PATIENCE
from tests.server.inside import Inside, inside
from tests.server.process import _settings
from tests.soak.ground import PATIENT

KINDS = [{"kind": "here"}, *[{"kind": "bot", "bot": "sailor"}] * 2]


async def at_once(table: str, people: bool, question: Thinkable, pace: float) -> tuple[Answer, float]:
    """Bots think here, and wait for nothing."""
    return answer_to(question), 0.0


async def played(server: Inside, name: str, kinds: list[dict[str, Any]], plays: Bot | None = None) -> tuple[int, int]:
    """One person's clicks, and how many decisions were made in that seat. Without a bot that plays for the person, any
    move is as good as another."""
    clicks, chance = 0, random.Random(name)
    async with server.browser("Ana") as ana, asyncio.timeout(PATIENCE):
        made = (await ana.post("/api/tables", json={"game": name, "seats": kinds})).json()["table"]["id"]
        path = f"/api/tables/{made}"
        while not (now := (await ana.get(f"{path}/view?seat=0")).json())["view"]["over"]:
            moves, live = now["view"]["moves"], server.house.tables.live[made]
            if len(moves) < 2:  # nothing to choose: somebody else decides, or the server for Ana
                while live.viewer(0).version == now["version"]:
                    await asyncio.sleep(0.01)
                continue
            clicks += 1
            number = plays.choose(live.match, 0).number if plays else chance.choice(moves)["number"]
            body = {"seat": 0, "move": number, "version": now["version"], "id": str(clicks)}
            answer = await ana.post(f"{path}/moves?view=false", json=body)
            assert answer.status_code in (200, 409), answer.text
        return clicks, sum(entry.seat == 0 for entry in server.house.tables.live[made].log)


def house(folder: Path, name: str) -> Settings:
    limits = _settings({"limits": PATIENT})["limits"]
    return Settings(database=str(folder / "t.db"), bot_delay=0.0, answer_delay=0.0, limits=limits, games=(name,))


async def counted(folder: Path, name: str, matches: int) -> tuple[float, float]:
    """Clicks and decisions a match, on average."""
    async with inside(house(folder, name)) as server:
        server.house.workers.think = at_once  # type: ignore[method-assign]
        all_of = [await played(server, name, KINDS, bot("sailor", seed)) for seed in range(matches)]
    clicks, decisions = (sum(each) / matches for each in zip(*all_of, strict=True))
    return clicks, decisions


def main(matches: int) -> None:
    print(f"{matches} matches of one person and two bots; a match and seat: decisions, and clicks, each on a choice")
    for name in OURS:
        with tempfile.TemporaryDirectory() as folder:
            clicks, decisions = asyncio.run(counted(Path(folder), name, matches))
        print(f"{name:18} {decisions:7.1f} {clicks:7.1f}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
