"""What a request brings along: the cookie, the language, and the viewer it asks as."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery

from islario.server.errors import Refusal
from islario.server.house import House
from islario.server.http.answers.table import Answer, TableInfo
from islario.server.http.entry.cookie import given, renamed, token_in
from islario.server.http.entry.secrets import NOBODY, hashed, new_token
from islario.server.http.messages import Language
from islario.server.storage.store import Table
from islario.server.tables.live import Live
from islario.server.tables.seating.browser import Browser
from islario.server.tables.seating.consent import sitter_at
from islario.server.views.describe import describe
from islario.server.views.parts import encode
from islario.words import LANGUAGES

MOST_HOLDERS = 100  # browsers remembered at one table
BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari"))
SYSTEMS = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS", "Mac"),
    ("Linux", "Linux"),
)  # fmt: skip
Asked = Request[Any, Any, Any]
OfTable = FromPath[str]
AtSeat = FromPath[int]
Lang = FromQuery[Language | None]


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    return cast(House, connection.app.state.house)


def device_of(connection: ASGIConnection[Any, Any, Any, Any]) -> bytes:
    """The hash of the browser's cookie; that of nothing where it has none yet, which holds no seat."""
    return hashed(token_in(connection.cookies))


async def person_of(connection: ASGIConnection[Any, Any, Any, Any]) -> bytes:
    """Who asks; nobody where the browser has no cookie, or was signed out."""
    return await house_of(connection).people.who(device_of(connection)) or NOBODY


def address_of(request: Asked) -> str:
    """Where the request comes from, as credits are counted."""
    return house_of(request).addresses.of(request.scope)


def language_of(request: Asked, wanted: str | None) -> str:
    """The language asked for, else the first of the browser's that is spoken here."""
    if wanted is not None:
        return wanted
    accepted = request.headers.get("accept-language", "").lower().split(",")
    spoken = (part.strip().split(";")[0][:2] for part in accepted)
    return next((language for language in spoken if language in LANGUAGES), "en")


def is_secure(request: Asked) -> bool:
    """Whether cookies are to be sent over HTTPS alone."""
    return house_of(request).settings.secure or request.url.scheme == "https"


@dataclass(frozen=True)
class Visitor:
    """Whoever asks, the hash of the browser's cookie, and the cookies that the browser is to be given."""

    person: bytes
    device: bytes
    cookies: list[Cookie]


async def visitor_of(request: Asked) -> Visitor:
    """Who asks; whoever has no cookie, or one that was signed out, gets one."""
    token, secure = token_in(request.cookies), is_secure(request)
    person = await house_of(request).people.who(hashed(token)) if token else None
    if token and person is not None:
        return Visitor(person, hashed(token), renamed(token, request.cookies, secure=secure))
    token = new_token()
    return Visitor(hashed(token), hashed(token), given(token, secure=secure))


async def remember(request: Asked, visitor: Visitor, name: str = "") -> None:
    """Whoever sits down is somebody from now on, with a device that can be signed out."""
    house = house_of(request)
    await house.people.settle(visitor.device, label_of(request), house.time(), name)


async def introduce(request: Asked, visitor: Visitor) -> None:
    """The same for whoever says who they are before they have sat down: of one address not too many do."""
    house = house_of(request)
    if not await house.people.is_stored(visitor.device):
        purse = house.arrivals.of(address_of(request), house.settings.limits.arriving)
        if not purse.spend():
            raise Refusal("too-many-requests", 429, purse.wait)
    await remember(request, visitor)


def label_of(request: Asked) -> str:
    """What people call a device, as far as it says: its browser and its system."""
    agent = request.headers.get("user-agent", "")
    browser = next((name for sign, name in BROWSERS if sign in agent), "")
    system = next((name for sign, name in SYSTEMS if sign in agent), "")
    return " · ".join(part for part in (browser, system) if part)


async def browser_of(request: Asked, match: str) -> Browser:
    return await house_of(request).seats.browser(match, await person_of(request))


async def live_asked(request: Asked, match: str) -> Live:
    """The match, for whoever may look at it: a closed table is there for those who have a place at it."""
    live = await house_of(request).tables.load(match)
    await house_of(request).windows.ready(live)
    if live.table.closed:
        check_open(live.table, await browser_of(request, match))
    return live


def check_open(table: Table, browser: Browser) -> None:
    if table.closed and not browser.places:
        raise Refusal("table-closed", 403)


async def viewer_asked(request: Asked, live: Live, seat: int | None) -> int | None:
    """The seat asked for, which this browser must hold; None for a spectator."""
    if seat is None:
        return None
    sitter_at(live.table, seat)
    device = device_of(request)
    if seat not in live.holders.get(device, ()):  # kept until seats or devices change; what is not kept is looked up
        revision, known = live.table.revision, house_of(request).people.changes
        places = (await browser_of(request, live.table.id)).places
        same = revision == live.table.revision and known == house_of(request).people.changes
        if same and len(live.holders) < MOST_HOLDERS:
            live.holders[device] = places
        if seat not in places:
            raise Refusal("not-your-seat", 403, number=seat + 1)
    return seat


def described(request: Asked, table: Table, browser: Browser) -> TableInfo:
    house = house_of(request)
    return describe(table, browser, house.rooms.presence(table.id), house.chat.told(table))


def json(content: dict[str, Any] | Answer, status: int = 200, cookies: list[Cookie] | None = None) -> Response[bytes]:
    return raw(encode(content), status, cookies)


def raw(content: bytes, status: int = 200, cookies: list[Cookie] | None = None) -> Response[bytes]:
    return Response(content, status_code=status, media_type="application/json", cookies=cookies or [])
