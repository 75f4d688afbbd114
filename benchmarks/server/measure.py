"""What a load of live tables is measured by: from sending a move until everyone who is told has heard of it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Protocol

SEATS = 4


@dataclass(frozen=True)
class Load:
    tables: int = 200
    rate: float = 2.0  # moves a second at each table
    warm_up: float = 5.0  # seconds
    seconds: float = 20.0


class Player(Protocol):
    """A table with its four sockets."""

    clock: Clock

    async def move(self) -> bool:
        """Makes the next move; False when the match is over."""
        ...


@dataclass
class Clock:
    """The latest move of a table: when it was sent, and when it was last heard of."""

    sent: float = 0.0
    heard: float = 0.0
    delays: list[float] = field(default_factory=list)
    messages: int = 0

    def send(self) -> None:
        if self.sent and self.heard:
            self.delays.append(self.heard - self.sent)
        self.sent, self.heard = time.perf_counter(), 0.0

    def hear(self) -> None:
        self.heard = time.perf_counter()
        self.messages += 1


@dataclass
class Outcome:
    name: str
    moves: int
    messages: int
    seconds: float
    delays: list[float]
    work: float  # seconds of processor time
    memory: float  # MB that the tables took
    tables: int

    @property
    def rate(self) -> float:
        """Moves a second at each table."""
        return self.moves / self.seconds / self.tables

    def delay(self, share: float) -> float:
        """Milliseconds within which this share of moves reached everyone."""
        ordered = sorted(self.delays)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")

    def __str__(self) -> str:
        facts = [
            f"{self.name:<26}",
            f"{self.moves / self.seconds:6.0f} moves/s",
            f"{self.messages / self.seconds:6.0f} messages/s",
            f"p50 {self.delay(0.5):7.1f} ms",
            f"p99 {self.delay(0.99):7.1f} ms",
            f"{1000 * self.work / max(self.moves, 1):5.2f} ms of processor a move",
            f"{1000 * self.memory / self.tables:5.0f} kB a table",
        ]
        return "   ".join(facts)


class Server:
    """A process that serves, with those that it has started."""

    def __init__(self, name: str, pid: int) -> None:
        self.name, self.pid = name, pid
        self.empty = 0.0  # megabytes before there were tables

    @property
    def processes(self) -> list[int]:
        found, parents = [self.pid], dict(_parents())
        for pid in found:  # which grows with the children of each
            found += [child for child, parent in parents.items() if parent == pid]
        return found

    @property
    def memory(self) -> float:
        return sum(map(memory_of, self.processes))

    @property
    def work(self) -> float:
        return sum(map(work_of, self.processes))


async def drive(server: Server, players: list[Player], load: Load) -> Outcome:
    """Every table makes its moves at its own pace, begun at its own moment."""
    begun = time.perf_counter()
    stop = begun + load.warm_up + load.seconds

    async def one(player: Player) -> None:
        due = begun + random.random() / load.rate
        while due < stop:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not await player.move():
                return
            due += 1 / load.rate

    tasks = [asyncio.create_task(one(player)) for player in players]
    await asyncio.sleep(load.warm_up)
    for player in players:
        player.clock.delays.clear()
        player.clock.messages = 0
    measured, worked = time.perf_counter(), server.work
    await asyncio.gather(*tasks)
    seconds = time.perf_counter() - measured
    delays = [delay for player in players for delay in player.clock.delays]
    messages = sum(player.clock.messages for player in players)
    work, memory = server.work - worked, server.memory - server.empty
    return Outcome(server.name, len(delays), messages, seconds, delays, work, memory, len(players))


async def highest(server: Server, players: list[Player], load: Load, within: float) -> Outcome | None:
    """The load at the highest rate at which 99 of 100 moves reach everyone within so many milliseconds."""
    best, held, rate, too_high = None, 0.0, load.rate, float("inf")
    while held < 0.9 * too_high and rate > load.rate / 8:
        outcome = await drive(server, players, replace(load, rate=rate))
        print(outcome, flush=True)
        if outcome.delay(0.99) <= within and outcome.rate > 0.9 * rate:
            best, held, rate = outcome, rate, min(2 * rate, (rate + too_high) / 2)
        else:
            too_high, rate = rate, (held + rate) / 2
    return best


def _parents() -> Iterator[tuple[int, int]]:
    """Every process and the one that started it."""
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # it has ended meanwhile
            yield int(folder.name), int(_stat(int(folder.name))[1])


def _stat(pid: int) -> list[str]:
    """What the system tells of a process, after its name."""
    return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()


def memory_of(pid: int) -> float:
    """Megabytes that a process holds."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def work_of(pid: int) -> float:
    """Seconds of processor time that a process has used, with those that it has started and that have ended."""
    return sum(map(int, _stat(pid)[11:15])) / os.sysconf("SC_CLK_TCK")
