"""With the compiler off the server is slow, and yet one plays at it: bots move, and hints are given."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from tests.patience import PATIENCE, patiently
from tests.server.process import Running, free_port, until_ready
from tests.server.table import made


def test_a_server_without_the_compiler_gets_ready_and_its_bots_and_hints_answer(tmp_path: Path) -> None:
    port, lines, database = free_port(), tmp_path / "lines", str(tmp_path / "tables.db")
    command = [sys.executable, "-m", "islario", "serve", "--port", str(port), "--log", "info", "--game", "la-isla"]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    with (
        lines.open("wb") as log,
        subprocess.Popen([*command, "--database", database], env=environment, stdout=log, stderr=log) as process,
    ):
        try:
            running = Running(process.pid, port)
            until_ready(running)
            with running.client() as client:
                table = made(client, "here", "captain", "navigator", game="la-isla")
                advice = table.post("hint", {"seat": 0}).json()["advice"]
                legal = {move["number"] for move in table.view(0)["view"]["moves"]}
                assert advice
                assert {each["move"]["number"] for each in advice} <= legal
                for _ in patiently("moves of both bots", pause=0.2):
                    if moves := table.view(0)["view"]["moves"]:
                        assert table.play(0, moves[0]["number"], table.view(0)["version"]).status_code == 200
                    with closing(sqlite3.connect(database)) as stored:
                        if {(1,), (2,)} <= {*stored.execute("select distinct seat from moves")}:
                            break
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(timeout=PATIENCE)
    told = lines.read_text(encoding="utf-8")
    assert "Traceback" not in told
    assert '"level": "error"' not in told
