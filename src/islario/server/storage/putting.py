"""Moves written into PostgreSQL by one statement, which is a transaction: the driver takes the columns as they are, the
database is asked once, and whoever listens hears of those that were stored.

Through SQLAlchemy it was five ways there and back, and half of what a move cost a server.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

Row = tuple[Any, ...]
PUT = """
with put as (
  insert into moves (match, ply, seat, move, mark, at, digest)
  select * from unnest($2::text[], $3::int[], $4::int[], $5::int[], $6::text[], $7::bigint[], $8::bytea[])
  order by 1, 2
  on conflict do nothing
  returning match, ply
), noted as (
  insert into glances (match, asked, scores, used, "window", due, bell)
  select distinct on (match) match, asked, scores, used, "window", due, bell
  from unnest(
    $9::int[], $10::text[], $11::text[], $12::text[], $13::text[], $14::int[], $15::bigint[], $16::bigint[]
  ) as stands (ply, match, asked, scores, used, "window", due, bell)
  join put using (match, ply)
  order by match, ply desc
  on conflict (match) do update set
    asked = excluded.asked, scores = excluded.scores, used = excluded.used, "window" = excluded."window",
    due = excluded.due, bell = coalesce(excluded.bell, glances.bell)
)
select match, ply, (select pg_notify($1, string_agg(match || ':' || ply + 1, ' ')) from put) from put
"""


async def put(connection: AsyncConnection, channel: str, rows: Sequence[Row], noted: Sequence[Row]) -> set[Row]:
    """Stores lines of logs, and how their matches stand then (`noted`, behind the line's number). Returns the matches
    and numbers of those that were still free."""
    driver: Any = (await connection.get_raw_connection()).driver_connection
    try:
        return {(row[0], row[1]) for row in await driver.fetch(PUT, channel, *_columns(rows, 7), *_columns(noted, 8))}
    except BaseException as fault:
        await connection.invalidate()  # whatever it was doing, nobody else meets it
        if _is_lost(fault):
            raise ConnectionError("the connection to the database was closed") from fault
        raise


def _columns(rows: Sequence[Row], count: int) -> Iterable[Sequence[Any]]:
    return zip(*rows, strict=True) if rows else [()] * count


def _is_lost(fault: BaseException) -> bool:
    """Whether the driver refuses to use its connection; where it refuses what it is given it says so with a value."""
    from asyncpg import InterfaceError

    return isinstance(fault, InterfaceError) and not isinstance(fault, ValueError)
