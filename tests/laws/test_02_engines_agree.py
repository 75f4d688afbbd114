"""Law 2. Engines agree: interpreter, CPU and GPU give the same bytes."""

import os
import subprocess
import sys

import pytest

from tests.laws.engine import outcomes

SHARE = 50


@pytest.mark.parametrize("share", range(4))
def test_interpreted_and_compiled_play_give_the_same_bytes(name: str, share: int) -> None:
    """Over 200 matches a game, with all player counts and options."""
    command = [sys.executable, "-m", "tests.laws.engine", name, str(share * SHARE), str(SHARE)]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    interpreted = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert interpreted.returncode == 0, interpreted.stderr
    assert interpreted.stdout.splitlines() == outcomes(name, share * SHARE, SHARE)
