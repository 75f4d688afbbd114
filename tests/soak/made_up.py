"""Requests and messages that nobody should send: made from the routes' own parameters and bodies, with some of their
values right, so that they come far, and others as wrong as they can be."""

from __future__ import annotations

import inspect
import json
import random
import typing
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

import msgspec
from litestar.handlers import HTTPRouteHandler

from islario.server.app import HANDLERS
from islario.server.http.messages import Follow, Hello, NewSeat, Ping

BROKEN = "x-broken-in"  # a header that no answer may ever carry
DEEP = 100_000
LARGEST = 2**20  # bytes of a body: four times what is taken; of far more the server hears nothing, and hangs up
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "PROPFIND", "get")
TEXTS = (
    "", " ", "\0", "a\0b", "\ud800", "\udfff\ud800", "\x7f\x1b[31m", "x" * 41, "x" * 65, "x" * 70_000, "٣", "1_0",
    "-1", "+1", "0x10", "1e3", " 1", "1\n", "9" * 400, "9" * 5000, "../../etc/passwd", "..%2f..%2f", "%00",
    "' or 1=1 --", "{0.__class__}", "%s%n", "<script>alert(1)</script>", "\u202eevil", "👩\u200d🚀" * 9, "null", "true",
    "NaN", f"a\r\n{BROKEN}: 1", f"%0d%0a{BROKEN}:%201", "__proto__", "constructor", "last", "$ne",
)  # fmt: skip
NUMBERS = (
    -1, 0, 1, 63, 64, 65, 999_999, 10**6, 10**6 + 1, 2**31 - 1, 2**31, -(2**31), 2**53, 2**63, -(2**63), 2**64, 10**30,
    0.5, -0.0, 1e308, -1e-308,
)  # fmt: skip
RAW = (
    b"1e999",
    b"NaN",
    b"Infinity",
    b"-",
    b"01",
    b"9" * 5000,
    b'"\xff"',
    b'"\xed\xa0\x80"',
    b"tru",
    b'"\\u00"',
    b"'a'",
)
BODIES = (
    b"", b"{", b"null", b"[]", b'""', b"0", b"\xff\xfe{\0}\0", b"\xef\xbb\xbf{}", b"\0", b"[" * DEEP, b'{"a":' * DEEP,
    b"{}{}", b"[" + b"0," * 60_000 + b"0]", b" " * 300_000, b"--x\r\ncontent-disposition: form-data\r\n\r\n",
    b"\x1f\x8b\x08\0\0", b"deed=block&what=127.0.0.0/8", b"deed=enter&what=" + b"x" * 9999, b"deed=%ff&what=%00",
)  # fmt: skip
KINDS = (
    "application/json", "application/json; charset=utf-16", "text/plain", "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x", "multipart/form-data", "application/msgpack", "application/x-msgpack", "",
    "a/b/c", "application/json;" + "x" * 3000,
)  # fmt: skip
HEADERS = (
    b"origin: https://elsewhere.example", b"origin: null", b"origin: http://[", b"origin: \xff\xfe",
    b"sec-fetch-site: cross-site", b"host: rebound.example", b"host: [::1", b"host:", b"cookie: islario=",
    b"cookie: islario=\xff\xfe", b"range: bytes=0-1", b"cookie: islario=a; islario=b", b"cookie: " + b"a=b; " * 2000,
    b"cookie: islario=" + b"x" * 9000, b"cookie: ;;;=;=", b"accept-language: " + b"fr;q=x," * 900,
    b"accept-language: \xff", b"accept-encoding: gzip;q=,br", b"if-none-match: *", b"authorization: Bearer \xff\xfe",
    b"authorization: Bearer", b"authorization: Basic eDp5", b"x-forwarded-proto: https",
    b"x-forwarded-for: 127.0.0.1, nonsense", b"x-http-method-override: DELETE", b"expect: 100-continue",
    b"te: trailers", b"content-encoding: gzip", b"forwarded: for=x", b"accept: application/x-msgpack",
    b"connection: close",
)  # fmt: skip
WORSE = (  # with these it is no HTTP any more, or the beginning of something else: silence is an answer
    b"content-length: 5", b"content-length: -5", b"content-length: 99999999999999999999999", b"content-length: 0x5",
    b"x: \0", b"transfer-encoding: chunked", b"transfer-encoding: gzip, chunked",
    b"transfer-encoding: chunked\r\ncontent-length: 3", b"no colon", b": no name", b"a b: c", b"x: " + b"y" * 40_000,
    b"\r\n".join(b"x%d: y" % n for n in range(900)), b" folded", b"upgrade: h2c",
    b"upgrade: websocket\r\nconnection: upgrade", b"host: a\x00b",
)  # fmt: skip


@dataclass(frozen=True)
class Route:
    path: str
    method: str
    queries: tuple[str, ...]
    body: type[msgspec.Struct] | None


@dataclass(frozen=True)
class Request:
    content: bytes
    method: str
    whole: bool  # as HTTP has it, so that it must be answered


def routes() -> list[Route]:
    """All of the application's, but for its sockets."""
    found = []
    for handler in HANDLERS:
        if isinstance(handler, HTTPRouteHandler):
            queries = [name for name in inspect.signature(handler.fn).parameters if name not in ("request", "data")]
            data = typing.get_type_hints(handler.fn).get("data")
            bodies = [
                kind
                for kind in (data, *typing.get_args(data))
                if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
            ]
            for path in sorted(handler.paths):
                names = tuple("view" if name == "whole" else name for name in queries if f"{{{name}:" not in path)
                found.append(Route(path, min(handler.http_methods), names, bodies[0] if bodies else None))
    return [*found, Route("/api/openapi.json", "GET", (), None), Route("/api/none", "GET", ("seat",), None)]


