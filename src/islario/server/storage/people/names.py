"""Taking somebody's name out of what stays: the tables where they sat."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from islario.server.storage.glances import EndOfSeat
from islario.server.storage.schema import changes, endings, holdings, matches, people, results, seats, sittings

_seats = msgspec.json.Decoder(list[EndOfSeat]).decode


async def names_of(connection: AsyncConnection, person: bytes) -> set[str]:
    """What somebody is called, here and at tables."""
    own = select(people.c.name).where(people.c.id == person)
    same = (seats.c.match == holdings.c.match) & (seats.c.seat == holdings.c.seat)
    there = select(seats.c.name).join(holdings, same).where(holdings.c.browser == person)
    found = {*(await connection.execute(own)).scalars(), *(await connection.execute(there)).scalars()}
    return found - {""}


async def nameless(connection: AsyncConnection, person: bytes, names: set[str]) -> list[str]:
    """Seats that they hold have no name any more, nor has what is told of them. Returns the tables."""
    held = select(holdings.c.match, holdings.c.seat).where(holdings.c.browser == person, holdings.c.seat >= 0)
    past = select(sittings.c.match, sittings.c.seat).where(sittings.c.browser == person)
    holds = [(match, seat) for match, seat in (await connection.execute(held)).all()]
    had = sorted({*holds, *((match, seat) for match, seat in (await connection.execute(past)).all())})
    for match in sorted({match for match, _ in had}):
        grown = update(matches).where(matches.c.id == match).values(revision=matches.c.revision + 1)
        await connection.execute(grown)
    for match, seat in holds:
        here = (seats.c.match == match) & (seats.c.seat == seat)
        await connection.execute(update(seats).where(here).values(name=""))
    for match, seat in had:
        here = (sittings.c.match == match) & (sittings.c.seat == seat) & (sittings.c.browser != person)
        shared = (await connection.execute(select(sittings.c.seat).where(here))).first() is not None
        theirs = (changes.c.match == match) & (changes.c.seat == seat)
        named = theirs & changes.c.name.in_(names) if shared else theirs  # alone there, all names were theirs
        await connection.execute(update(changes).where(named).values(name=""))
    await _out_of_histories(connection, person)
    return sorted({match for match, _ in had})


async def _out_of_histories(connection: AsyncConnection, person: bytes) -> None:
    """Others keep the match in their histories, with somebody who has no name; what nobody keeps goes."""
    mine = select(results.c.match, results.c.seat).where(results.c.person == person)
    guests = select(holdings.c.match, holdings.c.seat).where(holdings.c.browser == person, holdings.c.seat >= 0)
    for match, seat in (await connection.execute(mine.union(guests))).all():
        this = endings.c.match == match
        text = (await connection.execute(select(endings.c.seats).where(this))).scalar_one_or_none()
        if text is None:
            continue
        ended = _seats(text)
        ended[seat].name = ""
        await connection.execute(update(endings).where(this).values(seats=msgspec.json.encode(ended).decode()))
        others = select(results.c.match).where(results.c.match == match, results.c.person != person)
        there = select(matches.c.id).where(matches.c.id == match)
        kept = (await connection.execute(others)).first() or (await connection.execute(there)).first()
        if kept is None:
            await connection.execute(delete(endings).where(this))
