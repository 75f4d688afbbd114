"""`islario serve --workers`: several processes at one address, one of which may go at any time."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from islario.server import crew
from islario.server.crew import Crew, NotStarted
from islario.server.orders import Orders, read, write
from islario.server.settings import Limits, Rate, Settings
from tests.cli.conftest import Here, refused
from tests.patience import PATIENCE, patiently
from tests.server.process import Running, until_ready
from tests.server.table import GAME, Table, made
from tests.server.test_live import hear, hello, opened

pytestmark = [
    pytest.mark.plays(GAME),
    pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked up in /proc"),
]


@contextmanager
def together(address: str, folder: Path) -> Iterator[Running]:
    """Two processes, as an operator starts them."""
    order = [sys.executable, "-m", "islario", "serve", "--port", "0", "--database", address, "--game", GAME]
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "TMPDIR": str(folder)}
    with (folder / "log").open("ab") as log:
        process = subprocess.Popen(
            [*order, "--workers", "2", "--log", "info", "--lang", "en"],
            stdout=subprocess.PIPE, stderr=log, text=True, env=environment,
        )  # fmt: skip
    assert process.stdout is not None
    try:
        said = process.stdout.readline()
        assert said.startswith("Islario is at http://127.0.0.1:"), (folder / "log").read_text()
        running = Running(process.pid, int(said.strip().rstrip("/").rpartition(":")[2]))
        for _ in patiently("both to be ready", pause=0.2):
            until_ready(running)
            if sum(figures(running, "islario_games_ready").values()) == 2:
                break
        yield running
    finally:
        process.terminate()
        process.wait(timeout=PATIENCE)
        process.stdout.close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where they write their log, and find each other."""
    return tmp_path_factory.mktemp("crew")


@pytest.fixture(scope="module")
def served(address: str, folder: Path) -> Iterator[Running]:
    with together(address, folder) as running:
        yield running


def members(running: Running) -> set[int]:
    return {int(pid) for pid in Path(f"/proc/{running.pid}/task/{running.pid}/children").read_text().split()}


