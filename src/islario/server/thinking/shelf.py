"""Which games can be played, and how. Their rules are compiled in other processes, once; until then they run as plain
Python here, and tables change over where they stand."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from islario.games.shelf import check_name
from islario.match import Game, game
from islario.match.prepare import change_over, is_prepared, play_uncompiled
from islario.server.errors import Refusal
from islario.server.http.answers.table import Preparing
from islario.server.thinking.compiling import Compiling
from islario.words import LANGUAGES

log = logging.getLogger(__name__)
RETRY = 1  # seconds until a game's box is open


class Shelf:
    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.open: set[str] = set()  # games that can be played
        self.ready: set[str] = set()  # and those whose rules run compiled
        self.loaded = asyncio.Event()  # all that were compiled before run compiled
        self.compiling = Compiling(self._change_over, self._told)
        self.changed: Callable[[str], None] = lambda name: None  # whoever has to hear how far a game is
        self.compiled: Callable[[str], None] = lambda name: None  # and that it runs compiled from now on
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._prepare())

    async def closed(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.compiling.closed()

    async def _prepare(self) -> None:
        for name in self.names:
            try:
                await asyncio.to_thread(_open, name)
            except Exception:  # somebody's island may be broken: the others are not
                log.exception("%s cannot be opened", name)
                continue
            self.open.add(name)
        self.names = [name for name in self.names if name in self.open]
        for name in self.names:
            if is_prepared(name):
                await self._change_over(name)
        self.loaded.set()
        await self.compiling.all([name for name in self.names if name not in self.ready])

    async def _change_over(self, name: str) -> None:
        try:
            await asyncio.to_thread(change_over, game(name))
        except Exception:
            log.exception("the compiled rules of %s cannot be loaded: they run interpreted", name)
            self.compiling.failed.add(name)
            return
        self.ready.add(name)
        log.info("ready to play %s", name)
        self.compiled(name)
        self.changed(name)

    def _told(self, name: str) -> None:
        self.changed(name)

    def preparing(self, name: str) -> Preparing | None:
        """How far its rules are compiled; None where they are, or where the box is not even open."""
        if name in self.ready or name not in self.open:
            return None
        return Preparing(done=self.compiling.progress.get(name, 0.0), failed=name in self.compiling.failed)

    def take(self, name: str) -> Game:
        """A game that can be played now. What is taken is compiled first."""
        known = check_name(name, self.names)
        if known not in self.open:
            raise Refusal("preparing", 503, RETRY, name=known).with_more(game=known)
        if known not in self.ready:
            self.compiling.hurry(known)
        return game(known)


def _open(name: str) -> None:
    """Imports a game and reads its words, so that the first who asks does not wait."""
    opened = game(name)
    if not is_prepared(name):
        play_uncompiled(opened)
    for language in LANGUAGES:
        opened.title(language)
