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


def review(
    match: Match,
    seat: int,
    seconds_a_decision: float = 0.2,
    most: int = 5,
    progress: Callable[[int, int], None] | None = None,
    *,
    iterations: int | None = None,
) -> list[Regret]:
    """The costliest decisions first. Of many decisions seen in a hurry, those that seem costliest owe it to chance in
    part: so they are looked at again, for longer. `progress` is told how many looks are taken, and of how many."""
    mine = [ply for ply, (mover, _) in enumerate(match.plies) if mover == seat]
    looks = len(mine) + AGAIN * most

    def tell(done: int) -> None:
        if progress is not None:
            progress(done, looks)

    seeming: list[tuple[float, int, int]] = []
    for done, ply in enumerate(mine, start=1):
        better, cost = look_back(match, seat, ply, seconds_a_decision * (1 - SECOND_LOOK), iterations)
        if cost >= WORTH_TELLING:
            seeming.append((cost, ply, better))
        tell(done)
    costliest = sorted(seeming, reverse=True)[: AGAIN * most]
    regrets = []
    for done, (_, ply, better) in enumerate(costliest, start=len(mine) + 1):
        seconds = seconds_a_decision * len(mine) * SECOND_LOOK / len(costliest)
        regret = look_again(match, seat, ply, better, seconds, iterations)
        if regret.cost >= WORTH_TELLING:
            regrets.append(regret)
        tell(done)
    tell(looks)
    return sorted(regrets, key=lambda regret: -regret.cost)[:most]


def look_back(match: Match, seat: int, ply: int, seconds: float, iterations: int | None) -> tuple[int, float]:
    """The move that seems best, and what playing another one cost."""
    seen, played = match.at(ply).view_state(seat), match.plies[ply][1]
    best = best_moves(seen, seconds * SEARCHING, iterations, 0)[:RIVALS]
    if best[0] == played:
        return played, 0.0
    compared = compare(seen, [*best, *{played}.difference(best)], seconds * (1 - SEARCHING), iterations, 0)
    made = next(found for found in compared if found.move == played)
    return compared[0].move, compared[0].margin - made.margin


def look_again(match: Match, seat: int, ply: int, better: int, seconds: float, iterations: int | None) -> Regret:
    """What was played beside what seemed better, on other imagined truths."""
    seen, played = match.at(ply).view_state(seat), match.plies[ply][1]
    found = {found.move: found for found in compare(seen, [better, played], seconds, iterations, 1)}
    why = reason(found[better], found[played], differences(seen, found[better], found[played]), "played")
    cost = found[better].margin - found[played].margin
    return Regret(ply, seen.move(played), seen.move(better), cost, why)
