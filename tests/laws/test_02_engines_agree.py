"""Law 2. Engines agree: interpreter, CPU and GPU give the same bytes."""

import os
import subprocess
import sys

import pytest

from islario.laws.engine import outcomes
from islario.match import game

# By as many matches every statement of the rules that 200 of them reach has been reached; `make long` plays those too.
MATCHES = int(os.environ.get("ISLARIO_LAW_MATCHES", "32"))
CHECKED = 150  # compiled ones cost next to nothing


def played_by(engine: dict[str, str], name: str, first: int, count: int) -> list[str]:
    """What an engine of its own makes of some matches."""
    command = [sys.executable, "-m", "islario.laws.engine", name, str(first), str(count)]
    done = subprocess.run(command, env={**os.environ, **engine}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_interpreted_and_compiled_play_give_the_same_bytes(name: str) -> None:
    """With every player count and option."""
    assert played_by({"NUMBA_DISABLE_JIT": "1"}, name, 0, MATCHES) == outcomes(name, 0, MATCHES)


def test_checked_play_oversteps_no_bound_and_gives_the_same_bytes(name: str) -> None:
    """The rules compiled apart with bounds checking, and with little optimising: an overrun would raise there."""
    assert played_by({"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1"}, name, 1000, CHECKED) == outcomes(name, 1000, CHECKED)


@pytest.mark.gpu
def test_a_gpu_gives_the_same_bytes(name: str) -> None:
    """Over 10,000 matches a player count, whole states compared."""
    from islario.lab.gpu.whole import compare_with_cpu

    for players in game(name).seats:
        assert compare_with_cpu(game(name), players, 10_000) == 10_000
