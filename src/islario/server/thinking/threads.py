"""Threads that think about matches, beside the one that serves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from islario.match import Game, game

Thought = TypeVar("Thought")


class Threads:
    def __init__(self, count: int, name: str) -> None:
        self.pool = ThreadPoolExecutor(count, name)
        self.room = asyncio.Semaphore(count)

    async def think(self, name: str, thought: Callable[[Game], Thought], seconds: float) -> Thought:
        """What comes of a thought, in at most so many seconds from its beginning (TimeoutError after that)."""
        async with self.room:
            answer = asyncio.get_running_loop().run_in_executor(self.pool, lambda: thought(game(name)))
            return await asyncio.wait_for(answer, seconds)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
