"""Tables that wait for anybody who comes by."""

from __future__ import annotations

from typing import Any

from litestar import Response, get

from islario.server.http.answers.own import Sitting
from islario.server.http.answers.waiting import OpenTable, OpenTables
from islario.server.http.asking import Asked, house_of, json, person_of
from islario.server.storage.waiting import Waiting, waiting


@get("/api/open")
async def open_tables(request: Asked) -> Response[bytes]:
    """The tables whose makers want them on this list, as long as they have a free seat."""
    house = house_of(request)
    found = await waiting(house.store, await person_of(request), house.time())
    return json(OpenTables(tables=[_described(table) for table in found]))


def _described(table: Waiting) -> OpenTable:
    facts: dict[str, Any] = {**vars(table), "id": table.match}
    del facts["match"]
    facts["seats"] = [Sitting(name=name, kind=kind) for name, kind in table.seats]  # type: ignore[arg-type]
    return OpenTable(**facts)
