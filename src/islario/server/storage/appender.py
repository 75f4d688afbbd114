"""Writing moves down. Those that arrive while a transaction runs share the next one: a disk is asked once for many.

A move counts when its number in the log was still free: the primary key lets one of several servers win.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial
from operator import attrgetter
from typing import Any

from islario.server.errors import Refusal
from islario.server.storage.database.hand import Hand
from islario.server.storage.glances import Glance, upsert
from islario.server.storage.putting import put
from islario.server.storage.schema import glances, moves
from islario.server.storage.store import Entry, Store

CHANNEL = "islario"
MOST = 200  # moves in one transaction
BREATH = 0.004  # seconds that the first of them waits for others: nobody notices, and the disk is asked less often
Line = dict[str, Any]
Row = tuple[Any, ...]
Stored = set[tuple[Any, ...]]  # matches, and the numbers in their logs
Glances = dict[tuple[Any, ...], Line]  # by match and number in its log
_columns = attrgetter(*[column.name for column in moves.columns][2:])


@dataclass
class Wish:
    match: str
    ply: int
    entry: Entry
    granted: asyncio.Future[bool]
    glance: Glance | None = None  # how the match stands then, where that is another than before


class Appender:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.wishes: list[Wish] = []
        self.news = asyncio.Event()
        self.closing = False
        statement, noting = store.insert(moves).on_conflict_do_nothing(), upsert(store.insert(glances))
        self.sql = str(statement.compile(store.database.engine.sync_engine))  # all columns, in their order
        self.note = str(noting.compile(store.database.engine.sync_engine))
        self.hand = None if store.database.writer is None else Hand(store.database.writer)
        self.task = asyncio.create_task(self._write())

    async def append(self, match: str, ply: int, entry: Entry, glance: Glance | None = None) -> bool:
        """Whether the entry is stored for good as number `ply` of the match's log."""
        granted: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.wishes.append(Wish(match, ply, entry, granted, glance))
        self.news.set()
        return await granted

    async def closed(self) -> None:
        """Finishes what was asked, then stops."""
        self.closing = True
        self.news.set()
        await self.task
        if self.hand is not None:
            self.hand.closed()

    async def _write(self) -> None:
        while self.wishes or not self.closing:
            await self.news.wait()
            await asyncio.sleep(BREATH)
            wishes, self.wishes = self.wishes[:MOST], self.wishes[MOST:]
            if not self.wishes and not self.closing:
                self.news.clear()
            if wishes:
                await self._answer(wishes)

    async def _answer(self, wishes: list[Wish]) -> None:
        try:
            stored = await self._store(wishes)
        except Refusal as refusal:  # the database is out of order: who came meanwhile need not wait to hear the same
            others, self.wishes = self.wishes, []
            _refuse([*wishes, *others], refusal)
        except Exception as fault:  # whatever else the database says, it is the askers who must hear it
            if len(wishes) == 1:
                _refuse(wishes, fault)
                return
            for wish in wishes:  # one of them is at fault: the others shall not pay
                await self._answer([wish])
        else:
            for wish in wishes:
                if not wish.granted.done():
                    wish.granted.set_result((wish.match, wish.ply) in stored)

    async def _store(self, wishes: list[Wish]) -> Stored:
        noted: Glances = {
            (wish.match, wish.ply): wish.glance.row(wish.match) for wish in wishes if wish.glance is not None
        }
        database = self.store.database
        rows = [(wish.match, wish.ply, *_columns(wish.entry)) for wish in wishes]
        if self.hand is None:
            async with self.store.writing() as connection:
                standing = [(ply, *row.values()) for (_, ply), row in noted.items()]
                return await put(connection, CHANNEL, rows, standing)
        async with database.noting(), database.penned():
            return await self.hand.do(partial(self._store_here, rows, noted))

    def _store_here(self, rows: list[Row], noted: Glances, connection: Any) -> Stored:
        """Hands the driver what it takes: a move costs a third of what it does by way of a statement."""
        cursor = connection.cursor()
        cursor.executemany(self.sql, rows)
        stored = {row[:2] for row in rows}
        if cursor.rowcount != len(rows):
            connection.rollback()  # some are there already: which of them are still free?
            stored = {row[:2] for row in rows if cursor.execute(self.sql, row).rowcount}
        cursor.executemany(self.note, [tuple(row.values()) for place, row in noted.items() if place in stored])
        connection.commit()
        return stored


def _refuse(wishes: list[Wish], fault: Exception) -> None:
    for wish in wishes:
        if not wish.granted.done():
            wish.granted.set_exception(fault)
