"""One socket: what it follows and how far it has been told. It fetches the newest at its own pace, so that a slow
one gets fewer and larger messages, and nothing piles up for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from litestar import WebSocket

from islario import __version__
from islario.server.errors import Refusal, told
from islario.server.http.limits import Credits
from islario.server.http.messages import Follow, Hello
from islario.server.settings import Limits
from islario.server.tables.live import Live
from islario.server.tables.seats import Browser, Seats
from islario.server.views.describe import Presence, describe
from islario.server.views.shown import encode, log_of, show

WELCOME = {"type": "welcome", "protocol": 1, "server": __version__}


class Dismissed(Exception):
    """The socket is to be closed, with a reason that was said if it could be."""

    def __init__(self, code: int) -> None:
        self.code = code


class Guest:
    def __init__(self, socket: WebSocket[Any, Any, Any], live: Live, browser: Browser, limits: Limits) -> None:
        self.socket = socket
        self.live = live
        self.browser = browser
        self.limits = limits
        self.credits = Credits(limits.talking)
        self.follows: dict[int | None, int | None] = {}  # by seat, the last version told
        self.language = "en"
        self.greeted = False
        self.to_greet = False
        self.revision = -1  # of the seats, as last told
        self.presence: Presence | None = None
        self.dismissal: tuple[str, int] | None = None
        self.answers: list[bytes] = []
        self.news = asyncio.Event()

    def wake(self) -> None:
        self.news.set()

    def answer(self, message: dict[str, Any]) -> None:
        self.answers.append(encode(message))
        self.wake()

    def dismiss(self, code: str, close: int) -> None:
        if self.dismissal is None:
            self.dismissal = (code, close)
            self.wake()

    def hello(self, hello: Hello) -> None:
        """Begins to follow some viewers, from the versions that the client has."""
        if not 1 <= len(hello.viewers) <= self.limits.viewers:
            raise Refusal("bad-request", 400, wrong=f"1 to {self.limits.viewers} viewers")
        for follow in hello.viewers:
            self._check(follow)
        self.follows = {follow.seat: follow.version for follow in hello.viewers}
        self.language = hello.lang
        self.greeted = self.to_greet = True
        self.wake()

    def _check(self, follow: Follow) -> None:
        if follow.seat is not None and follow.seat not in self.browser.places:
            raise Refusal("not-your-seat", 403, number=follow.seat + 1)

    async def tell(self, seats: Seats, presence: Callable[[], Presence]) -> None:
        """Tells everything new, for as long as the socket is open."""
        while True:
            await self.news.wait()
            self.news.clear()
            if self.dismissal is not None:
                code, close = self.dismissal
                await self._send(encode({"type": "bye", **told(Refusal(code, 400))}))
                raise Dismissed(close)
            while self.answers:
                await self._send(self.answers.pop(0))
            if self.greeted:
                await self._tell_of_seats(seats, presence())
                for seat in list(self.follows):
                    await self._tell_of_match(seat)

    async def _tell_of_seats(self, seats: Seats, presence: Presence) -> None:
        table = self.live.table
        if self.revision != table.revision:
            self.browser = await seats.browser(table.id, self.browser.hash)
            mine = self.browser.places
            self.follows = {seat: version for seat, version in self.follows.items() if seat is None or seat in mine}
        if self.to_greet or self.revision != table.revision:
            kind = WELCOME if self.to_greet else {"type": "seats"}
            await self._send(encode({**kind, "table": describe(table, self.browser, presence)}))
            self.to_greet, self.revision, self.presence = False, table.revision, presence
        elif presence != self.presence:
            self.presence = presence
            message = {"type": "presence", "present": sorted(presence.seats), "spectators": presence.spectators}
            await self._send(encode(message))

    async def _tell_of_match(self, seat: int | None) -> None:
        viewer = self.live.viewer(seat)
        known = self.follows[seat]
        if known == viewer.version:
            return
        now = show(self.live, seat, self.language)
        self.follows[seat] = now.version
        if known is not None and known + 1 == now.version and now.update is not None:
            await self._send(now.update)
            return
        since = known if known is not None and known < now.version else -1
        log = log_of(self.live, viewer, range(since + 1, now.version + 1), self.language)
        head = encode({"type": "view", "seat": seat, "version": now.version})
        await self._send(head[:-1] + b',"view":' + now.whole() + b',"log":' + log + b"}")

    async def _send(self, message: bytes) -> None:
        try:
            async with asyncio.timeout(self.limits.stall):
                await self.socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        except TimeoutError:
            raise Dismissed(4008) from None
