"""Looking back at a match: the decisions of a seat that cost it most, by what it could know when it made them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from islario.bots.hints import SEARCHING, best_moves, compare, differences, reason
from islario.kernel.moves import Move
from islario.match.match import Match
from islario.words import Said

RIVALS = 3  # moves that what was played is compared with
WORTH_TELLING = 0.5  # points; less is as likely a matter of chance


@dataclass(frozen=True)
class Regret:
    """A decision, what was played, what would have been better and by how many points."""

    ply: int
    played: Move
    better: Move
    cost: float
    why: Said


def review(
    match: Match,
    seat: int,
    seconds_a_decision: float = 0.2,
    most: int = 5,
    progress: Callable[[int, int], None] | None = None,
    *,
    iterations: int | None = None,
) -> list[Regret]:
    """The costliest decisions first. `progress` is told how many decisions are looked at, and of how many."""
    mine = [ply for ply, (mover, _) in enumerate(match.plies) if mover == seat]
    regrets = []
    for done, ply in enumerate(mine, start=1):
        regret = look_back(match, seat, ply, seconds_a_decision, iterations)
        if regret is not None:
            regrets.append(regret)
        if progress is not None:
            progress(done, len(mine))
    return sorted(regrets, key=lambda regret: -regret.cost)[:most]


def look_back(match: Match, seat: int, ply: int, seconds: float, iterations: int | None) -> Regret | None:
    """What the decision cost, if that is worth telling."""
    seen = match.at(ply).view_state(seat)
    played = match.plies[ply][1]
    best = best_moves(seen, seconds * SEARCHING, iterations, 0)[:RIVALS]
    if best[0] == played:
        return None
    compared = compare(seen, [*best, *{played}.difference(best)], seconds * (1 - SEARCHING), iterations, 0)
    better, made = compared[0], next(found for found in compared if found.move == played)
    cost = better.margin - made.margin
    if cost < WORTH_TELLING:
        return None
    why = reason(better, made, differences(seen, better, made), "played")
    return Regret(ply, seen.move(played), seen.move(better.move), cost, why)
