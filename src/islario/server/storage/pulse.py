"""Whether any server was there: while none was, nobody could move, and no clock ran."""

from __future__ import annotations

from msgspec.json import encode
from sqlalchemy import select, update

from islario.server.storage.glances import asked_in
from islario.server.storage.schema import glances, keys
from islario.server.storage.store import Store

NAME = "pulse"
MISSED = 60  # seconds without a sign of any server; shorter than that, nobody needs time back
_this = keys.c.name == NAME


async def beat(store: Store, now: int) -> None:
    """A server is there."""
    async with store.writing() as connection:
        await connection.execute(update(keys).where(_this).values(content=str(now).encode()))


async def resume(store: Store, now: int) -> int:
    """Puts all clocks that run on by the seconds for which no server was there, once, whichever server comes first.
    Returns those seconds."""
    async with store.writing() as connection:
        known = (await connection.execute(select(keys.c.content).where(_this))).scalar_one_or_none()
        if known is None:
            first = {"name": NAME, "content": str(now).encode()}
            await connection.execute(store.insert(keys).on_conflict_do_nothing(), first)
            return 0
        taken = update(keys).where(_this, keys.c.content == known).values(content=str(now).encode())
        before = int(known)
        if not (await connection.execute(taken)).rowcount or now - before < MISSED:
            return 0
        running = select(glances.c.match, glances.c.asked, glances.c.due).where(glances.c.due.is_not(None))
        for glance in (await connection.execute(running)).all():
            asked = asked_in(glance.asked)
            later = {seat: put_on(since, before, now) for seat, since in asked.items()}
            # who is asked from a later moment on is looked at as early as was meant
            due = glance.due + now - before if max(asked.values(), default=0) <= before else glance.due
            this = glances.c.match == glance.match
            await connection.execute(update(glances).where(this).values(asked=encode(later).decode(), due=due))
    return now - before


def put_on(since: int, before: int, now: int) -> int:
    """Since when somebody is asked, less the time between these moments."""
    return since if since >= now else since + now - max(since, before)
