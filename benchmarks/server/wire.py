"""A client for HTTP and sockets that costs next to nothing, so that a test or a load measures the server."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec


class Wire:
    """One connection that is kept open; one request at a time. Remembers its cookies."""

    def __init__(self, host: str, port: int, cookie: str = "") -> None:
        self.host, self.port, self.cookie = host, port, cookie
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """The status and the answer, read as JSON."""
        content = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", f"host: {self.host}:{self.port}", f"content-length: {len(content)}"]
        lines += ["content-type: application/json"] if content else []
        lines += [f"cookie: {self.cookie}"] if self.cookie else []
        request = "\r\n".join([*lines, "", ""]).encode() + content
        if self.writer is not None:
            try:
                return await self._asked(request)
            except (OSError, asyncio.IncompleteReadError):  # a server may close what was idle for long
                self.writer.close()
        self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        return await self._asked(request)

    async def _asked(self, request: bytes) -> tuple[int, Any]:
        assert self.writer is not None, "connected before"
        self.writer.write(request)
        return await self._answer()

    async def _answer(self) -> tuple[int, Any]:
        assert self.reader is not None, "asked before"
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = [line.partition(": ") for line in head[1:] if line]
        length = 0
        for name, _, value in headers:
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                self.cookie = value.partition(";")[0]
        body = await self.reader.readexactly(length)
        return int(head[0].split()[1]), msgspec.json.decode(body) if body else None

    async def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
