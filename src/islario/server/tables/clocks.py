"""Clocks: whose time is up, what happens then, and what happens when they are back.

What a clock counts follows from how the match stands (`tables/glance.py`), which is stored with the moves: whichever
server looks first sees to it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import select, update

from islario.kernel.errors import IslarioError
from islario.server.errors import Refusal
from islario.server.storage.glances import Glance
from islario.server.storage.people.identity import People
from islario.server.storage.pulse import beat, resume
from islario.server.storage.schema import glances
from islario.server.storage.store import Table
from islario.server.tables.glance import clocked, due_of
from islario.server.tables.holidays import back_early, on_holiday
from islario.server.tables.live import Hand, Hands, Live
from islario.server.tables.seating.seats import Seats
from islario.server.tables.tables import Tables
from islario.server.watching.rounds import for_ever

log = logging.getLogger(__name__)
EVERY = 2.0  # seconds between two looks at whose time is up
BEAT = 20  # seconds between two signs that this server is there
SOME = 50  # tables in one look
PAUSE = 600  # seconds until a table is looked at again that cannot be loaded
GRACE = 60  # seconds that whoever comes back late has at least


class Clocks:
    def __init__(self, tables: Tables, seats: Seats, people: People) -> None:
        self.tables = tables
        self.people = people
        self.seats = seats
        self.tasks: set[asyncio.Task[None]] = set()
        self.changed: Callable[[Live], None] = lambda live: None  # whoever has to hear of it
        self.resumed, self.beaten = False, 0

    async def closed(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def resume(self) -> None:
        """The server begins: what stood still while none was there is given back to those who are asked."""
        try:
            seconds = await resume(self.tables.store, int(time.time()))
        except Refusal:  # the database is out of order: as soon as it is not
            return
        self.resumed = True
        if seconds:
            log.info("clocks were put on by the time without a server", extra={"seconds": seconds})

    async def watch(self) -> None:
        """Looks for ever whose time is up."""
        await for_ever(self._go_on, EVERY, "clocks")

    async def _go_on(self) -> None:
        if not self.resumed:
            await self.resume()
            return
        if time.time() - self.beaten >= BEAT:
            self.beaten = int(time.time())
            await beat(self.tables.store, self.beaten)
        await self.strike()

    async def strike(self) -> None:
        """Sees to all whose time is up."""
        query = select(glances.c.match).where(glances.c.due <= int(time.time())).order_by(glances.c.due).limit(SOME)
        async with self.tables.store.reading() as connection:
            late = list((await connection.execute(query)).scalars())
        for match in late:
            try:
                await self._see_to(await self.tables.load(match))
            except IslarioError as fault:  # its game is not ready yet, or not here: others shall not wait for it
                log.info("a clock could not be looked at: %s", fault.code)
                await self._put_off(match)

    async def _put_off(self, match: str) -> None:
        statement = update(glances).where(glances.c.match == match).values(due=int(time.time()) + PAUSE)
        async with self.tables.store.writing() as connection:
            await connection.execute(statement)

    async def _see_to(self, live: Live) -> None:
        match = live.table.id
        overdue = [seat for seat in range(live.table.players) if self.is_late(match, seat)]
        for seat in overdue if live.table.clock == "day" else ():
            away = await self.people.away(match, seat)
            if away > int(time.time()) and live.glance is not None:  # their day begins when they are back
                await self._put(live, clocked(live.table, on_holiday(live.table, live.glance, seat, away)))
        overdue = [seat for seat in overdue if self.is_late(match, seat)]
        if live.table.late == "bot":
            for seat in overdue:
                await self.seats.stand_in(match, seat)
        if live.glance is not None:
            await self._put(live, _later(live.table, live.glance, int(time.time())))

    def is_late(self, match: str, seat: int) -> bool:
        """Whether a seat that is asked has run out of time."""
        live = self.tables.live.get(match)
        if live is None or live.glance is None or live.over or live.table.halted is not None:
            return False
        due = due_of(live.table, live.glance, seat)
        return due is not None and due <= int(time.time())

    def came(self, live: Live, person: bytes, seats: Sequence[int]) -> None:
        """Somebody has opened the table: a bot that played because time was up hands their seat back."""
        for seat in seats:
            if live.table.seats[seat].late:
                self._send(self._back(live, seat, person))

    async def _back(self, live: Live, seat: int, person: bytes) -> None:
        with contextlib.suppress(Refusal):  # it is back already
            await self.seats.back(live.table.id, seat, person)

    def look(self, live: Live) -> None:
        """Seats may have changed hands: clocks stop and run on, and whoever is new has their time from now."""
        table = live.table
        if table.clock == "none" or live.glance is None or live.over:
            return
        before, live.hands = live.hands, hands_of(table)
        glance, now = live.glance, int(time.time())
        if before is not None and before != live.hands:
            glance = handed(table, glance, before, live.hands, now)
        glance = clocked(table, glance)
        if table.late == "table" and glance.due is not None and glance.due <= now:  # nobody has to see to it
            glance = _later(table, glance, now)
        if glance.asked != live.glance.asked or glance.used != live.glance.used or before != live.hands:
            self._send(self._put(live, glance))

    async def _put(self, live: Live, glance: Glance) -> None:
        if glance != live.glance:
            live.glance = replace(glance, bell=None)  # it has been set by the move that asked them
            self.changed(live)
            await self.tables.note(live)

    async def home(self, person: bytes, away: int) -> None:
        """Somebody is back earlier than they said: a day that was to begin after their holidays begins with them."""
        begins = max(away, int(time.time()))
        for match, seat in await self.people.seats_under_way(person):
            with contextlib.suppress(IslarioError):  # its game is not ready yet, or not here: the day is longer then
                known = await self.tables.store.glance(match)
                if known is None or known.asked.get(seat, 0) <= begins:
                    continue
                live = await self.tables.load(match)
                if live.glance is not None and live.glance.asked.get(seat, 0) > begins:
                    await self._put(live, clocked(live.table, back_early(live.table, live.glance, seat, begins)))

    def _send(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def hands_of(table: Table) -> Hands:
    return tuple(Hand(sitter.kind, sitter.sitting, sitter.late) for sitter in table.seats)


def handed(table: Table, glance: Glance, before: Hands, after: Hands, now: int) -> Glance:
    """The same, after seats have changed hands. Who leaves and comes back, or calls a bot and sends it away, gains
    no time by it; who is new has a day, or a minute at least, and so has who comes back after time was up."""
    asked, used, most = dict(glance.asked), dict(glance.used), max(table.minutes * 60 - GRACE, 0)
    for seat in range(table.players):
        ran, runs = _runs(before, seat), _runs(after, seat)
        begins, counts = runs and not ran, seat in asked and glance.window is None
        new = before[seat].sitting != after[seat].sitting or before[seat].late
        waited = before[seat].kind == "person"  # for somebody else to come
        if begins and new and seat in used and table.clock == "minutes":
            used[seat] = min(used[seat], most)
        if counts and ran and not runs and table.clock == "minutes":
            used[seat] = used.get(seat, 0) + max(now - asked[seat], 0)
            asked[seat] = now
        elif counts and begins and (new or waited or table.clock == "minutes"):
            asked[seat] = now
    return replace(glance, asked=asked, used=used)


def _runs(hands: Hands, seat: int) -> bool:
    """Whether a seat's clock runs while it is asked: a person sits there, and nobody is missing."""
    return hands[seat].kind == "person" and all(hand.kind != "open" for hand in hands)


def _later(table: Table, glance: Glance, now: int) -> Glance:
    """The same, with the next moment at which somebody's time will be up: what was seen to is not seen to again."""
    dues = [due for seat in glance.asked if (due := due_of(table, glance, seat)) is not None and due > now]
    return replace(glance, due=min(dues, default=None))
