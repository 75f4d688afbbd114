"""Backups of a database that is played on, restored into either kind of database: whole, or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

from islario.server.errors import BadDatabase
from islario.server.settings import Settings
from islario.server.storage.database.backup import back_up, restore
from tests.cli.conftest import Here, refused
from tests.patience import PATIENCE, patiently
from tests.server.conftest import UNLIMITED
from tests.server.postgres import empty
from tests.server.process import Nursery, free_port
from tests.server.table import Table, made
from tests.soak.kills import Crowd


def backed_up(source: str | Path, file: Path) -> int:
    return asyncio.run(back_up(Settings(database=str(source)), file))


def restored(target: str | Path, file: Path, *, replace: bool = False) -> int:
    return asyncio.run(restore(Settings(database=str(target)), file, replace=replace))


def rows(file: Path, what: str) -> list[Any]:
    with sqlite3.connect(file) as backup:
        return backup.execute(what).fetchall()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_backup_under_load_holds_everything_acknowledged_before_it(
    nursery: Nursery, tmp_path: Path, postgres: str, kind: str
) -> None:
    source = str(tmp_path / "tables.db") if kind == "sqlite" else empty(postgres, "under_load")
    port = free_port()
    crowd = Crowd(port)
    with nursery.running(database=source, port=port, limits=UNLIMITED):
        thread = threading.Thread(target=crowd.run)
        thread.start()
        try:
            for number in range(3):
                before = len(crowd.acknowledged)
                for _ in patiently("some moves", pause=0.001):
                    if len(crowd.acknowledged) > before + 20:
                        break
                acknowledged = list(crowd.acknowledged)
                file = tmp_path / f"{number}.backup"
                backed_up(source, file)
                check(file, acknowledged)
        finally:
            crowd.stop = True
            thread.join(timeout=PATIENCE)
    assert len(rows(file, "select 1 from moves")) > 60


def check(file: Path, acknowledged: list[tuple[str, int, int, str]]) -> None:
    """Nothing is missing, and nothing is there in part."""
    assert set(acknowledged) <= set(rows(file, "select match, seat, move, mark from moves"))
    for match, first, last, count in rows(file, "select match, min(ply), max(ply), count(*) from moves group by match"):
        assert (first, last) == (0, count - 1), match
    assert rows(file, "PRAGMA foreign_key_check") == []
    players = rows(file, "select players, (select count(*) from seats where match = id) from matches")
    assert all(wanted == there for wanted, there in players)


@pytest.mark.parametrize(("kind", "into"), [("sqlite", "postgres"), ("postgres", "sqlite"), ("sqlite", "sqlite")])
def test_a_match_goes_on_from_a_backup_in_either_kind_of_database(
    nursery: Nursery, tmp_path: Path, postgres: str, kind: str, into: str
) -> None:
    source, target = (
        str(tmp_path / f"{name}.db") if where == "sqlite" else empty(postgres, f"{name}_{kind}")
        for name, where in (("source", kind), ("target", into))
    )
    settings: dict[str, Any] = {"bot_delay": 0.0, "limits": UNLIMITED}
    file = tmp_path / "club.backup"
    with nursery.running(database=source, **settings) as server, server.client() as client:
        table = made(client, "here", "here", options={"island": "grande"})
        for seat in (0, 1):
            table.first_move(seat)
        table.post("seats/0/name", {"name": "Zoé"})
        before, facts, cookies = table.view(0), table.get().json(), dict(client.cookies)
        assert backed_up(source, file) == 1
        table.first_move(0)  # after the backup
    assert restored(target, file) == 1
    with nursery.running(database=target, **settings) as server, server.client(cookies=cookies) as client:
        again = Table(client, table.made)
        assert again.view(0) == before
        assert again.get().json() == facts
        again.first_move(0)
        with pytest.raises(BadDatabase, match="served"):
            restored(target, file, replace=True)
    with pytest.raises(BadDatabase, match="already"):
        restored(target, file)
    assert restored(target, file, replace=True) == 1
    with nursery.running(database=target, **settings) as server, server.client(cookies=cookies) as client:
        assert Table(client, table.made).view(0) == before


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    target, file = tmp_path / "target.db", tmp_path / "club.backup"
    asyncio.run(_opened(tmp_path / "source.db"))
    assert backed_up(tmp_path / "source.db", file) == 0
    with pytest.raises(BadDatabase, match="already"):
        backed_up(tmp_path / "source.db", file)
    text, cut = tmp_path / "text", tmp_path / "cut"
    text.write_text("Buenos días. " * 1000)
    cut.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    for wrong in (text, cut, tmp_path / "source.db", tmp_path / "nothing", tmp_path):
        with pytest.raises(BadDatabase):
            restored(target, wrong)
    assert not target.exists(), "something was begun"
    for nowhere in (tmp_path / "none.db", text):
        with pytest.raises(BadDatabase, match="cannot be used"):
            backed_up(nowhere, tmp_path / "other.backup")
    assert not (tmp_path / "other.backup").exists()
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


async def _opened(file: Path) -> None:
    from islario.server.storage.store import Store

    await (await Store.opened(Settings(database=str(file)))).closed()


def test_the_commands_say_what_they_did(here: Here, tmp_path: Path) -> None:
    asyncio.run(_opened(tmp_path / "tables.db"))
    file = tmp_path / "club.backup"
    done = here("backup", file, "--database", tmp_path / "tables.db", "--lang", "en")
    assert (done.exit_code, "0 matches backed up" in done.output) == (0, True), done.output
    assert here("restore", file, "--database", tmp_path / "new.db").exit_code == 0
    told = refused(here("restore", tmp_path / "tables.db", "--database", tmp_path / "new.db", "--lang", "en"))
    assert "not a backup" in told
