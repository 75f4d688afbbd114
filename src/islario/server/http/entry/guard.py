"""What stands before every request: who may ask, how much and from where; and what every answer carries."""

from __future__ import annotations

import hashlib
import logging
import re
import time
from collections import Counter
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from islario.server.errors import Refusal, told
from islario.server.house import House
from islario.server.http.entry.cookie import said_in
from islario.server.http.entry.limits import HEAVY, Account, Credits, Purses
from islario.server.http.socket.spoken import READ, SPEND
from islario.server.settings import LOOPBACK, Rate
from islario.server.views.parts import encode

log = logging.getLogger(__name__)
MAKES_TABLES = {"/api/tables", "/api/records"}
UNMETERED = {"/health", "/health/live", "/health/ready"}
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
SAID_ONCE = (b"host", b"origin", b"sec-fetch-site")  # who says one of these twice wants to be taken for another
SLASHES = re.compile("//+")
NEVER_STORED = (b"cache-control", b"no-store")


class Guard:
    def __init__(self, app: ASGIApp, house: House, client: str) -> None:
        self.app = app
        self.house = house
        self.fresh = [NEVER_STORED, (b"islario-client", client.encode())]  # what is kept would name an old client
        self.purses = Purses()
        self.addresses = house.addresses
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
        scope["scheme"], scope["path"] = self.addresses.scheme_of(scope), _plain(scope["path"])
        status = 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message["headers"], *HEADERS]
                if scope["path"].startswith("/api") and not any(name == b"cache-control" for name, _ in headers):
                    headers.extend(self.fresh)
                message["headers"] = headers
            elif message["type"] == "http.response.body":
                self._weigh(scope, len(message["body"]))
            await send(message)

        refusal = self._refusal(scope)
        if refusal is None:
            await self.app(scope, receive, answer)
        else:
            await refuse(refusal, answer)
        seconds = time.perf_counter() - begun
        route = str(scope.get("path_template") or "-")
        self.house.metrics.count("requests", method=scope["method"], status=str(status))
        self.house.metrics.observe("request_seconds", seconds)
        log.info("request", extra={"method": scope["method"], "route": route, "status": status,
                                   "ms": round(seconds * 1000, 2)})  # fmt: skip

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        address = self.addresses.of(scope)
        limits = self.house.settings.limits
        blocked = self.house.operator.blocks.covers(self.addresses.exact(scope))
        full = len(self.house.rooms) >= limits.sockets or self.sockets[address] >= limits.sockets_of_one
        if blocked or self._strange(scope) or full or self._spent(scope, [limits.writing]):
            self.house.metrics.count("sockets_refused")
            await receive()
            await send({"type": "websocket.close", "code": 4029 if full else 4003, "reason": ""})
            return
        self.sockets[address] += 1
        scope[SPEND] = self._account(scope, [limits.writing]).spend
        scope[READ] = self._account(scope, [limits.reading])
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
        if scope["path"] in UNMETERED or (scope["path"] == "/metrics" and self.addresses.is_here(scope)):
            return None
        if not _is_operators(scope) and self.house.operator.blocks.covers(self.addresses.exact(scope)):
            return Refusal("blocked", 403)
        spent = self._spent(scope, self._rates(scope, writes))
        if spent is not None:
            return Refusal("too-many-requests", 429, spent.wait)
        length = _text(dict(scope["headers"]), b"content-length")
        if re.fullmatch(r"[0-9]{1,20}", length) and int(length) > self.house.settings.limits.body:
            return Refusal("too-large", 413, most=self.house.settings.limits.body // 1024)
        return None

    def _weigh(self, scope: Any, length: int) -> None:
        """Long answers take long to make; the client's own files do not."""
        if length >= HEAVY and scope["path"].startswith("/api"):
            self._account(scope, [self.house.settings.limits.reading]).owe(length)

    def _spent(self, scope: Any, rates: list[Rate]) -> Credits | None:
        """Takes a credit of each kind from the visitor and from the address; whatever has run out, if anything has."""
        return self._account(scope, rates).spend()

    def _account(self, scope: Any, rates: list[Rate]) -> Account:
        """The visitor and the address, each with what it may ask."""
        address, visitor, share = self.addresses.of(scope), _visitor(scope), self.house.settings.limits.share
        own = f"{address} {visitor}"
        askers = [((own, rate.shared(share)), (address, rate)) if visitor else ((address, rate),) for rate in rates]
        return Account(self.purses, [asker for some in askers for asker in some])

    def _rates(self, scope: Any, writes: bool) -> list[Rate]:
        limits = self.house.settings.limits
        if _is_operators(scope):
            return [limits.operating]
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
            if hosts and _name_in(host) not in hosts:
                return Refusal("wrong-host", 403)
            origin = _text(headers, b"origin")
            if origin and (_place_in(origin) != host.lower() or self._is_open_to_others(scope, origin)):
                return Refusal("wrong-origin", 403)
        except ValueError:
            return Refusal("wrong-host", 403)
        said = [name for name, _ in scope["headers"] if name in SAID_ONCE]
        if len(said) > len({*said}):
            return Refusal("wrong-host" if said.count(b"host") > 1 else "wrong-origin", 403)
        if _text(headers, b"sec-fetch-site") in ("cross-site", "same-site"):
            return Refusal("wrong-origin", 403)
        return None

    def _is_open_to_others(self, scope: Any, origin: str) -> bool:
        """Whether a page came over a line on which anybody may change it, while ours do not."""
        safe = self.house.settings.secure or scope["scheme"] in ("https", "wss")
        return safe and not origin.lower().startswith("https:") and _name_in(_place_in(origin)) not in LOOPBACK


def _plain(path: str) -> str:
    """The path as routes know it: whoever writes it with more slashes asks for the same, and pays for the same."""
    return SLASHES.sub("/", f"/{path.strip('/')}")


def _is_operators(scope: Any) -> bool:
    """The operator has a key, and may have blocked the own address."""
    return str(scope["path"]).startswith(("/operator", "/api/operator", "/metrics"))


@lru_cache(maxsize=1000)
def _name_in(host: str) -> str:
    """The name in a host (ValueError where it is none)."""
    return urlsplit(f"//{host}").hostname or ""


@lru_cache(maxsize=1000)
def _place_in(origin: str) -> str:
    """The host and port in an origin (ValueError where there are none)."""
    return urlsplit(origin).netloc.lower()


def _text(headers: dict[bytes, bytes], wanted: bytes) -> str:
    return headers.get(wanted, b"").decode("latin-1")


def _visitor(scope: Any) -> str:
    """Tells one visitor from another; nothing before the first cookie."""
    lines = [value for name, value in scope["headers"] if name == b"cookie"]
    said = said_in(b"; ".join(lines))
    return hashlib.sha256(said).hexdigest()[:16] if said else ""


async def refuse(refusal: Refusal, send: Send) -> None:
    body = encode(told(refusal))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.retry is not None:
        headers.append((b"retry-after", str(refusal.retry).encode()))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
