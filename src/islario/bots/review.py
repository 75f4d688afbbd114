"""Looking back at a match: the decisions of a seat that cost it most, by what it could know when it made them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from islario.bots.hints import SEARCHING, best_moves, compare, differences, reason
from islario.kernel.moves import Move
from islario.match.match import Match, Seen
from islario.words import Said

RIVALS = 3  # moves that what was played is compared with
WORTH_TELLING = 0.5  # points; less is as likely a matter of chance
SECOND_LOOK = 0.5  # the part of the time that goes into looking again
AGAIN = 2  # times as many decisions are looked at again as are told


@dataclass(frozen=True)
class Regret:
    """A decision, what was played, what would have been better and by how many points."""

    ply: int
    played: Move
    better: Move
    cost: float
    why: Said


@dataclass(frozen=True)
class Look:
    """A look to be taken at a decision; the second one is at what seemed better then."""

    ply: int
    played: int
    seconds: float
    better: int | None = None


@dataclass(frozen=True)
class Verdict:
    """What a look has shown: the move that seems best, what playing another one cost, and after a second look why."""

    better: int
    cost: float
    why: Said | None = None


class LookingBack:
    """Which looks are taken, one after the other; whoever takes them needs what the seat could know and no more.

    Of many decisions seen in a hurry, those that seem costliest owe it to chance in part: so they are looked at again,
    for longer."""

    def __init__(self, plies: Sequence[tuple[int, int]], seat: int, seconds_a_decision: float, most: int) -> None:
        mine = [(ply, move) for ply, (mover, move) in enumerate(plies) if mover == seat]
        self.most = most
        self.second = seconds_a_decision * len(mine) * SECOND_LOOK  # seconds for all second looks together
        self.left = deque(Look(ply, move, seconds_a_decision * (1 - SECOND_LOOK)) for ply, move in mine)
        self.seeming: list[tuple[Look, Verdict]] = []
        self.sure: list[tuple[Look, Verdict]] = []
        self.done, self.of = 0, len(mine) + AGAIN * most

    def next(self) -> Look | None:
        """The look to be taken now; none when all are."""
        if not self.left:
            costliest = sorted(self.seeming, key=lambda each: -each[1].cost)[: AGAIN * self.most]
            self.left.extend(
                Look(look.ply, look.played, self.second / len(costliest), verdict.better) for look, verdict in costliest
            )
            self.seeming.clear()
        if not self.left:
            self.done = self.of
            return None
        return self.left[0]

    def note(self, verdict: Verdict) -> None:
        """What the look that was to be taken has shown."""
        look = self.left.popleft()
        self.done += 1
        if verdict.cost >= WORTH_TELLING:
            (self.seeming if look.better is None else self.sure).append((look, verdict))

    def regrets(self, match: Match, seat: int) -> list[Regret]:
        """The costliest decisions first."""
        told = []
        for look, verdict in sorted(self.sure, key=lambda each: -each[1].cost)[: self.most]:
            seen = match.at(look.ply).view_state(seat)
            assert verdict.why is not None, "a second look says why"
            regret = Regret(look.ply, seen.move(look.played), seen.move(verdict.better), verdict.cost, verdict.why)
            told.append(regret)
        return told


def review(
    match: Match,
    seat: int,
    seconds_a_decision: float = 0.2,
    most: int = 5,
    progress: Callable[[int, int], None] | None = None,
    *,
    iterations: int | None = None,
) -> list[Regret]:
    """The costliest decisions first. `progress` is told how many looks are taken, and of how many."""
    looking = LookingBack(match.plies, seat, seconds_a_decision, most)
    while (look := looking.next()) is not None:
        looking.note(take(match.at(look.ply).view_state(seat), look, iterations))
        if progress is not None:
            progress(looking.done, looking.of)
    if progress is not None:
        progress(looking.of, looking.of)
    return looking.regrets(match, seat)


def take(seen: Seen, look: Look, iterations: int | None = None) -> Verdict:
    """Takes a look, with what the seat could know before the decision."""
    if look.better is None:
        return _first_look(seen, look, iterations)
    return _second_look(seen, look, look.better, iterations)


def _first_look(seen: Seen, look: Look, iterations: int | None) -> Verdict:
    played, seconds = look.played, look.seconds
    best = best_moves(seen, seconds * SEARCHING, iterations, 0)[:RIVALS]
    if best[0] == played:
        return Verdict(played, 0.0)
    compared = compare(seen, [*best, *{played}.difference(best)], seconds * (1 - SEARCHING), iterations, 0)
    made = next(found for found in compared if found.move == played)
    return Verdict(compared[0].move, compared[0].margin - made.margin)


def _second_look(seen: Seen, look: Look, better: int, iterations: int | None) -> Verdict:
    """What was played beside what seemed better, on other imagined truths."""
    found = {found.move: found for found in compare(seen, [better, look.played], look.seconds, iterations, 1)}
    best, made = found[better], found[look.played]
    return Verdict(better, best.margin - made.margin, reason(best, made, differences(seen, best, made), "played"))