def is_there(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def figures(running: Running, name: str) -> dict[str, float]:
    """A figure of each process, by its mark."""
    found: dict[str, float] = {}
    for line in httpx.get(f"{running.url}/metrics", timeout=PATIENCE).text.splitlines():
        if line.startswith(f"{name}{{"):
            place = line.partition('process="')[2].partition('"')[0]
            found[place] = found.get(place, 0) + float(line.split()[-1])
    return found


def surely(table: Table, seat: int) -> int:
    """Plays the seat's first move, asked again as a client does whose connection is lost; returns the version."""
    version = -1
    for _ in patiently("a move"):
        try:
            now = table.view(seat)
            moves = now["view"]["moves"]
            if moves and table.play(seat, moves[0]["number"], now["version"]).status_code == 200:
                version = int(table.view(seat)["version"])
                break
        except httpx.TransportError:
            continue
    return version


def test_several_processes_need_postgres(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "club.db"
    told = refused(here("serve", "--workers", "2", "--database", file, "--lang", "en"))
    assert "several need PostgreSQL" in told
    assert str(file) in told
    assert not file.exists()
    assert "--workers" in refused(here("serve", "--workers", "0", "--lang", "en"))


def test_a_database_that_cannot_be_used_is_told_once(here: Here) -> None:
    told = refused(here("serve", "--workers", "2", "--database", "postgresql://x:secret@127.0.0.1:1/none"))
    assert "cannot be used" in told
    assert "secret" not in told


def test_orders_arrive_as_they_were_given() -> None:
    settings = Settings(
        database="postgresql://x:secret@db/islario", proxies=("10.0.0.0/8",), limits=Limits(reading=Rate(7, 1)), place=3
    )
    assert read(write(Orders(settings, 5, "info"))) == Orders(settings, 5, "info")


def test_both_serve_and_whichever_is_asked_tells_the_figures_of_all(served: Running) -> None:
    assert len(members(served)) == 2
    for _ in patiently("both to have answered"):
        httpx.get(f"{served.url}/health/live", timeout=PATIENCE)  # a connection of its own each time
        answered = figures(served, "islario_requests_total")
        if len(answered) == 2 and all(answered.values()):
            break
    before = sum(figures(served, "islario_requests_total").values())
    for _ in range(5):
        httpx.get(f"{served.url}/health/live", timeout=PATIENCE)
    assert sum(figures(served, "islario_requests_total").values()) == before + 6


def test_a_table_goes_on_when_a_process_is_killed_and_it_is_replaced(served: Running) -> None:
    before = members(served)
    with served.client() as client:
        table = made(client, "here", "here")
        versions = [surely(table, seat) for seat in (0, 1)]
        for victim in sorted(before):
            os.kill(victim, signal.SIGKILL)
            versions += [surely(table, seat) for seat in (0, 1)]
            for _ in patiently("another process", pause=0.1):
                now = members(served)
                if len(now) == 2 and victim not in now and len(figures(served, "islario_sockets")) == 2:
                    break
        assert versions == sorted(versions), "something that was known has been forgotten"
        assert versions[-1] > versions[0]
        assert not members(served) & before


def test_all_stop_in_good_order(served: Running, address: str, folder: Path) -> None:
    """The last of those that share them."""
    pids = members(served)
    with served.client() as client:
        table = made(client, "here", "here")
        surely(table, 0)
        with opened(served, client, table.id) as socket:
            hello(socket, (0, None))
            hear(socket, "view")
            os.kill(served.pid, signal.SIGTERM)
            assert hear(socket, "bye")["code"] == "shutting-down"
        for _ in patiently("all to be gone"):
            if not any(map(is_there, (served.pid, *pids))):
                break
        secrets = [table.id, "127.0.0.1", address, *table.tokens.values(), *client.cookies.values()]
    assert not list(folder.glob("islario-*")), "what they found each other by is left"
    log = (folder / "log").read_text()
    lines = [json.loads(line) for line in log.splitlines()]
    assert {line["process"] for line in lines} >= {served.pid, *pids}
    assert any(line["says"] == "request" for line in lines)
    assert [secret for secret in secrets if secret in log] == []


def test_none_outlives_the_one_that_watches(address: str, tmp_path: Path) -> None:
    with together(address, tmp_path) as running:
        pids = members(running)
        os.kill(running.pid, signal.SIGKILL)
        for _ in patiently("all to be gone"):
            if not any(map(is_there, pids)):
                break


class Lines(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.records: list[dict[str, Any]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append({"says": record.getMessage(), **vars(record)})


@pytest.fixture
def logged() -> Iterator[list[dict[str, Any]]]:
    handler = Lines()
    crew.log.addHandler(handler)
    yield handler.records
    crew.log.removeHandler(handler)


def crewed(
    monkeypatch: pytest.MonkeyPatch, code: str, until: str, logged: list[dict[str, Any]], times: int, begun: bool = True
) -> Crew:
    """Two processes that run this code, watched until something has been logged so often."""
    monkeypatch.setattr(crew, "COMMAND", (sys.executable, "-c", code))
    listener = os.open(os.devnull, os.O_RDONLY)

    async def watched() -> Crew:
        serving = Crew(Orders(Settings(), listener, "info"), 2)
        if begun:  # all have answered once
            serving.all_answer.set()
        task = asyncio.create_task(serving.serve(lambda: None))
        async with asyncio.timeout(PATIENCE):
            while not task.done() and sum(record["says"] == until for record in logged) < times:
                await asyncio.sleep(0.01)
            serving.stopping.set()
            await task
        return serving

    try:
        return asyncio.run(watched())
    finally:
        os.close(listener)


def test_who_dies_again_and_again_is_started_more_and_more_seldom(
    monkeypatch: pytest.MonkeyPatch, logged: list[dict[str, Any]]
) -> None:
    monkeypatch.setattr(crew, "PAUSE", 0.01)
    monkeypatch.setattr(crew, "LONGEST", 0.03)
    code = "import sys, time; print(flush=True); time.sleep('\"place\":1' in sys.stdin.readline() and 9e3)"
    crewed(monkeypatch, code, "a process that serves has ended", logged, 4)
    ends = [record for record in logged if record["says"] == "a process that serves has ended"]
    assert [(end["place"], end["again_in"]) for end in ends][:4] == [(0, 0.01), (0, 0.02), (0, 0.03), (0, 0.03)]


def test_who_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch, logged: list[dict[str, Any]]) -> None:
    monkeypatch.setattr(crew, "SILENCE", 0.1)
    monkeypatch.setattr(crew, "PAUSE", 0.01)
    serving = crewed(
        monkeypatch, "import time; print(flush=True); time.sleep(9e3)", "a process that serves hangs", logged, 3
    )
    assert serving.processes == {}


def test_who_does_not_stop_is_made_to(monkeypatch: pytest.MonkeyPatch, logged: list[dict[str, Any]]) -> None:
    monkeypatch.setattr(crew, "LEAVING", 0.1)
    deaf = "import signal, time; signal.signal(15, signal.SIG_IGN); print(flush=True); time.sleep(9e3)"
    crew.log.setLevel("INFO")
    assert crewed(monkeypatch, deaf, "a process that serves answers", logged, 2).processes == {}


def test_what_does_not_even_start_ends_them_all(
    monkeypatch: pytest.MonkeyPatch, logged: list[dict[str, Any]]
) -> None:  # fmt: skip
    with pytest.raises(NotStarted, match="exit code 3"):
        crewed(monkeypatch, "raise SystemExit(3)", "never", logged, 1, begun=False)
