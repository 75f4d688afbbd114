"""Several processes at one address share what they listen at, so that the sockets of one table would land on all of
them, and each would work out the same moves and views. A socket's request names its table, and each table has one
process that serves it: whoever else takes the connection passes it on, as it is.

Nothing hangs on it. Where the other process is not there, or does not take it in time, it is served where it is.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
from array import array
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from islario.server.settings import Settings

TABLE = re.compile(rb"GET /api/tables/([A-Za-z0-9_-]+)/live[ ?]")
MOST = 64 * 1024  # bytes of a request: the doors let in half as many
AGAIN, TIMES = 0.01, 50  # seconds until one that has its hands full is tried again, and how often


class Passing:
    def __init__(self, settings: Settings) -> None:
        self.folder = Path(settings.crew)
        self.place = settings.place
        self.count = settings.members
        self.serve: Callable[[socket.socket, bytes], None] = lambda connection, request: connection.close()
        self.wire: socket.socket | None = None

    def place_of(self, request: bytes) -> int:
        """Which process serves what is asked for: the table's, or this one."""
        table = TABLE.match(request)
        return self.place if table is None else crc32(table[1]) % self.count

    def _wire_of(self, place: int) -> str:
        return str(self.folder / f"sockets-{place}")

    def opened(self, serve: Callable[[socket.socket, bytes], None]) -> None:
        """Begins to take what others pass on, to `serve` it."""
        self.serve = serve
        own = self._wire_of(self.place)
        Path(own).unlink(missing_ok=True)  # of one that was killed
        self.wire = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.wire.setblocking(False)
        self.wire.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2 * MOST)
        self.wire.bind(own)
        asyncio.get_running_loop().add_reader(self.wire, self._take)

    def closed(self) -> None:
        if self.wire is not None:
            asyncio.get_running_loop().remove_reader(self.wire)
            self.wire.close()
            Path(self._wire_of(self.place)).unlink(missing_ok=True)
            self.wire = None

    def _take(self) -> None:
        with contextlib.suppress(BlockingIOError):
            while self.wire is not None:
                request, connections, _, _ = socket.recv_fds(self.wire, MOST, 1)
                for connection in connections:
                    self.serve(socket.socket(fileno=connection), request)

    async def passed(self, transport: asyncio.Transport, request: bytes) -> bool:
        """Passes a connection on, which is closed here then. Whether it was taken."""
        for _ in range(TIMES):
            if self.wire is None or transport.is_closing():
                return False
            try:
                connection = array("i", [transport.get_extra_info("socket").fileno()])
                along = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, connection)]
                self.wire.sendmsg([request], along, 0, self._wire_of(self.place_of(request)))
            except BlockingIOError:
                await asyncio.sleep(AGAIN)
            except OSError:  # it is not there
                return False
            else:
                transport.abort()  # theirs stays open
                return True
        return False


class Passed(WebSocketsSansIOProtocol):
    """A socket that may be another process's to serve."""

    passing: Passing | None = None
    task: asyncio.Task[None] | None = None  # in which it is passed on
    brought: bytes | None = None  # the request with which another process has passed it on

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if self.brought is not None:
            self.data_received(self.brought)

    def data_received(self, data: bytes) -> None:
        asked = self.handshake_initiated or self.task is not None
        if asked or self.passing is None or self.passing.place_of(data) == self.passing.place:
            super().data_received(data)
            return
        self.transport.pause_reading()
        self.task = asyncio.create_task(self._pass_on(self.passing, data))

    async def _pass_on(self, passing: Passing, request: bytes) -> None:
        if not await passing.passed(self.transport, request) and not self.transport.is_closing():
            self.transport.resume_reading()
            self.data_received(request)
