"""The short way of a move: what clients send all day is understood at sight, without the router.

Whatever is not quite so, or is refused, goes the ordinary way from the start and is answered there: a refused move has
changed nothing, and a repeated one is recognised.
"""

from __future__ import annotations

import re
import time
from typing import Any

import msgspec
from litestar.types import ASGIApp, Receive, Send

from islario.server.errors import Refusal
from islario.server.house import House
from islario.server.http.answers.table import Played
from islario.server.http.entry.cookie import ALONE
from islario.server.http.entry.guard import refuse
from islario.server.http.entry.secrets import hashed
from islario.server.http.messages import Play
from islario.server.views.parts import encode
from islario.words import LANGUAGES

PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]+)/moves")
QUERY = re.compile(f"(?:lang=(?:{'|'.join(LANGUAGES)})&)?view=false".encode())
ROUTE = "/api/tables/{table:str}/moves"
decode = msgspec.json.Decoder(Play).decode


class QuickMoves:
    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "POST":
            await self.app(scope, receive, send)
            return
        path = PATH.fullmatch(scope["path"])
        if path is None or QUERY.fullmatch(scope["query_string"]) is None:
            await self.app(scope, receive, send)
            return
        first = await receive()
        if not await self._played(scope, path[1], first, send):
            await self.app(scope, _again(first, receive), send)

    async def _played(self, scope: Any, match: str, first: Any, send: Send) -> bool:
        """Whether it was a move like most, and is answered."""
        begun = time.perf_counter()
        tables, asked = self.house.tables, _asked(first)
        if match not in tables.live or asked is None:
            return False
        live = await tables.load(match)
        if asked.seat not in live.holders.get(_browser(scope), ()):  # what is not kept there is looked up elsewhere
            return False
        if live.in_window:  # an answer that waits for its end
            return False
        try:
            fresh = await tables.play(live, asked.seat, asked.move, asked.version, asked.id)
        except Refusal as refusal:
            if refusal.status != 503:
                return False
            await refuse(refusal, send)  # whoever has waited for the database does not wait twice
            return True
        except Exception:  # whatever it is, it is told there
            return False
        scope["path_template"] = ROUTE
        self.house.metrics.observe("move_seconds", time.perf_counter() - begun)
        body = encode(Played(version=live.viewer(asked.seat).version, repeated=not fresh))
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
        return True


def _asked(message: Any) -> Play | None:
    """The move in a body that came in one piece."""
    body = message.get("body", b"")
    if message["type"] != "http.request" or message.get("more_body") or not body.isascii():
        return None
    try:
        return decode(body)
    except (msgspec.MsgspecError, RecursionError):
        return None


def _browser(scope: Any) -> bytes:
    cookies = [value for name, value in scope["headers"] if name == b"cookie"]
    token = ALONE.fullmatch(cookies[0]) if len(cookies) == 1 else None
    return hashed(token[1].decode()) if token else b""


def _again(first: Any, receive: Receive) -> Receive:
    """The same request from its beginning."""
    waiting = [first]

    async def received() -> Any:
        return waiting.pop() if waiting else await receive()

    return received
