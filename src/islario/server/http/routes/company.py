"""The people with whom one has played, and the seats that they keep for one."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import JSONBody

from islario.server.http.answers.company import Companion, GroupGame, GroupInfo, GroupTable, MyCompany
from islario.server.http.asking import Asked, OfTable, house_of, json, person_of
from islario.server.http.messages import Declining
from islario.server.storage.people.company import Group, groups_of, keeper_of, known_as


@get("/api/me/company")
async def my_company(request: Asked) -> Response[bytes]:
    """The groups that one has played in, with their tables and standings."""
    found = await groups_of(house_of(request).store, await person_of(request))
    return json(MyCompany(groups=[_described(group) for group in found]))


@post("/api/me/invitations/{table:str}/decline", status_code=200)
async def decline(request: Asked, table: OfTable, data: JSONBody[Declining]) -> Response[bytes]:
    """One does not come: whoever keeps the seat is told, and it is free to anybody. `deaf`: they invite one in vain
    from now on, and one does not hear them any more."""
    house, person = house_of(request), await person_of(request)
    keeper = await keeper_of(house.store, table, person) if data.deaf else None
    await house.seats.decline(table, person)
    if keeper is not None:
        await house.chat.lines.mute(person, *keeper, True)
    empty: dict[str, Any] = {}
    return json(empty)


def _described(group: Group) -> GroupInfo:
    me, *others = group.people
    ending = group.latest.ending
    return GroupInfo(
        others=[
            Companion(who=known_as(other, me), name=name) for other, name in zip(others, group.names[1:], strict=True)
        ],
        games=[GroupGame(game=game, played=played, won=won) for game, (played, won) in group.games.items()],
        running=[GroupTable(id=match, game=game) for match, game in group.running],
        last=ending.ended, game=ending.game, options=ending.options,
    )  # fmt: skip
