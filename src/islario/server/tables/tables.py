"""The tables: making them, finding them, and playing at them. A move is answered once it is stored."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext
from dataclasses import replace
from typing import TYPE_CHECKING

from islario.kernel.dice import key_of
from islario.lessons import Lesson
from islario.match import Match, replay
from islario.server.errors import Refusal
from islario.server.http.entry.secrets import hashed, new_token
from islario.server.settings import Settings
from islario.server.storage.appender import Appender
from islario.server.storage.schema import HOST, UNDO
from islario.server.storage.store import WINDOW, Clocking, Company, Entry, Sitter, Store, Table
from islario.server.tables.fresh import fresh_table, same_again, with_link
from islario.server.tables.glance import ending_of, foreseen, standing
from islario.server.tables.live import Live, Trial
from islario.server.tables.log.brought import check_record
from islario.server.tables.log.keepsake import kept, read
from islario.server.tables.log.trust import opened
from islario.server.tables.rated import check_rated
from islario.server.thinking.shelf import Shelf
from islario.server.watching.metrics import Metrics

if TYPE_CHECKING:
    from islario.server.tables.seating.browser import Browser

log = logging.getLogger(__name__)
SOME = 50  # tables that make room at once
NO_CLOCK = Clocking()
USUAL = Company()
ATTEMPTS = 20  # to write a move down while another server writes at the same table


class Tables:
    def __init__(self, settings: Settings, store: Store, shelf: Shelf, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.shelf = shelf
        self.metrics = metrics
        self.appender = Appender(store)
        self.live: OrderedDict[str, Live] = OrderedDict()  # those used last, last
        self.tasks: set[asyncio.Task[None]] = set()
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.changed: Callable[[Live], None] = lambda live: None  # whoever has to hear of every change
        self.opening: Callable[[Live], Awaitable[None]] = _nothing  # whoever has to see to it before anybody hears
        self.in_use: Callable[[str], bool] = lambda match: False

    async def closed(self) -> None:
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.appender.closed()

    async def create(
        self, name: str, players: int | None, options: dict[str, object], language: str,
        sitters: Sequence[Sitter], browser: bytes, swaps: bool | None = None, window: float = WINDOW,
        clocking: Clocking = NO_CLOCK,
        company: Company = USUAL,
        lesson: Lesson | None = None,
    ) -> tuple[Table, dict[int, str], str]:  # fmt: skip
        """A fresh table, the tokens of its links, and the host's. Where one screen serves several people, seats may be
        swapped unless told otherwise: they sit side by side."""
        game = self.shelf.take(name)
        key = key_of(None) if lesson is None else lesson.key
        match = Match(game, game.checked_players(players), game.choices(options), key)
        if len(sitters) != match.players:
            raise Refusal("bad-seats", 422, given=len(sitters), players=match.players)
        if company.rated:
            check_rated(game.name, sitters, lesson is not None)
            swaps = False
        await self._room_for_one_more()
        tokens = {sitter.seat: new_token() for sitter in sitters if sitter.kind != "bot"}
        host = new_token()
        seats = tuple(with_link(sitter, tokens.get(sitter.seat)) for sitter in sitters)
        here = [sitter.seat for sitter in seats if sitter.held]
        swaps = len(here) > 1 if swaps is None else swaps
        agreed = {"swaps": swaps, "window": window, **vars(clocking), **vars(company)}
        table = replace(fresh_table(match, language, seats, hashed(host)), **agreed)
        await self.store.add(table, [], browser, [HOST, *here])
        self.metrics.count("tables_created", game=game.name)
        return table, tokens, host

    async def bring(self, text: bytes, language: str) -> Table:
        """A finished table made of a record."""
        check_record(self.shelf, text)
        match = replay(text)
        if not match.over:
            raise Refusal("record-unfinished", 422)
        if match.position is not None:
            raise Refusal("record-at-position", 422)
        await self._room_for_one_more()
        seats = tuple(Sitter(seat, "", "open", None, False, None) for seat in range(match.players))
        table = replace(fresh_table(match, language, seats, None), over=True, imported=True)
        lines = [Entry(seat, move, None, table.created) for seat, move in match.plies]
        await self.store.add(table, lines, None, [])
        return table

    async def _room_for_one_more(self) -> None:
        """Where there is none, the oldest tables make some at which nobody ever moved and nobody is."""
        if await self.store.unfinished() < self.settings.limits.tables:
            return
        unused = await self.store.remove_unused(SOME, [match for match in self.live if self.in_use(match)])
        if not unused:
            raise Refusal("too-many-tables", 429, 3600)
        for match in [match for match, live in self.live.items() if not live.log and not self.in_use(match)]:
            del self.live[match]
        self.metrics.count("tables_made_room", unused)

    async def table(self, match: str) -> Table:
        if match in self.live:
            return self.live[match].table
        table = await self.store.table(match)
        if table is None:
            raise Refusal("no-such-table", 404)
        return table

    async def checked(self, match: str) -> Table:
        """The table, with what its log tells of it where its game can be played."""
        table = await self.table(match)
        return (await self.load(match)).table if table.game in self.shelf.open else table

    async def load(self, match: str) -> Live:
        """The match as it stands, from memory or by playing its log again."""
        live = self.live.get(match)
        if live is None:
            if match not in self.loading:
                self.loading[match] = asyncio.create_task(self._load(match))
                self.loading[match].add_done_callback(lambda _: self.loading.pop(match))
            live = await asyncio.shield(self.loading[match])  # whoever else asks for it waits for the same
        live.used = time.monotonic()
        if match in self.live:
            self.live.move_to_end(match)
        return live

    async def _load(self, match: str) -> Live:
        table = await self.table(match)
        self.shelf.take(table.game)
        stored = await self.store.log(match)
        begun = time.perf_counter()
        live = await opened(table, stored)
        await self._settled(live, table)
        self.live[match] = live
        self.metrics.observe("load_seconds", time.perf_counter() - begun)
        self._forget_some()
        await self.reread(live)  # seats and log may have changed meanwhile
        await self.catch_up(live)
        known = await self.store.glance(match)
        live.glance = standing(live, known)
        if live.glance != known:
            await self.note(live)
        await self._note_the_end(live)
        self.changed(live)
        return live

    async def _settled(self, live: Live, stored: Table) -> None:
        """Notes what the log has told of the match: under which rules it goes on, or why it does not."""
        if live.table != stored:
            if live.table.halted is not None:
                facts = {"game": stored.game, "halted": live.table.halted, "held": live.table.held}
                log.error("the log of a match does not hold", extra=facts)
                self.metrics.count("matches_halted", why=live.table.halted)
            with contextlib.suppress(Refusal):  # it is told all the same
                await self.store.settle(live.table)
        if live.table.halted == "other-rules" and stored.over:
            content = await self.store.keepsake(stored.id)
            if content is not None:
                live.keep(read(content))

    def _forget_some(self) -> None:
        spare = len(self.live) - self.settings.limits.live
        for match in list(self.live)[: max(spare, 0)]:
            if not self.in_use(match) and not self.live[match].lock.locked():
                del self.live[match]

    def forget_left(self) -> int:
        """Lets go of the tables that everybody has left, but for those where a bot plays on. Returns how many."""
        since, before = time.monotonic() - self.settings.limits.left, len(self.live)
        for match, live in list(self.live.items()):
            busy = self.in_use(match) or live.lock.locked() or live.used > since
            if not busy and not any(live.table.seats[seat].kind == "bot" for seat in live.deciding):
                del self.live[match]
        return before - len(self.live)

    async def play(self, live: Live, seat: int, move: int, version: int, mark: str | None) -> bool:
        """Plays a move, or takes one back; returns False where it had been stored already.

        `version` is the one that the decision was made on.
        """
        viewer = live.viewer(seat)
        async with live.lock:
            for _ in range(ATTEMPTS):
                if live.removed:
                    raise Refusal("no-such-table", 404)
                if (seat, mark) in live.marks:
                    return False
                if not viewer.is_current(version):
                    raise Refusal("stale-version", 409)
                if move == UNDO:
                    live.check_undo(seat)
                else:
                    live.check(seat, move)
                    live.check_guided(seat, move)
                trial = live.tried(seat, move)
                entry = Entry(seat, move, mark, int(time.time()), trial.digest)
                glance = foreseen(live, trial, entry)
                if await self.appender.append(live.table.id, len(live.log), entry, glance):
                    live.glance = glance or live.glance
                    await self.advance(live, [entry], trial)
                    return True
                self.metrics.count("races_lost")
                await self.advance(live, await self.store.log(live.table.id, len(live.log)))
        raise Refusal("busy", 503, 1)

    async def catch_up(self, live: Live, length: int = 0) -> None:
        """Reads what other servers have written. `length`: how long the log is known to be, where that is all there is
        to read. It may be there by now: a server hears of its own moves, too."""
        async with live.lock:
            if 0 < length <= len(live.log):
                return
            await self.advance(live, await self.store.log(live.table.id, len(live.log)))

    async def advance(self, live: Live, entries: Sequence[Entry], trial: Trial | None = None) -> None:
        """Takes over what is stored, while the table's lock is held. `trial`: what the one entry leads to, which was
        checked and tried here."""
        if not entries or live.table.halted is not None:
            return
        for entry in entries:
            if trial is None and not live.fits(entry):
                before = live.table
                live.table = replace(before, halted="damaged", held=len(live.log), revision=before.revision + 1)
                await self._settled(live, before)
                break
            live.advance(entry, trial)
        if trial is None:
            live.glance = standing(live, live.glance)
        self.metrics.count("moves", len(entries))
        await self._note_the_end(live)
        await self.opening(live)
        self.changed(live)

    async def note(self, live: Live) -> None:
        """Notes how a match stands where its latest move does not: when it is loaded, and after windows."""
        if live.glance is not None:
            with contextlib.suppress(Refusal):  # the database is out of order: the next who loads it notes it
                await self.store.note(live.table.id, live.glance)

    async def _note_the_end(self, live: Live) -> None:
        """The log tells it; here it is noted for who only looks at the table, also if a server died before it could."""
        if live.over and not live.table.over:
            live.table = replace(live.table, over=True)  # at once: whoever sees the end finds the table over
            with contextlib.suppress(Refusal):  # the database is out of order: the next who loads it notes it
                await self.store.end(ending_of(live), live.counts_for_history)
        if live.over and live.table.halted is None and not live.remembered:
            live.remembered = True
            task = asyncio.create_task(self._remember(live))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _remember(self, live: Live) -> None:
        """Keeps a finished match as it was shown, unless that was done before."""
        try:
            if await self.store.keepsake(live.table.id) is None:
                await self.store.keep(live.table.id, await kept(live))
            if not await self.store.has_ended(live.table.id):
                await self.store.end(ending_of(live), live.counts_for_history)
        except Exception:
            live.remembered = False  # whoever loads it next tries again
            log.exception("a finished match could not be kept as it was shown")

    async def anew(self, table: Table, browser: Browser) -> Table:
        """The same people and options at a fresh table, after a match or where it cannot go on; one for all who ask."""
        if table.halted is None and not table.over:
            raise Refusal("table-goes-on", 409)
        if not browser.places:
            raise Refusal("not-at-this-table", 403)
        if table.anew is None:
            game = self.shelf.take(table.game)
            await self._room_for_one_more()
            name = await self.store.begin_anew(table, same_again(table, game))
        else:
            name = table.anew
        latest = await self.store.table(table.id)
        if latest is not None:
            await self.reseat(latest)
        return await self.table(name)

    async def reseat(self, table: Table) -> None:
        """Takes over a change of seats."""
        live = self.live.get(table.id)
        if live is not None and table.revision > live.table.revision:
            over = table.over or live.table.over
            live.table = replace(table, over=over, halted=live.table.halted, held=live.table.held)
            live.holders.clear()
            self.changed(live)

    async def reread(self, live: Live) -> bool:
        """Reads the seats again: another server has changed them. Whether the table is still there."""
        table = await self.store.table(live.table.id)
        if table is not None:
            await self.reseat(table)
        else:
            self._forget(live)
        return table is not None

    async def remove(self, match: str) -> None:
        """Removes a table for good, between two moves."""
        live = self.live.get(match)
        async with live.lock if live is not None else nullcontext():
            if not await self.store.remove(match):
                raise Refusal("no-such-table", 404)
            if live is not None:
                self._forget(live)

    def _forget(self, live: Live) -> None:
        live.removed = True
        self.live.pop(live.table.id, None)

    async def forget_idle(self) -> int:
        """Removes the tables where nobody has moved for very long; those in use stay. Returns how many."""
        if not self.settings.keep_days:
            return 0
        since = int(time.time()) - self.settings.keep_days * 24 * 3600
        removed = await self.store.remove_idle(since, [match for match in self.live if self.in_use(match)])
        for match in [match for match, live in self.live.items() if not self.in_use(match) and live.idle_since < since]:
            del self.live[match]
        return removed


async def _nothing(live: Live) -> None:
    pass
