"""One server a SQLite file; what keeps a server from starting is told in a sentence."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from islario.server import run
from islario.server.errors import BadDatabase
from islario.server.settings import Settings
from islario.server.storage.store import Store
from tests.cli.conftest import Here, refused
from tests.server.process import Nursery

Refusal = Callable[[Path], str]


@pytest.fixture
def refusal(here: Here, monkeypatch: pytest.MonkeyPatch) -> Refusal:
    """What a server says that does not start; the tests' own log stays as it is."""
    monkeypatch.setattr(run, "start_logging", lambda level: None)
    return lambda database: refused(here("serve", "--port", "0", "--database", database, "--lang", "en"))


def test_a_second_server_on_the_same_file_is_refused_until_the_first_is_gone(
    nursery: Nursery, refusal: Refusal, tmp_path: Path
) -> None:
    file = tmp_path / "tables.db"
    first = nursery.start(database=str(file))
    try:
        assert "Another server uses the database" in refusal(file)
        link = tmp_path / "link.db"
        link.symlink_to(file)
        assert "Another server uses the database" in refusal(link)
    finally:
        nursery.kill(first)
    asyncio.run(_opened(file))  # the system has freed the lock


async def _opened(database: str | Path) -> None:
    store = await Store.opened(Settings(database=str(database)))
    await store.closed()


def test_what_cannot_be_a_database_is_told(refusal: Refusal, tmp_path: Path) -> None:
    text = tmp_path / "text.db"
    text.write_text("This is no database, but it is long enough to be looked at as if it were one. " * 20)
    assert str(text) in refusal(text)
    for wrong in (text, tmp_path / "nowhere" / "tables.db", "postgresql://nobody:secret@127.0.0.1:1/none", "mongo://x"):
        with pytest.raises(BadDatabase) as told:
            asyncio.run(_opened(wrong))
        assert "secret" not in str(told.value)


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    asyncio.run(_opened(file))
    with sqlite3.connect(file) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(BadDatabase, match="newer"):
        asyncio.run(_opened(file))
