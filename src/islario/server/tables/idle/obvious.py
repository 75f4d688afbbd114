"""Answering for people: what has but one answer, and what they have answered ahead.

The pause before it is always the same, so that it tells nothing of why. In a secret window only a person who plays with
bots alone is answered for: of several people one could tell by it who had nothing to say. Where one person plays with
bots nobody is there to be told anything: several such answers in a row have one pause together.
"""

from __future__ import annotations

import asyncio
import logging

from islario.kernel.errors import IslarioError
from islario.server.errors import status_of
from islario.server.settings import Settings
from islario.server.storage.schema import UNDO
from islario.server.tables.idle.standing import standing_move
from islario.server.tables.idle.windows import Windows
from islario.server.tables.live import Live

log = logging.getLogger(__name__)
PAUSE = 1.0  # seconds after an answer that could not be stored


class Obvious:
    def __init__(self, settings: Settings, windows: Windows) -> None:
        self.settings = settings
        self.windows = windows
        self.tasks: dict[tuple[str, int], asyncio.Task[None]] = {}

    async def closed(self) -> None:
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)

    def nudge(self, live: Live) -> None:
        """Begins to answer for everybody for whom that can be done."""
        if live.table.halted is not None or live.over:
            return
        for seat in live.deciding:
            key = (live.table.id, seat)
            if key not in self.tasks and self._answer(live, seat) is not None:
                self.tasks[key] = asyncio.create_task(self._say(live, seat))

    def _answer(self, live: Live, seat: int) -> int | None:
        """What can be answered for the seat: nothing where it has just taken a move back, to think again."""
        sitter = live.table.seats[seat]
        if sitter.kind != "person" or not sitter.held:
            return None
        if live.in_window and not self._is_alone(live):
            return None
        ahead = (live.ahead or {}).get(seat)
        move = standing_move(live.game, live.facts_of(seat), ahead) if ahead else None
        if move is None and sitter.obvious:
            moves = live.game.desk.legal(live.state, seat)
            move = moves[0] if len(moves) == 1 else None
        latest = (entry.move for entry in reversed(live.log) if entry.seat == seat)
        return None if move is None or next(latest, None) == UNDO else move

    def _is_alone(self, live: Live) -> bool:
        """Whether one person plays with bots."""
        return sum(other.kind != "bot" for other in live.table.seats) <= 1

    def _next(self, live: Live, seat: int) -> int | None:
        """What can be answered in a row with what has just been answered. Windows keep their time."""
        run = self._is_alone(live) and not live.in_window and live.table.halted is None and seat in live.deciding
        return self._answer(live, seat) if run else None

    async def _say(self, live: Live, seat: int) -> None:
        try:
            viewer = live.viewer(seat)
            version, decision = viewer.version, viewer.decisions[-1]
            await self.windows.sleep(self.settings.answer_delay)
            if live.ahead:  # it may have been taken back at another server
                live.ahead = await self.windows.answers.ahead(live.table.id)
            move = self._answer(live, seat) if seat in live.deciding and viewer.decisions[-1] == decision else None
            while move is not None:
                in_window = live.in_window
                await self.windows.play(live, seat, move, version, None)
                version = live.viewer(seat).version
                move = None if in_window else self._next(live, seat)
        except IslarioError as fault:  # whoever sits there was quicker, or another server
            log.info("an answer was not needed: %s", fault.code)
            if status_of(fault) == 503:
                await asyncio.sleep(PAUSE)
        except Exception as fault:
            log.error("an answer could not be given", extra={"fault": type(fault).__name__}, exc_info=fault)
            await asyncio.sleep(PAUSE)
        finally:
            del self.tasks[live.table.id, seat]
            if self.windows.tables.live.get(live.table.id) is live and not asyncio.current_task().cancelling():  # type: ignore[union-attr]
                self.nudge(live)
