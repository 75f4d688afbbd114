"""Islario's own figures: random play on one core and on all, sizes, start-up and compile times."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from benchmarks.peers import Measurement

if TYPE_CHECKING:
    from islario.lab.batch import Batch

REPEATS = 3
A_WHILE = 1.5  # seconds


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


@dataclass(frozen=True)
class BatchRow:
    """A batch of one game: random legal play with masks and observations at every step."""

    game: str
    players: int
    one_core: float  # decisions a second, many steps a call
    all_cores: float
    stepped: float  # one core, moves sent step by step from Python
    masks_only: float  # the same without observations


def batch_play(game: str, players: int, size: int = 1024) -> BatchRow:
    cores = os.cpu_count() or 1
    return BatchRow(
        game,
        players,
        one_core=_batch_speed(game, players, size, many_steps),
        all_cores=_batch_speed(game, players, size, many_steps, threads=cores),
        stepped=_batch_speed(game, players, size, two_steps),
        masks_only=_batch_speed(game, players, size, two_steps, observing=False),
    )


def many_steps(batch: Batch) -> int:
    batch.play_at_random(20)
    return 20


def two_steps(batch: Batch) -> int:
    """As a learner goes: moves come from outside and are checked."""
    for _ in range(2):
        batch.step(batch.sample())
    return 2


def _batch_speed(
    game: str, players: int, size: int, play: Callable[[Batch], int], threads: int = 1, observing: bool = True
) -> float:
    """The best of many short runs: others on the machine only ever slow it down."""
    import islario

    batch = islario.batch(game, players, size, seed=1, threads=threads, observing=observing)
    best = 0.0
    batch.play_at_random(200)  # matches end and begin at different times from here on
    end = time.perf_counter() + A_WHILE
    while (begun := time.perf_counter()) < end:
        steps = play(batch)
        best = max(best, steps * size / (time.perf_counter() - begun))
    return best


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
