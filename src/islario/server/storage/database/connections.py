"""Connections to the database, in good days and bad ones.

Whatever is wrong with the database itself (away, locked, read-only, full) becomes a refusal in words within two
seconds, and play goes on by itself once it is well again.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from sqlalchemy import Engine, create_engine, event, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from islario.kernel.errors import IslarioError
from islario.server.errors import BadDatabase, Refusal
from islario.server.settings import Settings
from islario.server.storage.database.lock import locked
from islario.server.storage.database.trouble import trouble_of
from islario.server.storage.schema.upgrade import upgrade

log = logging.getLogger(__name__)
PATIENCE = 1.5  # seconds that a request waits for the database
SLOW = 6.0  # seconds that a disk may take for what one of those writes who wait for each other
RETRY = 2  # seconds after which it may go better
REMEMBERED = 10.0  # seconds for which a write that failed speaks against the database
LOOKED = 1.0  # seconds for which a look at the database holds: anybody may ask how it is
# what only a database does that can be written to; it is taken back at once
PROBES = {
    "sqlite": "insert into alembic_version (version_num) values (zeroblob(65536))",
    "postgresql": "select id from matches where false for update",
}


class Database:
    def __init__(self, settings: Settings) -> None:
        options: dict[str, Any] = {"pool_size": 8, "max_overflow": 0, "pool_timeout": 20}
        if settings.is_postgres:
            options |= {"pool_pre_ping": True}
        self.engine = create_async_engine(settings.url, hide_parameters=True, **options)
        self.writer: Engine | None = None  # the same SQLite file for a thread: a call there and back costs much less
        self.pen: asyncio.Lock | None = None  # SQLite has one writer at a time: ours queue up here, in order
        self.queue: set[asyncio.Timeout] = set()  # how long each of them still waits
        if not settings.is_postgres:
            self.pen = asyncio.Lock()
            self.writer = create_engine(settings.url.replace("sqlite+aiosqlite", "sqlite", 1), hide_parameters=True)
            for each in (self.engine.sync_engine, self.writer):
                event.listen(each, "connect", _durable)
        self.lock: int | None = None  # what holds the file for this process
        self.failed: tuple[float, str] | None = None  # when a write failed last, and why
        self.looked: tuple[float, str | None] = (0.0, None)

    @property
    def kind(self) -> str:
        return self.engine.dialect.name

    @staticmethod
    async def opened(settings: Settings) -> Database:
        """Connected, this process's own where it is a file, and brought up to date."""
        with usable(settings):
            database = Database(settings)
        database.lock = locked(settings.file) if settings.file else None
        try:
            with usable(settings):
                async with database.engine.begin() as connection:
                    await connection.run_sync(upgrade)
        except BaseException:
            await database.closed()
            raise
        return database

    async def closed(self) -> None:
        await self.engine.dispose()
        if self.writer is not None:
            self.writer.dispose()
        if self.lock is not None:
            os.close(self.lock)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with asyncio.timeout(self.limit), self.engine.connect() as connection:
                yield connection
        except Exception as fault:
            code = trouble_of(fault)
            if code is None:
                raise
            raise Refusal(code, 503, RETRY) from fault

    @asynccontextmanager
    async def writing(self, patient: bool = False) -> AsyncIterator[AsyncConnection]:
        """One transaction."""
        limit = None if patient else self.limit
        async with self.noting(), self.penned(), asyncio.timeout(limit), self.engine.begin() as connection:
            yield connection

    @property
    def limit(self) -> float | None:
        """Seconds for one transaction on PostgreSQL; SQLite has its own limit, and its thread is not to be left."""
        return None if self.pen else PATIENCE

    @asynccontextmanager
    async def penned(self) -> AsyncIterator[None]:
        """Where the database is out of order, the first to write hears it, and all behind with it. Else the queue is
        waited for as long as it moves on, however long it is."""
        if self.pen is None:
            yield
            return
        begun = time.monotonic()
        try:
            if self.pen.locked():
                async with asyncio.timeout(SLOW) as limit:
                    self.queue.add(limit)
                    try:
                        await self.pen.acquire()
                    finally:
                        self.queue.discard(limit)
            else:
                await self.pen.acquire()
        except TimeoutError:
            raise Refusal(self.failed[1] if self.failed else "database-locked", 503, RETRY) from None
        try:
            if self.failed and self.failed[0] > begun:  # who was before us has waited in vain: we would as well
                raise Refusal(self.failed[1], 503, RETRY)
            yield
        finally:
            self.pen.release()
            for limit in self.queue:
                if not limit.expired():
                    limit.reschedule(asyncio.get_running_loop().time() + SLOW)

    @asynccontextmanager
    async def noting(self) -> AsyncIterator[None]:
        """Remembers whether writing goes well, and refuses in words where it does not."""
        try:
            yield
        except Exception as fault:
            code = trouble_of(fault)
            if code is None:
                raise
            if self.failed is None or self.failed[1] != code:
                log.error("the database cannot be written to", extra={"code": code, "fault": type(fault).__name__})
            self.failed = (time.monotonic(), code)
            raise Refusal(code, 503, RETRY) from fault
        if self.failed is not None:
            log.warning("the database can be written to again")
            self.failed = None

    async def trouble(self) -> str | None:
        """What is wrong with the database now, found by trying."""
        if self.failed is not None and time.monotonic() - self.failed[0] < REMEMBERED:
            return self.failed[1]
        if time.monotonic() - self.looked[0] >= LOOKED:
            found = None
            try:
                async with self.penned(), asyncio.timeout(self.limit), self.engine.connect() as connection:
                    await connection.execute(text(PROBES[self.kind]))
                    await connection.rollback()
            except Exception as fault:  # whatever it is, this is where it is to be told
                found = fault.code if isinstance(fault, Refusal) else trouble_of(fault) or "database-away"
            self.looked = (time.monotonic(), found)
        return self.looked[1]


@contextmanager
def usable(settings: Settings) -> Iterator[None]:
    """What keeps a database from being used at all, in a sentence."""
    try:
        yield
    except ModuleNotFoundError as fault:
        wrong = f'{fault.name} is missing, pip install "islario[postgres]"'
        raise BadDatabase("database-unusable", where=settings.where, wrong=wrong) from None
    except Exception as fault:
        told = isinstance(fault, SQLAlchemyError | sqlite3.Error) or hasattr(fault, "sqlstate")
        if isinstance(fault, IslarioError) or not (told or trouble_of(fault)):
            raise
        wrong = str(getattr(fault, "orig", None) or fault).partition("\n")[0] or type(fault).__name__
        raise BadDatabase("database-unusable", where=settings.where, wrong=wrong) from None


def _durable(connection: Any, _: object) -> None:
    """SQLite acknowledges a transaction when it is on the disk, and readers do not wait for writers."""
    cursor = connection.cursor()
    wait = f"busy_timeout={int(PATIENCE * 1000)}"
    for pragma in (wait, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
