"""A server where nothing is compiled yet: games are played at once, and tables change over where they stand."""

from __future__ import annotations

import asyncio
import fcntl
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from islario.games import OURS
from islario.kernel import cache
from islario.match.prepare import GENTLY, prepare
from islario.server.thinking import compiling
from islario.server.thinking.compiling import Compiling
from tests.patience import PATIENCE, patiently
from tests.server.process import Running, free_port
from tests.server.table import GAME, Table, code, made


@contextmanager
def serving(kept: str, folder: Path, *more: str) -> Iterator[httpx.Client]:
    """A browser at a server that keeps compiled rules there."""
    port, lines = free_port(), folder / "lines"
    command = [sys.executable, "-m", "islario", "serve", "--port", str(port), "--database", str(folder / "tables.db")]
    environment = {**os.environ, "ISLARIO_CACHE": kept}
    with (
        lines.open("wb") as log,
        subprocess.Popen([*command, *more], env=environment, stdout=log, stderr=log) as process,
    ):
        try:
            with Running(process.pid, port).client() as client:
                for _ in patiently("the server's answer"):
                    try:
                        if all(game["ready"] for game in games(client).values()):
                            break
                    except httpx.TransportError:
                        pass
                yield client
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(timeout=PATIENCE)
    assert "Traceback" not in lines.read_text(encoding="utf-8")


def kept_in(kept: Path, name: str | None) -> Path:
    """Where that keeps the compiled rules of a game, or the kernel's."""
    folder = cache.folder(name)
    assert folder is not None
    return kept / "compiled" / folder.name


@contextmanager
def uncompiled(kept: Path) -> Iterator[None]:
    """Somebody else seems to compile every game, and does not come to an end: whoever would compile waits for them."""
    with ExitStack() as locks:
        for name in OURS:
            folder = kept_in(kept, name)
            folder.mkdir(parents=True, exist_ok=True)
            fcntl.flock(locks.enter_context((folder / "lock").open("w")), fcntl.LOCK_EX)
        yield


def games(client: httpx.Client) -> dict[str, Any]:
    return {game["name"]: game for game in client.get("/api/games").json()["games"]}


def until_asked(table: Table) -> Any:
    """What the first seat sees when it has to decide."""
    seen: Any = None
    for _ in patiently("bots to move", pause=0.05):
        seen = table.view(0)
        if seen["view"]["moves"]:
            break
    return seen


def play_some(table: Table) -> None:
    """Some moves of the first seat's, with those of bots in between."""
    for _ in range(3):
        seen = until_asked(table)
        assert table.play(0, seen["view"]["moves"][0]["number"], seen["version"]).status_code == 200
    until_asked(table)


def test_every_game_is_played_before_anything_is_compiled(tmp_path: Path) -> None:
    kept = tmp_path / "nothing"
    with uncompiled(kept), serving(str(kept), tmp_path) as client:
        for name, game in games(client).items():
            assert game["preparing"] is not None, name
            players = max(2, game["players"][0])
            table = made(client, "here", *["captain"] * (players - 1), game=name)
            move = until_asked(table)["view"]["moves"][0]["number"]
            assert code(table.post("hint", {"seat": 0})) == (503, "hints-later")
            assert table.get("preview", seat=0, move=move).status_code == 200
            play_some(table)
            assert games(client)[name]["preparing"] is not None, "it was played as plain Python"


@pytest.mark.plays(GAME)
def test_a_table_changes_over_while_it_is_played(tmp_path: Path) -> None:
    """All machine code is there but the mark that says so: the process that compiles finds it, and sets the mark."""
    prepare(GAME)
    kept = tmp_path / "kept"
    for name in (None, GAME):
        there = cache.folder(name)
        assert there is not None
        shutil.copytree(there, kept_in(kept, name))
    (kept_in(kept, GAME) / "ready").unlink()
    with ExitStack() as stack:
        with uncompiled(kept):  # until it has been played a little
            client = stack.enter_context(serving(str(kept), tmp_path, "--game", GAME))
            table = made(client, "here", "captain", game=GAME)
            play_some(table)
            assert games(client)[GAME]["preparing"]["failed"] is False
        for _ in patiently("the change", pause=0.2):
            if games(client)[GAME]["preparing"] is None:
                break
        until_asked(table)
        assert table.post("hint", {"seat": 0}).status_code == 200
        assert GAME in client.get("/health").json()["ready"]


def test_where_nothing_can_be_kept_one_plays_all_the_same(tmp_path: Path) -> None:
    with serving("/dev/null/nowhere", tmp_path) as client:
        for _ in patiently("the server to give up", pause=0.2):
            if all(game["preparing"]["failed"] for game in games(client).values()):
                break
        play_some(made(client, "here", "captain", game=GAME))
        assert client.get("/health/ready").status_code == 200
        assert client.get("/health").json()["interpreted"] == sorted(OURS)


@pytest.fixture
def row(monkeypatch: pytest.MonkeyPatch) -> Compiling:
    """One core, and processes that do what a test says instead of compiling."""
    monkeypatch.setattr(compiling, "PAUSE", 0.01)
    monkeypatch.setattr(cache, "is_writable", lambda name: True)
    monkeypatch.setattr(compiling, "progress_of", lambda name: 0.0)
    finished: list[str] = []

    async def changed_over(name: str) -> None:
        finished.append(name)

    row = Compiling(changed_over, lambda name: None)
    row.cores = 1
    row.order = finished  # type: ignore[attr-defined]
    return row


def does(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, program: str) -> None:
    """Each process runs this with a file to write in place of the mark."""
    monkeypatch.setattr(compiling, "is_prepared", lambda name: (tmp_path / name).exists())
    monkeypatch.setattr(
        compiling, "command_for", lambda name, gently: [sys.executable, "-c", program, str(tmp_path / name)]
    )


def test_a_process_that_fails_or_is_killed_is_tried_again_and_then_left_alone(
    row: Compiling, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    does(monkeypatch, tmp_path, "import os, sys; open(sys.argv[1] + '-tries', 'a').write('x'); os.kill(os.getpid(), 9)")
    asyncio.run(row.all(["one"]))
    assert row.failed == {"one"}
    assert (tmp_path / "one-tries").read_text() == "x" * compiling.TRIES


def test_the_game_that_somebody_wants_is_compiled_first(
    row: Compiling, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The first one hangs until it is asked again: it makes room, and goes on later."""
    again = (
        "import os, sys, time; p = sys.argv[1]; seen = os.path.exists(p + '-begun'); open(p + '-begun', 'w').close()"
    )
    does(
        monkeypatch,
        tmp_path,
        f"{again}\nif p.endswith('one') and not seen: time.sleep({PATIENCE})\nopen(p, 'w').close()",
    )

    async def run() -> None:
        task = asyncio.create_task(row.all(["one", "two", "three"]))
        while not (tmp_path / "one-begun").exists():
            await asyncio.sleep(0.01)
        row.hurry("three")
        await asyncio.wait_for(task, PATIENCE)

    asyncio.run(run())
    assert row.order == ["three", "two", "one"]  # type: ignore[attr-defined]
    assert not row.failed


def test_whoever_compiles_gently_ends_with_whoever_has_started_it(tmp_path: Path) -> None:
    command = [sys.executable, "-P", "-m", "islario.match.prepare", GENTLY, GAME]
    environment = {**os.environ, "ISLARIO_CACHE": str(tmp_path)}
    with subprocess.Popen(command, env=environment, stdin=subprocess.PIPE) as process:
        for _ in patiently("it to begin"):
            if [*tmp_path.rglob("lock")]:
                break
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(timeout=PATIENCE) == 1
