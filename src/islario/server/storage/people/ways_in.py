"""Ways in that a device can have taken along: links to oneself, to one's seats and to tables that one has made."""

from __future__ import annotations

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from islario.server.storage.schema import HOST, holdings, links, matches, seats


async def void_ways_in(connection: AsyncConnection, person: bytes) -> None:
    """None of somebody's links opens anything any more; whoever is in by one stays, and new ones can be made."""
    await connection.execute(delete(links).where(links.c.person == person))
    mine = select(holdings.c.match).where(holdings.c.browser == person)
    here = (holdings.c.match == seats.c.match) & (holdings.c.seat == seats.c.seat)
    held = seats.c.match.in_(mine) & mine.where(here).exists()
    await connection.execute(update(seats).where(held, seats.c.own.is_not(None)).values(own=None))
    made = mine.where(holdings.c.seat == HOST)
    await connection.execute(update(matches).where(matches.c.id.in_(made)).values(host=None))
