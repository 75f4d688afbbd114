"""Which games can be played yet. Rules are compiled in another process, once; this one only loads them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from islario.bots.hints import advise
from islario.games import GAMES
from islario.games.shelf import check_name
from islario.kernel import cache
from islario.match import Game, game
from islario.match.prepare import is_prepared, prepare
from islario.server.errors import Refusal
from islario.words import LANGUAGES

log = logging.getLogger(__name__)
RETRY = 5  # seconds


class Shelf:
    def __init__(self, names: Sequence[str] = GAMES) -> None:
        self.names = names
        self.open: set[str] = set()  # boxes whose contents are known
        self.ready: set[str] = set()  # games that can be played
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._prepare())

    async def closed(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _prepare(self) -> None:
        for name in self.names:
            try:
                await asyncio.to_thread(_open, name)
            except Exception:  # somebody's island may be broken: the others are not
                log.exception("%s cannot be opened", name)
                continue
            self.open.add(name)
        self.names = [name for name in self.names if name in self.open]
        for name in sorted(self.names, key=is_prepared, reverse=True):
            try:
                if not is_prepared(name) and cache.folder() is not None:
                    await asyncio.to_thread(prepare, name)
                await asyncio.to_thread(_load, name)
            except Exception:
                log.exception("the rules of %s cannot be prepared", name)
                continue
            self.ready.add(name)
            log.info("ready to play %s", name)

    def take(self, name: str) -> Game:
        """A game that can be played now."""
        known = check_name(name)
        if known not in self.ready:
            raise Refusal("preparing", 503, RETRY, name=known).with_more(game=known)
        return game(known)


def _open(name: str) -> None:
    """Imports a game and reads its words, so that the first who asks does not wait."""
    opened = game(name)
    for language in LANGUAGES:
        opened.title(language)


def _load(name: str) -> None:
    """Plays a little, so that the machine code is in memory before anyone waits for it."""
    opened = game(name)
    match = opened.new(seed=1)
    for _ in range(4):
        seat = match.pending[0]
        seen = match.view_state(seat)
        match.play(seat, opened.desk.greedy(seen.hidden, bytes(32)))
    match.at(2).view(0)
    opened.desk.imagined(match.view_state(0).hidden, bytes(32))
    match.preview(match.pending[0], match.moves(match.pending[0])[0])
    advise(match.view_state(match.pending[0]), iterations=1)
