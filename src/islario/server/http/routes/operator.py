"""For the operator: what is going on, as JSON for the command line and as a plain page; both behind the token."""

from __future__ import annotations

from urllib.parse import parse_qs

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from islario.kernel.errors import IslarioError
from islario.server.errors import Refusal, status_of
from islario.server.http.answers.operator import Overview
from islario.server.http.asking import Asked, Lang, house_of, is_secure, json, language_of
from islario.server.http.messages import Deed
from islario.server.http.pages.operator import STYLE, door, page
from islario.words import Words

COOKIE = "islario-operator"
A_DAY = 24 * 3600


@get("/api/operator")
async def overview(request: Asked) -> Response[bytes]:
    """Tables, the addresses now connected, and those kept out. Needs `Authorization: Bearer` with the token."""
    check_operator(request)
    return json(await house_of(request).operator.overview())


@post("/api/operator", status_code=200)
async def operate(request: Asked, data: JSONBody[Deed]) -> Response[bytes]:
    """Removes a table, closes or opens it to strangers, blocks an address or range or lets it in again."""
    check_operator(request)
    done = await house_of(request).operator.do(data.deed, data.what)
    return json({"deed": data.deed, "what": done})


def check_operator(request: Asked) -> None:
    """Refuses whoever has not got the token."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    house_of(request).operator.key.check(token.strip() if scheme.lower() == "bearer" else "")


@get("/operator", include_in_schema=False)
async def see_page(request: Asked, lang: Lang = None) -> Response[bytes]:
    """The operator's page, or the door to it."""
    return await _shown(request, Words.common(language_of(request, lang)))


@get("/operator/style.css", include_in_schema=False)
async def style(request: Asked) -> Response[bytes]:
    return Response(STYLE.encode(), media_type="text/css", headers={"cache-control": "max-age=3600"})


@post("/operator", status_code=303, include_in_schema=False)
async def act(request: Asked, lang: Lang = None) -> Response[bytes]:
    """What one of the page's forms asks for; then the page again."""
    words = Words.common(language_of(request, lang))
    form = {name: values[0] for name, values in parse_qs((await request.body()).decode("utf-8", "replace")).items()}
    deed, what = form.get("deed", ""), form.get("what", "")
    operator = house_of(request).operator
    back = {"location": f"/operator?lang={words.language}"}
    try:
        if deed == "enter":
            operator.key.check(what)
            return Response(b"", status_code=303, headers=back, cookies=[_cookie(request, operator.key.cookie or "")])
        if not operator.key.opens_page(request.cookies.get(COOKIE, "")):
            raise Refusal("wrong-operator", 403)
        if deed == "leave":
            return Response(b"", status_code=303, headers=back, cookies=[_cookie(request, "")])
        await operator.do(deed, what)
    except IslarioError as fault:
        return await _shown(request, words, fault)
    return Response(b"", status_code=303, headers=back)


async def _shown(request: Asked, words: Words, fault: IslarioError | None = None) -> Response[bytes]:
    operator = house_of(request).operator
    wrong = None if fault is None else words.tell(fault.said)
    if operator.key.opens_page(request.cookies.get(COOKIE, "")):
        seen: Overview = await operator.overview()
        content = page(words, seen, wrong)
    else:
        content = door(words, wrong)
    status = 200 if fault is None else status_of(fault)
    headers = {"cache-control": "no-store"}
    return Response(content.encode(), status_code=status, media_type="text/html; charset=utf-8", headers=headers)


def _cookie(request: Asked, value: str) -> Cookie:
    return Cookie(
        key=COOKIE, value=value, path="/operator", max_age=A_DAY if value else 0, httponly=True,
        secure=is_secure(request), samesite="strict",
    )  # fmt: skip
