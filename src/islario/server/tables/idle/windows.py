"""Secret windows, where several people sit: the table asks "anyone?", and silence is an answer.

Answers are stored as they come and played together when the window ends, in the order of seats. How long that takes
depends on the table, on who was there and on who asked to wait, and never on what anybody holds or has answered.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from islario.kernel.errors import IslarioError
from islario.kernel.reading import SPECTATOR
from islario.server.errors import Refusal, status_of
from islario.server.storage.answers import Ahead, Answers, Given
from islario.server.storage.database.bus import Bus
from islario.server.storage.schema import UNDO, WAIT
from islario.server.storage.store import Entry
from islario.server.tables.idle.standing import standing_move, standing_named
from islario.server.tables.idle.window import Draft, Window, drafted, waiting, were_there
from islario.server.tables.live import Live
from islario.server.tables.tables import ATTEMPTS, Tables

log = logging.getLogger(__name__)
LONGER = 20.0  # seconds that a window lasts after somebody has asked to wait
PAUSE = 1.0  # seconds after a window that could not be closed because the database is out of order


class Windows:
    def __init__(self, tables: Tables, answers: Answers, bus: Bus) -> None:
        self.tables = tables
        self.answers = answers
        self.bus = bus
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.looks: set[asyncio.Task[None]] = set()
        self.now: Callable[[], float] = time.monotonic
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self.present: Callable[[str], frozenset[int]] = lambda match: frozenset()  # whose sockets are open
        self.stirred: Callable[[Live], None] = lambda live: None  # whoever has to hear of what is asked

    async def closed(self) -> None:
        tasks = [*self.tasks.values(), *self.looks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Which window is open

    async def ready(self, live: Live) -> None:
        """Sees to it that what was stored of a table's window is known."""
        if live.ahead is None and live.game.rules.standing:
            live.ahead = await self.answers.ahead(live.table.id)
            self.stirred(live)
        if live.in_window and not self._is_known(live):
            async with live.lock:
                await self._window(live)

    async def opening(self, live: Live) -> None:
        """A move has been played: a window that it opens is known before anybody hears of it. The lock is held."""
        with contextlib.suppress(Refusal):  # the database is out of order: whoever asks next looks again
            if live.in_window and not self._is_known(live):
                await self._window(live)

    def _is_known(self, live: Live) -> bool:
        return live.looked == (live.viewers[SPECTATOR].steps[-1], live.table.revision)

    async def _window(self, live: Live) -> Window | None:
        """The window that is open, None where each is asked plainly: one person alone with bots, or all at one screen;
        unless somebody has answered in it before. The table's lock is held."""
        if not live.in_window or live.table.halted is not None or live.removed:
            live.window = None
            return None
        if self._is_known(live):
            return live.window
        table, since = live.table, live.viewers[SPECTATOR].steps[-1]
        before = live.window if live.window is not None and live.window.since == since else None
        people = {sitter.seat for sitter in table.seats if sitter.kind != "bot"}
        shared, given = await self.answers.screens(table.id), await self.answers.of(table.id, since)
        live.looked = (since, table.revision)
        if before is None and not given and (len(people) < 2 or people <= shared):
            live.window = None
            return None
        live.window = Window(
            since, live.game.desk.pending(live.viewers[SPECTATOR].facts), table.window,
            self.now() + table.window if before is None else before.ends, shared & people,
            {*self.present(table.id)} if before is None else before.present,
        )  # fmt: skip
        if before is not None:  # seats have changed hands: what bots have thought of for others is of no use
            live.window.waits, live.window.undone = before.waits, before.undone
            bots = {sitter.seat for sitter in table.seats if sitter.kind == "bot"}
            live.window.drafts = {seat: draft for seat, draft in before.drafts.items() if seat in bots}
        self._take_in(live, live.window, given)
        return live.window

    def _take_in(self, live: Live, window: Window, given: Sequence[Given]) -> None:
        """Takes note of all that is stored. What bots have answered is kept here alone."""
        stored = drafted(live.game, live.state, given)
        bots = {sitter.seat for sitter in live.table.seats if sitter.kind == "bot"}
        window.drafts = {seat: draft for seat, draft in window.drafts.items() if seat in bots} | stored
        window.present |= were_there(given)
        waits = waiting(given)
        if len(waits) > len(window.waits):
            window.ends = max(window.ends, self.now() + LONGER)
        window.waits = waits

    # What is done in it

    async def play(self, live: Live, seat: int, move: int, version: int, mark: str | None) -> bool:
        """Plays a move or takes one back, in a window once it ends; returns False where that had been done already."""
        async with live.lock:
            window = await self._window(live)
            if window is not None and (move != UNDO or seat in window.drafts):
                fresh = await self._keep(live, window, seat, move, version, mark)
                self._stir(live, window)
                return fresh
        return await self.tables.play(live, seat, move, version, mark)

    async def _keep(self, live: Live, window: Window, seat: int, move: int, version: int, mark: str | None) -> bool:
        """Stores an answer, or a part of it; a bot's is only remembered."""
        match = live.table.id
        for _ in range(ATTEMPTS):
            if live.removed:
                raise Refusal("no-such-table", 404)
            draft = window.drafts.get(seat) or Draft(live.state)
            if mark is not None and (mark in draft.marks or (seat, mark) in live.marks | window.undone):
                return False
            if not live.viewer(seat).is_current(version):
                raise Refusal("stale-version", 409)
            if move != UNDO:
                live.check(seat, move)
                live.check_guided(seat, move)
            if live.table.seats[seat].kind == "bot":
                draft.add(live.game, seat, move)
                window.drafts[seat] = draft
                return True
            place = (match, len(live.log), window.since)
            if move != UNDO:
                stored = await self.answers.put(*place, Given(seat, len(draft.moves), move, mark))
            else:
                stored = await self.answers.take_back(*place, seat, len(draft.moves) - 1)
            window.present.add(seat)
            self._take_in(live, window, await self.answers.of(match, window.since))
            if stored:
                if move == UNDO and mark is not None:
                    window.undone.add((seat, mark))
                await self.bus.seats_changed(match)
                return True
            await self.tables.advance(live, await self.answers.store.log(match, len(live.log)))
            known = await self._window(live)
            if known is None:  # another server has closed it
                raise Refusal("stale-version", 409)
            window = known
        raise Refusal("busy", 503, 1)

    async def wait(self, live: Live, seat: int) -> None:
        """Somebody who is asked wants all to wait, once a window."""
        async with live.lock:
            window = await self._window(live)
            if window is None or seat not in window.asked:
                raise Refusal("no-window", 409)
            if seat in window.waits:
                return
            place = (live.table.id, len(live.log), window.since)
            await self.answers.put(*place, Given(seat, WAIT, WAIT))
            self._take_in(live, window, await self.answers.of(live.table.id, window.since))
            await self.bus.seats_changed(live.table.id)
            self._stir(live, window)

    async def stand(self, live: Live, seat: int, name: str, on: bool) -> None:
        """A seat gives an answer ahead, or takes it back."""
        live.check_goes_on()
        standing, hidden = standing_named(live.game, name), live.facts_of(seat)
        if on and not standing.offered(hidden):
            raise Refusal("not-ahead", 409)
        await self.answers.stand(live.table.id, seat, name, standing.holds(hidden) if on else None)
        live.ahead = await self.answers.ahead(live.table.id)
        await self.bus.seats_changed(live.table.id)
        if live.window is not None:
            self._stir(live, live.window)
        else:
            self.stirred(live)

    def came(self, live: Live) -> None:
        """Somebody has opened the table: who was away when the window ended has its length once more."""
        window = live.window
        fresh = self.present(live.table.id) - (window.present if window else set())
        if window is not None and fresh:
            window.present |= fresh
            if window.ends <= self.now():
                window.ends = self.now() + window.length
            self._stir(live, window)

    async def heard(self, live: Live) -> None:
        """Another server has stored something."""
        async with live.lock:
            live.ahead = None if live.ahead is None else await self.answers.ahead(live.table.id)
            window = await self._window(live)
            if window is not None:
                self._take_in(live, window, await self.answers.of(live.table.id, window.since))
                self._stir(live, window)

    # How it ends

    def nudge(self, live: Live) -> None:
        """Sees to a window that is open, or may be."""
        if live.in_window and live.table.id not in self.tasks:
            self.tasks[live.table.id] = asyncio.create_task(self._watch(live))
        elif live.in_window and not self._is_known(live):  # it is watched already, and seats have changed
            task = asyncio.create_task(self._look_again(live))
            self.looks.add(task)
            task.add_done_callback(self.looks.discard)

    async def _look_again(self, live: Live) -> None:
        with contextlib.suppress(Refusal):  # the database is out of order: whoever asks next looks again
            await self.ready(live)
            self.stirred(live)

    def _stir(self, live: Live, window: Window) -> None:
        window.stirred = True
        self.stirred(live)
        self.nudge(live)

    async def _watch(self, live: Live) -> None:
        """Closes one window after the other at its end; one that cannot be closed yet waits for what happens next."""
        try:
            while live.in_window and not live.removed:
                if not self._is_known(live):
                    await self.ready(live)
                    self.stirred(live)
                window = live.window
                if window is None or not window.stirred:
                    return
                left = window.ends - self.now()
                if left > 0:
                    await self.sleep(left)
                    continue
                window.stirred = False
                await self._close(live)
        except IslarioError as fault:
            log.info("a window could not be closed: %s", fault.code)
            if live.window is not None and status_of(fault) == 503:
                live.window.stirred = True
                await asyncio.sleep(PAUSE)
        except Exception as fault:
            log.error("a window could not be closed", extra={"fault": type(fault).__name__}, exc_info=fault)
        finally:
            del self.tasks[live.table.id]
            again = live.window is not None and live.window.stirred and self.tables.live.get(live.table.id) is live
            if again and not asyncio.current_task().cancelling():  # type: ignore[union-attr]
                self.nudge(live)

    async def _close(self, live: Live) -> None:
        async with live.lock:
            window = await self._window(live)
            if window is None or window.ends > self.now():
                return
            entries = partial(self._entries, live, window)
            played = await self.answers.close(live.table.id, len(live.log), window.since, window.present, entries)
            if played is None:
                played = await self.answers.store.log(live.table.id, len(live.log))
            if played:
                await self.tables.advance(live, played)
                await self.tables.note(live)

    def _entries(self, live: Live, window: Window, given: Sequence[Given], ahead: Ahead) -> list[Entry] | None:
        """Everybody's answers, in the order of seats, or nothing where somebody's is still to come."""
        self._take_in(live, window, given)
        live.ahead = ahead
        if window.ends > self.now():  # somebody has asked to wait, at another server
            window.stirred = True
            return None
        answers = {seat: self._answer(live, window, seat) for seat in live.standpoint.pending}
        trial, entries, now = live.apart(), list[Entry](), int(time.time())
        for seat, draft in answers.items():
            if draft is None:
                return None
            for move, mark in zip(draft.moves, draft.marks, strict=True):
                trial.play(seat, move)
                entries.append(Entry(seat, move, mark, now, live.digests.of(trial.state)))
        return entries

    def _answer(self, live: Live, window: Window, seat: int) -> Draft | None:
        """What the seat has answered, now or ahead; else what its silence says, if somebody was there to be silent."""
        game, known = live.game, window.drafts.get(seat)
        draft = Draft(live.state) if known is None else Draft(known.state, [*known.moves], [*known.marks])
        sitter = live.table.seats[seat]
        silent = window.length > 0 and sitter.kind == "person" and sitter.obvious
        silent = silent and seat in window.present and seat not in window.shared
        assert game.rules.windows is not None, "there is one open"
        while seat in game.desk.pending(draft.state):
            hidden = game.desk.hidden(draft.state, seat)
            move = standing_move(game, hidden, (live.ahead or {}).get(seat, {})) if sitter.kind == "person" else None
            if move is None and silent:
                move = game.rules.windows.silence(hidden)
            if move is None or not draft.add(game, seat, move):
                return None
        return draft
