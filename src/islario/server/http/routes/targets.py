"""Addresses of mail and on the web where one is told: named, confirmed by a code, and ended, by one click too."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from islario.server.errors import Refusal
from islario.server.http.asking import Asked, Lang, address_of, house_of, introduce, language_of, visitor_of
from islario.server.http.messages import NewTarget, TargetCode
from islario.server.http.pages.off import off_page
from islario.server.http.routes.me import MaybeNothing, answer_me
from islario.server.notices.mail import is_address
from islario.server.notices.outgoing import Unreachable, check
from islario.server.storage.people.targets import name_in
from islario.words import Words


@post("/api/me/targets", status_code=200)
async def add_target(request: Asked, data: JSONBody[NewTarget]) -> Response[bytes]:
    """Sends a code to an address, which counts once it was said."""
    house, visitor = house_of(request), await visitor_of(request)
    if data.kind == "mail":
        if house.bells.post.mail is None:
            raise Refusal("no-mail-here", 409)
        if not is_address(data.address):
            raise Refusal("bad-mail", 422)
    else:
        try:
            check(data.address, house.settings.reach_private)
        except Unreachable:
            raise Refusal("bad-hook", 422) from None
    purse = house.codes.of(address_of(request), house.settings.limits.coding)
    if not purse.spend():  # identities are free: else one machine could have strangers mailed without end
        raise Refusal("too-many-codes", 429, purse.wait)
    await introduce(request, visitor)
    target, code = await house.bells.targets.add(
        visitor.person, data.kind, data.address, data.style, data.lang, house.time()
    )  # fmt: skip
    await house.bells.post.code(target, code)
    return await answer_me(request, visitor)


@post("/api/me/targets/{target:str}/confirm", status_code=200)
async def confirm_target(request: Asked, target: FromPath[str], data: JSONBody[TargetCode]) -> Response[bytes]:
    """Says the code that was sent there."""
    house, visitor = house_of(request), await visitor_of(request)
    await house.bells.targets.confirm(visitor.person, target, data.code, house.time())
    return await answer_me(request, visitor)


@post("/api/me/targets/{target:str}/off", status_code=200)
async def end_target(request: Asked, target: FromPath[str], data: MaybeNothing = None) -> Response[bytes]:
    """Nothing is sent there any more."""
    house, visitor = house_of(request), await visitor_of(request)
    await house.bells.targets.end(visitor.person, target)
    return await answer_me(request, visitor)


@get("/api/off/{token:str}", include_in_schema=False)
async def see_off(request: Asked, token: FromPath[str], lang: Lang = None) -> Response[bytes]:
    """A page with one button: looking at it ends nothing, for programs look at links, too."""
    name = name_in(await house_of(request).bells.post.key(), token)
    return _page(off_page(Words.common(language_of(request, lang)), "no-link" if name is None else "ask"), name)


@post("/api/off/{token:str}", status_code=200, include_in_schema=False)
async def off(request: Asked, token: FromPath[str], lang: Lang = None) -> Response[bytes]:
    """Ends it, for whoever presses the button and for programs that do so for them (RFC 8058)."""
    house = house_of(request)
    name = name_in(await house.bells.post.key(), token)
    if name is not None:
        await house.bells.targets.end_by_name(name)
    return _page(off_page(Words.common(language_of(request, lang)), "no-link" if name is None else "done"), name)


def _page(content: str, name: str | None) -> Response[bytes]:
    status = 404 if name is None else 200
    return Response(content.encode(), status_code=status, media_type="text/html; charset=utf-8")
