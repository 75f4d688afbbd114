"""What would you do? Advice for a seat from its own hidden copy, and a look back at its decisions after the match."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from islario.bots.hints import Advice, advise
from islario.bots.review import Regret, review
from islario.match import Game, Match, Seen
from islario.match.errors import NotYourTurn
from islario.server.errors import Refusal
from islario.server.settings import Limits
from islario.server.tables.live import Live
from islario.server.thinking.threads import Threads
from islario.server.watching.metrics import Metrics

log = logging.getLogger(__name__)
KEPT = 500  # answers and looks back that are remembered
MOST = 3  # moves in one answer
COSTLIEST = 5  # decisions in one look back
A_DECISION = 0.25  # seconds that looking back at one takes at most


@dataclass
class LookBack:
    """A look back that is under way or done."""

    of: int  # looks to be taken
    done: int = 0
    regrets: list[Regret] | None = None


class Hints:
    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self.limits = limits
        self.metrics = metrics
        self.threads = Threads(limits.hinters, "hint")
        self.answers: OrderedDict[tuple[str, int], tuple[int, asyncio.Task[list[Advice]]]] = OrderedDict()
        self.looks: OrderedDict[tuple[str, int], LookBack] = OrderedDict()
        self.errands: set[asyncio.Task[None]] = set()

    async def closed(self) -> None:
        tasks = [*self.errands, *(task for _, task in self.answers.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.threads.close()

    async def advise(self, live: Live, seat: int) -> list[Advice]:
        """The best few moves of a seat that has to decide; asked again before the same decision, the same answer."""
        if seat not in live.standpoint.pending:
            raise NotYourTurn("nothing-to-advise")
        key, decision = (live.table.id, seat), live.viewer(seat).decisions[-1]
        known = self.answers.get(key)
        if known is None or known[0] != decision or (known[1].done() and known[1].exception() is not None):
            self.metrics.count("hints", game=live.game.name)
            known = self.answers[key] = decision, asyncio.create_task(self._thought(live, seat))
            _forget_oldest(self.answers)
        try:
            return await asyncio.shield(known[1])
        except TimeoutError:
            raise Refusal("busy", 503, 2) from None

    async def _thought(self, live: Live, seat: int) -> list[Advice]:
        hidden = live.game.desk.hidden(live.state, seat)
        seconds = self.limits.hint

        def thought(game: Game) -> list[Advice]:
            return advise(Seen(game, hidden), seconds, MOST)

        return await self.threads.think(live.game.name, thought, 4 * seconds)

    def look_back(self, live: Live, seat: int) -> LookBack:
        """The decisions that cost the seat most, once the match is over; begun now if it was not yet."""
        if not live.over:
            raise Refusal("review-not-yet", 409)
        key = (live.table.id, seat)
        if key not in self.looks:
            look = self.looks[key] = LookBack(sum(1 for mover, _ in live.match.plies if mover == seat))
            _forget_oldest(self.looks)
            task = asyncio.create_task(self._looked_back(live, seat, look))
            self.errands.add(task)
            task.add_done_callback(self.errands.discard)
        return self.looks[key]

    async def _looked_back(self, live: Live, seat: int, look: LookBack) -> None:
        table, plies = live.table, list(live.match.plies)
        seconds = min(A_DECISION, self.limits.review / max(look.of, 1))

        def progress(done: int, of: int) -> None:
            look.done, look.of = done, of

        def thought(game: Game) -> list[Regret]:
            match = Match(game, table.players, table.options, table.key)
            match.play_all(plies)
            return review(match, seat, seconds, COSTLIEST, progress)

        try:
            look.regrets = await self.threads.think(live.game.name, thought, 10 * self.limits.review)
        except Exception:
            log.exception("a match could not be looked back at")
            self.looks.pop((table.id, seat), None)


def _forget_oldest(kept: OrderedDict[tuple[str, int], Any]) -> None:
    if len(kept) > KEPT:
        kept.popitem(last=False)
