"""Sitting down, leaving, letting a bot sit in and taking the seat back; and who may do that.

Three rules keep a seat's secrets with whoever sits there. An invitation opens a seat once. In a match under way, who
has held a seat may not sit down at another one, unless the table was made for that. And since another browser cannot be
told from another person, a seat that has been played changes hands only if somebody at another seat agrees.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from dataclasses import dataclass, replace
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from islario.bots import check_bot
from islario.kernel.errors import IslarioError
from islario.match import game
from islario.server.errors import Refusal
from islario.server.http.entry.secrets import hashed, new_token, same
from islario.server.storage.database.bus import Bus
from islario.server.storage.schema import HOST
from islario.server.storage.seating import Seating, WouldWrite, rehearsing, seating
from islario.server.storage.store import Store, Table, Wish
from islario.server.tables.rated import check_device, check_stand_in, check_void, give_up
from islario.server.tables.seating.browser import Browser
from islario.server.tables.seating.consent import ask, is_silence, must_ask, sitter_at, wish_about
from islario.server.tables.seating.sitting import (
    check_holder,
    check_host,
    check_one_seat,
    free_seat,
    sit,
    sit_or_ask,
    take_up,
    void_seat,
)
from islario.server.tables.tables import Tables
from islario.words import Words

STAND_IN = "sailor"  # the bot that plays on for somebody whose time is up
Change = Callable[[Store, str], AbstractAsyncContextManager[Seating | None]]  # how a change is gone about
P = ParamSpec("P")
Coming = Coroutine[Any, Any, "Outcome"]


@dataclass(frozen=True)
class Outcome:
    """What came of it: the table, a new link's token, and whether those at the table have to agree first."""

    table: Table
    token: str | None = None
    asked: bool = False


def rehearsed(deed: Callable[Concatenate[Seats, P], Coming]) -> Callable[Concatenate[Seats, P], Coming]:
    """What is refused is refused on what can be read: strangers keep nobody waiting who has something to write."""

    @wraps(deed)
    async def done(seats: Seats, /, *args: P.args, **named: P.kwargs) -> Outcome:
        with suppress(WouldWrite):
            rehearsal = Seats(seats.tables, seats.bus, rehearsing)
            rehearsal.is_late = seats.is_late
            return await deed(rehearsal, *args, **named)
        await seats.wind(str(named["match"] if "match" in named else args[0]))
        return await deed(seats, *args, **named)

    return done


