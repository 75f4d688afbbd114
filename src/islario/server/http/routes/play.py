"""The match: views, moves, taking back, past positions, the log and the record."""

from __future__ import annotations

import time
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from islario.match.errors import BadOption
from islario.server.errors import Refusal
from islario.server.house import House
from islario.server.http.answers.table import Played
from islario.server.http.asking import Asked, Lang, OfTable, house_of, json, language_of, live_asked, raw, viewer_asked
from islario.server.http.messages import MoveNumber, Play, Seat, TakeBack
from islario.server.storage.schema import UNDO
from islario.server.tables.live import Live
from islario.server.views.describe import told_changes
from islario.server.views.parts import encode
from islario.server.views.shown import box_of, fingerprint_of_box, log_of, past, previewed, show

MATCH = "/api/tables/{table:str}"
SeatAsked = Annotated[Seat | None, QueryParameter(description="the seat to see with; none: a spectator")]
Whole = Annotated[bool, QueryParameter(name="view", description="false: no view, no log")]
Since = Annotated[str | None, QueryParameter(pattern=r"^(last|-1|[0-9]{1,7})$", description="a version, or `last`")]


@get(f"{MATCH}/view")
async def see(
    request: Asked, table: OfTable, seat: SeatAsked = None, since: Since = None, lang: Lang = None
) -> Response[bytes]:
    """What a viewer may know now, with its legal moves, and what happened since a version."""
    live = await live_asked(request, table)
    viewer = live.viewer(await viewer_asked(request, live, seat))
    if since is None:
        begin = viewer.version
    else:
        begin = viewer.last_turn if since == "last" else int(since)
    return raw(await _answer(house_of(request), live, seat, begin, language_of(request, lang)))


@post(f"{MATCH}/moves", status_code=200)
async def play(
    request: Asked, table: OfTable, data: JSONBody[Play], whole: Whole = True, lang: Lang = None
) -> Response[bytes]:
    """Plays a move. It is answered when it is stored for good."""
    return await _play(request, table, data.seat, data.move, data.version, data.id, language_of(request, lang), whole)


@post(f"{MATCH}/undo", status_code=200)
async def undo(
    request: Asked, table: OfTable, data: JSONBody[TakeBack], whole: Whole = True, lang: Lang = None
) -> Response[bytes]:
    """Takes back the seat's latest move, unless anything was revealed since."""
    return await _play(request, table, data.seat, UNDO, data.version, data.id, language_of(request, lang), whole)


async def _play(
    request: Asked, table: str, seat: int, move: int, version: int, mark: str, language: str, whole: bool
) -> Response[bytes]:
    begun = time.perf_counter()
    house = house_of(request)
    live = await live_asked(request, table)
    await viewer_asked(request, live, seat)
    try:
        fresh = await house.windows.play(live, seat, move, version, mark)
    except Refusal as refusal:
        if refusal.code == "stale-version":
            return raw(await _stale(house, refusal, live, seat, version, language), 409)
        raise
    house.metrics.observe("move_seconds", time.perf_counter() - begun)
    if not whole and live.window is None:  # what waits for a window's end has no version of its own to wait for
        return json(Played(version=live.viewer(seat).version, repeated=not fresh))
    return raw(await _answer(house, live, seat, version, language, {"repeated": not fresh}))


async def _answer(
    house: House, live: Live, seat: int | None, since: int, language: str, more: dict[str, object] | None = None
) -> bytes:
    viewer = live.viewer(seat)
    now = show(live, seat, language)
    wanted = range(max(since, -1) + 1, now.version + 1)
    log = now.log if now.log and len(wanted) == 1 else await log_of(live, viewer, wanted, language)
    head = encode({**(more or {}), "version": now.version})
    asking = house.asking(live, seat, language)
    beside = b"" if asking is None else b',"asking":' + encode(asking)
    return head[:-1] + b',"view":' + now.whole() + b',"log":' + log + beside + b"}"


async def _stale(house: House, refusal: Refusal, live: Live, seat: int, version: int, language: str) -> bytes:
    from islario.server.errors import told

    return await _answer(house, live, seat, version, language, told(refusal))


@get(f"{MATCH}/preview")
async def foresee(
    request: Asked, table: OfTable, seat: FromQuery[Seat], move: FromQuery[MoveNumber], lang: Lang = None
) -> Response[bytes]:
    """What a legal move of the seat would do, as far as the seat can know: events, points by source, the question that
    follows, and why there is no more."""
    live = await live_asked(request, table)
    await viewer_asked(request, live, seat)
    live.check(seat, move)
    return raw(await previewed(live, seat, move, language_of(request, lang)))


@get(f"{MATCH}/box")
async def open_box(
    request: Asked, table: OfTable, of: Annotated[str | None, QueryParameter(max_length=16)] = None
) -> Response[bytes]:
    """What this table is played with: maps, cards and values, as the rules see them. A view names its fingerprint, and
    what was asked for by it may be kept for good."""
    live = await live_asked(request, table)
    answer = raw(box_of(live.game, live.table.options))
    if of == fingerprint_of_box(live.game.name, tuple(live.table.options.items())):
        answer.headers["cache-control"] = "private, max-age=31536000, immutable"
    return answer


@get(f"{MATCH}/positions/{{version:int}}")
async def position(
    request: Asked, table: OfTable, version: FromPath[int], seat: SeatAsked = None, lang: Lang = None
) -> Response[bytes]:
    """A past position, as the viewer knew it then."""
    live = await live_asked(request, table)
    viewer = live.viewer(await viewer_asked(request, live, seat))
    if not 0 <= version <= viewer.version:
        raise BadOption("bad-ply", given=str(version), most=viewer.version)
    language = language_of(request, lang)
    view = past(live, seat, version, language)
    log = await log_of(live, viewer, [version], language)
    head = encode({"version": version, "last": viewer.version})
    return raw(head[:-1] + b',"view":' + view + b',"log":' + log + b"}")


@get(f"{MATCH}/log")
async def see_log(request: Asked, table: OfTable, seat: SeatAsked = None, lang: Lang = None) -> Response[bytes]:
    """Everything that happened, as the viewer may know it, with the scores over time and every change of hands."""
    live = await live_asked(request, table)
    viewer = live.viewer(await viewer_asked(request, live, seat))
    log = await log_of(live, viewer, range(viewer.version + 1), language_of(request, lang))
    changes = encode(told_changes(live.table))
    return raw(b'{"version":%d,"log":%s,"changes":%s}' % (viewer.version, log, changes))


@get(f"{MATCH}/record")
async def record(request: Asked, table: OfTable) -> Response[bytes]:
    """The whole match as a file, once it is over: it holds every secret."""
    live = await live_asked(request, table)
    if not live.over:
        live.check_goes_on()
        raise Refusal("record-not-yet", 409)
    answer = raw((live.kept.record if live.kept else live.match.record()).encode())
    answer.headers["content-disposition"] = f'attachment; filename="{live.game.name}-{live.table.id[:6]}.json"'
    return answer


@post("/api/records", status_code=201)
async def bring(request: Asked, lang: Lang = None) -> Response[bytes]:
    """A record as a finished table, for everyone to step through. The body is the record itself."""
    from islario.server.http.asking import browser_of, described

    house = house_of(request)
    table = await house.tables.bring(await request.body(), language_of(request, lang))
    return json({"table": described(request, table, await browser_of(request, table.id))}, 201)
