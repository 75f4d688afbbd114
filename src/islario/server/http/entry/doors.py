"""Connections: how many there are and from where, and how long one may take to say what it wants.

uvicorn waits for a request's headers and body as long as it takes, on as many connections as there are. Here a slow one
is closed, and where there is no room the one that waits longest makes some: whoever asks for something is served.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from enum import Enum, auto
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from islario.server.http.entry.addresses import Addresses, group_of
from islario.server.http.entry.limits import Credits
from islario.server.http.socket.frames import Frames, head_of, text_in
from islario.server.http.socket.passing import Passed, Passing
from islario.server.settings import Limits

HEAD = 32 * 1024  # bytes of headers
WORDY = 16  # times the bytes of a body that one request may take on its way: pieces of it can be made very small
CRUMBS = 4096  # pieces in which a body may come: to read it byte by byte costs us more than whoever sends it
PIECES = 64  # in which a message on a socket may come
ASIDE = 5  # frames for each message that a client may say: its own, pings, and what it cuts in pieces
MOMENT = 0.3  # seconds in which a late server reads what has come meanwhile
AT_ONCE = "islario.at_once"  # how a socket's scope names the short way out


class Doors:
    def __init__(self, limits: Limits, addresses: Addresses, passing: Passing | None = None) -> None:
        self.limits = limits
        self.passing = passing
        self.addresses = addresses
        self.count = 0
        self.inside: Counter[str] = Counter()  # connections by address
        self.waiting: dict[str, dict[Visit, None]] = {}  # those that ask for nothing now, by address, oldest first
        self.most = limits.connections

    def protocol(self) -> type[HttpToolsProtocol]:
        """What uvicorn makes for each connection."""
        doors = self

        class Entered(Visit):
            def __init__(self, *given: Any, **named: Any) -> None:
                super().__init__(*given, **named)
                self.doors = doors

        return Entered

    def listener(self) -> type[Listener]:
        """What uvicorn makes for each socket."""
        doors = self

        class Heard(Listener):
            def __init__(self, *given: Any, **named: Any) -> None:
                super().__init__(*given, **named)
                self.credits = Credits(doors.limits.talking.shared(ASIDE))
                self.passing = doors.passing

        return Heard

    def enter(self, visit: Visit) -> bool:
        """Whether there is room for one more of this address."""
        crowded = not visit.proxied and self.inside[visit.address] >= self.limits.connections_of_one
        if crowded and not self._make_room(self.waiting.get(visit.address, {})):
            return False
        if self.count >= self.most and not self._make_room(max(self.waiting.values(), key=len, default={})):
            return False
        self.count += 1
        self.inside[visit.address] += 1
        self.wait(visit)
        return True

    def _make_room(self, waiting: dict[Visit, None]) -> bool:
        oldest = next(iter(waiting), None)
        if oldest is None:
            return False
        oldest.leave()
        oldest.transport.abort()
        return True

    def leave(self, visit: Visit) -> None:
        self.work(visit)
        self.count -= 1
        self.inside[visit.address] -= 1
        if not self.inside[visit.address]:
            del self.inside[visit.address]
            self.waiting.pop(visit.address, None)

    def work(self, visit: Visit) -> None:
        self.waiting.get(visit.address, {}).pop(visit, None)

    def wait(self, visit: Visit) -> None:
        self.waiting.setdefault(visit.address, {})[visit] = None


class Stage(Enum):
    """What a connection is about."""

    SILENT = auto()  # nothing was asked yet, or all was answered
    HEAD = auto()
    BODY = auto()
    ANSWER = auto()


class Visit(HttpToolsProtocol):
    doors: Doors
    address = ""
    proxied = False  # a proxy of ours has many connections
    entered = False
    stage = Stage.SILENT
    said = 0  # bytes since the last request
    head = 0  # of those, the address and headers of this one
    crumbs = 0  # pieces of its body
    timer: asyncio.TimerHandle | None = None
    stalled: asyncio.TimerHandle | None = None  # runs while nobody takes our answer

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        self.address, self.proxied = group_of(peer), self.doors.addresses.is_proxy(peer)
        self.entered = self.doors.enter(self)
        if self.entered:
            self._allow(self.doors.limits.head)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        self._allow(None)
        if self.stalled is not None:
            self.stalled.cancel()
        if self.entered:
            self.entered = False
            self.doors.leave(self)

    def data_received(self, data: bytes) -> None:
        if not self.entered:
            return
        before = self.stage
        self.said += len(data)
        super().data_received(data)
        if self.said > (HEAD if self.stage is Stage.HEAD else WORDY * self.doors.limits.body):
            self.transport.abort()
        elif self.stage is not before or self.timer is None:
            limits = self.doors.limits
            self._allow({Stage.HEAD: limits.head, Stage.BODY: limits.upload}.get(self.stage))

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.stage, self.head, self.crumbs = Stage.HEAD, 0, 0

    def on_url(self, url: bytes) -> None:
        self._read(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._read(len(name) + len(value) + len(b": \r\n"))
        super().on_header(name, value)

    def _read(self, length: int) -> None:
        """They may all have come at once: whoever says so much is not understood, and the connection closed."""
        self.head += length
        if self.head > HEAD:
            raise ValueError("more headers than anybody has")

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.stage = Stage.BODY
        self.doors.work(self)

    def on_body(self, body: bytes) -> None:
        self.crumbs += 1
        if self.crumbs > CRUMBS:
            raise ValueError("a body in crumbs")
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.stage = Stage.ANSWER

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.entered and not self.pipeline:
            self.said = 0
            self.doors.wait(self)

    def handle_websocket_upgrade(self) -> None:
        self.leave()  # sockets are counted where they are listened to
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stalled = self.loop.call_later(self.doors.limits.stall, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stalled is not None:
            self.stalled.cancel()

    def _allow(self, seconds: float | None) -> None:
        """So much time until the connection is closed; None: as long as it takes."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else self.loop.call_later(seconds, self._is_late)

    def _is_late(self) -> None:
        """It may be us who are: what lies here already is read first."""
        self.timer = self.loop.call_later(MOMENT, self.transport.abort)


class Listener(Passed):
    """A message said to be text that is none is handed on as bytes: who listens refuses it like any other nonsense.
    uvicorn would write a whole page into the log for it, and break where the socket is about to close.

    Who listens may `overhear` messages: those that come whole are shown to it first, and go the ordinary way through
    uvicorn's queue only where it does not take them."""

    overhear: Callable[[bytes], bool] | None = None
    credits: Credits

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.heard = Frames()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # this is the request, which uvicorn hands over in one piece
            super().data_received(data)
            return
        at_rest = self.heard.whole
        if not self.credits.spend(self.heard.count(data)) or len(self.frames) > PIECES:
            self.transport.abort()  # pings and pieces of messages cost as much as messages, and nobody hears of them
            return
        clear = at_rest and self.heard.whole and self.queue.empty() and not self.frames and not self.close_sent
        if self.overhear is not None and clear:
            text = text_in(data)
            if text is not None and self.overhear(text):
                return
        super().data_received(data)

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[AT_ONCE] = self
        await super().run_asgi()

    def tell(self, text: bytes) -> bool:
        """Sends a message without detours, where nothing is in its way; returns whether it was sent."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(head_of(len(text)) + text)
        return True

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()
