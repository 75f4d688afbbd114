"""The worked example learns: after a few small iterations it beats random players by the margin that the docs state."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
LEARNER = ROOT / "examples/learner.py"
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}  # for matrices as small as these the fastest


def test_it_learns_to_beat_random_and_draws_its_curve(tmp_path: Path) -> None:
    curve = tmp_path / "curve.svg"
    command = [sys.executable, str(LEARNER), "--iterations", "10", "--size", "128", "--curve", str(curve)]
    done = subprocess.run(command, env={**os.environ, **ONE_THREAD}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    shares = [float(share) for share in re.findall(r"wins ([\d.]+)%", done.stdout)]
    assert shares[-1] > 75, done.stdout
    drawn = curve.read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    assert "Trails of Tucana, 2 players: wins against random" in drawn


def test_it_is_short() -> None:
    assert len(LEARNER.read_text(encoding="utf-8").splitlines()) < 200
