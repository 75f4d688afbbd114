"""What is stored of matches for those who only look at the front page: how they stand, and how they ended."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from islario.server.storage.schema import answers, endings, glances, holdings, matches, nudges, results, seats

MOST = 100  # tables on one page
Kind = Literal["person", "open", "bot"]


@dataclass(frozen=True)
class Glance:
    """How a match stands, as everybody may know it."""

    asked: dict[int, int]  # by seat, since when it is asked
    scores: list[int]
    used: dict[int, int] = field(default_factory=dict)  # seconds taken so far: of holidays where each move has a day
    window: int | None = None  # how long the log was when the secret window opened that is open
    due: int | None = None  # when the first of those asked runs out of time
    bell: int | None = field(default=None, compare=False)  # when those are told whom this very change asks

    def row(self, match: str) -> dict[str, Any]:
        texts = {name: msgspec.json.encode(getattr(self, name)).decode() for name in ("asked", "scores", "used")}
        return {"match": match, **texts, "window": self.window, "due": self.due, "bell": self.bell}


class EndOfSeat(msgspec.Struct):
    """Who sat in a seat at the end, and what came of it."""

    name: str
    kind: Kind
    points: int
    place: int
    sources: dict[str, int]


@dataclass(frozen=True)
class Ending:
    match: str
    game: str
    options: dict[str, str]
    ended: int
    seats: list[EndOfSeat]

    def row(self) -> dict[str, Any]:
        written = {"options": json.dumps(self.options), "seats": msgspec.json.encode(self.seats).decode()}
        return {**vars(self), **written}


@dataclass(frozen=True)
class Running:
    """A match under way, at which somebody has places."""

    match: str
    game: str
    key: bytes
    created: int
    halted: str | None
    host: bool
    mine: list[int]
    answered: frozenset[int]  # seats of theirs that have answered in the window that is open
    glance: Glance | None
    seats: list[tuple[str, Kind]]  # names and kinds
    nudges: dict[int, int] = field(default_factory=dict)  # by seat, the seat of whoever has nudged it in this turn


@dataclass(frozen=True)
class Finished:
    """A match that somebody has played to its end."""

    ending: Ending
    seat: int
    kept: bool  # whether the table is still there


asked_in = msgspec.json.Decoder(dict[int, int]).decode
_scores = msgspec.json.Decoder(list[int]).decode
_seats = msgspec.json.Decoder(list[EndOfSeat]).decode


def upsert(insert: Any) -> Any:
    """How a match stands now, whatever it was before; a bell that was to ring still does."""
    changed = {name: insert.excluded[name] for name in ("asked", "scores", "used", "window", "due")}
    changed["bell"] = func.coalesce(insert.excluded.bell, glances.c.bell)
    return insert.on_conflict_do_update(index_elements=["match"], set_=changed)


async def read_glance(connection: AsyncConnection, match: str) -> Glance | None:
    row = (await connection.execute(select(glances).where(glances.c.match == match))).one_or_none()
    return None if row is None else _glance(row)


def _glance(row: Any) -> Glance:
    return Glance(asked_in(row.asked), _scores(row.scores), asked_in(row.used), row.window, row.due)


def running_of(person: bytes) -> Select[Any]:
    """The matches under way at which somebody has places, a line for each place, the newest first."""
    query = select(
        matches.c.id, matches.c.game, matches.c.key, matches.c.created, matches.c.halted, holdings.c.seat.label("mine"),
        glances.c.asked, glances.c.scores, glances.c.used, glances.c.window, glances.c.due,
    )  # fmt: skip
    query = query.select_from(holdings).join(matches, matches.c.id == holdings.c.match)
    query = query.outerjoin(glances, glances.c.match == holdings.c.match)
    mine = (holdings.c.browser == person) & ~matches.c.over
    return query.where(mine).order_by(matches.c.created.desc(), matches.c.id, holdings.c.seat).limit(4 * MOST)


def finished_of(person: bytes, before: int | None = None, most: int = MOST) -> Select[Any]:
    """The matches that somebody has played to their ends, the latest first."""
    query = select(endings, results.c.seat, matches.c.id.label("kept"))
    query = query.select_from(results).join(endings, endings.c.match == results.c.match)
    query = query.outerjoin(matches, matches.c.id == results.c.match).where(results.c.person == person)
    if before is not None:
        query = query.where(results.c.ended < before)
    return query.order_by(results.c.ended.desc(), results.c.match).limit(most)


def unended_of(person: bytes) -> Select[Any]:
    """Matches of an earlier day that are over, of which nobody has noted how they ended."""
    query = select(holdings.c.match).join(matches, matches.c.id == holdings.c.match)
    query = query.outerjoin(endings, endings.c.match == holdings.c.match)
    return query.where(holdings.c.browser == person, matches.c.over, endings.c.match.is_(None)).distinct().limit(MOST)


async def running(connection: AsyncConnection, person: bytes) -> list[Running]:
    lines: dict[str, list[Any]] = {}
    for row in (await connection.execute(running_of(person))).all():
        if row.id in lines or len(lines) < MOST:
            lines.setdefault(row.id, []).append(row)
    sitters: dict[str, list[tuple[str, Kind]]] = {match: [] for match in lines}
    query = select(seats.c.match, seats.c.name, seats.c.kind).where(seats.c.match.in_(list(lines)))
    for match, name, kind in (await connection.execute(query.order_by(seats.c.match, seats.c.seat))).all():
        sitters[match].append((name, kind))
    nudged: dict[str, list[tuple[int, int, int]]] = {match: [] for match in lines}
    query = select(nudges.c.match, nudges.c.seat, nudges.c.since, nudges.c.by).where(nudges.c.match.in_(list(lines)))
    for row in (await connection.execute(query)).all():
        nudged[row.match].append((row.seat, row.since, row.by))
    windows = [match for match, rows in lines.items() if rows[0].window is not None]
    said: set[tuple[str, int, int]] = set()
    if windows:
        given = select(answers.c.match, answers.c.since, answers.c.seat)
        given = given.where(answers.c.match.in_(windows), answers.c.number >= 0)
        said = {(match, since, seat) for match, since, seat in (await connection.execute(given)).all()}
    found = []
    for match, rows in lines.items():
        first, mine = rows[0], [row.mine for row in rows if row.mine >= 0]
        answered = frozenset(seat for seat in mine if (match, first.window, seat) in said)
        glance = None if first.asked is None else _glance(first)
        host = any(row.mine < 0 for row in rows)
        asked = {} if glance is None else glance.asked
        pressed = {seat: by for seat, since, by in nudged[match] if asked.get(seat) == since}
        found.append(
            Running(
                match, first.game, first.key, first.created, first.halted, host, mine, answered, glance, sitters[match],
                pressed,
            )
        )  # fmt: skip
    return found


async def finished(
    connection: AsyncConnection, person: bytes, before: int | None = None, most: int = MOST
) -> list[Finished]:
    return [
        Finished(
            Ending(row.match, row.game, json.loads(row.options), row.ended, _seats(row.seats)), row.seat,
            row.kept is not None,
        )
        for row in (await connection.execute(finished_of(person, before, most))).all()
    ]  # fmt: skip


async def write_ending(connection: AsyncConnection, insert: Any, ending: Ending, counts: bool) -> bool:
    """How a match ended; where it counts, in the history of everybody who holds a seat of it. Of several people at one
    screen the first is whose browser it is; the others are guests. Whether it counts and was not noted before."""
    noted = await connection.execute(insert(endings).values(ending.row()).on_conflict_do_nothing())
    if not counts:
        return False
    query = select(holdings.c.browser, holdings.c.seat).where(holdings.c.match == ending.match, holdings.c.seat >= 0)
    firsts: dict[bytes, int] = {}
    for person, seat in (await connection.execute(query.order_by(holdings.c.seat))).all():
        firsts.setdefault(person, seat)
    rows: Sequence[dict[str, Any]] = [
        {"person": person, "match": ending.match, "seat": seat, "ended": ending.ended}
        for person, seat in firsts.items()
    ]
    if rows:
        await connection.execute(insert(results).on_conflict_do_nothing(), rows)
    return noted.rowcount == 1
