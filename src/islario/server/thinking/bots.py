"""Bots at the tables: each decides from its seat's hidden copy, at a pace that people can follow and that tells nothing
of what it holds."""

from __future__ import annotations

import asyncio
import logging

from islario.bots import seed_at, usual_seconds
from islario.kernel.errors import IslarioError
from islario.server.errors import status_of
from islario.server.settings import Settings
from islario.server.tables.live import Live
from islario.server.tables.tables import Tables
from islario.server.thinking.messages import Choose, Chosen
from islario.server.thinking.workers import NoAnswer, Workers

log = logging.getLogger(__name__)
SPARE = 1.2  # times the seconds that a bot thinks for, so that it is done by then
PAUSE = 1.0  # seconds after a move that could not be stored


class Bots:
    def __init__(self, settings: Settings, tables: Tables, workers: Workers) -> None:
        self.settings = settings
        self.tables = tables
        self.workers = workers
        self.play = tables.play  # or whatever keeps their answers until a window ends
        self.thinking: dict[tuple[str, int], asyncio.Task[None]] = {}

    def nudge(self, live: Live) -> None:
        """Lets every bot think that has a decision to make and does not think already."""
        if live.table.halted is not None:
            return
        if any(sitter.kind == "bot" for sitter in live.table.seats) and not live.over:
            self.workers.expect()
        for seat in live.deciding:
            key = (live.table.id, seat)
            if live.table.seats[seat].kind == "bot" and key not in self.thinking:
                self.thinking[key] = asyncio.create_task(self._decide(live, seat))

    async def closed(self) -> None:
        for task in list(self.thinking.values()):
            task.cancel()
        await asyncio.gather(*self.thinking.values(), return_exceptions=True)

    def pace(self, name: str) -> float:
        """Seconds from a decision to the bot's answer: always the same, however many moves it has. An answer that is
        there sooner waits; one that is late is so because the machine is busy."""
        return self.settings.bot_delay + SPARE * usual_seconds(name)

    async def _decide(self, live: Live, seat: int) -> None:
        try:
            sitter, version = live.table.seats[seat], live.viewer(seat).version
            if sitter.bot is not None:
                move = await self._choice(live, seat, sitter.bot)
                if live.table.seats[seat].bot == sitter.bot:  # nobody has taken the seat meanwhile
                    await self.play(live, seat, move, version, None)
        except IslarioError as fault:  # another server has let its bot move first: nothing is lost
            log.info("a bot's move was not needed: %s", fault.code)
            if status_of(fault) == 503:  # or the database is out of order: it tries again
                await asyncio.sleep(PAUSE)
        except Exception as fault:
            log.error("a bot's move could not be played", extra={"fault": type(fault).__name__})
            await asyncio.sleep(PAUSE)
        finally:
            del self.thinking[live.table.id, seat]
            if self.tables.live.get(live.table.id) is live and not asyncio.current_task().cancelling():  # type: ignore[union-attr]
                self.nudge(live)

    async def _choice(self, live: Live, seat: int, name: str) -> int:
        """The bot's move, once its pace is over; the best at first sight where it cannot think."""
        hidden = live.game.desk.hidden(live.state_of(seat), seat)
        seed = seed_at(live.table.key, seat)
        people = any(sitter.kind == "person" for sitter in live.table.seats) or self.tables.in_use(live.table.id)
        for quick in (False, True):
            question = Choose(live.game.name, seat, hidden.tobytes(), usual_seconds(name), name, seed, quick)
            try:
                answer, until = await self.workers.think(live.table.id, people, question, self.pace(name))
            except NoAnswer:
                continue
            assert isinstance(answer, Chosen), "that was the question"
            await asyncio.sleep(until - asyncio.get_running_loop().time())
            return answer.move
        self.tables.metrics.count("bots_given_up", level=name)
        return live.game.desk.legal(hidden, seat)[0]  # no bot can play here, and the others must not wait for ever
