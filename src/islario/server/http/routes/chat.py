"""What people say at a table."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import JSONBody

from islario.server.http.answers.chat import Chatter, MutedInfo, all_emotes, described_line
from islario.server.http.asking import (
    Asked,
    OfTable,
    address_of,
    browser_of,
    house_of,
    json,
    live_asked,
    remember,
    visitor_of,
)
from islario.server.http.entry.plain import plain, plain_name
from islario.server.http.messages import LONGEST, Line, Muting, OfLine, Switch
from islario.server.http.routes.tables import seated
from islario.server.storage.lines import sign_of
from islario.server.tables.live import Live
from islario.server.tables.seating.browser import Browser

CHAT = "/api/tables/{table:str}/chat"


@get(CHAT)
async def see_chat(request: Asked, table: OfTable) -> Response[bytes]:
    """What one may read of what was said: those who play nothing of those who watch, until it is over."""
    live = await live_asked(request, table)
    return json(await chatter(request, live, await browser_of(request, table)))


@post(CHAT, status_code=200)
async def say(request: Asked, table: OfTable, data: JSONBody[Line]) -> Response[bytes]:
    """Says something to those who play, or, as a spectator, to others who watch."""
    live, visitor = await live_asked(request, table), await visitor_of(request)
    who = await house_of(request).seats.browser(table, visitor.person)
    chat, name = house_of(request).chat, plain_name(data.name)
    await chat.say(live, who, data.seat, name, plain(data.text), data.emote, address_of(request))
    await remember(request, visitor, name)
    return json(await chatter(request, live, who), 200, visitor.cookies)


@post(f"{CHAT}/mute", status_code=200)
async def mute(request: Asked, table: OfTable, data: JSONBody[Muting]) -> Response[bytes]:
    """Hears somebody no more, at this table and at others; or again."""
    live, visitor = await live_asked(request, table), await visitor_of(request)
    who = await house_of(request).seats.browser(table, visitor.person)
    await house_of(request).chat.mute(live, who, data.who, data.on)
    await remember(request, visitor)
    return json(await chatter(request, live, who), 200, visitor.cookies)


@post(f"{CHAT}/report", status_code=200)
async def report(request: Asked, table: OfTable, data: JSONBody[OfLine]) -> Response[bytes]:
    """Tells the operator of a line."""
    live, visitor = await live_asked(request, table), await visitor_of(request)
    who = await house_of(request).seats.browser(table, visitor.person)
    await house_of(request).chat.report(live, who, data.circle, data.number)
    empty: dict[str, Any] = {}
    return json(empty, 200, visitor.cookies)


@post(f"{CHAT}/switch", status_code=200)
async def switch(request: Asked, table: OfTable, data: JSONBody[Switch]) -> Response[bytes]:
    """Whoever has made the table lets people write to each other there, or does not."""
    visitor = await visitor_of(request)
    outcome = await house_of(request).seats.switch_chat(table, data.on, visitor.person)
    return await seated(request, outcome, visitor)


async def chatter(request: Asked, live: Live, who: Browser) -> Chatter:
    chat, match = house_of(request).chat, live.table.id
    is_on = chat.is_on(live.table)
    muted = await chat.lines.muted(who.hash)
    return Chatter(
        circle=await chat.circle_of(live.table, who) if is_on else None,
        said=[described_line(line, match, who.hash) for line in await chat.told_to(live, who)] if is_on else [],
        muted=[MutedInfo(who=sign_of(person, match), name=name) for person, name in muted.items()],
        emotes=all_emotes(),
        longest=LONGEST,
    )
