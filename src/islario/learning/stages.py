"""What a run does one after the other: matches without a search, then searched ones beside them."""

from __future__ import annotations

from dataclasses import dataclass

from islario.learning.plan import Plan


@dataclass(frozen=True)
class Stage:
    seconds: float
    rate: tuple[float, float]  # first and last
    curiosity: tuple[float, float]
    gain: float = 1.0  # how much it counts that moves of matches without a search ended better
    searches: bool = False


def stages_of(plan: Plan) -> list[Stage]:
    search, last = plan.search, plan.curiosity[1]
    bulk = Stage(60.0 * plan.minutes, plan.rate, plan.curiosity)
    return [bulk, Stage(60.0 * search.minutes, search.rate, (last, last), search.gain, searches=True)]


def exploiting(plan: Plan) -> Stage:
    """Instead of all that: a fixed network is to be beaten."""
    return Stage(60.0 * plan.exploiting, plan.rate, plan.curiosity)


def between(ends: tuple[float, float], done: float) -> float:
    return ends[0] + done * (ends[1] - ends[0])
