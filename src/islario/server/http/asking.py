"""What a request brings along: the cookie, the language, and the viewer it asks as."""

from __future__ import annotations

from typing import Any, cast

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from islario.server.errors import Refusal
from islario.server.house import House
from islario.server.http.answers import Answer, TableInfo
from islario.server.http.secrets import hashed, new_token
from islario.server.storage.store import Table
from islario.server.tables.live import Live
from islario.server.tables.seats import Browser, sitter_at
from islario.server.views.describe import describe
from islario.server.views.shown import encode
from islario.words import LANGUAGES

COOKIE = "islario"
LONG = 400 * 24 * 3600  # the longest that browsers keep a cookie
MOST_HOLDERS = 100  # browsers remembered at one table
Asked = Request[Any, Any, Any]


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    return cast(House, connection.app.state.house)


def cookie_of(connection: ASGIConnection[Any, Any, Any, Any]) -> bytes:
    """The browser's hash; that of nothing where it has no cookie yet, which holds no seat."""
    return hashed(connection.cookies.get(COOKIE, ""))


def language_of(request: Asked, wanted: str | None) -> str:
    """The language asked for, else the first of the browser's that is spoken here."""
    if wanted is not None:
        return wanted
    accepted = request.headers.get("accept-language", "").lower().split(",")
    spoken = (part.strip().split(";")[0][:2] for part in accepted)
    return next((language for language in spoken if language in LANGUAGES), "en")


def known_browser(request: Asked) -> tuple[bytes, list[Cookie]]:
    """The browser's hash, and the cookie to give it if it has none."""
    token = request.cookies.get(COOKIE)
    if token:
        return hashed(token), []
    token = new_token()
    secure = house_of(request).settings.secure or request.url.scheme == "https"
    cookie = Cookie(key=COOKIE, value=token, path="/api", max_age=LONG, httponly=True, secure=secure, samesite="strict")
    return hashed(token), [cookie]


async def browser_of(request: Asked, match: str) -> Browser:
    return await house_of(request).seats.browser(match, cookie_of(request))


async def viewer_asked(request: Asked, live: Live, seat: int | None) -> int | None:
    """The seat asked for, which this browser must hold; None for a spectator."""
    if seat is None:
        return None
    sitter_at(live.table, seat)
    browser = cookie_of(request)
    if seat not in live.holders.get(browser, ()):  # kept until seats change; what is not kept is looked up
        revision = live.table.revision
        places = (await browser_of(request, live.table.id)).places
        if revision == live.table.revision and len(live.holders) < MOST_HOLDERS:
            live.holders[browser] = places
        if seat not in places:
            raise Refusal("not-your-seat", 403, number=seat + 1)
    return seat


def described(request: Asked, table: Table, browser: Browser) -> TableInfo:
    return describe(table, browser, house_of(request).rooms.presence(table.id))


def json(content: dict[str, Any] | Answer, status: int = 200, cookies: list[Cookie] | None = None) -> Response[bytes]:
    return raw(encode(content), status, cookies)


def raw(content: bytes, status: int = 200, cookies: list[Cookie] | None = None) -> Response[bytes]:
    return Response(content, status_code=status, media_type="application/json", cookies=cookies or [])
