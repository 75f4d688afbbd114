"""What is asked of people beside the match itself: to wait, what they answer ahead, and what is answered for them."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import JSONBody

from islario.server.http.asking import (
    Asked,
    AtSeat,
    Lang,
    OfTable,
    house_of,
    json,
    language_of,
    live_asked,
    person_of,
    viewer_asked,
)
from islario.server.http.messages import GivenAhead, Language, OfSeat, Relief
from islario.server.http.routes.tables import SEAT, seated
from islario.server.tables.live import Live

MATCH = "/api/tables/{table:str}"


@post(f"{MATCH}/wait", status_code=200)
async def wait(request: Asked, table: OfTable, data: JSONBody[OfSeat], lang: Lang = None) -> Response[bytes]:
    """Asks all to wait: the window that is open lasts longer. Once a seat and window."""
    live = await live_asked(request, table)
    await viewer_asked(request, live, data.seat)
    await house_of(request).windows.wait(live, data.seat)
    return _asking(request, live, data.seat, lang)


@post(f"{MATCH}/standing", status_code=200)
async def stand(request: Asked, table: OfTable, data: JSONBody[GivenAhead], lang: Lang = None) -> Response[bytes]:
    """Gives an answer ahead, or takes it back. Nobody else hears of it."""
    live = await live_asked(request, table)
    await viewer_asked(request, live, data.seat)
    await house_of(request).windows.stand(live, data.seat, data.name, data.on)
    return _asking(request, live, data.seat, lang)


@post(f"{SEAT}/obvious", status_code=200)
async def relieve(request: Asked, table: OfTable, seat: AtSeat, data: JSONBody[Relief]) -> Response[bytes]:
    """Lets what has but one answer be answered for whoever sits here, or not."""
    outcome = await house_of(request).seats.relieve(table, seat, data.obvious, await person_of(request))
    return await seated(request, outcome)


def _asking(request: Asked, live: Live, seat: int, lang: Language | None) -> Response[bytes]:
    asking = house_of(request).asking(live, seat, language_of(request, lang))
    assert asking is not None, "else there was nothing to ask for"
    return json(asking)