class Mischief:
    """Makes things up; the same ones for the same seed."""

    def __init__(self, seed: int, known: dict[str, list[Any]], cookies: list[str], record: bytes) -> None:
        self.chance = random.Random(seed)
        self.known = known  # right values, by the names of parameters and fields
        self.cookies = cookies
        self.record = record
        self.routes = routes()

    def request(self, host: str) -> Request:
        route = self.chance.choice(self.routes)
        method = route.method if self.chance.random() < 0.9 else self.chance.choice(METHODS)
        path = "/".join(self._piece(piece) for piece in route.path.split("/"))
        query = "&".join(f"{name}={self._quoted(name)}" for name in route.queries if self.chance.random() < 0.6)
        line = f"{method} {path}{'?' + query if query else ''} HTTP/1.1".encode("latin-1")
        body = self._body(route) if method == "POST" or self.chance.random() < 0.03 else b""
        headers = [b"host: " + host.encode(), b"content-length: %d" % len(body)]
        if self.chance.random() < 0.8:
            headers.append(b"cookie: islario=" + self.chance.choice(self.cookies).encode())
        if body:
            right = self.chance.random() < 0.9
            headers.append(b"content-type: " + (KINDS[0] if right else self.chance.choice(KINDS)).encode())
        whole = True
        if self.chance.random() < 0.12:
            whole = self.chance.random() < 0.7
            more = self.chance.choice(HEADERS if whole else WORSE)
            headers.insert(self.chance.randrange(len(headers) + 1), more)
        return Request(b"\r\n".join([line, *headers, b"", body]), method, whole)

    def _piece(self, piece: str) -> str:
        if not piece.startswith("{"):
            return piece
        name = piece[1:].partition(":")[0]
        return self._quoted(name)

    def _quoted(self, name: str) -> str:
        value = self.value(name, 0.15)
        text = value if isinstance(value, str) else json.dumps(value)
        return quote(text.encode("utf-8", "surrogatepass")[:8000], safe="" if self.chance.random() < 0.9 else "/.?")

    def value(self, name: str, wrong: float) -> Any:
        if self.chance.random() > wrong and name in self.known:
            return self.chance.choice(self.known[name])
        match self.chance.randrange(8):
            case 0 | 1 | 2:
                return self.chance.choice(TEXTS)
            case 3 | 4:
                return self.chance.choice(NUMBERS)
            case 5:
                return self.chance.choice((None, True, False, [], {}, [[]], {"": None}, [None] * 70))
            case 6:
                return {self.chance.choice(TEXTS[:12]): self.value(name, wrong)}
        return [self.value(name, wrong)] * self.chance.choice((1, 3, 65))

    def struct(self, kind: type[msgspec.Struct], wrong: float = 0.12) -> dict[str, Any]:
        made = {name: self._field(name, wrong) for name in kind.__struct_fields__ if self.chance.random() > 0.04}
        if self.chance.random() < 0.03:
            made[self.chance.choice(TEXTS[:20])] = self.value("", 1)
        return made

    def _field(self, name: str, wrong: float) -> Any:
        if self.chance.random() > wrong:
            if name == "seats":
                return [self.struct(NewSeat, wrong) for _ in range(self.chance.choice((1, 2, 3, 4)))]
            if name == "viewers":
                return [self.struct(Follow, wrong) for _ in range(self.chance.choice((1, 2, 8)))]
        return self.value(name, wrong)

    def _body(self, route: Route) -> bytes:
        if route.path == "/api/records" and self.chance.random() < 0.8:
            return self._bent(self.record)
        if route.body is None or self.chance.random() < 0.08:
            return self.chance.choice(BODIES)
        body = self._json(self.struct(route.body))[:LARGEST]
        return self._bent(body) if self.chance.random() < 0.08 else body

    def _json(self, value: Any) -> bytes:
        text = json.dumps(value, ensure_ascii=self.chance.random() < 0.7).encode("utf-8", "surrogatepass")
        if self.chance.random() < 0.04:  # what no value of Python's is written as
            text = text.replace(b"0", self.chance.choice(RAW), 1)
        return text

    def _bent(self, body: bytes) -> bytes:
        """Cut off, with some bytes changed, or with a number that is another one."""
        changed = bytearray(body)
        match self.chance.randrange(4):
            case 0:
                del changed[self.chance.randrange(len(changed) + 1) :]
            case 1:
                for _ in range(self.chance.choice((1, 1, 5))):
                    changed[self.chance.randrange(len(changed))] = self.chance.randrange(256)
            case 2:
                digits = [at for at, byte in enumerate(changed) if 48 <= byte <= 57] or [0]
                changed[(at := self.chance.choice(digits)) : at + 1] = str(self.chance.choice(NUMBERS)).encode()
        return bytes(changed)

    def message(self) -> bytes:
        """For a socket."""
        if self.chance.random() < 0.15:
            return self.chance.choice((*BODIES[:12], *RAW))[:15_000]
        kind, tag = self.chance.choice(((Hello, "hello"), (Ping, "ping"), (Ping, "shout")))
        body = self._json({"type": tag, **self.struct(kind, 0.05)})[:15_000]
        return self._bent(body) if self.chance.random() < 0.05 else body
