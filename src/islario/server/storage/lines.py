"""What people say at tables, who does not want to hear whom, and what was reported to the operator."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from islario.server.storage.schema import matches, sittings
from islario.server.storage.schema.company import mutes, reports, said
from islario.server.storage.store import Store

KEPT = 500  # lines of a circle, and those that were reported
REPORTED = 100  # shown to the operator at once
Circle = Literal["players", "spectators"]


@dataclass(frozen=True)
class Line:
    """Something that was said, or one of the emotes."""

    circle: Circle
    number: int
    at: int
    person: bytes
    seat: int | None  # of whoever said it, where they play
    name: str
    text: str
    emote: str | None


@dataclass(frozen=True)
class Reported:
    match: str
    line: Line
    count: int
    at: int  # when it was last reported


_columns = [said.c[name] for name in Line.__dataclass_fields__]


class Lines:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of_table(self, match: str, since: Mapping[Circle, int]) -> list[Line]:
        """All that was said there after the last line known of each circle."""
        later = [(said.c.circle == circle) & (said.c.number > number) for circle, number in since.items()]
        query = select(*_columns).where(said.c.match == match, ~said.c.gone, or_(*later)).order_by(said.c.number)
        async with self.store.reading() as connection:
            return [Line(*row) for row in (await connection.execute(query)).all()]

    async def of_person(self, person: bytes) -> list[tuple[str, Line]]:
        """All that somebody has said, with the tables."""
        query = select(said.c.match, *_columns).where(said.c.person == person, ~said.c.gone).order_by(said.c.at)
        async with self.store.reading() as connection:
            return [(row[0], Line(*row[1:])) for row in (await connection.execute(query)).all()]

    async def add(
        self, match: str, circle: Circle, at: int, person: bytes, seat: int | None, name: str, text: str,
        emote: str | None,
    ) -> bool:  # fmt: skip
        """Writes a line down, under the circle's next number; whether the table is there."""
        held = update(matches).where(matches.c.id == match).values(revision=matches.c.revision)
        last = select(func.max(said.c.number)).where(said.c.match == match, said.c.circle == circle)
        async with self.store.writing() as connection:
            if not (await connection.execute(held)).rowcount:
                return False
            number = int((await connection.execute(last)).scalar() or 0) + 1
            line = Line(circle, number, at, person, seat, name, text, emote)
            await connection.execute(insert(said).values(match=match, gone=False, **vars(line)))
            await _prune(connection, match, circle, number - KEPT)
        return True

    async def erase(self, match: str, circle: str, number: int) -> bool:
        """Takes a line away, with what was reported of it; whether it was there."""
        this = (said.c.match == match) & (said.c.circle == circle) & (said.c.number == number)
        async with self.store.writing() as connection:
            found = await connection.execute(
                update(said).where(this, ~said.c.gone).values(text="", emote=None, gone=True)
            )
            await connection.execute(delete(reports).where(_reported(match, circle, number)))
        return found.rowcount == 1

    async def report(self, match: str, line: Line, person: bytes, now: int) -> None:
        row = {"match": match, "circle": line.circle, "number": line.number, "person": person, "at": now}
        async with self.store.writing() as connection:
            await connection.execute(self.store.insert(reports).on_conflict_do_nothing(), row)

    async def dismiss(self, match: str, circle: str, number: int) -> bool:
        """The operator lets a line be; whether it was reported."""
        async with self.store.writing() as connection:
            return (await connection.execute(delete(reports).where(_reported(match, circle, number)))).rowcount > 0

    async def reported(self) -> list[Reported]:
        """What was reported, the latest first."""
        same = [reports.c[name] == said.c[name] for name in ("match", "circle", "number")]
        count, at = func.count(), func.max(reports.c.at)
        query = select(said.c.match, count, at, *_columns).join(reports, same[0] & same[1] & same[2])
        query = query.where(~said.c.gone).group_by(said.c.match, *_columns).order_by(at.desc()).limit(REPORTED)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [Reported(row[0], Line(*row[3:]), row[1], row[2]) for row in rows]

    async def mute(self, person: bytes, other: bytes, name: str, on: bool) -> None:
        row = {"person": person, "other": other, "name": name}
        async with self.store.writing() as connection:
            if on:
                await connection.execute(self.store.insert(mutes).on_conflict_do_nothing(), row)
            else:
                await connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.other == other))

    async def muted(self, person: bytes) -> dict[bytes, str]:
        """Whom somebody does not want to hear, and what they were called."""
        query = select(mutes.c.other, mutes.c.name).where(mutes.c.person == person)
        async with self.store.reading() as connection:
            return {row.other: row.name for row in (await connection.execute(query)).all()}

    async def has_sat(self, person: bytes, match: str) -> bool:
        """Whether somebody holds a seat there, or has held one."""
        query = select(sittings.c.seat).where(sittings.c.browser == person, sittings.c.match == match)
        async with self.store.reading() as connection:
            return (await connection.execute(query)).first() is not None


def _reported(match: str, circle: str, number: int) -> Any:
    return (reports.c.match == match) & (reports.c.circle == circle) & (reports.c.number == number)


async def _prune(connection: AsyncConnection, match: str, circle: str, until: int) -> None:
    """What nobody will read again goes; what was reported waits for the operator."""
    known = select(reports.c.number).where(reports.c.match == match, reports.c.circle == circle)
    old = (said.c.match == match) & (said.c.circle == circle) & (said.c.number <= until)
    await connection.execute(delete(said).where(old, said.c.number.not_in(known)))


async def forget_lines(connection: AsyncConnection, person: bytes) -> list[str]:
    """Takes away all that somebody has said and whom they have muted; returns the tables."""
    mine = said.c.person == person
    found = sorted(set((await connection.execute(select(said.c.match).where(mine, ~said.c.gone))).scalars()))
    await connection.execute(update(said).where(mine).values(person=b"", name="", text="", emote=None, gone=True))
    await connection.execute(delete(reports).where(reports.c.person == person))
    await connection.execute(delete(mutes).where((mutes.c.person == person) | (mutes.c.other == person)))
    return found


def fresh_for(
    lines: Mapping[Circle, list[Line]], circles: tuple[Circle, ...], heard: dict[Circle, int]
) -> Iterator[Line]:
    """What somebody has not been told yet; from now on they have."""
    for circle in circles:
        known = heard.get(circle, 0)
        yield from (line for line in lines[circle] if line.number > known)
        heard[circle] = max(known, lines[circle][-1].number if lines[circle] else 0)


def sign_of(person: bytes, match: str) -> str:
    """By what somebody is known at one table, and nowhere else."""
    return urlsafe_b64encode(hashlib.sha256(person + match.encode()).digest()[:9]).decode()
