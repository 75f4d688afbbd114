"""Law 2. Engines agree: interpreter, CPU and GPU give the same bytes."""

import os
import subprocess
import sys

import pytest

from islario.laws.engine import outcomes
from islario.match import game

SHARE = 50  # matches of each of four shares
LONG = {"isla-dorada": 6, "islas-canarias": 20, "la-isla": 20}  # longer matches: fewer make as many decisions


@pytest.mark.parametrize("share", range(4))
def test_interpreted_and_compiled_play_give_the_same_bytes(name: str, share: int) -> None:
    """Over 200 matches a game (fewer where they are long), with all player counts and options."""
    count = LONG.get(name, SHARE)
    command = [sys.executable, "-m", "islario.laws.engine", name, str(share * SHARE), str(count)]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    interpreted = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert interpreted.returncode == 0, interpreted.stderr
    assert interpreted.stdout.splitlines() == outcomes(name, share * SHARE, count)


def test_checked_play_oversteps_no_bound_and_gives_the_same_bytes(name: str) -> None:
    """The rules compiled apart with bounds checking; an overrun would raise there."""
    command = [sys.executable, "-m", "islario.laws.engine", name, "1000", "150"]
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    checked = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert checked.stdout.splitlines() == outcomes(name, 1000, 150)


@pytest.mark.gpu
def test_a_gpu_gives_the_same_bytes(name: str) -> None:
    """Over 10,000 matches a player count, whole states compared."""
    from islario.lab.cuda import compare_with_cpu

    for players in game(name).seats:
        assert compare_with_cpu(game(name), players, 10_000) == 10_000
