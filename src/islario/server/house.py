"""Everything that one server process is made of, put together and taken apart again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import Callable, Coroutine, Sequence

from islario.games import GAMES
from islario.kernel.errors import IslarioError
from islario.server.errors import Refusal
from islario.server.http.answers.table import Asking
from islario.server.http.entry.addresses import Addresses
from islario.server.http.entry.limits import Purses
from islario.server.http.entry.secrets import NOBODY
from islario.server.notices.bells import Bells
from islario.server.operating.key import Key, operator_token
from islario.server.operating.operator import Operator
from islario.server.settings import Settings
from islario.server.storage.answers import Answers
from islario.server.storage.database.bus import BLOCKS, MISSED, PEOPLE, UNSAID, bus_of
from islario.server.storage.lines import Lines
from islario.server.storage.people.identity import People
from islario.server.storage.people.notices import Notices
from islario.server.storage.people.passkeys import Passkeys
from islario.server.storage.store import Store
from islario.server.tables.chat import Chat
from islario.server.tables.clocks import Clocks
from islario.server.tables.idle.obvious import Obvious
from islario.server.tables.idle.windows import Windows
from islario.server.tables.live import Live
from islario.server.tables.rooms import Rooms
from islario.server.tables.seating.filling import Filling
from islario.server.tables.seating.seats import Seats
from islario.server.tables.tables import Tables
from islario.server.thinking.bots import Bots
from islario.server.thinking.hints import Hints
from islario.server.thinking.shelf import Shelf
from islario.server.thinking.workers import Workers
from islario.server.views.asking import asking_of
from islario.server.watching.metrics import Figures, Metrics
from islario.server.watching.siblings import Siblings
from islario.server.watching.sizes import give_back, memory_of, size_of

log = logging.getLogger(__name__)
TIDY_EVERY = 6 * 3600  # seconds
READ_AGAIN = 1.0  # seconds until what could not be read is read again
MEASURE_EVERY = 60.0
MOST_LOOKED_AFTER = 100_000


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.rooms = Rooms()
        self.addresses = Addresses(settings.proxies)
        self.shelf = Shelf(settings.games or GAMES)
        self.arrivals = Purses()  # of those who were nobody here before
        self.codes = Purses()  # of addresses that have codes sent somewhere
        self.siblings = Siblings(settings, self.figures)
        self.size = 0  # bytes of the database
        self.time: Callable[[], int] = lambda: int(time.time())  # what it is, for links, clocks and devices
        self.looked_after: set[bytes] = set()
        self.errands: set[asyncio.Task[None]] = set()

    async def connect(self) -> None:
        """Whatever keeps a server from starting shows here, before it promises anything."""
        self.store = await Store.opened(self.settings)

    async def open(self) -> None:
        if not hasattr(self, "store"):
            await self.connect()
        self.tables = Tables(self.settings, self.store, self.shelf, self.metrics)
        self.bus = bus_of(self.settings)
        self.seats = Seats(self.tables, self.bus)
        self.people = People(self.store)
        self.passkeys = Passkeys(self.store, self.people)
        self.notices = Notices(self.store)
        self.bells = Bells(self.settings, self.notices, self.rooms, self.metrics, self.time)
        self.chat = Chat(self.settings, self.tables, Lines(self.store), self.rooms, self.bus)
        self.chat.time = self.time
        self.operator = Operator(
            self._key(), self.addresses, self.store, self.tables, self.seats, self.rooms, self.bus, self.chat
        )  # fmt: skip
        await self.operator.blocks.read()
        self.workers = Workers(self.settings.limits, self.metrics)
        self.bots = Bots(self.settings, self.tables, self.workers)
        self.windows = Windows(self.tables, Answers(self.store), self.bus)
        self.windows.present = lambda match: self.rooms.presence(match).seats
        self.windows.stirred = self._stirred
        self.clocks = Clocks(self.tables, self.seats, self.people)
        self.clocks.changed = self.rooms.changed
        self.seats.is_late = self.clocks.is_late
        self.obvious = Obvious(self.settings, self.windows)
        self.bots.play = self.windows.play
        self.hints = Hints(self.settings.limits, self.metrics, self.workers)
        self.tables.changed = self._changed
        self.tables.opening = self.windows.opening
        self.tables.in_use = self.rooms.is_used
        self.shelf.changed = self.rooms.rules_changed
        self.shelf.compiled = self.workers.open_again
        await self.clocks.resume()
        await self.bus.opened(self._heard)
        self.shelf.start()
        self.errand(self._tidy())
        self.errand(self._let_go())
        self.errand(self._measure())
        self.errand(self.clocks.watch())
        self.errand(Filling(self.tables, self.seats).watch())
        self.errand(self.bells.watch())
        await self.siblings.opened()
        if self.settings.crew:  # until then others can answer who comes
            await self.shelf.loaded.wait()

    async def close(self) -> None:
        await self.rooms.farewell()
        await self.siblings.closed()
        await self.shelf.closed()
        await self.obvious.closed()
        await self.clocks.closed()
        await self.windows.closed()
        await self.bots.closed()
        await self.hints.closed()
        await self.workers.closed()
        await self.tables.closed()
        await self.bus.closed()
        for task in self.errands:
            task.cancel()
        await asyncio.gather(*self.errands, return_exceptions=True)
        await self.store.closed()

    def _key(self) -> Key:
        try:
            return Key(operator_token(self.settings))
        except (OSError, ValueError) as fault:
            log.warning("there is no operator's token, so nobody is the operator: %s", fault)
            return Key(None)

    def _changed(self, live: Live) -> None:
        self.windows.nudge(live)
        self._stirred(live)

    def _stirred(self, live: Live) -> None:
        """What somebody sees or is asked may be another than before."""
        self.clocks.look(live)
        self.rooms.changed(live)
        self.obvious.nudge(live)
        self.bots.nudge(live)

    def asking(self, live: Live, seat: int | None, language: str) -> Asking | None:
        """What is asked beside the match itself."""
        return asking_of(live, seat, language, self.windows.now())

    def _heard(self, match: str, length: int) -> None:
        """Another server has changed a match (or this one has: then there is nothing new)."""
        if match in (BLOCKS, MISSED):
            self.errand(self.operator.heard())
        if match in (PEOPLE, MISSED):
            self.errand(self._look_who_is_there())
        if length < 0:
            self.chat.heard(match, length)
            return
        for live in list(self.tables.live.values()) if match == MISSED else [self.tables.live.get(match)]:
            if live is not None and match == MISSED:
                self.chat.heard(live.table.id, UNSAID)
            if live is not None and (length == 0 or length > len(live.log)):
                self.errand(self._look(live, length))

    async def people_changed(self, matches: Sequence[str]) -> None:
        """Whose devices are whose has changed, and with them seats of these tables: all are told, and who is here no
        more has to go."""
        for match in matches:
            live = self.tables.live.get(match)
            if live is not None:
                await self.tables.reread(live)
                self.chat.forgotten(live)
            await self.bus.seats_changed(match)
            await self.bus.tell(match, UNSAID)
        await self._look_who_is_there()
        await self.bus.seats_changed(PEOPLE)

    def look_after(self, person: bytes, matches: Sequence[str]) -> None:
        """Has tables of an earlier day noted that somebody's front page asks for, once a process."""
        if person not in self.looked_after and len(self.looked_after) < MOST_LOOKED_AFTER:
            self.looked_after.add(person)
            self.errand(self._note_earlier(person, matches))

    async def _note_earlier(self, person: bytes, matches: Sequence[str]) -> None:
        for match in [*matches, *await self.people.unended(person)]:
            with contextlib.suppress(IslarioError):  # a game that is not installed any more, or a database out of order
                await self.tables.load(match)

    async def _look_who_is_there(self) -> None:
        self.people.forget()
        for live in self.tables.live.values():
            live.holders.clear()
        for guest in self.rooms.everyone():
            if (await self.people.who(guest.device) or NOBODY) != guest.browser.hash:
                guest.dismiss("signed-out", 4003)

    def errand(self, errand: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    async def _tidy(self) -> None:
        """Removes old tables, now and then."""
        while True:
            try:
                removed = await self.tables.forget_idle()
                log.info("old tables removed", extra={"count": removed})
                if self.settings.keep_days:
                    await self.people.remove_fleeting(self.time() - self.settings.keep_days * 24 * 3600)
            except Exception:
                log.exception("old tables could not be removed")
            await asyncio.sleep(TIDY_EVERY)

    async def _measure(self) -> None:
        """Looks now and then how large the database has become."""
        while True:
            with contextlib.suppress(Refusal, OSError):  # what is wrong with it is told elsewhere
                self.size = await size_of(self.store.database, self.settings)
            await asyncio.sleep(MEASURE_EVERY)

    async def _let_go(self) -> None:
        """Gives memory back, again and again."""
        while True:
            await asyncio.sleep(self.settings.limits.left / 5)
            if self.tables.forget_left():
                give_back()

    async def _look(self, live: Live, length: int) -> None:
        """Reads what another server has written, as soon as the database answers: nobody says it again."""
        with contextlib.suppress(asyncio.CancelledError):
            while self.tables.live.get(live.table.id) is live:
                try:
                    await self._read(live, length)
                    return
                except Exception as fault:
                    if not isinstance(fault, Refusal) or fault.status != 503:
                        log.exception("a change of another server could not be read")
                        return
                    log.info("a change of another server is read later: %s", fault.code)
                    await asyncio.sleep(READ_AGAIN)

    async def _read(self, live: Live, length: int) -> None:
        if length == 0 and not await self.tables.reread(live):
            self.rooms.turn_out(live.table.id, "no-such-table", 4004)
            return
        if length != 0 or not live.over:
            await self.tables.catch_up(live, length)
        if length == 0:
            await self.windows.heard(live)

    def figures(self) -> Figures:
        return self.metrics.figures(self.gauges)

    @property
    def gauges(self) -> dict[str, float]:
        return {
            "sockets": len(self.rooms),
            "live_matches": len(self.tables.live),
            "games_ready": len(self.shelf.ready),
            "bots_thinking": len(self.bots.thinking),
            "database_bytes": self.size,
            "memory_bytes": memory_of(os.getpid()),
            **self.workers.gauges,
        }
