"""The learner in PyTorch learns, on the CPU and at a small size. `make test-learn` runs this."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.learn
LEARNER = Path(__file__).parent.parent.parent / "examples/learner_gpu.py"
SMALL = "--device cpu --size 128 --iterations 12 --every 12 --matches 400 --hidden 64 --part 1024"


def test_it_learns_to_beat_random() -> None:
    command = [sys.executable, str(LEARNER), *SMALL.split()]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (share,) = re.findall(r"wins ([\d.]+)%", done.stdout)
    assert float(share) > 60, done.stdout


def test_it_is_short() -> None:
    assert len(LEARNER.read_text(encoding="utf-8").splitlines()) < 200
