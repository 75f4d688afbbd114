"""What stands before every request: who may ask, how much and from where; and what every answer carries."""

from __future__ import annotations

import logging
import re
import time
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from islario.server.errors import Refusal, told
from islario.server.house import House
from islario.server.http.limits import Purses
from islario.server.settings import Rate
from islario.server.views.shown import encode

log = logging.getLogger(__name__)
MAKES_TABLES = {"/api/tables", "/api/records"}
UNMETERED = {"/health", "/metrics"}
HEADERS = [
    (b"content-security-policy", b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
     b"frame-ancestors 'none'; form-action 'self'"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]  # fmt: skip
NEVER_STORED = (b"cache-control", b"no-store")


class Guard:
    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house
        self.purses = Purses()
        self.sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match scope["type"]:
            case "http":
                await self._http(scope, receive, send)
            case "websocket":
                await self._socket(scope, receive, send)
            case _:
                await self.app(scope, receive, send)

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        status = 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message["headers"], *HEADERS]
                if scope["path"].startswith("/api") and not any(name == b"cache-control" for name, _ in headers):
                    headers.append(NEVER_STORED)
                message["headers"] = headers
            await send(message)

        refusal = self._refusal(scope)
        if refusal is None:
            await self.app(scope, receive, answer)
        else:
            await _refuse(refusal, answer)
        seconds = time.perf_counter() - begun
        route = str(scope.get("path_template") or "-")
        self.house.metrics.count("requests", method=scope["method"], status=str(status))
        self.house.metrics.observe("request_seconds", seconds)
        log.info("request", extra={"method": scope["method"], "route": route, "status": status,
                                   "ms": round(seconds * 1000, 2)})  # fmt: skip

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        address = _address(scope)
        limits = self.house.settings.limits
        full = len(self.house.rooms) >= limits.sockets or self.sockets[address] >= limits.sockets_of_one
        if self._strange(scope) or full or not self.purses.of(address, limits.writing).spend():
            self.house.metrics.count("sockets_refused")
            await receive()
            await send({"type": "websocket.close", "code": 4029 if full else 4003, "reason": ""})
            return
        self.sockets[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def _refusal(self, scope: Any) -> Refusal | None:
        """Why this request goes no further, if it does not."""
        writes = scope["method"] not in ("GET", "HEAD", "OPTIONS")
        strange = self._strange(scope)
        if strange is not None and (writes or strange.code == "wrong-host"):
            return strange
        if scope["path"] in UNMETERED:
            return None
        for rate in self._rates(scope, writes):
            purse = self.purses.of(_address(scope), rate)
            if not purse.spend():
                return Refusal("too-many-requests", 429, purse.wait)
        length = _text(dict(scope["headers"]), b"content-length")
        if re.fullmatch(r"[0-9]{1,20}", length) and int(length) > self.house.settings.limits.body:
            return Refusal("too-large", 413, most=self.house.settings.limits.body // 1024)
        return None

    def _rates(self, scope: Any, writes: bool) -> list[Rate]:
        limits = self.house.settings.limits
        if not writes:
            return [limits.reading]
        if scope["path"].endswith(("/hint", "/review")):
            return [limits.writing, limits.advice]
        return [limits.writing, limits.making] if scope["path"] in MAKES_TABLES else [limits.writing]

    def _strange(self, scope: Any) -> Refusal | None:
        """A name that is not ours (a page elsewhere that points its own name here), or a page of another site."""
        headers = dict(scope["headers"])
        host = _text(headers, b"host")
        hosts = self.house.settings.hosts
        try:
            name = urlsplit(f"//{host}").hostname or ""
            if hosts and name not in hosts:
                return Refusal("wrong-host", 403)
            origin = _text(headers, b"origin")
            if origin and urlsplit(origin).netloc.lower() != host.lower():
                return Refusal("wrong-origin", 403)
        except ValueError:
            return Refusal("wrong-host", 403)
        if _text(headers, b"sec-fetch-site") in ("cross-site", "same-site"):
            return Refusal("wrong-origin", 403)
        return None


def _text(headers: dict[bytes, bytes], wanted: bytes) -> str:
    return headers.get(wanted, b"").decode("latin-1")


def _address(scope: Any) -> str:
    return str(scope["client"][0]) if scope.get("client") else ""


async def _refuse(refusal: Refusal, send: Send) -> None:
    body = encode(told(refusal))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.retry is not None:
        headers.append((b"retry-after", str(refusal.retry).encode()))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
