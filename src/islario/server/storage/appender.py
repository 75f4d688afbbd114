"""Writing moves down. Those that arrive while a transaction runs share the next one: a disk is asked once for many.

A move counts when its number in the log was still free: the primary key lets one of several servers win.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from sqlalchemy import text

from islario.server.storage.schema import moves
from islario.server.storage.store import Entry, Store

CHANNEL = "islario"
MOST = 200  # moves in one transaction
BREATH = 0.004  # seconds that the first of them waits for others: nobody notices, and the disk is asked less often
Line = dict[str, Any]
Stored = set[tuple[str, int]]


@dataclass
class Wish:
    match: str
    ply: int
    entry: Entry
    granted: asyncio.Future[bool]


class Appender:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.wishes: asyncio.Queue[Wish] = asyncio.Queue()
        self.statement = store.insert(moves).on_conflict_do_nothing()
        self.hand = ThreadPoolExecutor(1, "writer")  # SQLite's: a transaction goes there and back once
        self.task = asyncio.create_task(self._write())

    async def append(self, match: str, ply: int, entry: Entry) -> bool:
        """Whether the entry is stored for good as number `ply` of the match's log."""
        granted: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.wishes.put_nowait(Wish(match, ply, entry, granted))
        return await granted

    async def closed(self) -> None:
        """Finishes what was asked, then stops."""
        while not self.wishes.empty():
            await asyncio.sleep(0.01)
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        self.hand.shutdown()

    async def _write(self) -> None:
        while True:
            wishes = [await self.wishes.get()]
            await asyncio.sleep(BREATH)
            while not self.wishes.empty() and len(wishes) < MOST:
                wishes.append(self.wishes.get_nowait())
            try:
                stored = await asyncio.shield(self._store(wishes))
            except Exception as fault:  # whatever the database says, it is the askers who must hear it
                for wish in wishes:
                    if not wish.granted.done():
                        wish.granted.set_exception(fault)
                continue
            for wish in wishes:
                if not wish.granted.done():
                    wish.granted.set_result((wish.match, wish.ply) in stored)

    async def _store(self, wishes: list[Wish]) -> Stored:
        lines = [{"match": wish.match, "ply": wish.ply, **vars(wish.entry)} for wish in wishes]
        if self.store.writer is not None:
            return await asyncio.get_running_loop().run_in_executor(self.hand, self._store_here, lines)
        return await self._store_there(lines)

    def _store_here(self, lines: list[Line]) -> Stored:
        assert self.store.writer is not None, "asked for SQLite only"
        with self.store.writer.connect() as connection:
            all_at_once = connection.execute(self.statement, lines).rowcount
            if all_at_once == len(lines):
                connection.commit()
                return {(line["match"], line["ply"]) for line in lines}
            connection.rollback()  # another server writes to the same file: which of them are still free?
            free = [line for line in lines if connection.execute(self.statement, line).rowcount]
            connection.commit()
        return {(line["match"], line["ply"]) for line in free}

    async def _store_there(self, lines: list[Line]) -> Stored:
        returning = self.statement.returning(moves.c.match, moves.c.ply)
        async with self.store.engine.begin() as connection:
            stored = {(match, ply) for match, ply in (await connection.execute(returning, lines)).all()}
            if stored:
                told = " ".join(f"{match}:{ply + 1}" for match, ply in stored)
                await connection.execute(text("select pg_notify(:channel, :told)"), {"channel": CHANNEL, "told": told})
        return stored
