"""A socket's client side, as little of it as a load needs: text frames in and out."""

from __future__ import annotations

import asyncio
import os
import struct
from collections.abc import Callable
from typing import cast

Heard = Callable[[bytes], None]


class Socket(asyncio.Protocol):
    """Says `hello` once it is open, and hands every message to `heard`."""

    def __init__(self, address: str, path: str, cookie: str, heard: Heard) -> None:
        self.address, self.path, self.cookie = address, path, cookie
        self.heard = heard
        self.data = bytearray()
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    @staticmethod
    async def connected(port: int, path: str, cookie: str, heard: Heard) -> Socket:
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(
            lambda: Socket(f"127.0.0.1:{port}", path, cookie, heard), "127.0.0.1", port
        )
        await socket.open
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        lines = [f"GET {self.path} HTTP/1.1", f"Host: {self.address}", f"Origin: http://{self.address}"]
        lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", *([f"Cookie: {self.cookie}"] if self.cookie else [])]
        self.transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.open.done():
            head, _, rest = self.data.partition(b"\r\n\r\n")
            if not _:
                return
            assert b" 101 " in head, bytes(head)
            self.data = rest
            self.open.set_result(None)
        while (frame := self._frame()) is not None:
            self.heard(frame)

    def _frame(self) -> bytes | None:
        """The next whole text message, if it is there; heartbeats are answered on the way."""
        while len(self.data) >= 2:
            length, begin = self.data[1] & 127, 2
            if length >= 126:
                begin = 4 if length == 126 else 10
                if len(self.data) < begin:
                    return None
                length = struct.unpack("!H" if begin == 4 else "!Q", self.data[2:begin])[0]
            if len(self.data) < begin + length:
                return None
            kind, content = self.data[0] & 15, bytes(self.data[begin : begin + length])
            del self.data[: begin + length]
            if kind == 9:
                self._send(0x8A, content)
            elif kind == 1:
                return content
        return None

    def say(self, content: bytes) -> None:
        self._send(0x81, content)

    def _send(self, first: int, content: bytes) -> None:
        """A client has to mask what it says."""
        assert self.transport is not None
        mask = os.urandom(4)
        length = len(content)
        head = bytes([first, 0x80 | length]) if length < 126 else bytes([first, 0xFE]) + struct.pack("!H", length)
        masked = bytes(byte ^ mask[i & 3] for i, byte in enumerate(content))
        self.transport.write(head + mask + masked)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()
