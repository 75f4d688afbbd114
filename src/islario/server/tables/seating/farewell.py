"""Being forgotten: what is one's own goes, what others have played stays whole."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from islario.server.errors import Refusal
from islario.server.tables.log.keepsake import kept, read, without

if TYPE_CHECKING:
    from islario.server.house import House


async def forget_person(house: House, person: bytes) -> None:
    """Leaves the seats of matches under way, takes the name out of those that are over, and removes the rest."""
    names = await house.people.names(person)
    for match, seat in await house.people.seats_under_way(person):
        with contextlib.suppress(Refusal):  # it is another's meanwhile
            await house.seats.leave(match, seat, person)
    matches = await house.people.remove(person, names)
    await house.people_changed(matches)
    house.errand(_keep_again(house, matches, names))


async def _keep_again(house: House, matches: list[str], names: set[str]) -> None:
    """What is kept of finished matches as they were shown holds names: it is made anew, by the rules of today. Where
    these lead elsewhere the names are taken out of what is kept."""
    for match in matches:
        with contextlib.suppress(Refusal):
            live = await house.tables.load(match)
            if live.over and live.table.halted is None:
                await house.store.keep_again(match, await kept(live))
            elif names and (content := await house.store.keepsake(match)) is not None:
                content = without(content, names)
                await house.store.keep_again(match, content)
                if live.kept is not None:
                    live.keep(read(content))
