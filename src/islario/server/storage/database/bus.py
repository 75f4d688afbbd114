"""Telling other server processes that a match has changed: which match, and how long its log is. Nothing else.

One process tells itself directly. Processes on one PostgreSQL listen to each other; moves are announced by the
transaction that stores them (`appender`), changes of seats and what people say from here.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

from islario.server.settings import Settings
from islario.server.storage.appender import CHANNEL
from islario.server.storage.database.connections import PATIENCE

log = logging.getLogger(__name__)
Hear = Callable[[str, int], None]  # a match and the length of its log; 0: its seats; less: what is said there
SAID, UNSAID = -1, -2  # stand for such a length: somebody has said something; something said is there no more, for some
BEAT = 1.0  # seconds between two looks at the connection, and between attempts to have it back
BLOCKS = "blocks"  # stands where a match would: who is kept out has changed
PEOPLE = "people"  # stands there, too: whose devices are whose has changed
SERVING = 0x151A_2112  # every server holds a share of this lock: nothing is restored under its feet
MISSED = ""  # the match that stands for all: something may have been missed


class Bus:
    """In one process there is nobody else to tell."""

    listening = True  # whether changes of others arrive

    async def opened(self, hear: Hear) -> None:
        """Begins to listen."""

    async def seats_changed(self, match: str) -> None:
        """Tells the others."""
        await self.tell(match, 0)

    async def tell(self, match: str, length: int) -> None:
        """Tells the others of something else than moves."""

    async def closed(self) -> None:
        """Stops listening."""


class PostgresBus(Bus):
    def __init__(self, settings: Settings) -> None:
        self.address = settings.url.replace("+asyncpg", "")
        self.listening = False
        self.connection: Any = None
        self.task: asyncio.Task[None] | None = None
        self.busy = asyncio.Lock()  # a connection does one thing at a time
        self.untold: set[tuple[str, int]] = set()  # what happened while nobody could be told
        self.hear: Hear = lambda match, length: None

    async def opened(self, hear: Hear) -> None:
        self.hear = hear
        await self._connect()
        self.task = asyncio.create_task(self._stay())

    async def _connect(self) -> None:
        import asyncpg

        self.connection = await asyncpg.connect(self.address, timeout=PATIENCE, command_timeout=PATIENCE)
        await self.connection.execute("select pg_advisory_lock_shared($1)", SERVING)
        await self.connection.add_listener(CHANNEL, self._heard)
        self.listening = True

    def _heard(self, _connection: object, _pid: int, _channel: str, told: str) -> None:
        for each in told.split():
            match, _, length = each.rpartition(":")
            self.hear(match, int(length))

    async def _stay(self) -> None:
        """Looks after the connection for ever: connects again when it is lost, whatever the database says meanwhile,
        and then looks everything up that may have been missed."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                if self.listening:
                    await self._say("select 1")  # a connection may be dead and not know it
                    continue
                await self._connect()
                log.warning("listening to the database again")
                self.hear(MISSED, 0)
                for match, length in list(self.untold):
                    await self.tell(match, length)
            except Exception as fault:
                await self._lost(fault)

    async def _lost(self, fault: Exception) -> None:
        if self.listening:
            log.error("no longer listening to the database", extra={"fault": type(fault).__name__})
        self.listening = False
        with contextlib.suppress(Exception):
            self.connection.terminate()

    async def _say(self, statement: str, *of: str) -> None:
        async with self.busy:
            await self.connection.execute(statement, *of)

    async def tell(self, match: str, length: int) -> None:
        self.untold.add((match, length))
        try:
            await self._say("select pg_notify($1, $2)", CHANNEL, f"{match}:{length}")
            self.untold.discard((match, length))
        except Exception as fault:  # it is stored: others hear of them once the connection is back
            await self._lost(fault)

    async def closed(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            with contextlib.suppress(Exception):
                await self.connection.close(timeout=PATIENCE)


def bus_of(settings: Settings) -> Bus:
    return PostgresBus(settings) if settings.is_postgres else Bus()
