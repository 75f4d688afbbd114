"""Islario's own figures: random play on one core and on all, sizes, start-up and compile times."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass

from benchmarks.peers import Measurement

REPEATS = 3


@dataclass(frozen=True)
class Row:
    """One game at one number of players."""

    game: str
    players: int
    one_core: Measurement
    all_cores: Measurement
    state_bytes: int


@dataclass(frozen=True)
class Times:
    """Seconds that a user waits for a game's rules."""

    game: str
    compile_cold: float
    compile_cached: float
    first_decision: float


def _simulate(game: str, players: int, workers: int, games: int) -> Measurement:
    """The command that users type, its best of a few runs: others on the machine only ever slow it down."""
    command = [sys.executable, "-m", "islario", "simulate", game, "--json", "--seed", "1"]
    command += ["--games", str(games), "--players", str(players), "--workers", str(workers)]
    best = None
    for _ in range(REPEATS):
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        found = json.loads(done.stdout)
        if best is None or found["decisions_per_second"] > best["decisions_per_second"]:
            best = found
    assert best is not None
    return Measurement(f"{game}, {players} players", best["games"], best["decisions"], best["seconds"])


def random_play(game: str, players: int, games: int = 20_000) -> Row:
    from islario.match import game as opened

    cores = os.cpu_count() or 1
    one, every = (_simulate(game, players, workers, games) for workers in (1, cores))
    return Row(game, players, one, every, opened(game).rules.layout.dtype.itemsize)


def waiting_times(game: str) -> Times:
    """From nothing, then from the cache, in a cache folder of its own; and the start of `islario simulate`."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "ISLARIO_CACHE": folder}
        cold, cached = (_seconds([sys.executable, "-m", "islario.match.prepare", game], environment) for _ in range(2))
        simulate = [sys.executable, "-m", "islario", "simulate", game, "--games", "1"]
        first = min(_seconds(simulate, environment) for _ in range(REPEATS))
    return Times(game, cold, cached, first)


def _seconds(command: list[str], environment: dict[str, str]) -> float:
    begun = time.perf_counter()
    subprocess.run(command, env=environment, capture_output=True, check=True)
    return time.perf_counter() - begun
