"""One run of `islario` inside this process, or in one of its own where processes matter."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from islario.cli.app import run
from islario.games import OURS

Here = Callable[..., Result]
Apart = Callable[..., "subprocess.CompletedProcess[str]"]


class Program(click.Command):
    """The whole program as click's runner takes it."""

    def main(self, args: Any = None, *_: Any, **__: Any) -> Any:
        sys.exit(run(list(args)))


def surroundings(folder: Path, extra: Mapping[str, str]) -> dict[str, str]:
    """English, no terminal, and saved matches in a folder of the test's own."""
    kept = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "ISLARIO_LANG")}
    return {**kept, "LANG": "C.UTF-8", "XDG_DATA_HOME": str(folder), **extra}


def heed_ctrl_c() -> None:
    """Whoever runs the tests in the background ignores it, and so would the process."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture(scope="session", autouse=True)
def _rules_are_prepared(pytestconfig: pytest.Config) -> None:
    """So that no test waits for the compiler, or is told about it."""
    from islario.match.prepare import prepare

    only = pytestconfig.getoption("game")
    for name in OURS if only is None else (only,):
        prepare(name)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Here:
    """Runs a command in this process: quick, the rules are loaded once."""
    for name in ("LC_ALL", "LC_MESSAGES", "ISLARIO_LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def command(*args: object, lines: list[str] | None = None) -> Result:
        typed = "".join(f"{line}\n" for line in lines or [])
        return CliRunner().invoke(Program("islario"), [str(arg) for arg in args], input=typed)

    return command


@pytest.fixture
def apart(tmp_path: Path) -> Apart:
    """Runs a command in a process of its own."""

    def command(*args: object, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "islario.cli", *map(str, args)],
            input=typed, capture_output=True, text=True, env=surroundings(tmp_path / "data", environment), check=False,
        )  # fmt: skip

    return command


def refused(result: Result) -> str:
    """The one sentence on stderr of a command that was refused: exit code 2, and no traceback."""
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    sentence = result.stderr.strip()
    assert sentence
    assert "\n" not in sentence
    assert "Traceback" not in sentence
    return sentence
