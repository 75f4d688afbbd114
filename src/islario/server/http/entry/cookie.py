"""The cookie that a browser is known by. Over HTTPS its name says that it is this host's own (`__Host-`): no other host
of the same domain can then set it, and browsers send it over nothing else. Elsewhere such a name is not to be had."""

from __future__ import annotations

import re
from collections.abc import Mapping

from litestar.datastructures import Cookie

PLAIN = "islario"
SEALED = f"__Host-{PLAIN}"
NAMES = (SEALED, PLAIN)  # a browser that has both is known by the first
LONG = 400 * 24 * 3600  # the longest that browsers keep a cookie
NAMED = [re.compile(rb"(?:^|; *)%s=([^;]+)" % name.encode()) for name in NAMES]
ALONE = re.compile(f"(?:{'|'.join(NAMES)})=([A-Za-z0-9_-]+)".encode())  # where a client has no other cookie


def token_in(cookies: Mapping[str, str]) -> str:
    """What a browser is known by; nothing where it has no cookie yet."""
    return next((cookies[name] for name in NAMES if cookies.get(name)), "")


def said_in(headers: bytes) -> bytes | None:
    """The same from what it says of its cookies, without reading all of that."""
    return next((found[1] for pattern in NAMED if (found := pattern.search(headers))), None)


def given(token: str, *, secure: bool) -> list[Cookie]:
    """What a browser is to keep from now on."""
    if secure:
        return [Cookie(key=SEALED, value=token, path="/", max_age=LONG, httponly=True, secure=True, samesite="strict")]
    return [Cookie(key=PLAIN, value=token, path="/api", max_age=LONG, httponly=True, samesite="strict")]


def renamed(token: str, cookies: Mapping[str, str], *, secure: bool) -> list[Cookie]:
    """The same for a browser that is still known by the plain name over HTTPS; nothing for any other."""
    if not secure or SEALED in cookies:
        return []
    return [Cookie(key=PLAIN, value="", path="/api", max_age=0), *given(token, secure=True)]
