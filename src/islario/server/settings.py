"""What a server is told at its start: where it stores, where it listens, and how much it lets anyone ask of it."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from pathlib import Path

VARIABLE = "ISLARIO_DATABASE"
MAIL, MAIL_FROM = "ISLARIO_MAIL", "ISLARIO_MAIL_FROM"
CLIENT = Path(__file__).parent / "client"
LOOPBACK = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True)
class Rate:
    """So many at once, then so many a second."""

    burst: float
    per_second: float

    def shared(self, share: float) -> Rate:
        return Rate(max(1.0, self.burst * share), self.per_second * share)


@dataclass(frozen=True)
class Limits:
    body: int = 256 * 1024  # bytes of a request; a whole record fits
    frame: int = 16 * 1024  # bytes of a message on a socket
    head: float = 10.0  # seconds in which a request's headers arrive, or anything on a new connection
    upload: float = 20.0  # and its body
    connections: int = 2_000  # besides sockets
    connections_of_one: int = 400  # of one address
    reading: Rate = Rate(3_000, 200)  # requests of one address, behind which a whole club may sit
    writing: Rate = Rate(1_200, 60)
    making: Rate = Rate(100, 1 / 60)  # new tables and imported records of one address
    arriving: Rate = Rate(300, 1 / 20)  # of one address: people who say who they are before they sit down
    coding: Rate = Rate(30, 1 / 120)  # codes that one address may have sent to mail and channels
    advice: Rate = Rate(120, 2)  # hints and looks back that one address may ask for
    share: float = 0.1  # of what an address may do that one visitor there may do
    talking: Rate = Rate(40, 5)  # messages on one socket
    tables: int = 50_000  # that are not over
    sockets: int = 5_000
    sockets_of_one: int = 300  # of one address
    viewers: int = 8  # that one socket follows
    hello: float = 10.0  # seconds a new socket may stay silent
    stall: float = 20.0  # seconds one message may take to leave
    chatting: Rate = Rate(6, 0.5)  # what one person says
    chatting_of_one: Rate = Rate(30, 1)  # what all say who are at one address
    operating: Rate = Rate(40, 0.5)  # whatever one address asks of the operator's page
    left: float = 300.0  # seconds that a match stays in memory after everybody has left
    live: int = 1_000  # matches kept in memory when nobody watches
    workers: int = 0  # processes that think for bots and hints; 0: one less than there are cores, but one
    hang: float = 30.0  # seconds by which an answer may be late before its process is taken for hung
    hint: float = 1.2  # seconds that an answer to "what would you do?" takes
    review: float = 8.0  # seconds that looking back at all of a seat's decisions takes


@dataclass(frozen=True)
class Settings:
    database: str = ""  # a file, or a URL of SQLite or PostgreSQL; empty: ISLARIO_DATABASE, or a file of the user's own
    host: str = "127.0.0.1"
    port: int = 8000
    hosts: tuple[str, ...] = LOOPBACK  # the names this server answers to; empty: any
    proxies: tuple[str, ...] = ()  # addresses or networks that are believed when they say for whom they ask
    secure: bool = False  # behind HTTPS: cookies are sent over nothing else
    bot_delay: float = 0.9  # seconds before a bot's move, beside those it thinks for, so that people can follow
    answer_delay: float = 0.8  # seconds before what has but one answer is answered for a person; the same for all
    games: tuple[str, ...] = ()  # those that are offered; empty: all that are installed
    keep_days: int = 400  # a table where nobody has moved for so long is removed; 0: never
    operator_file: str = ""  # holds the operator's token; empty: one is made once, beside the tables
    reach_private: bool = False  # what the server sends of itself may go to this machine and to private networks, too
    chat: bool = True  # people may write to each other, at tables made so
    address: str = ""  # where people reach this server, as links in mails have it; empty: its name and port
    mail: str = ""  # the server that takes mail, as a URL; empty: ISLARIO_MAIL, or no mail is sent
    mail_from: str = ""  # the address that mail comes from; empty: ISLARIO_MAIL_FROM
    client: Path = CLIENT
    crew: str = ""  # a folder where the processes that share this address find each other; empty: there is but this one
    place: int = 0  # which of them this one is
    members: int = 1  # how many they are
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

    @property
    def file(self) -> Path | None:
        """SQLite's, where the database is one."""
        name = self.url.removeprefix("sqlite+aiosqlite:///")
        return None if self.is_postgres or name in ("", ":memory:") else Path(name)

    @property
    def where(self) -> str:
        """The database as people may read it: without a password."""
        return str(self.file) if self.file else re.sub(r"(://[^:/@]*):[^@]*@", r"\1@", self.url.replace("+asyncpg", ""))

    @property
    def public_name(self) -> str:
        """What this server is called elsewhere, where it has a name."""
        return next((name for name in self.hosts if name not in LOOPBACK), "localhost")

    @property
    def public_url(self) -> str:
        """Where people reach this server."""
        if self.address:
            return self.address.rstrip("/")
        return f"https://{self.public_name}" if self.secure else f"http://{self.public_name}:{self.port}"

    @property
    def mailing(self) -> tuple[str, str] | None:
        """The server that takes mail, and from whom."""
        server = self.mail or os.environ.get(MAIL, "")
        return (server, self.mail_from or os.environ.get(MAIL_FROM, "")) if server else None

    @property
    def operator_path(self) -> Path:
        """Where the operator's token is kept."""
        if self.operator_file:
            return Path(self.operator_file).expanduser()
        return (self.file or _own_file()).with_name("operator-token")


def _own_file() -> Path:
    from platformdirs import user_data_path

    folder = user_data_path("islario")
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return folder / "tables.db"
