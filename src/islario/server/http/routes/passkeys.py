"""Passkeys: added to oneself, used to be oneself on another device, listed with oneself, and removed."""

from __future__ import annotations

import secrets
from typing import Annotated

from litestar import Response, post
from litestar.params import Body, FromPath, JSONBody

from islario.server.http.asking import Asked, house_of, introduce, json, label_of, visitor_of
from islario.server.http.entry.secrets import new_id
from islario.server.http.messages import Nothing, PasskeyMade, PasskeyUsed
from islario.server.http.passkeys import party_of
from islario.server.http.routes.me import answer_me
from islario.server.notices.push import bytes_of
from islario.server.storage.people.passkeys import Passkey

MaybeNothing = Annotated[Nothing | None, Body()]
NAMELESS = "Islario"  # how somebody without a name finds their passkey again


@post("/api/me/passkeys/make", status_code=200)
async def make(request: Asked, data: MaybeNothing = None) -> Response[bytes]:
    """What the browser needs to make a passkey for whoever asks."""
    house, visitor, party = house_of(request), await visitor_of(request), party_of(request)
    await introduce(request, visitor)
    known = [passkey.content for passkey in await house.passkeys.of(visitor.person)]
    name = (await house.people.person(visitor.person)).name or NAMELESS
    options, state = party.to_make(secrets.token_bytes(16), name, known)
    await house.passkeys.challenge(visitor.device, "make", state, house.time())
    return json(options, cookies=visitor.cookies)


@post("/api/me/passkeys", status_code=200)
async def add(request: Asked, data: JSONBody[PasskeyMade]) -> Response[bytes]:
    """The passkey that was made: from now on it stands for whoever asked for it."""
    house, visitor, party = house_of(request), await visitor_of(request), party_of(request)
    credential, content, count = party.made(await house.passkeys.spent(visitor.device, "make", house.time()), data)
    now = house.time()
    passkey = Passkey(
        credential, new_id(), visitor.person, party.name, content, label_of(request), now, now, count
    )  # fmt: skip
    await house.passkeys.add(passkey)
    return await answer_me(request, visitor)


@post("/api/me/passkeys/use", status_code=200)
async def use(request: Asked, data: MaybeNothing = None) -> Response[bytes]:
    """What the browser needs to use a passkey."""
    house, visitor = house_of(request), await visitor_of(request)
    options, state = party_of(request).to_use()
    await house.passkeys.challenge(visitor.device, "use", state, house.time())
    return json(options, cookies=visitor.cookies)


@post("/api/me/passkeys/enter", status_code=200)
async def enter(request: Asked, data: JSONBody[PasskeyUsed]) -> Response[bytes]:
    """This device becomes that of whose passkey it is."""
    house, visitor, party = house_of(request), await visitor_of(request), party_of(request)
    state = await house.passkeys.spent(visitor.device, "use", house.time())
    passkey = await house.passkeys.found(_credential(data), party.name)
    count = party.check(state, passkey.content, data)
    moved = await house.passkeys.enter(
        passkey, count, visitor.device, label_of(request), data.bring, house.time()
    )  # fmt: skip
    await house.people_changed(moved)
    return await answer_me(request, visitor)


@post("/api/me/passkeys/{passkey:str}/remove", status_code=200)
async def remove(request: Asked, passkey: FromPath[str], data: MaybeNothing = None) -> Response[bytes]:
    """A passkey of one's own opens nothing any more."""
    visitor = await visitor_of(request)
    await house_of(request).passkeys.remove(visitor.person, passkey)
    return await answer_me(request, visitor)


def _credential(data: PasskeyUsed) -> bytes:
    try:
        return bytes_of(data.id)
    except ValueError:
        return b""  # nobody's
