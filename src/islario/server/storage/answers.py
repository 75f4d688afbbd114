"""What is stored of a secret window: the moves that seats have answered with, which are played when it ends, and the
signs that they were there. And the answers that seats have given ahead.

Whoever writes any of it first takes hold of the table's row, as changes of seats do: no answer is acknowledged after
the window that it belongs to was closed, at this server or another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from islario.server.storage.appender import CHANNEL
from islario.server.storage.schema import HERE, answers, holdings, matches, moves, standing
from islario.server.storage.store import Entry, Store

Ahead = dict[int, dict[str, int]]  # by seat, the standing answers that it has given, each with what it holds for


@dataclass(frozen=True)
class Given:
    """A move that a seat has answered with, or a sign of its."""

    seat: int
    number: int
    move: int
    mark: str | None = None


class Answers:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, match: str, since: int) -> list[Given]:
        """All that is stored of the window that opened when the log was so long."""
        async with self.store.reading() as connection:
            return await _given(connection, match, since)

    async def put(self, match: str, length: int, since: int, given: Given) -> bool:
        """Whether it is stored for good; not where the log has grown, or another device was quicker."""
        async with self.store.writing() as connection:
            if not await _still(connection, match, length):
                return False
            row = {"match": match, "since": since, **vars(given)}
            return bool((await connection.execute(self._insert(answers), row)).rowcount)

    async def take_back(self, match: str, length: int, since: int, seat: int, number: int) -> bool:
        """Forgets a seat's latest move; whether it was there."""
        one = (answers.c.match == match) & (answers.c.since == since) & (answers.c.seat == seat)
        async with self.store.writing() as connection:
            if not await _still(connection, match, length):
                return False
            return bool((await connection.execute(delete(answers).where(one, answers.c.number == number))).rowcount)

    async def close(
        self, match: str, length: int, since: int, present: Iterable[int],
        entries: Callable[[Sequence[Given], Ahead], list[Entry] | None],
    ) -> list[Entry] | None:  # fmt: skip
        """Plays everybody's answers in one go: what `entries` makes of all that is stored, or nothing where it makes
        nothing of it. Who was present here is noted for the others. None: another server was quicker."""
        played: list[Entry] = []
        try:
            async with self.store.writing() as connection:
                if not await _still(connection, match, length):
                    return None
                for seat in present:
                    row = {"match": match, "since": since, **vars(Given(seat, HERE, HERE))}
                    await connection.execute(self._insert(answers), row)
                given, ahead = await _given(connection, match, since), await _ahead(connection, match)
                played = entries(given, ahead) or []
                if played:
                    lines = [{"match": match, "ply": length + at, **vars(entry)} for at, entry in enumerate(played)]
                    await connection.execute(insert(moves), lines)
                    await connection.execute(delete(answers).where(answers.c.match == match))
                    await self._tell(connection, f"{match}:{length + len(played)}")
        except IntegrityError:
            return None
        return played

    async def _tell(self, connection: AsyncConnection, told: str) -> None:
        if self.store.database.kind == "postgresql":
            await connection.execute(text("select pg_notify(:channel, :told)"), {"channel": CHANNEL, "told": told})

    async def screens(self, match: str) -> frozenset[int]:
        """The seats that share a browser with another one."""
        query = select(holdings.c.browser, holdings.c.seat).where(holdings.c.match == match, holdings.c.seat >= 0)
        held: dict[bytes, set[int]] = {}
        async with self.store.reading() as connection:
            for browser, seat in (await connection.execute(query)).all():
                held.setdefault(browser, set()).add(seat)
        return frozenset(seat for seats in held.values() if len(seats) > 1 for seat in seats)

    async def ahead(self, match: str) -> Ahead:
        """The answers that seats have given ahead."""
        async with self.store.reading() as connection:
            return await _ahead(connection, match)

    async def stand(self, match: str, seat: int, name: str, holds: int | None) -> None:
        """A seat gives an answer ahead, or takes it back (None)."""
        one = (standing.c.match == match) & (standing.c.seat == seat) & (standing.c.name == name)
        async with self.store.writing() as connection:
            await connection.execute(update(matches).where(matches.c.id == match).values(revision=matches.c.revision))
            await connection.execute(delete(standing).where(one))
            if holds is not None:
                await connection.execute(insert(standing).values(match=match, seat=seat, name=name, holds=holds))

    def _insert(self, table: Any) -> Any:
        return self.store.insert(table).on_conflict_do_nothing()


async def _still(connection: AsyncConnection, match: str, length: int) -> bool:
    """Takes hold of the table; whether its log is still so long."""
    held = update(matches).where(matches.c.id == match).values(revision=matches.c.revision)
    if not (await connection.execute(held)).rowcount:
        return False
    count = select(func.count()).select_from(moves).where(moves.c.match == match)
    return int((await connection.execute(count)).scalar_one()) == length


async def _given(connection: AsyncConnection, match: str, since: int) -> list[Given]:
    query = select(answers.c.seat, answers.c.number, answers.c.move, answers.c.mark)
    query = query.where(answers.c.match == match, answers.c.since == since).order_by(answers.c.seat, answers.c.number)
    return [Given(*row) for row in (await connection.execute(query)).all()]


async def _ahead(connection: AsyncConnection, match: str) -> Ahead:
    query = select(standing.c.seat, standing.c.name, standing.c.holds).where(standing.c.match == match)
    found: Ahead = {}
    for seat, name, holds in (await connection.execute(query)).all():
        found.setdefault(seat, {})[name] = holds
    return found
