"""Open tables: which of them wait for anybody who comes by, and where bots are to take the free seats by now."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, select

from islario.server.storage.schema import holdings, matches, moves, seats
from islario.server.storage.schema.company import invitations
from islario.server.storage.store import Store

SHOWN = 60  # the newest
SOME = 50  # tables filled in one look
A_WHILE = 14 * 24 * 3600  # seconds for which a table that nobody joins is shown


@dataclass(frozen=True)
class Waiting:
    """A table with a free seat."""

    match: str
    game: str
    options: dict[str, str]
    created: int
    clock: str
    minutes: int
    rated: bool
    fills: int | None  # when bots take the free seats
    seats: list[tuple[str, str]]  # names and kinds
    free: list[int]  # where nobody has played
    mine: bool


def _under_way() -> ColumnElement[bool]:
    return matches.c.listed & ~matches.c.over & ~matches.c.closed & matches.c.halted.is_(None)


async def waiting(store: Store, person: bytes, now: int) -> list[Waiting]:
    """The open tables, the newest first."""
    open_seat = select(seats.c.match).where(seats.c.match == matches.c.id, seats.c.kind == "open").exists()
    fresh = matches.c.created > now - A_WHILE
    query = select(matches).where(_under_way(), fresh, open_seat).order_by(matches.c.created.desc(), matches.c.id)
    async with store.reading() as connection:
        rows = (await connection.execute(query.limit(SHOWN))).all()
        ids = [row.id for row in rows]
        sitting = select(seats.c.match, seats.c.seat, seats.c.name, seats.c.kind).where(seats.c.match.in_(ids))
        sitters: dict[str, list[tuple[str, str]]] = {match: [] for match in ids}
        for match, _, name, kind in (await connection.execute(sitting.order_by(seats.c.match, seats.c.seat))).all():
            sitters[match].append((name, kind))
        moved = select(moves.c.match, moves.c.seat).where(moves.c.match.in_(ids)).distinct()
        played = {(match, seat) for match, seat in (await connection.execute(moved)).all()}
        keeping = select(invitations.c.match, invitations.c.seat).where(invitations.c.match.in_(ids))
        played |= {(match, seat) for match, seat in (await connection.execute(keeping)).all()}
        held = select(holdings.c.match).where(holdings.c.browser == person, holdings.c.seat >= 0)
        mine = set((await connection.execute(held.where(holdings.c.match.in_(ids)))).scalars())
    found = [
        Waiting(
            row.id, row.game, json.loads(row.options), row.created, row.clock, row.minutes, row.rated,
            row.created + row.fill * 60 if row.fill else None, sitters[row.id],
            [
                seat for seat, (_, kind) in enumerate(sitters[row.id])
                if kind == "open" and (row.id, seat) not in played
            ],
            row.id in mine,
        )
        for row in rows
    ]  # fmt: skip
    return [table for table in found if table.free]


async def to_fill(store: Store, now: int) -> Sequence[str]:
    """The tables where bots are to take the free seats by now."""
    due = _under_way() & (matches.c.fill > 0) & (matches.c.created + matches.c.fill * 60 <= now)
    async with store.reading() as connection:
        query = select(matches.c.id).where(due).order_by(matches.c.created).limit(SOME)
        return list((await connection.execute(query)).scalars())
