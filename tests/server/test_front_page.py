"""The front page finds what it tells by indices, on both databases, however much others have played."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from benchmarks.server.front_page import cookie_of, fill, measured
from sqlalchemy import ClauseElement, Executable, Select, select
from sqlalchemy.ext.compiler import compiles

from islario.server.http.entry.secrets import hashed
from islario.server.settings import Settings
from islario.server.storage.database.connections import Database
from islario.server.storage.glances import finished, finished_of, running, running_of, unended_of
from islario.server.storage.people.company import invited_of
from islario.server.storage.people.notices import asked_at, bells_by, due_by
from islario.server.storage.schema import devices, glances, links, passkeys

PEOPLE, MATCHES = 400, 50
SOMEBODY = hashed(cookie_of(17))
QUESTIONS: dict[str, Select[Any]] = {
    "running": running_of(SOMEBODY),
    "finished": finished_of(SOMEBODY, most=20),
    "finished before": finished_of(SOMEBODY, 1_789_990_000, 20),
    "invitations": invited_of(SOMEBODY),
    "unended": unended_of(SOMEBODY),
    "whose": select(devices.c.person).where(devices.c.hash == SOMEBODY),
    "devices": select(devices).where(devices.c.person == SOMEBODY),
    "links": select(links).where(links.c.hash == SOMEBODY),
    "bells": bells_by(5),
    "notices": due_by(5),
    "whom to tell": asked_at(["0-50"]),
    "passkeys": select(passkeys).where(passkeys.c.person == SOMEBODY),
    "late": select(glances.c.match).where(glances.c.due <= 5),
}


class Explained(Executable, ClauseElement):
    """How a database goes about a question, with the values that are asked for."""

    inherit_cache = False

    def __init__(self, query: Select[Any]) -> None:
        self.query = query


@compiles(Explained)
def _explained(explained: Explained, compiler: Any, **more: Any) -> str:
    how = "explain query plan" if compiler.dialect.name == "sqlite" else "explain"
    return f"{how} {compiler.process(explained.query, **more)}"


async def filled(settings: Settings) -> Database:
    database = await Database.opened(settings)
    async with database.engine.begin() as connection:
        await connection.run_sync(fill, PEOPLE, MATCHES)
    async with database.engine.connect() as connection:
        analysing = await connection.execution_options(isolation_level="AUTOCOMMIT")
        await analysing.exec_driver_sql("analyze")
    return database


async def plans(database: Database) -> dict[str, str]:
    found = {}
    async with database.engine.connect() as connection:
        for name, query in QUESTIONS.items():
            rows = (await connection.execute(Explained(query))).all()
            found[name] = "\n".join(str(row[-1]) for row in rows)
        assert len(await running(connection, SOMEBODY)) == 3
        assert len(await finished(connection, SOMEBODY)) == MATCHES
    return found


async def told_by(settings: Settings) -> dict[str, str]:
    database = await filled(settings)
    try:
        return await plans(database)
    finally:
        await database.closed()


def test_sqlite_scans_no_table(tmp_path: Path) -> None:
    told = asyncio.run(told_by(Settings(database=str(tmp_path / "tables.db"))))
    for name, plan in told.items():
        assert "SEARCH" in plan, (name, plan)
        assert "SCAN" not in plan, (name, plan)
    assert "ix_results_person_ended" in told["finished"]
    assert "TEMP B-TREE FOR ORDER BY" not in told["finished"], told["finished"]


def test_postgresql_scans_no_table(address: str) -> None:
    told = asyncio.run(told_by(Settings(database=address)))
    for name, plan in told.items():
        seldom = ("links", "whom to tell")  # of the one there are none, and of devices few enough to read them all
        assert "Seq Scan" not in plan or name in seldom, (name, plan)
        assert "Index" in plan or name == "links", (name, plan)
    assert "ix_results_person_ended" in told["finished"]
    assert "Seq Scan on holdings" not in told["whom to tell"]
    assert "Seq Scan on glances" not in told["whom to tell"]


def test_a_front_page_is_answered_soon(tmp_path: Path) -> None:
    taken = asyncio.run(measured(Settings(database=str(tmp_path / "t.db"), games=("trails-of-tucana",)), 100, 50, 50))
    assert sorted(worked for _, worked in taken)[25] < 0.05


@pytest.fixture(autouse=True)
def _folder_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
