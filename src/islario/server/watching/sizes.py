"""How large things are: a process in memory, the database."""

from __future__ import annotations

import contextlib
import ctypes
import os
from pathlib import Path

from sqlalchemy import text

from islario.server.settings import Settings
from islario.server.storage.database.connections import Database


def memory_of(pid: int) -> int:
    """Bytes that a process holds, what it shares with others included; 0 where the system does not tell."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def give_back() -> None:
    """Returns to the system what was freed in between: the allocator would keep it until all above it is free, too."""
    with contextlib.suppress(AttributeError, OSError):  # where there is another allocator
        ctypes.CDLL(None).malloc_trim(0)


async def size_of(database: Database, settings: Settings) -> int:
    """Bytes that the database takes; SQLite's with what is not yet in its file."""
    if settings.file is not None:
        parts = [settings.file, settings.file.with_name(settings.file.name + "-wal")]
        return sum(part.stat().st_size for part in parts if part.exists())
    async with database.reading() as connection:
        return int((await connection.execute(text("select pg_database_size(current_database())"))).scalar_one())
