"""Bots at the tables: each decides from its seat's hidden copy, in a thread of its own, not too fast to follow."""

from __future__ import annotations

import asyncio
import hashlib
import logging

from islario.bots import bot
from islario.kernel.errors import IslarioError
from islario.match import Game, Seen
from islario.server.settings import Settings
from islario.server.tables.live import Live
from islario.server.tables.tables import Tables
from islario.server.thinking.threads import Threads

log = logging.getLogger(__name__)


class Bots:
    def __init__(self, settings: Settings, tables: Tables) -> None:
        self.settings = settings
        self.tables = tables
        self.threads = Threads(settings.limits.bots, "bot")
        self.thinking: dict[tuple[str, int], asyncio.Task[None]] = {}

    def nudge(self, live: Live) -> None:
        """Lets every bot think that has a decision to make and does not think already."""
        for seat in live.standpoint.pending:
            key = (live.table.id, seat)
            if live.table.seats[seat].kind == "bot" and key not in self.thinking:
                self.thinking[key] = asyncio.create_task(self._decide(live, seat))

    async def closed(self) -> None:
        for task in list(self.thinking.values()):
            task.cancel()
        await asyncio.gather(*self.thinking.values(), return_exceptions=True)
        self.threads.close()

    async def _decide(self, live: Live, seat: int) -> None:
        try:
            await asyncio.sleep(self.settings.bot_delay)
            name = live.table.seats[seat].bot
            if name is not None and seat in live.standpoint.pending:
                move = await self._choice(live, seat, name)
                await self.tables.play(live, seat, move, None, None)
        except IslarioError as fault:  # another server has let its bot move first: nothing is lost
            log.info("a bot's move was not needed: %s", fault.code)
        except Exception:
            log.exception("a bot has failed")
            await asyncio.sleep(1)
        finally:
            del self.thinking[live.table.id, seat]
            if self.tables.live.get(live.table.id) is live and not asyncio.current_task().cancelling():  # type: ignore[union-attr]
                self.nudge(live)

    async def _choice(self, live: Live, seat: int, name: str) -> int:
        """The bot's move; one at random when it thinks too long."""
        hidden = live.game.desk.hidden(live.state, seat)
        seed = int.from_bytes(hashlib.sha256(live.table.key + bytes([seat])).digest()[:8], "big")

        def thought(game: Game) -> int:
            number = bot(name, seed).choose(Seen(game, hidden)).number
            assert number is not None, "a bot chooses among legal moves"
            return number

        try:
            return await self.threads.think(live.game.name, thought, self.settings.limits.bot)
        except TimeoutError:
            self.tables.metrics.count("bots_too_slow", bot=name)
            number = bot("random", seed).choose(Seen(live.game, hidden)).number
            assert number is not None, "a bot chooses among legal moves"
            return number
