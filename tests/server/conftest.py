"""One server for most tests (bots answer at once, nothing is limited), and a nursery for those that need their own.

One PostgreSQL for all of them, with a database for each file of tests.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from islario.games import GAMES
from islario.match.prepare import prepare
from tests.cli.conftest import here  # noqa: F401 (commands that talk to a server)
from tests.server.postgres import database, empty
from tests.server.process import Nursery, Running

UNLIMITED = {
    "reading": [1e9, 1e9],
    "writing": [1e9, 1e9],
    "making": [1e9, 1e9],
    "arriving": [1e9, 1e9],
    "sockets_of_one": 1000,
    "coding": [1e9, 1e9],
    "advice": [1e9, 1e9],
    "chatting_of_one": [1e9, 1e9],
}


@pytest.fixture(scope="session")
def nursery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    for name in GAMES:
        prepare(name)
    nursery = Nursery(tmp_path_factory.mktemp("logs") / "servers.log")
    yield nursery
    nursery.close()


@pytest.fixture(scope="session")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = str(tmp_path_factory.mktemp("data") / "tables.db")
    with nursery.running(database=database, bot_delay=0.0, limits=UNLIMITED) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with database() as address:
        yield address


@pytest.fixture(scope="module")
def address(postgres: str, request: pytest.FixtureRequest) -> str:
    """Of a database of this file's own."""
    return empty(postgres, request.module.__name__.rpartition(".")[2])


@pytest.fixture
def client(server: Running) -> Iterator[httpx.Client]:
    """A browser."""
    with server.client() as client:
        yield client


@pytest.fixture
def other(server: Running) -> Iterator[httpx.Client]:
    """Another browser."""
    with server.client() as client:
        yield client


@pytest.fixture
def log_file(nursery: Nursery) -> Path:
    return Path(str(nursery.log.name))


@pytest.fixture
def third(server: Running) -> Iterator[httpx.Client]:
    """A third browser."""
    with server.client() as client:
        yield client
