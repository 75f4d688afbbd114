"""How long tests wait for what is sure to come.

It only matters where something is broken: whatever works is there sooner, and on a machine that is busy with much else
it takes its time. So no test counts on speed, and none sleeps for as long as something usually takes.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

PATIENCE = 300.0  # seconds


def patiently(what: str, pause: float = 0.01) -> Iterator[None]:
    """For looking again and again, a moment between two looks: `for _ in patiently("the answer"): …; break`."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        yield
        time.sleep(pause)
    raise AssertionError(f"waited in vain for {what}")
