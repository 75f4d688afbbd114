"""Tables in memory: they are let go when everybody has left, and found again as they were."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from islario.server.settings import Limits, Settings
from islario.server.storage.store import Sitter, Store
from islario.server.tables.tables import Tables
from islario.server.thinking.shelf import Shelf
from islario.server.watching.metrics import Metrics
from tests.server.table import GAME


def with_tables(folder: Path, job: Callable[[Tables], Coroutine[Any, Any, None]], left: float) -> None:
    async def run() -> None:
        settings = Settings(database=str(folder / "tables.db"), limits=Limits(left=left))
        shelf, store = Shelf([GAME]), await Store.opened(settings)
        shelf.open.add(GAME)
        tables = Tables(settings, store, shelf, Metrics())
        try:
            await job(tables)
        finally:
            await tables.closed()
            await store.closed()

    asyncio.run(run())


async def made(tables: Tables, *kinds: Any) -> str:
    sitters = [
        Sitter(seat, "", kind, "greedy" if kind == "bot" else None, False, None) for seat, kind in enumerate(kinds)
    ]
    table, _, _ = await tables.create(GAME, len(kinds), {}, "en", sitters, b"me")
    return table.id


def test_who_has_left_takes_no_memory(tmp_path: Path) -> None:
    async def job(tables: Tables) -> None:
        left, watched, bots = [await made(tables, *kinds) for kinds in (("person",), ("person",), ("bot", "person"))]
        tables.in_use = lambda match: match == watched
        live = await tables.load(left)
        await tables.play(live, 0, live.game.desk.legal(live.state, 0)[0], 0, "first")
        for match in (watched, bots):
            await tables.load(match)
        tables.forget_left()
        assert set(tables.live) == {watched, bots}
        again = await tables.load(left)
        assert again is not live
        assert again.state.tobytes() == live.state.tobytes()

    with_tables(tmp_path, job, left=0.0)


def test_who_comes_back_soon_finds_the_table_in_memory(tmp_path: Path) -> None:
    async def job(tables: Tables) -> None:
        match = await made(tables, "person")
        live = await tables.load(match)
        tables.forget_left()
        assert await tables.load(match) is live

    with_tables(tmp_path, job, left=1000.0)


def test_many_who_ask_at_once_get_the_same_table(tmp_path: Path) -> None:
    async def job(tables: Tables) -> None:
        match = await made(tables, "person")
        found = await asyncio.gather(*(tables.load(match) for _ in range(5)))
        assert len({id(live) for live in found}) == 1

    with_tables(tmp_path, job, left=1000.0)
