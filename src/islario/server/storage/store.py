"""The database: one set of statements for SQLite and PostgreSQL. Every method is one transaction."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import delete, func, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from islario.server.settings import Settings
from islario.server.storage.database.connections import Database
from islario.server.storage.glances import Ending, Glance, read_glance, upsert, write_ending
from islario.server.storage.people.ratings import rate
from islario.server.storage.schema import (
    OF_A_MATCH,
    changes,
    endings,
    glances,
    holdings,
    keepsakes,
    matches,
    moves,
    results,
    seats,
    sittings,
    wishes,
)

WINDOW = 4.0  # seconds in which silence becomes an answer, unless a table was made with others
Clock = Literal["none", "day", "minutes"]  # a player's time: as one likes, a day for each move, so many minutes in all
Late = Literal["bot", "table"]  # when it is up: a bot plays on until one is back, or those at the table may let one
Kind = Literal["sat", "left", "bot", "late", "back", "opened", "voided", "device", "host", "filled", "declined"]


@dataclass(frozen=True)
class Clocking:
    """Which clock runs at a table, and what happens when time is up."""

    clock: Clock = "none"
    minutes: int = 0
    late: Late = "bot"


@dataclass(frozen=True)
class Company:
    """Who else is welcome at a table, and what they agree on."""

    chat: bool = True  # people may write to each other
    listed: bool = False  # it is shown to everybody while it waits for players
    fill: int = 0  # minutes after which bots take the seats that are still open; 0: never
    rated: bool = False  # how it ends counts for everybody's rating


@dataclass(frozen=True)
class Sitter:
    """Who sits in a seat."""

    seat: int
    name: str
    kind: Literal["person", "open", "bot"]
    bot: str | None
    held: bool
    token: bytes | None  # the invitation's
    own: bytes | None = None  # that of the holder's link for other devices
    sitting: int = 0  # how many have sat here, one after the other
    obvious: bool = True  # what has but one answer is answered for whoever sits here
    late: bool = False  # a bot has sat in because time was up, until whoever holds the seat is back


@dataclass(frozen=True)
class Change:
    """Hands have changed at a seat (or, where it is `HOST`, the host's place)."""

    number: int
    at: int
    kind: Kind
    seat: int
    name: str  # of whoever sat down, left or was replaced
    bot: str | None = None
    agreed: int | None = None  # the seat of whoever agreed to it, where somebody was asked


@dataclass(frozen=True)
class Wish:
    """Somebody asks those at the table to agree to a change of hands."""

    seat: int
    kind: Literal["sit", "void"]
    browser: bytes
    name: str
    invited: bool  # by the host, or asked for by the host: then the host's consent says nothing
    at: int


Halt = Literal["damaged", "other-rules"]


@dataclass(frozen=True)
class Table:
    """All that is stored of a match but its moves."""

    id: str
    game: str
    rules: int
    components: str
    players: int
    options: dict[str, str]
    key: bytes
    language: str
    created: int
    over: bool
    imported: bool
    revision: int
    host: bytes | None
    seats: tuple[Sitter, ...]
    halted: Halt | None = None
    held: int | None = None
    anew: str | None = None
    swaps: bool = False
    window: float = WINDOW
    closed: bool = False
    clock: Clock = "none"
    minutes: int = 0
    late: Late = "bot"
    chat: bool = True
    listed: bool = False
    fill: int = 0
    rated: bool = False
    hushed: bool = False
    changes: tuple[Change, ...] = ()
    wishes: tuple[Wish, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sitter.name for sitter in self.seats)


@dataclass(frozen=True)
class Entry:
    """A line of the log: a seat's move, or `UNDO`."""

    seat: int
    move: int
    mark: str | None
    at: int
    digest: bytes | None = None  # of the position that it led to


LOST = Entry(-1, -1, None, 0)  # stands where an entry is missing between others: no log goes on like this


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.reading = database.reading
        self.writing = database.writing

    @staticmethod
    async def opened(settings: Settings) -> Store:
        return Store(await Database.opened(settings))

    async def closed(self) -> None:
        await self.database.closed()

    async def unfinished(self) -> int:
        """How many tables are not over."""
        async with self.reading() as connection:
            return int((await connection.execute(select(func.count()).where(~matches.c.over))).scalar_one())

    async def add(self, table: Table, log: Sequence[Entry], browser: bytes | None, held: Sequence[int]) -> None:
        """A new table with its moves so far, and the places at it that the browser holds."""
        async with self.writing() as connection:
            await self._insert(connection, table)
            if log:
                lines = [{"match": table.id, "ply": ply, **vars(entry)} for ply, entry in enumerate(log)]
                await connection.execute(insert(moves), lines)
            if held:
                places = [{"browser": browser, "match": table.id, "seat": seat} for seat in held]
                await connection.execute(insert(holdings), places)
            past = [{"browser": browser, "match": table.id, "seat": seat, "sitting": 1} for seat in held if seat >= 0]
            if past:
                await connection.execute(insert(sittings), past)

    async def _insert(self, connection: Any, table: Table) -> None:
        row = {**vars(table), "options": json.dumps(table.options)}
        for elsewhere in ("seats", "changes", "wishes"):
            del row[elsewhere]
        await connection.execute(insert(matches).values(row))
        await connection.execute(insert(seats), [{"match": table.id, **vars(sitter)} for sitter in table.seats])

    async def remove_idle(self, since: int, spared: Sequence[str]) -> int:
        """Removes the tables where nothing has happened since that moment, but for those spared; returns how many."""
        moved = select(moves.c.match).where(moves.c.at >= since)
        idle = select(matches.c.id).where(matches.c.created < since, matches.c.id.not_in(moved))
        async with self.writing(patient=True) as connection:
            found = set((await connection.execute(idle)).scalars()) - set(spared)
            await self._remove(connection, sorted(found))
        return len(found)

    async def remove_unused(self, most: int, spared: Sequence[str]) -> int:
        """Removes the oldest tables where nobody ever moved, but for those spared; returns how many."""
        begun = select(moves.c.match).where(moves.c.match == matches.c.id).exists()
        oldest = select(matches.c.id).where(~matches.c.over, ~begun).order_by(matches.c.created)
        async with self.writing() as connection:
            rows = (await connection.execute(oldest.limit(most + len(spared)))).scalars()
            found = [match for match in rows if match not in set(spared)][:most]
            await self._remove(connection, found)
        return len(found)

    async def remove(self, match: str) -> bool:
        """Removes a table with all that belongs to it; whether it was there."""
        async with self.writing() as connection:
            return await self._remove(connection, [match]) == 1

    async def _remove(self, connection: AsyncConnection, found: Sequence[str]) -> int:
        removed = 0
        for some in _portions(found):
            held = update(matches).where(matches.c.id.in_(some)).values(revision=matches.c.revision)
            await connection.execute(held)  # first, as whoever changes seats does: neither waits for the other's half
            for stored in OF_A_MATCH:
                await connection.execute(delete(stored).where(stored.c.match.in_(some)))
            told = select(results.c.match).where(results.c.match == endings.c.match).exists()
            await connection.execute(delete(endings).where(endings.c.match.in_(some), ~told))
            removed += (await connection.execute(delete(matches).where(matches.c.id.in_(some)))).rowcount
        return removed

    async def table(self, match: str) -> Table | None:
        async with self.reading() as connection:
            return await read_table(connection, match)

    async def log(self, match: str, since: int = 0) -> list[Entry]:
        """The moves from number `since` on."""
        query = select(moves.c.ply, moves.c.seat, moves.c.move, moves.c.mark, moves.c.at, moves.c.digest)
        query = query.where(moves.c.match == match, moves.c.ply >= since).order_by(moves.c.ply)
        async with self.reading() as connection:
            rows = (await connection.execute(query)).all()
        gap = next((number for number, row in enumerate(rows) if row[0] != since + number), len(rows))
        return [Entry(*row[1:]) for row in rows[:gap]] + [LOST] * (gap < len(rows))

    async def settle(self, table: Table) -> None:
        """Notes which rules a match goes on under, or why it does not."""
        facts = {name: getattr(table, name) for name in ("rules", "components", "halted", "held")}
        async with self.writing() as connection:
            await connection.execute(update(matches).where(matches.c.id == table.id).values(**facts))

    async def begin_anew(self, old: Table, fresh: Table) -> str:
        """Another table for the same people, unless there is one; returns its name."""
        free = (matches.c.id == old.id) & matches.c.anew.is_(None)
        async with self.writing() as connection:
            grown = {"anew": fresh.id, "revision": matches.c.revision + 1}
            if (await connection.execute(update(matches).where(free).values(**grown))).rowcount == 1:
                await self._insert(connection, fresh)
                held = select(holdings.c.browser, literal(fresh.id), holdings.c.seat).where(holdings.c.match == old.id)
                await connection.execute(insert(holdings).from_select(["browser", "match", "seat"], held))
                same = (seats.c.match == old.id) & (seats.c.seat == holdings.c.seat)
                past = held.add_columns(seats.c.sitting).join(seats, same)
                await connection.execute(insert(sittings).from_select(["browser", "match", "seat", "sitting"], past))
                return fresh.id
            query = select(matches.c.anew).where(matches.c.id == old.id)
            return str((await connection.execute(query)).scalar_one())

    async def keepsake(self, match: str) -> bytes | None:
        async with self.reading() as connection:
            query = select(keepsakes.c.content).where(keepsakes.c.match == match)
            return (await connection.execute(query)).scalar_one_or_none()

    async def keep(self, match: str, content: bytes) -> None:
        async with self.writing() as connection:
            row = {"match": match, "content": content}
            await connection.execute(self.insert(keepsakes).on_conflict_do_nothing(), row)

    async def keep_again(self, match: str, content: bytes) -> None:
        """The same with other names."""
        async with self.writing() as connection:
            await connection.execute(update(keepsakes).where(keepsakes.c.match == match).values(content=content))

    async def end(self, ending: Ending, counts: bool) -> None:
        """Notes how a match ended, once; where it counts, it is in the history of those who played it from then on, and
        for their ratings where it was rated."""
        async with self.writing() as connection:
            await connection.execute(update(matches).where(matches.c.id == ending.match).values(over=True))
            if await write_ending(connection, self.insert, ending, counts):
                await rate(connection, self.insert, ending)

    async def has_ended(self, match: str) -> bool:
        """Whether it is noted how a match ended."""
        async with self.reading() as connection:
            query = select(endings.c.match).where(endings.c.match == match)
            return (await connection.execute(query)).first() is not None

    async def glance(self, match: str) -> Glance | None:
        async with self.reading() as connection:
            return await read_glance(connection, match)

    async def note(self, match: str, glance: Glance) -> None:
        """Notes how a match stands."""
        async with self.writing() as connection:
            await connection.execute(upsert(self.insert(glances)), glance.row(match))

    async def hold(self, browser: bytes, match: str, seat: int) -> None:
        async with self.writing() as connection:
            place = {"browser": browser, "match": match, "seat": seat}
            await connection.execute(self.insert(holdings).on_conflict_do_nothing(), place)

    async def held(self, browser: bytes, match: str) -> frozenset[int]:
        """The places at the table that the browser holds."""
        query = select(holdings.c.seat).where(holdings.c.browser == browser, holdings.c.match == match)
        async with self.reading() as connection:
            return frozenset((await connection.execute(query)).scalars())

    def insert(self, table: Any) -> Any:
        """An insertion that can be told what to do about a conflict."""
        from sqlalchemy.dialects import postgresql, sqlite

        dialect = postgresql if self.database.kind == "postgresql" else sqlite
        return dialect.insert(table)


async def read_table(connection: AsyncConnection, match: str) -> Table | None:
    row = (await connection.execute(select(matches).where(matches.c.id == match))).mappings().one_or_none()
    if row is None:
        return None
    content = dict(row)
    content["options"] = json.loads(content["options"])
    return Table(
        **content,
        seats=tuple(Sitter(**line) for line in await _lines(connection, seats, match, seats.c.seat)),
        changes=tuple(Change(**line) for line in await _lines(connection, changes, match, changes.c.number)),
        wishes=tuple(Wish(**line) for line in await _lines(connection, wishes, match, wishes.c.seat)),
    )


async def _lines(connection: AsyncConnection, stored: Any, match: str, order: Any) -> Sequence[Any]:
    query = select(*(column for column in stored.c if column.name != "match")).where(stored.c.match == match)
    return (await connection.execute(query.order_by(order))).mappings().all()


def _portions(ids: Sequence[str], size: int = 500) -> Iterator[Sequence[str]]:
    """A statement names only so many."""
    for first in range(0, len(ids), size):
        yield ids[first : first + size]
