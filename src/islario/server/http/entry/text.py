"""Text is checked at the door: what is no text, or what a database cannot store, goes no further on any route.

Fields of bodies and messages are checked by their types (`messages.PLAIN`); this is for what stands around them.
"""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import InternalServerException
from litestar.types import ASGIApp, Receive, Scope, Send

from islario.server.errors import Refusal
from islario.server.http.entry.guard import refuse

NUL_SENT = b"%00"  # as a query string holds it


class TextOnly:
    """In front of the routes, for requests and sockets alike."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match scope["type"]:
            case "http" if _holds_nul(scope):
                await refuse(Refusal("bad-request", 400, wrong="a NUL character in the address"), send)
            case "websocket" if _holds_nul(scope):
                await receive()
                await send({"type": "websocket.close", "code": 4000, "reason": ""})
            case _:
                await self.app(scope, receive, send)


def _holds_nul(scope: Any) -> bool:
    return "\0" in scope["path"] or NUL_SENT in scope.get("query_string", b"")


async def check_body(request: Request[Any, Any, Any]) -> None:
    """A body is UTF-8 throughout, and arrives."""
    if request.method != "POST":
        return
    try:
        (await request.body()).decode()
    except InternalServerException:  # whoever sent it has gone: nobody hears this, and nothing is wrong here
        raise Refusal("bad-request", 400, wrong="the rest of it is missing") from None
    except UnicodeDecodeError as fault:
        raise Refusal("bad-request", 400, wrong=f"byte {fault.start} is not UTF-8") from None
