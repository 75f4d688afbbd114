"""Bots fill up open tables once people have waited long enough. Of several servers that look, one does it: the table's
row is held while its seats change, and whoever comes second finds that there is nothing left to do."""

from __future__ import annotations

import contextlib
import time

from islario.kernel.errors import IslarioError
from islario.server.storage.waiting import to_fill
from islario.server.tables.seating.seats import Seats
from islario.server.tables.tables import Tables
from islario.server.watching.rounds import for_ever

EVERY = 2.0  # seconds between two looks


class Filling:
    def __init__(self, tables: Tables, seats: Seats) -> None:
        self.tables = tables
        self.seats = seats

    async def watch(self) -> None:
        """Looks for ever where people have waited long enough."""
        await for_ever(self.look, EVERY, "open tables")

    async def look(self) -> None:
        for match in await to_fill(self.tables.store, int(time.time())):
            with contextlib.suppress(IslarioError):  # it is gone meanwhile, or its game is not ready yet
                await self.seats.fill_up(match)
                await self.tables.load(match)  # the bots begin