class Seats:
    def __init__(self, tables: Tables, bus: Bus, change: Change = seating) -> None:
        self.tables = tables
        self.bus = bus
        self.change = change
        self.is_late: Callable[[str, int], bool] = lambda match, seat: False  # whether a seat has run out of time

    async def wind(self, match: str) -> None:
        """Where a clock runs, the table is in memory when seats change hands: the clock has to see it."""
        with suppress(IslarioError):  # its game is not ready yet, or not here: nobody plays there now
            if (await self.tables.table(match)).clock != "none":
                await self.tables.load(match)

    async def browser(self, match: str, cookie: bytes) -> Browser:
        return Browser(cookie, await self.tables.store.held(cookie, match))

    @rehearsed
    async def enter(self, match: str, token: str, cookie: bytes) -> Outcome:
        """Exchanges a link's token for the place that it stands for."""
        given = hashed(token)
        asked = False
        async with self._changing(match) as change:
            table = change.table
            own = next((sitter for sitter in table.seats if same(given, sitter.own)), None)
            invited = next((sitter for sitter in table.seats if same(given, sitter.token)), None)
            if same(given, table.host):
                await take_up(change, HOST, cookie, "host")
            elif own is not None:
                check_one_seat(change, own.seat, cookie)
                check_device(change, own.seat, cookie)
                await take_up(change, own.seat, cookie, "device")
            elif invited is None:
                raise Refusal("wrong-token", 403)
            elif invited.seat not in change.places(cookie):
                if invited.kind != "open":
                    raise Refusal("link-used", 409, number=invited.seat + 1)
                asked = not await sit_or_ask(change, invited.seat, "", cookie, invited=True)
        return Outcome(change.table, asked=asked)

    @rehearsed
    async def claim(self, match: str, seat: int, name: str, cookie: bytes) -> Outcome:
        """Sits down in an open seat, as anyone may who has the table's address."""
        token = new_token()
        async with self._changing(match) as change:
            table = change.table
            known = bool(change.places(cookie)) or any(browser == cookie for browser, _ in change.past)
            if table.closed and not known:
                raise Refusal("table-closed", 403)
            if sitter_at(table, seat).kind != "open" or table.imported:
                raise Refusal("seat-taken", 409)
            if change.kept.get(seat, cookie) != cookie:
                raise Refusal("seat-kept", 409, number=seat + 1)
            name = name or table.seats[seat].name  # by which a seat was kept for them
            sat = await sit_or_ask(change, seat, name, cookie, own=hashed(token))
        return Outcome(change.table, token if sat else None, asked=not sat)

    async def decline(self, match: str, cookie: bytes) -> None:
        """Somebody does not come to the seats that are kept for them: they are free to anybody."""
        async with self._changing(match) as change:
            mine = [seat for seat, person in change.kept.items() if person == cookie]
            if not mine:
                raise Refusal("not-invited", 404)
            for seat in mine:
                name = change.table.seats[seat].name
                await change.put(replace(change.table.seats[seat], name=""))
                await change.note("declined", seat, name)

    @rehearsed
    async def leave(self, match: str, seat: int, cookie: bytes) -> Outcome:
        async with self._changing(match) as change:
            sitter = check_holder(change, seat, cookie)
            await give_up(change, seat)
            await free_seat(change, sitter)
            await change.note("left", seat, sitter.name)
        return Outcome(change.table)

    @rehearsed
    async def void(self, match: str, seat: int, cookie: bytes) -> Outcome:
        """The host takes a seat from somebody, who has left for good or should never have come, and may invite anew."""
        token = new_token()
        asked = False
        async with self._changing(match) as change:
            sitter = sitter_at(change.table, seat)
            check_host(change, cookie)
            if seat in change.places(cookie):
                raise Refusal("own-seat", 409)
            if not sitter.held:
                raise Refusal("seat-free", 409, number=seat + 1)
            check_void(change, seat)
            wish = Wish(seat, "void", cookie, sitter.name, True, int(time.time()))
            asked = must_ask(change, wish) and not is_silence(change, wish)
            if asked:
                await ask(change, wish)
            else:
                await void_seat(change, sitter, hashed(token))
        return Outcome(change.table, None if asked else token, asked)

    @rehearsed
    async def grant(self, match: str, seat: int, cookie: bytes) -> Outcome:
        """Somebody at another seat agrees to what was asked about this one."""
        async with self._changing(match) as change:
            wish = wish_about(change, seat)
            who = Browser(cookie, change.places(cookie))
            if not who.may_answer(wish):
                raise Refusal("not-yours-to-answer", 403)
            agreed = who.seats[0]
            if wish.kind == "void":
                await void_seat(change, change.table.seats[seat], None, agreed)
            else:
                check_one_seat(change, seat, wish.browser)
                await sit(change, seat, wish.name, wish.browser, agreed=agreed)
        return Outcome(change.table)

    @rehearsed
    async def refuse(self, match: str, seat: int, cookie: bytes) -> Outcome:
        """Somebody at another seat does not agree, or whoever asked thinks better of it."""
        async with self._changing(match) as change:
            wish = wish_about(change, seat)
            if wish.browser != cookie and not Browser(cookie, change.places(cookie)).may_answer(wish):
                raise Refusal("not-yours-to-answer", 403)
            await change.settle(seat)
        return Outcome(change.table)

    @rehearsed
    async def to_bot(self, match: str, seat: int, bot: str, cookie: bytes) -> Outcome:
        """A bot plays on; whoever held the seat can take it back. Those at the table may let one where time is up."""
        async with self._changing(match) as change:
            check_bot(bot, game(change.table.game))
            sitter = sitter_at(change.table, seat)
            late = sitter.kind == "person" and self.is_late(match, seat)
            if late and seat not in change.places(cookie) and Browser(cookie, change.places(cookie)).seats:
                bot = STAND_IN  # others may let one play, but not a bad one
                await give_up(change, seat, late=True)
            else:
                late = False
                check_holder(change, seat, cookie, or_host=not sitter.held)
                await check_stand_in(change, sitter, bot)
            invitation = sitter.token if sitter.held else None
            await change.put(replace(sitter, kind="bot", bot=bot, token=invitation, late=late))
            if not sitter.held:
                await change.settle(seat)
            await change.note("bot", seat, sitter.name, bot=bot)
        return Outcome(change.table)

    @rehearsed
    async def back(self, match: str, seat: int, cookie: bytes) -> Outcome:
        async with self._changing(match) as change:
            sitter = check_holder(change, seat, cookie, or_host=not sitter_at(change.table, seat).held)
            if sitter.kind != "bot":
                raise Refusal("not-a-bot", 409)
            if sitter.held:
                await change.put(replace(sitter, kind="person", bot=None, late=False))
            else:  # with the bot goes its name: an open seat with a name is kept for somebody
                await change.put(replace(sitter, kind="open", bot=None, late=False, name=""))
            await change.note("back" if sitter.held else "opened", seat, sitter.name)
        return Outcome(change.table)

    async def stand_in(self, match: str, seat: int) -> None:
        """Somebody's time is up: a bot plays on until they are back."""
        async with self._changing(match) as change:
            sitter = change.table.seats[seat]
            late = self.is_late(match, seat)  # still: a move may have come at the last moment
            if late and sitter.kind == "person" and not change.table.over:
                await give_up(change, seat, late=True)
                await change.put(replace(sitter, kind="bot", bot=STAND_IN, late=True))
                await change.note("late", seat, sitter.name, bot=STAND_IN)

    async def fill_up(self, match: str) -> None:
        """Bots take all seats that are free, once: those of an open table that people have waited at long enough."""
        async with self._changing(match) as change:
            if not change.table.fill:
                return
            words = Words.common(change.table.language)
            free = [each for each in change.table.seats if each.kind == "open" and each.seat not in change.played]
            for number, sitter in enumerate([] if change.table.over else free, 1):
                name = words.say(f"bot-{STAND_IN}")
                name = name if number == 1 else words.say("bot-numbered", bot=name, number=number)
                await change.put(replace(sitter, kind="bot", bot=STAND_IN, name=name, token=None))
                await change.settle(sitter.seat)
                await change.note("filled", sitter.seat, name)
            await change.set(fill=0)

    @rehearsed
    async def rename(self, match: str, seat: int, name: str, cookie: bytes) -> Outcome:
        async with self._changing(match) as change:
            await change.put(replace(check_holder(change, seat, cookie), name=name))
        return Outcome(change.table)

    @rehearsed
    async def relieve(self, match: str, seat: int, obvious: bool, cookie: bytes) -> Outcome:
        """Whether what has but one answer is answered for whoever sits here."""
        async with self._changing(match) as change:
            await change.put(replace(check_holder(change, seat, cookie), obvious=obvious))
        return Outcome(change.table)

    @rehearsed
    async def new_link(self, match: str, seat: int, cookie: bytes) -> Outcome:
        """For the holder a link to other devices, known to nobody else; for the host an invitation to an open seat."""
        token = new_token()
        async with self._changing(match) as change:
            sitter = check_holder(change, seat, cookie, or_host=sitter_at(change.table, seat).kind == "open")
            if seat in change.places(cookie):
                await change.put(replace(sitter, own=hashed(token)))
                await change.drop(seat, but=cookie)
            else:
                await change.put(replace(sitter, token=hashed(token)))
        return Outcome(change.table, token)

    @rehearsed
    async def new_host_link(self, match: str, cookie: bytes) -> Outcome:
        """A link to the host's place for other devices of the host's; the old one is void, and so are devices."""
        token = new_token()
        async with self._changing(match) as change:
            check_host(change, cookie)
            await change.set(host=hashed(token))
            await change.drop(HOST, but=cookie)
        return Outcome(change.table, token)

    async def close(self, match: str, closed: bool) -> None:
        """The operator closes a table to strangers, or opens it again."""
        async with self._changing(match) as change:
            await change.set(closed=closed)

    @rehearsed
    async def switch_chat(self, match: str, on: bool, cookie: bytes) -> Outcome:
        """The host lets people write to each other at the table, or does not."""
        async with self._changing(match) as change:
            check_host(change, cookie)
            await change.set(chat=on)
        return Outcome(change.table)

    async def hush(self, match: str, hushed: bool) -> None:
        """The operator lets nobody write to anybody at a table any more, or does again."""
        async with self._changing(match) as change:
            await change.set(hushed=hushed)

    @asynccontextmanager
    async def _changing(self, match: str) -> AsyncIterator[Seating]:
        """One change of seats; everybody hears of it once it is stored."""
        async with self.change(self.tables.store, match) as change:
            if change is None:
                raise Refusal("no-such-table", 404)
            yield change
        if change.touched:
            await self.tables.reseat(change.table)
            await self.bus.seats_changed(match)
