"""Oneself: name, devices, tables, history; and how one comes to another device, or leaves."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Body, FromPath, JSONBody, Parameter

from islario.server.errors import Refusal
from islario.server.http.answers.own import Me, MyLink, SelfLinkInfo
from islario.server.http.asking import (
    Asked,
    Visitor,
    device_of,
    house_of,
    introduce,
    json,
    label_of,
    person_of,
    visitor_of,
)
from islario.server.http.entry.plain import plain_name
from islario.server.http.entry.secrets import NOBODY
from islario.server.http.messages import Myself, Nothing, SelfLink
from islario.server.storage.glances import finished, running
from islario.server.storage.people.company import invited
from islario.server.storage.people.identity import A_DAY, LINK_LASTS
from islario.server.storage.people.ratings import ratings_of
from islario.server.tables.seating.farewell import forget_person
from islario.server.views.mine import describe_history, describe_me, describe_tables

MaybeNothing = Annotated[Nothing | None, Body()]
SHOWN = 20  # finished matches on the front page
MOST = 2_000  # in a history
ALL = 1_000_000  # in an export
LONGEST = 60  # days that somebody can be on holiday
Moment = Annotated[int | None, Parameter(ge=0, le=2**53, description="only matches that ended before this")]


@get("/api/me")
async def see_me(request: Asked) -> Response[bytes]:
    """Who this browser is: name, mark and devices."""
    house = house_of(request)
    await house.people.seen(device_of(request), house.time())
    return json(await described_me(request, await person_of(request), device_of(request)))


@post("/api/me", status_code=200)
async def change_me(request: Asked, data: JSONBody[Myself]) -> Response[bytes]:
    """Another name or mark."""
    house, visitor = house_of(request), await visitor_of(request)
    if data.away > house.time() + LONGEST * A_DAY:
        raise Refusal("away-too-long", 422, most=LONGEST)
    await introduce(request, visitor)
    facts = {"name": plain_name(data.name), "shape": data.shape, "colour": data.colour, "away": data.away}
    before = await house.people.person(visitor.person)
    await house.people.change(visitor.person, **facts)
    if data.away < before.away:
        house.errand(house.clocks.home(visitor.person, data.away))
    return await answer_me(request, visitor)


@get("/api/me/tables")
async def my_tables(request: Asked) -> Response[bytes]:
    """The tables where one has a place: those under way, where one is waited for first, and the latest that ended."""
    house, person = house_of(request), await person_of(request)
    async with house.store.reading() as connection:
        under_way = await running(connection, person)
        over = await finished(connection, person, most=SHOWN)
        kept = await invited(connection, person)
    house.look_after(person, [table.match for table in under_way if table.glance is None])
    return json(describe_tables(under_way, over, kept))


@get("/api/me/history")
async def my_history(request: Asked, before: Moment = None) -> Response[bytes]:
    """All matches that one has played to their ends, with figures."""
    async with house_of(request).store.reading() as connection:
        return json(describe_history(await finished(connection, await person_of(request), before, MOST)))


@get("/api/me/export")
async def export_me(request: Asked) -> Response[bytes]:
    """Everything that is stored about oneself, as a file."""
    person = await person_of(request)
    async with house_of(request).store.reading() as connection:
        under_way, over = await running(connection, person), await finished(connection, person, most=ALL)
        kept = await invited(connection, person)
    who = await described_me(request, person, device_of(request))
    lines = house_of(request).chat.lines
    said = [
        {"table": match, "at": line.at, "name": line.name, "text": line.text, "emote": line.emote}
        for match, line in await lines.of_person(person)
    ]
    tables, muted = describe_tables(under_way, [], kept), sorted((await lines.muted(person)).values())
    answer = json(
        {
            "me": who, "tables": tables.running, "history": describe_history(over), "said": said,
            "invitations": tables.invitations, "muted": muted,
        }
    )  # fmt: skip
    answer.headers["content-disposition"] = 'attachment; filename="islario-me.json"'
    return answer


@post("/api/me/link", status_code=200)
async def link_me(request: Asked, data: MaybeNothing = None) -> Response[bytes]:
    """A link to oneself, for another device: it works once, for ten minutes, and an earlier one no more."""
    house, visitor = house_of(request), await visitor_of(request)
    await introduce(request, visitor)
    token, _ = await house.people.link(visitor.person, house.time())
    return json(MyLink(token=token, seconds=LINK_LASTS), cookies=visitor.cookies)


@post("/api/me/link/look", status_code=200)
async def look_at_link(request: Asked, data: JSONBody[SelfLink]) -> Response[bytes]:
    """Whose link it is, before one opens it: nothing is spent by looking."""
    house, mine = house_of(request), await person_of(request)
    person = await house.people.person(await house.people.linked(data.token, house.time()))
    async with house.store.reading() as connection:
        tables = 0 if mine == NOBODY else len(await running(connection, mine))
    return json(
        SelfLinkInfo(
            name=person.name, shape=person.shape, colour=person.colour, own=person.id == mine,
            tables=0 if person.id == mine else tables,
        )
    )  # fmt: skip


@post("/api/me/devices", status_code=200)
async def add_device(request: Asked, data: JSONBody[SelfLink]) -> Response[bytes]:
    """This device becomes that of whoever made the link, which is spent by it."""
    house, visitor = house_of(request), await visitor_of(request)
    moved = await house.people.take_link(data.token, visitor.device, label_of(request), data.bring, house.time())
    await house.people_changed(moved)
    return await answer_me(request, visitor)


@post("/api/me/devices/{device:str}/out", status_code=200)
async def sign_out(request: Asked, device: FromPath[str], data: MaybeNothing = None) -> Response[bytes]:
    """Signs a device out: it holds nothing of one's any more."""
    house, visitor = house_of(request), await visitor_of(request)
    await house.people.sign_out(visitor.person, device)
    await house.people_changed([])
    return await answer_me(request, visitor)


@post("/api/me/forget", status_code=200)
async def forget_me(request: Asked, data: MaybeNothing = None) -> Response[bytes]:
    """Forgets whoever asks: their seats are free, their devices signed out, their history and names gone."""
    house, person = house_of(request), await person_of(request)
    if person == NOBODY:
        raise Refusal("nobody-here", 409)
    await forget_person(house, person)
    return json({})


async def answer_me(request: Asked, visitor: Visitor) -> Response[bytes]:
    person = await house_of(request).people.who(visitor.device) or NOBODY
    return json(await described_me(request, person, visitor.device), cookies=visitor.cookies)


async def described_me(request: Asked, person: bytes, device: bytes) -> Me:
    house = house_of(request)
    subscribed, keys = await house.notices.subscribed(person), await house.passkeys.of(person)
    who, devices = await house.people.person(person), await house.people.devices(person)
    async with house.store.reading() as connection:
        rated = await ratings_of(connection, person)
    targets, mail = await house.bells.targets.of(person), house.bells.post.mail is not None
    return describe_me(who, devices, device, subscribed, keys, rated, targets, mail)
