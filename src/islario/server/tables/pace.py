"""Long work on the serving thread, in slices: everybody else has a turn in between, however many long ones go on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from weakref import WeakKeyDictionary

SLICE = 0.004  # seconds
Locks = WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock]
_turns: Locks = WeakKeyDictionary()


class Pace:
    """`with Pace() as pace:` around the work. After the first slice the long ones take turns, one slice each: whoever
    is quickly done waits for one of them, and not for all."""

    def __init__(self) -> None:
        self.begun = time.perf_counter()
        self.turn: asyncio.Lock | None = None  # while it is this one's

    def __enter__(self) -> Pace:
        return self

    def __exit__(self, *fault: object) -> None:
        if self.turn is not None:
            self.turn.release()

    async def rest(self) -> None:
        """Lets the others go on, if they have waited for a slice."""
        if time.perf_counter() - self.begun <= SLICE:
            return
        turns = _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock())
        await asyncio.sleep(0)  # with the turn still in hand: nobody else's slice is to follow at once
        if self.turn is not None:
            self.turn = None
            turns.release()
        await turns.acquire()
        self.turn, self.begun = turns, time.perf_counter()


class Queue:
    """`async with queue:` around what goes on beside the serving thread, one at a time; one too many is refused."""

    def __init__(self, most: int, refusal: Callable[[], Exception]) -> None:
        self.most = most
        self.refusal = refusal
        self.waiting = 0
        self.locks: Locks = WeakKeyDictionary()

    async def __aenter__(self) -> None:
        if self.waiting >= self.most:
            raise self.refusal()
        self.waiting += 1
        try:
            await self.locks.setdefault(asyncio.get_running_loop(), asyncio.Lock()).acquire()
        except BaseException:
            self.waiting -= 1
            raise

    async def __aexit__(self, *fault: object) -> None:
        self.waiting -= 1
        self.locks[asyncio.get_running_loop()].release()
