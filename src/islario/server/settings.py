"""What a server is told at its start: where it stores, where it listens, and how much it lets anyone ask of it."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

VARIABLE = "ISLARIO_DATABASE"
CLIENT = Path(__file__).parent / "client"
LOOPBACK = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True)
class Rate:
    """So many at once, then so many a second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    body: int = 256 * 1024  # bytes of a request; a whole record fits
    frame: int = 16 * 1024  # bytes of a message on a socket
    reading: Rate = Rate(300, 60)  # requests of one address
    writing: Rate = Rate(120, 20)
    making: Rate = Rate(20, 0.2)  # new tables and imported records of one address
    talking: Rate = Rate(40, 5)  # messages on one socket
    tables: int = 50_000  # that are not over
    sockets: int = 5_000
    sockets_of_one: int = 100  # of one address
    viewers: int = 8  # that one socket follows
    hello: float = 10.0  # seconds a new socket may stay silent
    stall: float = 20.0  # seconds one message may take to leave
    live: int = 1_000  # matches kept in memory when nobody watches
    bot: float = 5.0  # seconds a bot may think about one decision
    bots: int = 2  # that think at the same time
    advice: Rate = Rate(12, 0.2)  # hints and looks back that one address may ask for
    hint: float = 1.2  # seconds that an answer to "what would you do?" takes
    review: float = 8.0  # seconds that looking back at all of a seat's decisions takes
    hinters: int = 1  # threads that think about such questions


@dataclass(frozen=True)
class Settings:
    database: str = ""  # a file, or a URL of SQLite or PostgreSQL; empty: ISLARIO_DATABASE, or a file of the user's own
    host: str = "127.0.0.1"
    port: int = 8000
    hosts: tuple[str, ...] = LOOPBACK  # the names this server answers to; empty: any
    secure: bool = False  # behind HTTPS: cookies are sent over nothing else
    bot_delay: float = 0.9  # seconds before a bot's move, so that people can follow
    keep_days: int = 400  # a table where nobody has moved for so long is removed; 0: never
    client: Path = CLIENT
    limits: Limits = field(default_factory=Limits)

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        given = self.database or os.environ.get(VARIABLE) or str(_own_file())
        for short in ("postgresql://", "postgres://"):
            if given.startswith(short):
                return "postgresql+asyncpg://" + given.removeprefix(short)
        if given.startswith("sqlite:///"):
            return "sqlite+aiosqlite:///" + given.removeprefix("sqlite:///")
        return given if "://" in given else f"sqlite+aiosqlite:///{Path(given).expanduser().absolute()}"

    @property
    def is_postgres(self) -> bool:
        return self.url.startswith("postgresql")


def _own_file() -> Path:
    from platformdirs import user_data_path

    folder = user_data_path("islario")
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return folder / "tables.db"
