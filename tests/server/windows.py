"""Tables of Isla Dorada that stand in a secret window, and a clock that tests turn."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal

import httpx
import numpy as np
import pytest

from islario.kernel.components import fingerprint_of
from islario.match.desk import copied
from islario.server.http.entry.secrets import hashed
from islario.server.settings import Settings
from islario.server.storage.store import Sitter
from islario.server.storage.store import Table as Stored
from islario.server.tables.live import Live
from islario.server.thinking.messages import Answer, Choose, Chosen, Thinkable
from tests.games.isla_dorada.positions import DORADA, Table
from tests.patience import PATIENCE
from tests.server.inside import Ear, Inside, inside
from tests.server.process import _settings
from tests.server.test_secrets import match_of
from tests.soak.ground import PATIENT

NOW = 1_794_700_000
NO, YES = (DORADA.rules.moves.first("sangaia") + answer for answer in range(2))
STATE: dict[str, np.ndarray] = {}  # in which each table begins
SANGAIA = {"sangaia": 1, "gonogo": 1}
_marks = itertools.count()


def before_sangaia(**hands: dict[str, int]) -> Table:
    """All but the last bid are in: Cleo's pass opens the window. Who is not named holds a card that neither
    pays nor is a Sangaia."""
    table = Table()
    for who, symbol in zip(table.people, ("mask", "idol", "jewel"), strict=True):
        table.hand(who, **hands.get(who.lower(), {f"bonus_{symbol}": 1}))
        table.treasures(who, f"qualtops_{symbol}")
    table.bid("Ana", "p09", 0)
    table.passes("Ben")
    return table


def at_sangaia(**hands: dict[str, int]) -> Table:
    """The window is open, and asks everybody."""
    table = before_sangaia(**hands)
    table.passes("Cleo")
    assert table.phase == "sangaia"
    assert table.pending == ["Ana", "Ben", "Cleo"]
    return table


def paying() -> Table:
    """Ana has won a way, and three cards of one kind are all that she can pay with."""
    table = Table()
    table.hand("Ana", gonogo=3)
    table.bid("Ana", "p09", 3)
    assert (table.phase, table.pending) == ("pay", ["Ana"])
    return table


class Clock:
    """Time stands still until a test turns it on."""

    def __init__(self) -> None:
        self.time = 0.0
        self.sleepers: list[tuple[float, asyncio.Event]] = []
        self.slept: list[float] = []  # for how long anybody wanted to sleep, in order

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        woken = asyncio.Event()
        self.sleepers.append((self.time + seconds, woken))
        await woken.wait()

    def turn(self, seconds: float) -> None:
        self.time += seconds
        for until, woken in self.sleepers:
            if until <= self.time:
                woken.set()


class At:
    """One table, and whoever sits there."""

    def __init__(self, server: Inside, clock: Clock, name: str) -> None:
        self.server, self.clock, self.name = server, clock, name
        self.path = f"/api/tables/{name}"

    @property
    def live(self) -> Live:
        return self.server.house.tables.live[self.name]

    @property
    def plies(self) -> list[tuple[int, int]]:
        return [(entry.seat, entry.move) for entry in self.live.log]

    async def get(self, seat: int | None, what: str = "view") -> Any:
        async with self.server.browser(cookie_of(seat)) as browser:
            answer = await browser.get(f"{self.path}/{what}", params={} if seat is None else {"seat": seat})
            assert answer.status_code == 200, answer.text
            return answer.json()

    async def post(self, seat: int, what: str, body: dict[str, Any]) -> httpx.Response:
        async with self.server.browser(cookie_of(seat)) as browser:
            return await browser.post(f"{self.path}/{what}", json=body)

    async def play(self, seat: int, move: int, what: str = "moves") -> httpx.Response:
        version = (await self.get(seat))["version"]
        body = {"seat": seat, "version": version, "id": f"mark {next(_marks)}"}
        return await self.post(seat, what, body if what == "undo" else {**body, "move": move})

    async def come(self, *seats: int | None) -> list[Ear]:
        """People open the table, each at a browser of their own."""
        ears = [await self.comes(seat) for seat in seats]
        for ear in ears:
            await ear.everything()
        return ears

    async def comes(self, seat: int | None) -> Ear:
        ear = Ear(self.server, self.name, cookie_of(seat))
        ear.say({"type": "hello", "viewers": [{"seat": seat}]})
        await ear.everything()
        return ear

    async def until(self, what: str, true: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                await asyncio.sleep(0.005)
        assert true(), what

    async def settled(self) -> None:
        """Nothing that was begun is still under way: whoever sleeps, sleeps by the clock."""
        windows = self.server.house.windows
        async with asyncio.timeout(PATIENCE):
            while True:
                await asyncio.sleep(0.005)
                asleep = sum(not woken.is_set() for _, woken in self.clock.sleepers)
                if len(windows.tasks) + len(self.server.house.obvious.tasks) == asleep and not self.live.lock.locked():
                    return


def cookie_of(seat: int | None) -> str:
    return f"the browser of seat {seat}"


@asynccontextmanager
async def opened(file: Path | str, **settings: Any) -> AsyncIterator[tuple[Inside, Clock]]:
    """A server whose windows go by a clock of the test's."""
    clock, limits = Clock(), _settings({"limits": PATIENT})["limits"]
    given = {"database": str(file), "bot_delay": 0.0, "limits": limits, "games": ("isla-dorada",), **settings}
    async with inside(Settings(**given)) as server:
        server.house.windows.now, server.house.windows.sleep = clock.now, clock.sleep
        yield server, clock


