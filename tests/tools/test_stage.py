"""How a run of all tests goes about those that fail: a few are tried once more, named, and each is counted once."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from tests.run import play_through
from tests.stage import PYTEST, Outcome, Stage, counted, run, to_try_again

# A test, what a file's tests share, and its end: each fails for the first time, as on a busy machine.
ONCE = """
import pathlib, pytest

def once(name):
    mark = pathlib.Path(__file__).with_name(name)
    if not mark.exists():
        mark.touch()
        raise RuntimeError(f"{name} came too late: 2 failed of 3 passed")

@pytest.fixture(scope="module")
def server():
    once("a beginning")
    yield

@pytest.fixture(scope="module")
def other():
    yield
    once("an end")

@pytest.mark.parametrize("number", range(2))
def test_served(server, number): pass

@pytest.mark.parametrize("what", ["a word", "b"])
def test_alone(other, what): what == "b" or once(what)
"""
BROKEN = "def test_broken(): assert False\n"


def made_up(folder: Path, text: str, clocked: bool = True) -> Stage:
    (folder / "test_made_up.py").write_text(text, encoding="utf-8")
    return Stage("made up", [[*PYTEST, "test_made_up.py"]], {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}, clocked)


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests are called by their way from where they are run."""
    monkeypatch.chdir(tmp_path)


def test_what_fails_once_is_shown_named_and_counted_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert play_through([made_up(tmp_path, ONCE)]) == 0
    told = capsys.readouterr().out
    assert all(f"{what} came too late" in told for what in ("a beginning", "an end", "a word"))
    lines = told.splitlines()
    named = [line.partition(":: ")[0].split("::")[1] for line in lines if line.startswith("UNSTEADY")]
    assert {name.partition(":")[0] for name in named} == {
        "test_alone[a word]", "test_alone[b]", "test_served[0]", "test_served[1]"
    }  # fmt: skip
    assert lines[-1].startswith("4 passed, 0 failed, 0 skipped in ")


def test_what_fails_again_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert play_through([made_up(tmp_path, ONCE + BROKEN.replace("assert False", 'assert once("x") is not None'))]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[-2] == "failed: made up"
    assert not any(line.startswith("UNSTEADY") for line in lines)


def outcome(output: str, clocked: bool = True) -> Outcome:
    return Outcome(Stage("made up", [], clocked=clocked), False, 0, 0, output)


def failures(*tests: str, kind: str = "FAILED") -> str:
    listed = "".join(f"{kind} {test} - AssertionError: - no\n" for test in tests)
    return f"{listed}{len(tests)} {'failed' if kind == 'FAILED' else 'errors'}, 8 passed in 3.20s (0:01:03)\n"


THREE = [f"tests/test_a.py::test_one[{which}]" for which in ("a b", "c", "::")]


@pytest.mark.parametrize(
    ("said", "tried"),
    [
        (outcome(failures(*THREE)), THREE),
        (outcome(failures(*THREE), clocked=False), []),
        (outcome(failures(*THREE, "tests/test_b.py::test_two")), []),  # more than a few
        (outcome(failures(*THREE, "tests/test_a.py::test_two", kind="ERROR")), [*THREE, "tests/test_a.py::test_two"]),
        (outcome(failures("tests/test_a.py", kind="ERROR")), []),  # it cannot even be read
        (outcome(failures("tests/test_a.py::test_one").replace("1 failed", "2 failed")), []),  # of one nothing is known
        (outcome("Fatal Python error: Segmentation fault\n"), []),
    ],
)
def test_a_few_that_are_known_by_name_are_tried_again(said: Outcome, tried: list[str]) -> None:
    assert to_try_again(said) == tried
    assert counted(said, None)["failed"] >= 1


def test_a_stage_ends_though_a_test_has_left_somebody_behind() -> None:
    left = "import subprocess; print(subprocess.Popen(['sleep', '300']).pid)"
    found = run(Stage("left behind", [[sys.executable, "-c", left]]))
    os.kill(int(found.output), signal.SIGKILL)
    assert found.passed
