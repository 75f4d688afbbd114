"""What people say to each other at a table: those who play in one circle, those who watch in another.

Whoever plays, or has held a seat of a match under way, hears nothing of those who watch until it is over, not even how
much they say. A line goes to others as somebody has written it; nothing here looks at the match but whether it is over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from islario.lessons import lesson_at
from islario.server.errors import Refusal
from islario.server.http.answers.table import Talking
from islario.server.http.entry.limits import Purses
from islario.server.settings import Rate, Settings
from islario.server.storage.database.bus import SAID, UNSAID, Bus
from islario.server.storage.lines import Circle, Line, Lines, Reported, sign_of
from islario.server.storage.store import Table
from islario.server.tables.live import Live
from islario.server.tables.rooms import Rooms
from islario.server.tables.seating.browser import Browser
from islario.server.tables.seating.consent import sitter_at
from islario.server.tables.tables import Tables

BOTH: tuple[Circle, ...] = ("players", "spectators")


class Chat:
    def __init__(self, settings: Settings, tables: Tables, lines: Lines, rooms: Rooms, bus: Bus) -> None:
        self.settings = settings
        self.tables = tables
        self.lines = lines
        self.rooms = rooms
        self.bus = bus
        self.purses = Purses()
        self.time: Callable[[], int] = lambda: 0

    def may_be(self, table: Table) -> bool:
        """Whether there could be any: not where one is taught, nor where nobody else is to come, nor against the will
        of whoever runs the server."""
        several = sum(sitter.kind != "bot" or sitter.held for sitter in table.seats) > 1
        taught = lesson_at(table.game, table.key) is not None
        return self.settings.chat and several and not (table.hushed or table.imported or taught)

    def is_on(self, table: Table) -> bool:
        return table.chat and self.may_be(table)

    def told(self, table: Table) -> Talking:
        return "none" if not self.may_be(table) else "on" if table.chat else "off"

    async def circle_of(self, table: Table, browser: Browser) -> Circle | None:
        """Where somebody's own words go; whoever has left a seat of a match under way is in neither."""
        if browser.seats:
            return "players"
        if table.over or not await self.lines.has_sat(browser.hash, table.id):
            return "spectators"
        return None

    def heard_by(self, circle: Circle | None, over: bool) -> tuple[Circle, ...]:
        """What somebody hears."""
        return BOTH if over or circle == "spectators" else ("players",)

    async def said(self, live: Live) -> Mapping[Circle, list[Line]]:
        """All that was said at a table."""
        return live.said if live.said is not None else await self._read(live)

    async def _read(self, live: Live) -> Mapping[Circle, list[Line]]:
        """Reads what is new; others may do so at the same time."""
        known: dict[Circle, list[Line]] = live.said or {circle: [] for circle in BOTH}
        since = {circle: lines[-1].number if lines else 0 for circle, lines in known.items()}
        for line in await self.lines.of_table(live.table.id, since):
            if not known[line.circle] or known[line.circle][-1].number < line.number:
                known[line.circle].append(line)
        live.said = known
        return known

    async def told_to(self, live: Live, browser: Browser) -> list[Line]:
        """What somebody may read, without those whom they have muted."""
        circle = await self.circle_of(live.table, browser)
        muted, said = await self.lines.muted(browser.hash), await self.said(live)
        lines = [line for each in self.heard_by(circle, live.over) for line in said[each] if line.person not in muted]
        return sorted(lines, key=lambda line: (line.at, line.circle, line.number))

    async def say(
        self, live: Live, browser: Browser, seat: int | None, name: str, text: str, emote: str | None, address: str
    ) -> None:
        """Says something, as a player or as a spectator."""
        circle = await self._circle(live, browser)
        if bool(text) == (emote is not None):
            raise Refusal("nothing-said", 422)
        seat = browser.seats[0] if seat is None and browser.seats else seat
        if seat is not None:
            name = sitter_at(live.table, seat).name
            if seat not in browser.seats:
                raise Refusal("not-your-seat", 403, number=seat + 1)
        limits = self.settings.limits
        self._spend(browser.hash.hex(), limits.chatting)
        self._spend(address, limits.chatting_of_one)
        now = self.time()
        if not await self.lines.add(live.table.id, circle, now, browser.hash, seat, name, text, emote):
            raise Refusal("no-such-table", 404)
        await self._read(live)
        self.rooms.chatted(live.table.id)
        await self.bus.tell(live.table.id, SAID)

    async def _circle(self, live: Live, browser: Browser) -> Circle:
        if not self.is_on(live.table):
            raise Refusal("chat-off", 409)
        circle = await self.circle_of(live.table, browser)
        if circle is None:
            raise Refusal("not-at-this-table", 403)
        return circle

    def _spend(self, who: str, rate: Rate) -> None:
        purse = self.purses.of(who, rate)
        if not purse.spend():
            raise Refusal("too-much-said", 429, purse.wait)

    async def mute(self, live: Live, browser: Browser, who: str, on: bool) -> None:
        """Somebody does not want to hear another any more, at no table; or does again."""
        muted = await self.lines.muted(browser.hash)
        lines = [*muted.items(), *((line.person, line.name) for line in await self._readable(live, browser))]
        other, name = next(((each, name) for each, name in lines if sign_of(each, live.table.id) == who), (b"", ""))
        if not other or other == browser.hash:
            raise Refusal("nobody-said-it", 404)
        await self.lines.mute(browser.hash, other, name, on)
        await self._unsaid(live.table.id)

    async def report(self, live: Live, browser: Browser, circle: str, number: int) -> None:
        """Tells the operator of a line."""
        lines = await self._readable(live, browser)
        line = next((line for line in lines if (line.circle, line.number) == (circle, number)), None)
        if line is None or line.person == browser.hash:
            raise Refusal("nobody-said-it", 404)
        self._spend(f"report {browser.hash.hex()}", self.settings.limits.chatting)
        await self.lines.report(live.table.id, line, browser.hash, self.time())

    async def _readable(self, live: Live, browser: Browser) -> list[Line]:
        circle = await self.circle_of(live.table, browser)
        said = await self.said(live)
        return [line for each in self.heard_by(circle, live.over) for line in said[each]]

    async def erase(self, match: str, circle: str, number: int) -> bool:
        """Takes a line away; whether it was there."""
        found = await self.lines.erase(match, circle, number)
        await self._unsaid(match)
        return found

    async def reported(self) -> list[Reported]:
        return await self.lines.reported()

    async def _unsaid(self, match: str) -> None:
        self.heard(match, UNSAID)
        await self.bus.tell(match, UNSAID)

    def heard(self, match: str, what: int) -> None:
        """Something was said, here or at another server, or is there no more: whoever is there is told."""
        live = self.tables.live.get(match)
        if live is not None:
            live.said = None
            self.rooms.chatted(match, again=what == UNSAID)

    def forgotten(self, live: Live) -> None:
        """Somebody who may have said something is there no more."""
        if live.said is not None:
            self.heard(live.table.id, UNSAID)
