"""What attacks run on: real servers, the log that they write, and the memory that they hold."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Literal

from tests.server.conftest import UNLIMITED
from tests.server.process import Nursery, Running

Kind = Literal["sqlite", "postgres"]
PATIENT = {**UNLIMITED, "talking": [1e9, 1e9], "operating": [1e9, 1e9], "tables": 10**9}
Stored = tuple[str, int, int, str]  # a table, a seat, its move and the mark it was sent with


@dataclass
class Figures:
    """What an attack has to tell: how often something happened, and the worst that was measured."""

    counts: dict[str, int] = field(default_factory=dict)
    worst: dict[str, float] = field(default_factory=dict)

    def add(self, other: Figures) -> None:
        self.note(other.counts)
        for name, value in other.worst.items():
            self.worst[name] = max(value, self.worst.get(name, value))

    def note(self, counts: Mapping[str, int]) -> None:
        for name, count in counts.items():
            self.counts[name] = self.counts.get(name, 0) + count


@dataclass(frozen=True)
class Stand:
    """Servers on one database."""

    servers: list[Running]
    database: str

    @property
    def one(self) -> Running:
        return self.servers[0]


class Ground:
    def __init__(self, nursery: Nursery, folder: Path, postgres: str) -> None:
        self.nursery = nursery
        self.folder = folder
        self.postgres = postgres  # its address

    def fresh(self, kind: Kind) -> str:
        """A database for one attack. Those on PostgreSQL share one: nothing there is in the way of the next."""
        return self.postgres if kind == "postgres" else str(Path(mkdtemp(dir=self.folder)) / "tables.db")

    @contextmanager
    def serving(self, kind: Kind = "sqlite", servers: int = 1, database: str = "", **limits: Any) -> Iterator[Stand]:
        """Servers that limit nothing but what is told, on one database. Whatever they have logged is looked at."""
        database = database or self.fresh(kind)
        settings: dict[str, Any] = {"database": database, "bot_delay": 0.0, "limits": {**PATIENT, **limits}}
        begun = self.log.stat().st_size
        running = [self.nursery.start(**settings) for _ in range(servers)]
        try:
            yield Stand(running, database)
        finally:
            for server in running:
                self.nursery.kill(server, 15)
        self.check_log(begun)

    @cached_property
    def log(self) -> Path:
        return Path(str(self.nursery.log.name))

    def check_log(self, begun: int) -> None:
        """Since the log was so long, nothing has gone wrong that nobody thought of."""
        with self.log.open("rb") as file:
            file.seek(begun)
            for line in file:
                told = json.loads(line) if line.startswith(b"{") else {"trace": line.decode("utf-8", "replace")}
                assert "trace" not in told, told
                assert told["level"] != "error" or told["says"] == "the database cannot be written to", told


def memory(server: Running) -> float:
    """Megabytes that a server holds."""
    pages = int(Path(f"/proc/{server.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def stored(database: str) -> list[Stored]:
    """Every move of every log."""
    query = "select match, seat, move, mark from moves"
    if "://" not in database:
        with sqlite3.connect(database) as connection:
            return connection.execute(query).fetchall()
    return asyncio.run(_stored(database, query))


async def _stored(address: str, query: str) -> list[Stored]:
    import asyncpg

    connection = await asyncpg.connect(address)
    try:
        return [tuple(row) for row in await connection.fetch(query)]
    finally:
        await connection.close()
