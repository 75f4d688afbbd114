"""A change of a table's seats: one transaction, which holds the table from its first statement to its last. Whoever
comes second, at this server or another, finds what the first has done."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from islario.server.storage.people.habits import read
from islario.server.storage.schema import changes, forfeits, holdings, matches, moves, people, seats, sittings, wishes
from islario.server.storage.schema.company import invitations
from islario.server.storage.store import Change, Kind, Sitter, Store, Table, Wish, read_table

KEPT = 200  # changes of hands that a table remembers


class Seating:
    """What has to be known for a change, and the ways to make one."""

    def __init__(self, store: Store, connection: AsyncConnection, table: Table) -> None:
        self.store = store
        self.connection = connection
        self.table = table
        self.touched = False
        self.holders: dict[bytes, frozenset[int]] = {}  # the places that each browser holds
        self.past: dict[tuple[bytes, int], int] = {}  # by browser and seat, which of its sittings that was
        self.played: frozenset[int] = frozenset()  # the seats that have moved

    async def look(self) -> None:
        held = select(holdings.c.browser, holdings.c.seat).where(holdings.c.match == self.table.id)
        for browser, seat in (await self.connection.execute(held)).all():
            self.holders[browser] = self.places(browser) | {seat}
        past = select(sittings.c.browser, sittings.c.seat, sittings.c.sitting).where(sittings.c.match == self.table.id)
        self.past = {(browser, seat): sitting for browser, seat, sitting in (await self.connection.execute(past)).all()}
        kept = select(invitations.c.seat, invitations.c.person).where(invitations.c.match == self.table.id)
        self.kept = {row.seat: row.person for row in (await self.connection.execute(kept)).all()}
        moved = select(moves.c.seat).where(moves.c.match == self.table.id).distinct()
        self.played = frozenset((await self.connection.execute(moved)).scalars())

    def places(self, browser: bytes) -> frozenset[int]:
        return self.holders.get(browser, frozenset())

    def wish(self, seat: int) -> Wish | None:
        return next((wish for wish in self.table.wishes if wish.seat == seat), None)

    async def put(self, sitter: Sitter) -> None:
        """Somebody else, or nobody, sits in a seat, or the same under other circumstances."""
        one = (seats.c.match == self.table.id) & (seats.c.seat == sitter.seat)
        if (sitter.kind != "open" or not sitter.name) and self.kept.pop(sitter.seat, None) is not None:
            here = (invitations.c.match == self.table.id) & (invitations.c.seat == sitter.seat)
            await self._write(delete(invitations).where(here))
        await self._write(update(seats).where(one).values(**vars(sitter)))
        sitters = tuple(sitter if other.seat == sitter.seat else other for other in self.table.seats)
        self.table = replace(self.table, seats=sitters)

    async def hold(self, browser: bytes, place: int) -> None:
        """The browser holds a place from now on."""
        mine: dict[str, Any] = {"browser": browser, "match": self.table.id, "seat": place}
        await self._write(self.store.insert(holdings).values(mine).on_conflict_do_nothing())
        if place >= 0:
            sitting = self.table.seats[place].sitting
            note = self.store.insert(sittings).values(**mine, sitting=sitting)
            await self._write(note.on_conflict_do_update(index_elements=list(mine), set_={"sitting": sitting}))

    async def drop(self, place: int, but: bytes = b"") -> None:
        """Nobody holds the place any more, but for one browser."""
        here = (holdings.c.match == self.table.id) & (holdings.c.seat == place)
        await self._write(delete(holdings).where(here, holdings.c.browser != but))

    async def forfeit(self, seat: int, person: bytes | None) -> None:
        """Whoever has played a rated match here has lost it, and it counts for nobody who plays on; none: it counts for
        nobody at all here."""
        row = {"match": self.table.id, "seat": seat, "person": person, "revision": self.table.revision}
        await self._write(self.store.insert(forfeits).values(row).on_conflict_do_nothing())

    async def note(
        self, kind: Kind, seat: int, name: str, *, bot: str | None = None, agreed: int | None = None
    ) -> None:
        """Writes a change of hands down, for all to see."""
        number = self.table.changes[-1].number + 1 if self.table.changes else 0
        change = Change(number, int(time.time()), kind, seat, name, bot, agreed)
        await self._write(insert(changes).values(match=self.table.id, **vars(change)))
        old = (changes.c.match == self.table.id) & (changes.c.number <= number - KEPT)
        await self._write(delete(changes).where(old))
        self.table = replace(self.table, changes=(*self.table.changes, change)[-KEPT:])

    async def ask(self, wish: Wish) -> None:
        await self.settle(wish.seat)
        await self._write(insert(wishes).values(match=self.table.id, **vars(wish)))
        self.table = replace(self.table, wishes=(*self.table.wishes, wish))

    async def settle(self, seat: int) -> None:
        """What was asked about a seat is answered."""
        if self.wish(seat) is not None:
            await self._write(delete(wishes).where(wishes.c.match == self.table.id, wishes.c.seat == seat))
            self.table = replace(self.table, wishes=tuple(wish for wish in self.table.wishes if wish.seat != seat))

    async def set(self, **columns: Any) -> None:
        """Changes what is stored of the table itself."""
        await self._write(update(matches).where(matches.c.id == self.table.id).values(**columns))
        self.table = replace(self.table, **columns)

    async def is_relieved(self, person: bytes) -> bool:
        """Whether somebody likes to have answered for them what has but one answer."""
        query = select(people.c.settings).where(people.c.id == person)
        settings = (await self.connection.execute(query)).scalar_one_or_none()
        return settings is None or read(settings).obvious is not False

    async def _write(self, statement: Any) -> None:
        await self.connection.execute(statement)
        self.touched = True


class WouldWrite(Exception):
    """Nothing speaks against a change, as far as one can see."""


class Rehearsal(Seating):
    """A change that is only gone through, up to where it would be made."""

    async def _write(self, statement: Any) -> None:
        raise WouldWrite


@asynccontextmanager
async def rehearsing(store: Store, match: str) -> AsyncIterator[Seating | None]:
    """What a change would look at, without holding anything: others may change it at any moment."""
    async with store.reading() as connection:
        table = await read_table(connection, match)
        if table is None:
            yield None
            return
        change = Rehearsal(store, connection, table)
        await change.look()
        yield change


@asynccontextmanager
async def seating(store: Store, match: str) -> AsyncIterator[Seating | None]:
    """A change of seats, None where there is no such table; stored at the end, unless something is refused."""
    this = matches.c.id == match
    async with store.writing() as connection:
        found = await connection.execute(update(matches).where(this).values(revision=matches.c.revision))  # holds it
        table = await read_table(connection, match) if found.rowcount else None
        if table is None:
            yield None
            return
        change = Seating(store, connection, table)
        await change.look()
        yield change
        if change.touched:
            await change.set(revision=table.revision + 1)
