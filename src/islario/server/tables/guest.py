"""One socket: what it follows and how far it has been told. It fetches the newest at its own pace, so that a slow
one gets fewer and larger messages, and nothing piles up for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from litestar import WebSocket

from islario import __version__
from islario.server.errors import Refusal, told
from islario.server.http.answers.chat import described_line
from islario.server.http.answers.table import Asking, Preparing
from islario.server.http.entry.doors import AT_ONCE, Listener
from islario.server.http.entry.limits import Account, Credits
from islario.server.http.messages import Follow, Hello
from islario.server.settings import Limits
from islario.server.storage.glances import Glance
from islario.server.storage.lines import Circle, fresh_for
from islario.server.tables.glance import times_of
from islario.server.tables.live import Live
from islario.server.tables.seating.browser import Browser
from islario.server.tables.seating.seats import Seats
from islario.server.views.describe import Presence, describe
from islario.server.views.parts import encode
from islario.server.views.shown import log_of, show

if TYPE_CHECKING:
    from islario.server.tables.chat import Chat
    from islario.server.tables.rooms import Rooms

Asks = Callable[[Live, int | None, str], Asking | None]
UNHEARD = (-1,)  # what nobody has answered: a client that comes back is told what its seats have
MOST_LINES = 50  # told at once of what was said meanwhile
WELCOME = {"type": "welcome", "protocol": 1, "server": __version__}


class Dismissed(Exception):
    """The socket is to be closed, with a reason that was said if it could be."""

    def __init__(self, code: int) -> None:
        self.code = code


class Guest:
    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        live: Live,
        browser: Browser,
        limits: Limits,
        device: bytes,
        client: str,
        account: Account,
    ) -> None:
        self.socket = socket
        self.welcome = {**WELCOME, "client": client}
        self.live = live
        self.browser = browser
        self.device = device  # the hash of its cookie
        self.limits = limits
        self.account = account  # from which whole views are paid
        self.credits = Credits(limits.talking)
        self.follows: dict[int | None, int | None] = {}  # by seat, the last version told
        self.drafts: dict[int | None, tuple[int, ...]] = {}  # and what it had answered then in a window
        self.asked: dict[int | None, tuple[object, ...]] = {}  # and what was asked beside the match
        self.language = "en"
        self.looks = True  # whether somebody has the page before their eyes, as far as it says
        self.greeted = False
        self.to_greet = False
        self.revision = -1  # of the seats, as last told
        self.presence: Presence | None = None
        self.preparing: Preparing | None = None
        self.glance: Glance | None = None  # by which time was last told
        self.heard: dict[Circle, int] | None = None  # by circle, the last line told; none: nothing is to be told
        self.circle: Circle | None = None  # where its own words would go
        self.to_unsay = False  # something that was said is there no more
        self.dismissal: tuple[str, int] | None = None
        self.answers: list[bytes] = []
        self.news = asyncio.Event()
        self.telling = False  # something else is on its way
        self.others = False  # whether somebody came or went
        extensions: dict[str, Any] = socket.scope.get("extensions") or {}
        self.listener: Listener | None = extensions.get(AT_ONCE)

    def wake(self) -> None:
        self.news.set()

    def hear(self) -> bool:
        """Something has happened in the match: it is told at once where that is all there is to tell, and it fits; else
        later. Returns whether it was told."""
        try:
            told = self._is_at_rest and self._told_at_once()
        except Exception:  # it is met again where this socket alone pays for it
            told = False
        if not told:
            self.wake()
        return told

    @property
    def _is_at_rest(self) -> bool:
        """Whether all was told but what has happened in the match."""
        others = self.to_greet or self.others or self.answers or self.dismissal or self.news.is_set() or self.telling
        return self.greeted and not others and self.revision == self.live.table.revision

    def _told_at_once(self) -> bool:
        rules = self.live.game.rules
        more = rules.windows is not None or rules.standing or self.live.table.clock != "none"  # is told than the match
        if self.listener is None or more:
            return False
        for seat, known in self.follows.items():
            if known != self.live.viewer(seat).version:
                now = show(self.live, seat, self.language)
                follows = known is not None and known + 1 == now.version
                if not follows or now.update is None or not self.listener.tell(now.update):
                    return False
                self.follows[seat] = now.version
        return True

    def wake_for_others(self) -> None:
        self.others = True
        self.news.set()

    def answer(self, message: dict[str, Any]) -> None:
        self.answer_in_full(encode(message))

    def answer_in_full(self, message: bytes) -> None:
        if self.listener is None or not self._is_at_rest or not self.listener.tell(message):
            self.answers.append(message)
            self.wake()

    def dismiss(self, code: str, close: int) -> None:
        if self.dismissal is None:
            self.dismissal = (code, close)
            self.wake()

    def may_speak(self) -> bool:
        """Whether it says no more than it may; otherwise it has to go."""
        if not self.credits.spend():
            self.dismiss("flooding", 4029)
            return False
        return True

    async def places(self, seats: Seats) -> frozenset[int]:
        """The places that this browser holds, as the table stands."""
        if self.revision != self.live.table.revision:  # not read again yet
            return (await seats.browser(self.live.table.id, self.browser.hash)).places
        return self.browser.places

    def hello(self, hello: Hello) -> None:
        """Begins to follow some viewers, from the versions that the client has."""
        if not 1 <= len(hello.viewers) <= self.limits.viewers:
            raise Refusal("bad-request", 400, wrong=f"1 to {self.limits.viewers} viewers")
        for follow in hello.viewers:
            self._check(follow)
        self.follows = {follow.seat: follow.version for follow in hello.viewers}
        self.drafts = dict.fromkeys(self.follows, UNHEARD) if self.live.window is not None else {}
        self.asked = {}
        self.language = hello.lang
        self.heard = None if hello.heard is None else {**hello.heard}
        self.greeted = self.to_greet = True
        self.wake()

    def _check(self, follow: Follow) -> None:
        if follow.seat is not None and follow.seat not in self.browser.places:
            raise Refusal("not-your-seat", 403, number=follow.seat + 1)

    async def tell(
        self, seats: Seats, rooms: Rooms, chat: Chat, preparing: Callable[[], Preparing | None], asking: Asks
    ) -> None:  # fmt: skip
        """Tells everything new, for as long as the socket is open."""
        while True:
            self.telling = False
            await self.news.wait()
            self.news.clear()
            self.telling = True
            if self.dismissal is not None:
                code, close = self.dismissal
                await self._send(encode({"type": "bye", **told(Refusal(code, 400))}))
                raise Dismissed(close)
            while self.answers:
                await self._send(self.answers.pop(0))
            if self.greeted:
                if self.to_greet or self.others or self.revision != self.live.table.revision:
                    await self._tell_of_seats(seats, rooms, chat)
                await self._tell_of_rules(preparing())
                if self.live.table.clock != "none" and self.live.glance != self.glance:
                    await self._tell_of_time()
                for seat in list(self.follows):
                    await self._tell_of_match(seat)
                    await self._tell_what_is_asked(seat, asking)
                if self.heard is not None and chat.is_on(self.live.table):
                    await self._tell_what_was_said(chat, self.heard)

    async def _tell_of_seats(self, seats: Seats, rooms: Rooms, chat: Chat) -> None:
        table = self.live.table
        self.others = False
        if self.revision != table.revision:
            self.browser = await seats.browser(table.id, self.browser.hash)
            mine = self.browser.places
            lost = [seat for seat in self.follows if seat is not None and seat not in mine]
            for seat in lost:
                del self.follows[seat]
            if lost:
                rooms.presence_changed(table.id)
        presence = rooms.presence(table.id)
        if self.to_greet or self.revision != table.revision:
            kind = self.welcome if self.to_greet else {"type": "seats"}
            told = describe(table, self.browser, presence, chat.told(table))
            await self._send(encode({**kind, "table": told}))
            self.circle = await chat.circle_of(table, self.browser)
            if self.to_greet:
                self.glance = None
                self.preparing = None  # whoever was greeted takes the rules for compiled
            self.to_greet, self.revision, self.presence = False, table.revision, presence
        elif presence != self.presence:
            self.presence = presence
            message = {"type": "presence", "present": sorted(presence.seats), "spectators": presence.spectators}
            await self._send(encode(message))

    async def _tell_what_was_said(self, chat: Chat, heard: dict[Circle, int]) -> None:
        lines = list(fresh_for(await chat.said(self.live), chat.heard_by(self.circle, self.live.over), heard))
        if not lines and not self.to_unsay:
            return
        muted = await chat.lines.muted(self.browser.hash)
        shown = [
            described_line(line, self.live.table.id, self.browser.hash) for line in lines if line.person not in muted
        ]
        again, self.to_unsay = self.to_unsay, False
        await self._send(encode({"type": "chat", "said": shown[-MOST_LINES:], "again": again}))

    async def _tell_of_time(self) -> None:
        self.glance = self.live.glance
        await self._send(encode({"type": "clock", **times_of(self.live)}))

    async def _tell_of_rules(self, preparing: Preparing | None) -> None:
        if preparing != self.preparing:
            self.preparing = preparing
            await self._send(encode({"type": "rules", "preparing": preparing}))

    async def _tell_of_match(self, seat: int | None) -> None:
        viewer = self.live.viewer(seat)
        known, draft = self.follows[seat], self.live.draft(viewer.number)
        answered = tuple(draft.moves) if draft else ()
        before, self.drafts[seat] = self.drafts.get(seat, ()), answered
        if known == viewer.version and before == answered:
            return
        now = show(self.live, seat, self.language)
        self.follows[seat] = now.version
        if known is not None and known + 1 == now.version and not before and now.update is not None:
            await self._send(now.update)
            return
        since = known if known is not None and known < now.version else -1
        log = await log_of(self.live, viewer, range(since + 1, now.version + 1), self.language)
        head = encode({"type": "view", "seat": seat, "version": now.version})
        message = head[:-1] + b',"view":' + now.whole() + b',"log":' + log + b"}"
        self.account.owe(len(message))
        await self._send(message)

    async def _tell_what_is_asked(self, seat: int | None, asking: Asks) -> None:
        window, now = self.live.window, asking(self.live, seat, self.language)
        stands = (window.since, window.ends, window.waits) if window else ()
        asked = (*stands, *((each.name, each.on) for each in now.standing)) if now else ()
        if now is not None and self.asked.get(seat, ()) != asked:
            await self._send(encode({"type": "asking", "seat": seat, "asking": now}))
        self.asked[seat] = asked

    async def _send(self, message: bytes) -> None:
        if self.listener is not None and self.listener.tell(message):
            return
        try:
            async with asyncio.timeout(self.limits.stall):
                await self.socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        except TimeoutError:
            raise Dismissed(4008) from None
