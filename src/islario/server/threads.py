"""Threads that think about matches, beside the one that serves. A game's desk is one worker's: each has its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import TypeVar

from islario.match import Game

Thought = TypeVar("Thought")


class Threads:
    def __init__(self, count: int, name: str) -> None:
        self.pool = ThreadPoolExecutor(count, name)
        self.room = asyncio.Semaphore(count)
        self.own = threading.local()

    async def think(self, game: str, thought: Callable[[Game], Thought], seconds: float) -> Thought:
        """What comes of a thought, in at most so many seconds from its beginning (TimeoutError after that)."""
        async with self.room:
            answer = asyncio.get_running_loop().run_in_executor(self.pool, lambda: thought(self._game(game)))
            return await asyncio.wait_for(answer, seconds)

    def _game(self, name: str) -> Game:
        games: dict[str, Game] = self.own.__dict__
        if name not in games:
            games[name] = Game(import_module(f"islario.games.{name.replace('-', '_')}").RULES)
        return games[name]

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
