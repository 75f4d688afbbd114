"""How one is told while one is away: habits, browsers that take messages, and a nudge for who is waited for."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Body, JSONBody

from islario.server.errors import Refusal
from islario.server.http.answers.own import PushKey
from islario.server.http.asking import (
    Asked,
    AtSeat,
    OfTable,
    browser_of,
    device_of,
    house_of,
    introduce,
    json,
    live_asked,
    visitor_of,
)
from islario.server.http.messages import Nothing, OfDevice, Push
from islario.server.http.routes.me import answer_me
from islario.server.http.routes.tables import SEAT
from islario.server.notices.outgoing import Unreachable, check
from islario.server.notices.push import bytes_of, is_key
from islario.server.storage.people.habits import Habits, is_zone
from islario.server.storage.people.notices import Subscription
from islario.server.tables.nudging import nudge

MaybeNothing = Annotated[Nothing | None, Body()]


@post("/api/me/habits", status_code=200)
async def accustom(request: Asked, data: JSONBody[Habits]) -> Response[bytes]:
    """How one likes tables and notices; what is not said stays as it is."""
    if data.zone is not None and not is_zone(data.zone):
        raise Refusal("bad-zone", 422, given=data.zone)
    visitor = await visitor_of(request)
    await introduce(request, visitor)
    await house_of(request).people.accustom(visitor.person, data)
    return await answer_me(request, visitor)


@get("/api/me/push")
async def push_key(request: Asked) -> Response[bytes]:
    """The key by which browsers know this server's messages."""
    return json(PushKey(key=(await house_of(request).bells.own_key()).public))


@post("/api/me/push", status_code=200)
async def subscribe(request: Asked, data: JSONBody[Push]) -> Response[bytes]:
    """This browser wants to be told from now on."""
    house, visitor = house_of(request), await visitor_of(request)
    try:
        check(data.endpoint, house.settings.reach_private)
        point, secret = bytes_of(data.p256dh), bytes_of(data.auth)
    except (Unreachable, ValueError):
        raise Refusal("bad-push", 422) from None
    if not is_key(point, secret):
        raise Refusal("bad-push", 422)
    await introduce(request, visitor)
    await house.notices.subscribe(Subscription(visitor.device, data.endpoint, point, secret, data.lang))
    return await answer_me(request, visitor)


@post("/api/me/push/off", status_code=200)
async def unsubscribe(request: Asked, data: JSONBody[OfDevice]) -> Response[bytes]:
    """A device of one's own is told nothing any more."""
    house, visitor = house_of(request), await visitor_of(request)
    await house.notices.unsubscribe(visitor.person, data.device, device_of(request))
    return await answer_me(request, visitor)


@post(f"{SEAT}/nudge", status_code=200)
async def nudge_seat(request: Asked, table: OfTable, seat: AtSeat, data: MaybeNothing = None) -> Response[bytes]:
    """Reminds whoever is waited for at a seat, once a turn."""
    house, live = house_of(request), await live_asked(request, table)
    await nudge(house.notices, live, seat, await browser_of(request, table), house.time())
    return json({})
