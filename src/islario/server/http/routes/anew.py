"""Playing again with the same people, after a match or where it cannot go on."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, post
from litestar.params import Body, JSONBody

from islario.server.http.answers.table import Seated
from islario.server.http.asking import Asked, OfTable, browser_of, described, house_of, json
from islario.server.http.messages import Nothing
from islario.server.http.routes.play import MATCH

MaybeNothing = Annotated[Nothing | None, Body()]


@post(f"{MATCH}/anew", status_code=200)
async def begin_anew(request: Asked, table: OfTable, data: JSONBody[MaybeNothing] = None) -> Response[bytes]:
    """A fresh table for the same people, with the same options; the same one for all of them who ask."""
    house = house_of(request)
    live = await house.tables.load(table)
    fresh = await house.tables.anew(live.table, await browser_of(request, table))
    await house.bus.seats_changed(table)
    await house.tables.load(fresh.id)  # bots begin
    return json(Seated(table=described(request, fresh, await browser_of(request, fresh.id))))
