"""Backing up a database while it is served, and restoring it into this kind of database or the other.

A backup is one SQLite file, marked as ours: one moment of the database, whole. It holds keys and hashes of tokens, so
it is nobody's to read but its owner's.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine, delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from islario.server.errors import BadDatabase
from islario.server.settings import Settings
from islario.server.storage.database.bus import SERVING
from islario.server.storage.database.connections import Database, usable
from islario.server.storage.schema import matches
from islario.server.storage.schema.base import METADATA
from islario.server.storage.schema.upgrade import HEAD, upgrade, version_of

MARK = 0x151A_2111  # SQLite's "application id" of a file
PORTION = 2000  # rows read and written at once


async def back_up(settings: Settings, file: Path) -> int:
    """Writes a backup; returns how many matches it holds. Nothing is written to the database."""
    if file.exists():
        raise BadDatabase("backup-exists", file=str(file))
    with _finished(file) as fresh:
        if settings.file is None:
            await _copy_postgres(settings, fresh)
        else:
            _copy_file(settings, fresh)
        with closing(sqlite3.connect(fresh)) as copy:
            copy.execute("PRAGMA journal_mode=DELETE")
            copy.execute(f"PRAGMA application_id={MARK}")
            return int(copy.execute("select count(*) from matches").fetchone()[0])


@contextmanager
def _finished(file: Path) -> Iterator[Path]:
    """A file beside it that takes its name when it is whole and on the disk; else nothing is left."""
    try:
        handle, name = tempfile.mkstemp(dir=file.absolute().parent, prefix=f".{file.name}-")
    except OSError as fault:
        raise BadDatabase("backup-unwritable", file=str(file), wrong=str(fault.strerror)) from None
    os.close(handle)
    fresh = Path(name)
    try:
        yield fresh
        with fresh.open("rb+") as written:
            os.fsync(written.fileno())
        fresh.rename(file)
    finally:
        fresh.unlink(missing_ok=True)


def _copy_file(settings: Settings, fresh: Path) -> None:
    """All pages in one step: one moment, while whoever writes goes on."""
    assert settings.file is not None, "asked for SQLite only"
    name = f"{settings.file.absolute().as_uri()}?mode=ro"
    with usable(settings), closing(sqlite3.connect(name, uri=True)) as source, closing(sqlite3.connect(fresh)) as copy:
        source.execute("select count(*) from matches").fetchone()
        source.backup(copy)


async def _copy_postgres(settings: Settings, fresh: Path) -> None:
    copy = create_engine(f"sqlite:///{fresh}", hide_parameters=True)
    with usable(settings):
        database = Database(settings)
    try:
        with usable(settings):
            async with database.engine.connect() as plain:
                source = await plain.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
                reached = await source.run_sync(version_of)
                if reached != HEAD:
                    raise BadDatabase("backup-other-version", theirs=str(reached), ours=HEAD)
                with copy.begin() as target:
                    upgrade(target)
                    for table in METADATA.sorted_tables:
                        async with source.stream(select(table)) as rows:
                            async for portion in rows.mappings().partitions(PORTION):
                                target.execute(insert(table), [dict(row) for row in portion])
    finally:
        copy.dispose()
        await database.closed()


async def restore(settings: Settings, file: Path, *, replace: bool) -> int:
    """Puts a backup in place, all of it or nothing; returns how many matches there are now."""
    with tempfile.TemporaryDirectory() as folder:
        ours = Path(folder) / "backup.db"
        _check(file)
        shutil.copyfile(file, ours)
        engine = create_engine(f"sqlite:///{ours}", hide_parameters=True)
        try:
            with engine.begin() as connection:
                upgrade(connection)  # one of an earlier version
            with engine.connect() as source:
                return await _restored(settings, source, replace)
        finally:
            engine.dispose()


def _check(file: Path) -> None:
    """Refuses what is no whole backup."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as backup:
            ours = backup.execute("PRAGMA application_id").fetchone()[0] == MARK
            whole = ours and backup.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    except sqlite3.Error:
        ours = whole = False
    if not file.is_file():
        raise BadDatabase("backup-missing", file=str(file))
    if not whole:
        raise BadDatabase("backup-damaged" if ours else "not-a-backup", file=str(file))


async def _restored(settings: Settings, source: Connection, replace: bool) -> int:
    try:
        database = await Database.opened(settings)
    except BadDatabase as fault:
        if fault.code == "database-in-use":
            raise BadDatabase("restore-while-served", where=settings.where) from None
        raise
    try:
        with usable(settings):
            async with database.engine.begin() as target:
                await _alone(target, settings)
                there = int((await target.execute(select(func.count()).select_from(matches))).scalar_one())
                if there and not replace:
                    raise BadDatabase("restore-not-empty", where=settings.where, count=there)
                return await _filled(source, target)
    finally:
        await database.closed()


async def _alone(target: AsyncConnection, settings: Settings) -> None:
    """Servers of a PostgreSQL each hold a share of a lock."""
    if settings.is_postgres:
        alone = await target.execute(text("select pg_try_advisory_xact_lock(:lock)"), {"lock": SERVING})
        if not alone.scalar():
            raise BadDatabase("restore-while-served", where=settings.where)


async def _filled(source: Connection, target: AsyncConnection) -> int:
    for table in reversed(METADATA.sorted_tables):
        await target.execute(delete(table))
    for table in METADATA.sorted_tables:
        rows: Any = source.execution_options(yield_per=PORTION).execute(select(table))
        for portion in rows.mappings().partitions():
            await target.execute(insert(table), [dict(row) for row in portion])
    return int((await target.execute(select(func.count()).select_from(matches))).scalar_one())
