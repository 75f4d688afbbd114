"""Moves are put into PostgreSQL by one statement: what was free is stored, told and noted, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import asyncpg
import pytest

from islario.match import game
from islario.server.settings import Settings
from islario.server.storage.appender import CHANNEL, Appender
from islario.server.storage.glances import Glance
from islario.server.storage.putting import put
from islario.server.storage.store import Entry, Store
from tests.patience import PATIENCE
from tests.server.test_undo import table_of


class Club:
    """Two tables in a database, and what those hear who listen."""

    def __init__(self, store: Store, listening: Any) -> None:
        self.store = store
        self.appender = Appender(store)
        self.listening = listening
        self.heard: list[str] = []

    async def put(self, *wishes: tuple[str, int, Glance | None]) -> list[bool]:
        """Asks for all at once: they share a transaction."""
        entry = Entry(1, 7, None, 5, b"digest")
        return await asyncio.gather(*(self.appender.append(match, ply, entry, at) for match, ply, at in wishes))

    async def told(self) -> list[str]:
        """What was announced up to now."""
        await self.listening.execute("select pg_notify($1, 'now')", CHANNEL)
        async with asyncio.timeout(PATIENCE):
            while "now" not in self.heard:
                await asyncio.sleep(0.01)
        told, self.heard = self.heard[:-1], []
        return sorted(each for line in told for each in line.split())


@asynccontextmanager
async def club(address: str) -> AsyncIterator[Club]:
    store = await Store.opened(Settings(database=address))
    listening = await asyncpg.connect(address)
    here = Club(store, listening)
    await listening.execute("truncate matches cascade")
    await listening.add_listener(CHANNEL, lambda *told: here.heard.append(told[3]))
    for name in "ab":
        await store.add(replace(table_of(game("trails-of-tucana")), id=name), [], None, [])
    try:
        yield here
    finally:
        await here.appender.closed()
        await listening.close()
        await store.closed()


def at_a_club(address: str, visit: Callable[[Club], Awaitable[None]]) -> None:
    async def visited() -> None:
        async with club(address) as here:
            await visit(here)

    asyncio.run(visited())


def glance(score: int, bell: int | None = None) -> Glance:
    return Glance({0: 5}, [score, 0], {1: 3}, 2, 9, bell)


def test_what_was_free_is_stored_and_told(address: str) -> None:
    async def visit(here: Club) -> None:
        assert await here.put(("a", 0, None), ("b", 0, glance(4)), ("b", 1, None)) == [True] * 3
        assert await here.told() == ["a:1", "b:1", "b:2"]
        assert await here.store.log("b") == [Entry(1, 7, None, 5, b"digest")] * 2
        assert (await here.store.glance("a"), await here.store.glance("b")) == (None, glance(4))

    at_a_club(address, visit)


def test_a_number_that_is_taken_is_neither_stored_nor_told_nor_noted(address: str) -> None:
    async def visit(here: Club) -> None:
        await here.put(("a", 0, glance(1)))
        assert await here.told() == ["a:1"]
        assert await here.put(("a", 0, glance(2)), ("b", 0, glance(3))) == [False, True]
        assert await here.told() == ["b:1"]
        assert (await here.store.glance("a"), await here.store.glance("b")) == (glance(1), glance(3))
        assert await here.put(("a", 0, glance(2))) == [False]
        assert await here.told() == [], "nothing was stored"

    at_a_club(address, visit)


def test_of_a_tables_moves_the_latest_says_how_it_stands_and_a_bell_still_rings(address: str) -> None:
    async def visit(here: Club) -> None:
        await here.put(("a", 1, glance(2)), ("a", 0, glance(1)))
        assert await here.store.glance("a") == glance(2)
        await here.put(("a", 2, glance(3, bell=30)))
        await here.put(("a", 3, glance(4)))
        assert await here.store.glance("a") == glance(4)
        assert await here.listening.fetchval("select bell from glances where match = 'a'") == 30

    at_a_club(address, visit)


def test_a_connection_that_was_lost_is_told_in_words_and_another_taken(address: str) -> None:
    async def visit(here: Club) -> None:
        assert await here.put(("a", 0, None)) == [True]
        async with here.store.writing() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            await connection.rollback()
            driver.terminate()
            with pytest.raises(ConnectionError):
                await put(connection, CHANNEL, [("b", 0, 1, 7, None, 5, None)], [])
        assert await here.put(("b", 0, None)) == [True]

    at_a_club(address, visit)
