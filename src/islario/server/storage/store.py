"""The database: one set of statements for SQLite and PostgreSQL. Every method is one transaction."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from sqlalchemy import Engine, create_engine, delete, event, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from islario.server.settings import Settings
from islario.server.storage.schema import holdings, matches, moves, seats
from islario.server.storage.schema.upgrade import upgrade


@dataclass(frozen=True)
class Sitter:
    """Who sits in a seat."""

    seat: int
    name: str
    kind: Literal["person", "open", "bot"]
    bot: str | None
    held: bool
    token: bytes | None


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


class Store:
    def __init__(self, engine: AsyncEngine, writer: Engine | None) -> None:
        self.engine = engine
        self.writer = writer  # the same SQLite file for a thread that writes: a call there and back costs it much less

    @staticmethod
    async def opened(settings: Settings) -> Store:
        """Connected, and brought up to date."""
        options: dict[str, Any] = {"pool_size": 8, "max_overflow": 0, "pool_timeout": 20}
        engine = create_async_engine(settings.url, **options)
        writer = None
        if not settings.is_postgres:
            writer = create_engine(settings.url.replace("sqlite+aiosqlite", "sqlite", 1))
            for each in (engine.sync_engine, writer):
                event.listen(each, "connect", _durable)
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
        return Store(engine, writer)

    async def closed(self) -> None:
        await self.engine.dispose()
        if self.writer is not None:
            self.writer.dispose()

    async def answers(self) -> bool:
        async with self.engine.connect() as connection:
            return (await connection.execute(text("select 1"))).scalar() == 1

    async def unfinished(self) -> int:
        """How many tables are not over."""
        async with self.engine.connect() as connection:
            return int((await connection.execute(select(func.count()).where(~matches.c.over))).scalar_one())

    async def add(self, table: Table, log: Sequence[Entry], browser: bytes | None, held: Sequence[int]) -> None:
        """A new table with its moves so far, and the places at it that the browser holds."""
        row = {**vars(table), "options": json.dumps(table.options)}
        del row["seats"]
        async with self.engine.begin() as connection:
            await connection.execute(insert(matches).values(row))
            await connection.execute(insert(seats), [{"match": table.id, **vars(sitter)} for sitter in table.seats])
            if log:
                lines = [{"match": table.id, "ply": ply, **vars(entry)} for ply, entry in enumerate(log)]
                await connection.execute(insert(moves), lines)
            if held:
                places = [{"browser": browser, "match": table.id, "seat": seat} for seat in held]
                await connection.execute(insert(holdings), places)

    async def remove_idle(self, since: int, spared: Sequence[str]) -> int:
        """Removes the tables where nothing has happened since that moment, but for those spared; returns how many."""
        moved = select(moves.c.match).where(moves.c.at >= since)
        idle = select(matches.c.id).where(matches.c.created < since, matches.c.id.not_in(moved))
        async with self.engine.begin() as connection:
            found = set((await connection.execute(idle)).scalars()) - set(spared)
            for some in _portions(sorted(found)):
                for stored, match in ((moves, moves.c.match), (holdings, holdings.c.match), (seats, seats.c.match)):
                    await connection.execute(delete(stored).where(match.in_(some)))
                await connection.execute(delete(matches).where(matches.c.id.in_(some)))
        return len(found)

    async def table(self, match: str) -> Table | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(matches).where(matches.c.id == match))).mappings().one_or_none()
            if row is None:
                return None
            query = select(*(column for column in seats.c if column.name != "match")).where(seats.c.match == match)
            sitters = (await connection.execute(query.order_by(seats.c.seat))).mappings().all()
        content = dict(row)
        content["options"] = json.loads(content["options"])
        return Table(**content, seats=tuple(Sitter(**sitter) for sitter in sitters))

    async def log(self, match: str, since: int = 0) -> list[Entry]:
        """The moves from number `since` on."""
        query = select(moves.c.seat, moves.c.move, moves.c.mark, moves.c.at)
        query = query.where(moves.c.match == match, moves.c.ply >= since).order_by(moves.c.ply)
        async with self.engine.connect() as connection:
            return [Entry(*row) for row in (await connection.execute(query)).all()]

    async def end(self, match: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(matches).where(matches.c.id == match).values(over=True))

    async def seat(self, table: Table, sitter: Sitter, *, keep: bool, browser: bytes | None = None) -> Table | None:
        """Changes who sits in a seat, unless its seats have changed since `table` was read (None then).

        Whoever held the seat holds it on only if told to `keep`; the browser named holds it from now on.
        """
        one = (seats.c.match == table.id) & (seats.c.seat == sitter.seat)
        async with self.engine.begin() as connection:
            current = (matches.c.id == table.id) & (matches.c.revision == table.revision)
            done = await connection.execute(update(matches).where(current).values(revision=table.revision + 1))
            if done.rowcount != 1:
                await connection.rollback()
                return None
            await connection.execute(update(seats).where(one).values(**vars(sitter)))
            place = {"match": table.id, "seat": sitter.seat}
            if not keep:
                await connection.execute(
                    delete(holdings).where(holdings.c.match == table.id, holdings.c.seat == sitter.seat)
                )
            if browser is not None:
                await self._hold(connection, {**place, "browser": browser})
        sitters = tuple(sitter if other.seat == sitter.seat else other for other in table.seats)
        return replace(table, revision=table.revision + 1, seats=sitters)

    async def hold(self, browser: bytes, match: str, seat: int) -> None:
        async with self.engine.begin() as connection:
            await self._hold(connection, {"browser": browser, "match": match, "seat": seat})

    async def _hold(self, connection: Any, place: dict[str, Any]) -> None:
        await connection.execute(self.insert(holdings).on_conflict_do_nothing(), place)

    async def held(self, browser: bytes, match: str) -> frozenset[int]:
        """The places at the table that the browser holds."""
        query = select(holdings.c.seat).where(holdings.c.browser == browser, holdings.c.match == match)
        async with self.engine.connect() as connection:
            return frozenset((await connection.execute(query)).scalars())

    def insert(self, table: Any) -> Any:
        """An insertion that can be told what to do about a conflict."""
        from sqlalchemy.dialects import postgresql, sqlite

        dialect = postgresql if self.engine.dialect.name == "postgresql" else sqlite
        return dialect.insert(table)


def _portions(ids: list[str], size: int = 500) -> Iterator[list[str]]:
    """A statement names only so many."""
    for first in range(0, len(ids), size):
        yield ids[first : first + size]


def _durable(connection: Any, _: object) -> None:
    """SQLite acknowledges a transaction when it is on the disk, and readers do not wait for writers."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
