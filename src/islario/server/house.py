"""Everything that one server process is made of, put together and taken apart again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine

from islario.server.settings import Settings
from islario.server.storage.bus import MISSED, bus_of
from islario.server.storage.store import Store
from islario.server.tables.live import Live
from islario.server.tables.rooms import Rooms
from islario.server.tables.seats import Seats
from islario.server.tables.tables import Tables
from islario.server.thinking.bots import Bots
from islario.server.thinking.hints import Hints
from islario.server.thinking.shelf import Shelf
from islario.server.watching.metrics import Metrics

log = logging.getLogger(__name__)
TIDY_EVERY = 6 * 3600  # seconds


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.rooms = Rooms()
        self.shelf = Shelf()
        self.errands: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self.store = await Store.opened(self.settings)
        self.tables = Tables(self.settings, self.store, self.shelf, self.metrics)
        self.bus = bus_of(self.settings)
        self.seats = Seats(self.tables, self.bus)
        self.bots = Bots(self.settings, self.tables)
        self.hints = Hints(self.settings.limits, self.metrics)
        self.tables.changed = self._changed
        self.tables.in_use = self.rooms.is_used
        await self.bus.opened(self._heard)
        self.shelf.start()
        self._send(self._tidy())

    async def close(self) -> None:
        await self.rooms.farewell()
        await self.shelf.closed()
        await self.bots.closed()
        await self.hints.closed()
        await self.tables.closed()
        await self.bus.closed()
        for task in self.errands:
            task.cancel()
        await asyncio.gather(*self.errands, return_exceptions=True)
        await self.store.closed()

    def _changed(self, live: Live) -> None:
        self.rooms.changed(live)
        self.bots.nudge(live)

    def _heard(self, match: str, length: int) -> None:
        """Another server has changed a match (or this one has: then there is nothing new)."""
        for live in list(self.tables.live.values()) if match == MISSED else [self.tables.live.get(match)]:
            if live is not None and (length == 0 or length > len(live.log)):
                self._send(self._look(live, length))

    def _send(self, errand: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    async def _tidy(self) -> None:
        """Removes old tables, now and then."""
        while True:
            try:
                removed = await self.tables.forget_idle()
                log.info("old tables removed", extra={"count": removed})
            except Exception:
                log.exception("old tables could not be removed")
            await asyncio.sleep(TIDY_EVERY)

    async def _look(self, live: Live, length: int) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            try:
                if length == 0:
                    await self.tables.reread(live)
                if length != 0 or not live.over:
                    await self.tables.catch_up(live)
            except Exception:
                log.exception("a change of another server could not be read")

    @property
    def gauges(self) -> dict[str, float]:
        return {
            "sockets": len(self.rooms),
            "live_matches": len(self.tables.live),
            "games_ready": len(self.shelf.ready),
            "bots_thinking": len(self.bots.thinking),
        }