async def laid(
    server: Inside, clock: Clock, table: Table, kinds: str = "ppp", screens: tuple[tuple[int, ...], ...] = (),
    name: str = "table", window: float = 4.0, obvious: bool = True,
) -> At:  # fmt: skip
    """A table that stands there: `p` is a person, `b` a bot, `o` an open seat; each at a screen of their own but for
    those of `screens`."""
    kind: dict[str, Literal["person", "bot", "open"]] = {"p": "person", "b": "bot", "o": "open"}
    STATE[name] = copied(table.state)
    match = table.match
    seats = tuple(
        Sitter(
            seat, table.people[seat], kind[each], "greedy" if each == "b" else None, each == "p", None,
            obvious=obvious,
        )
        for seat, each in enumerate(kinds)
    )  # fmt: skip
    stored = Stored(
        name, match.game.name, match.game.rules.version, fingerprint_of(match.game.name), match.players, match.options,
        match.key, "en", NOW, False, False, 1, None, seats, window=window,
    )  # fmt: skip
    await server.house.store.add(stored, [], hashed(cookie_of(None)), [])
    for seat in range(match.players):
        await server.house.store.hold(hashed(cookie_of(seat)), name, seat)
    for first, *others in screens:
        for seat in others:
            await server.house.store.hold(hashed(cookie_of(first)), name, seat)
    at = At(server, clock, name)
    await at.get(None)
    return at


@pytest.fixture(autouse=True)
def begin_in_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Live, "beginning", lambda live: copied(STATE[live.table.id]))
    monkeypatch.setattr(Live, "match", property(match_of))


def run(test: Any, file: Path, *args: Any, **settings: Any) -> None:
    async def whole() -> None:
        async with opened(file / "t.db", **settings) as (server, clock):
            await test(server, clock, *args)

    asyncio.run(whole())


async def window_of(at: At) -> dict[str, Any] | None:
    found: dict[str, Any] | None = (await at.get(None))["asking"]["window"]
    return found


def think_first(server: Inside) -> None:
    """Bots that play the first move they may."""

    async def think(table: str, people: bool, question: Thinkable, pace: float) -> tuple[Answer, float]:
        assert isinstance(question, Choose)
        hidden = copied(STATE["table"])
        hidden[:] = type(hidden)(hidden.shape, hidden.dtype, question.hidden)
        return Chosen(DORADA.desk.legal(hidden, question.seat)[0]), 0.0

    server.house.workers.think = think  # type: ignore[method-assign]
