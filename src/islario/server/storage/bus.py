"""Telling other server processes that a match has changed: which match, and how long its log is. Nothing else.

One process tells itself directly. Processes on one PostgreSQL listen to each other; moves are announced by the
transaction that stores them (`appender`), changes of seats from here.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

from islario.server.settings import Settings
from islario.server.storage.appender import CHANNEL

log = logging.getLogger(__name__)
Hear = Callable[[str, int], None]  # a match and the length of its log; 0: its seats, not its moves
MISSED = ""  # the match that stands for all: something may have been missed


class Bus:
    """In one process there is nobody else to tell."""

    async def opened(self, hear: Hear) -> None:
        """Begins to listen."""

    async def seats_changed(self, match: str) -> None:
        """Tells the others."""

    async def closed(self) -> None:
        """Stops listening."""


class PostgresBus(Bus):
    def __init__(self, settings: Settings) -> None:
        self.address = settings.url.replace("+asyncpg", "")
        self.connection: Any = None
        self.task: asyncio.Task[None] | None = None
        self.busy = asyncio.Lock()  # a connection does one thing at a time
        self.hear: Hear = lambda match, length: None

    async def opened(self, hear: Hear) -> None:
        self.hear = hear
        await self._connect()
        self.task = asyncio.create_task(self._stay())

    async def _connect(self) -> None:
        import asyncpg

        self.connection = await asyncpg.connect(self.address)
        await self.connection.add_listener(CHANNEL, self._heard)

    def _heard(self, _connection: object, _pid: int, _channel: str, told: str) -> None:
        for each in told.split():
            match, _, length = each.rpartition(":")
            self.hear(match, int(length))

    async def _stay(self) -> None:
        """Connects again when the connection is lost, and then looks everything up that may have been missed."""
        while True:
            await asyncio.sleep(1)
            if not self.connection.is_closed():
                continue
            with contextlib.suppress(OSError, ConnectionError):
                await self._connect()
                log.warning("listening to the database again")
                self.hear(MISSED, 0)

    async def seats_changed(self, match: str) -> None:
        with contextlib.suppress(OSError, ConnectionError):
            async with self.busy:
                await self.connection.execute("select pg_notify($1, $2)", CHANNEL, f"{match}:0")

    async def closed(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            await self.connection.close()


def bus_of(settings: Settings) -> Bus:
    return PostgresBus(settings) if settings.is_postgres else Bus()
