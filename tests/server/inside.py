"""A server without its process: requests and sockets go straight to the application, and everything it says is kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import quote

import httpx

from islario.server.app import make_app
from islario.server.house import House
from islario.server.settings import Settings
from islario.server.thinking.messages import Advise, Advised, Answer, Thinkable, pack
from tests.patience import PATIENCE

ELSEWHERE = ("192.0.2.7", 4000)  # where whoever asks comes from


class Inside:
    """What one browser asked and was told, byte by byte."""

    def __init__(self, app: Any, house: House) -> None:
        self.app = app
        self.house = house
        self.routes: set[tuple[str, str]] = set()  # those that have answered
        self.said: list[str] = []
        self.questions: list[bytes] = []  # put to those that think

    async def think(self, table: str, people: bool, question: Thinkable, pace: float) -> tuple[Answer, float]:
        """Stands for the processes that think: what they are asked is all that they could tell."""
        self.questions.append(pack(question))
        if not isinstance(question, Advise):
            await asyncio.Future()  # a bot that never comes to an end
        return Advised([]), 0.0

    async def called(self, scope: Any, receive: Any, send: Any) -> None:
        await self.app(scope, receive, send)
        if "path_template" in scope:
            self.routes.add((scope.get("method", "socket"), scope["path_template"]))

    def browser(self, cookie: str) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self.called, client=ELSEWHERE)
        return httpx.AsyncClient(transport=transport, base_url="http://localhost", cookies={"islario": cookie})

    async def ask(self, browser: httpx.AsyncClient, method: str, path: str, body: Any = None) -> Reply:
        """Asks, and keeps the answer with all its headers. Straight to the application, as `browser` would: for
        thousands of questions httpx takes as long as the answers."""
        place, _, query = path.partition("?")
        content = b"" if body is None else json.dumps(body).encode()
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        headers = [(b"host", b"localhost"), (b"user-agent", b"a browser"), (b"cookie", cookies.encode())]
        if body is not None:
            headers += [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(content))]
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "headers": headers,
            "scheme": "http", "path": place, "raw_path": place.encode(), "query_string": quote(query, "=&:").encode(),
            "server": ("localhost", None), "client": ELSEWHERE, "root_path": "",
        }  # fmt: skip
        told: list[Any] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": content, "more_body": False}

        async def send(message: Any) -> None:
            told.append(message)

        await self.called(scope, receive, send)
        said = b"".join(message.get("body", b"") for message in told[1:])
        reply = Reply(told[0]["status"], [*told[0].get("headers", [])], said)
        for name, value in reply.headers:
            if name.lower() == b"set-cookie":
                for cookie, morsel in SimpleCookie(value.decode()).items():
                    browser.cookies.delete(cookie)
                    browser.cookies.set(cookie, morsel.value)
        self.said.append(f"{method} {path} {body}: {reply.status_code} {reply.headers} {reply.text}")
        return reply


@dataclass(frozen=True)
class Reply:
    status_code: int
    headers: list[tuple[bytes, bytes]]
    content: bytes

    @property
    def text(self) -> str:
        return self.content.decode()

    def json(self) -> Any:
        return json.loads(self.content)


@asynccontextmanager
async def inside(settings: Settings) -> AsyncIterator[Inside]:
    app, house = make_app(settings)
    await house.open()
    assert house.shelf.task is not None
    await house.shelf.task
    kept = Inside(app, house)
    house.workers.think = kept.think  # type: ignore[method-assign]
    house.workers.expect = lambda: None  # type: ignore[method-assign]
    try:
        yield kept
    finally:
        await house.close()


class Ear:
    """A socket: everything that is said on it."""

    def __init__(self, inside: Inside, table: str, cookie: str) -> None:
        self.sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        headers = [(b"host", b"localhost"), (b"cookie", f"islario={cookie}".encode())]
        scope = {
            "type": "websocket", "path": f"/api/tables/{table}/live", "raw_path": b"", "query_string": b"",
            "root_path": "", "headers": headers, "client": ELSEWHERE, "server": ("localhost", 80), "scheme": "ws",
            "subprotocols": [], "extensions": {}, "state": {},
        }  # fmt: skip
        self.sent.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(inside.called(scope, self.sent.get, self.heard.put))

    def say(self, message: dict[str, Any]) -> None:
        self.sent.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def everything(self) -> list[str]:
        """All that was said up to now: answers come first, so what comes before the second of two was due by then."""
        messages: list[str] = []
        for at in range(2):
            self.say({"type": "ping", "at": at})
            while f'"at":{at}' not in (text := await self.next()) or "pong" not in text:
                messages.append(text)
        return messages

    async def next(self) -> str:
        async with asyncio.timeout(PATIENCE):
            message = await self.heard.get()
        return str(message.get("text") or message)

    async def closed(self) -> None:
        self.sent.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task
