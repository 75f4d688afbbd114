"""What would you do? Advice for a seat from its own hidden copy, and a look back at its decisions after the match."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from islario.bots.hints import Advice
from islario.bots.review import Look, LookingBack, Regret, Verdict
from islario.match import Match, Seen
from islario.match.errors import NotYourTurn
from islario.server.errors import Refusal
from islario.server.settings import Limits
from islario.server.tables.live import Live
from islario.server.thinking.messages import Advise, Advised, LookAt, LookedAt
from islario.server.thinking.workers import NoAnswer, Workers
from islario.server.watching.metrics import Metrics

log = logging.getLogger(__name__)
KEPT = 500  # answers and looks back that are remembered
MOST = 3  # moves in one answer
COSTLIEST = 5  # decisions in one look back
A_DECISION = 0.25  # seconds that looking back at one takes at most
PATIENCE = 1.5  # times the seconds that a thought would like: beyond them it makes do with less


@dataclass
class LookBack:
    """A look back that is under way or done."""

    match: Match
    looking: LookingBack
    regrets: list[Regret] | None = None


class Hints:
    def __init__(self, limits: Limits, metrics: Metrics, workers: Workers) -> None:
        self.limits = limits
        self.metrics = metrics
        self.workers = workers
        self.answers: OrderedDict[tuple[str, int], tuple[tuple[int, ...], asyncio.Task[list[Advice]]]] = OrderedDict()
        self.looks: OrderedDict[tuple[str, int], LookBack] = OrderedDict()
        self.errands: set[asyncio.Task[None]] = set()

    async def closed(self) -> None:
        tasks = [*self.errands, *(task for _, task in self.answers.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def advise(self, live: Live, seat: int) -> list[Advice]:
        """The best few moves of a seat that has to decide; asked again before the same decision, the same answer."""
        if seat not in live.deciding:
            raise NotYourTurn("nothing-to-advise")
        check_compiled(live)
        draft = live.draft(seat)
        key, decision = (live.table.id, seat), (live.viewer(seat).decisions[-1], *(draft.moves if draft else ()))
        known = self.answers.get(key)
        if known is None or known[0] != decision or (known[1].done() and known[1].exception() is not None):
            self.metrics.count("hints", game=live.game.name)
            known = self.answers[key] = decision, asyncio.create_task(self._thought(live, seat))
            _forget_oldest(self.answers)
        try:
            return await asyncio.shield(known[1])
        except NoAnswer:
            raise Refusal("busy", 503, 2) from None

    async def _thought(self, live: Live, seat: int) -> list[Advice]:
        seen = Seen(live.game, live.facts_of(seat))
        question = Advise(live.game.name, seat, seen.hidden.tobytes(), self.limits.hint, MOST, live.waited_for(seat))
        answer, _ = await self.workers.think(live.table.id, True, question, PATIENCE * question.seconds)
        assert isinstance(answer, Advised), "that was the question"
        return [
            Advice(seen.move(each.move), each.points, each.margin, each.chance, each.sources, each.why)
            for each in answer.opinions
        ]

    def look_back(self, live: Live, seat: int) -> LookBack:
        """The decisions that cost the seat most, once the match is over; begun now if it was not yet."""
        if not live.over:
            raise Refusal("review-not-yet", 409)
        check_compiled(live)
        key = (live.table.id, seat)
        if key not in self.looks:
            match = live.match
            decisions = sum(1 for mover, _ in match.plies if mover == seat)
            seconds = min(A_DECISION, self.limits.review / max(decisions, 1))
            look = self.looks[key] = LookBack(match, LookingBack(match.plies, seat, seconds, COSTLIEST))
            _forget_oldest(self.looks)
            task = asyncio.create_task(self._looked_back(live, seat, look))
            self.errands.add(task)
            task.add_done_callback(self.errands.discard)
        return self.looks[key]

    async def _looked_back(self, live: Live, seat: int, look: LookBack) -> None:
        """One look after the other, so that whoever waits for a move comes in between."""
        try:
            while (wanted := look.looking.next()) is not None:
                seen = look.match.at(wanted.ply).view_state(seat)
                look.looking.note(await self._verdict(live.table.id, seen, wanted))
            look.regrets = look.looking.regrets(look.match, seat)
        except Exception:
            log.exception("a match could not be looked back at")
            self.looks.pop((live.table.id, seat), None)

    async def _verdict(self, table: str, seen: Seen, look: Look) -> Verdict:
        hidden = seen.hidden.tobytes()
        question = LookAt(seen.game.name, seen.seat, hidden, look.seconds, look.played, look.better)
        answer, _ = await self.workers.think(table, False, question, PATIENCE * look.seconds)
        assert isinstance(answer, LookedAt), "that was the question"
        return Verdict(answer.better, answer.cost, answer.why)


def check_compiled(live: Live) -> None:
    """Refuses what would take minutes while the rules run as plain Python."""
    if live.game.awaits_compiler:
        raise Refusal("hints-later", 503, 5)


def _forget_oldest(kept: OrderedDict[tuple[str, int], Any]) -> None:
    if len(kept) > KEPT:
        kept.popitem(last=False)
