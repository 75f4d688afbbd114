"""`python -m benchmarks.goals FOLDER`: whether admirals are as strong as they should be, line by line, with intervals.

What has been played is kept in the folder: the same command goes on, `--show` only tells. A line ends before its last
match where the first ones decide: where a 99 % interval of theirs lies on one side of its goal (the intervals that are
told are of 95 %). Bots think by the processor's clock. A game without a network has nothing to show.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import NormalDist, fmean

from benchmarks.arenas import kept_in, percent, play
from islario.games import GAMES, OURS
from islario.lab.arena import Outcome, Plan
from islario.lab.arena.ratings import SURE, ahead, mean_interval, shares_interval, victory, wilson
from islario.learned.weights import fault_of
from islario.match import Game, game
from islario.match.prepare import prepare

ADMIRAL, CAPTAIN, GREEDY = "admiral", "captain", "greedy"
QUICK, USUAL = 0.1, 0.5  # seconds a decision
LEAST = 20  # matches before any decide
VERY_SURE = NormalDist().inv_cdf(0.995)
ALONE = {"trails-of-tucana": {"petit": 95.0, "grande": 175.0}}  # points, by island


@dataclass(frozen=True)
class Line:
    """One thing to show: of what, in how many matches, what it should come to, and below what it surely is not."""

    plan: Plan
    matches: int
    goal: float | None = None
    floor: float = 0.0
    fair: bool = False  # victories, as many times as would be fair

    @property
    def name(self) -> str:
        plan = self.plan
        island = [plan.options["island"]] if plan.players == 1 else []
        return "-".join([plan.game, str(plan.players), plan.bots[-1], *island, f"{plan.budget['seconds']:g}"])

    def values(self, outcomes: Sequence[Outcome]) -> list[float]:
        """What each match counts."""
        if self.plan.players == 1:
            return [float(outcome.points[0]) for outcome in outcomes]
        if self.fair:
            return [victory(outcome, ADMIRAL) for outcome in outcomes]
        return ahead(outcomes, ADMIRAL, self.plan.bots[-1])

    def interval(self, outcomes: Sequence[Outcome], sure: float = SURE) -> tuple[float, float, float]:
        """What it comes to, and between what the truth lies."""
        values = self.values(outcomes)
        if self.plan.players == 1:
            mean, margin = mean_interval(values, sure)
            return mean, mean - margin, mean + margin
        if not self.fair:
            return fmean(values), *shares_interval(values, sure)
        low, high = wilson(sum(values), len(values), sure)
        times = self.plan.players
        return times * fmean(values), times * low, times * high

    def decided(self, outcomes: Sequence[Outcome]) -> bool:
        if self.goal is None or len(outcomes) < LEAST:
            return False
        _, low, high = self.interval(outcomes, VERY_SURE)
        return low >= self.goal or high < self.goal

    def told(self, outcomes: Sequence[Outcome]) -> str:
        if len(outcomes) < 2:
            return "not played"
        found, low, high = self.interval(outcomes)
        shares = self.plan.players > 1 and not self.fair
        told = f"{found:.2f} ({low:.2f} to {high:.2f}; {len(outcomes)})"
        if shares:
            told = percent(found, low, high, len(outcomes))
        if self.goal is None:
            return told
        reached = found >= self.goal and low > self.floor
        told += f"; goal {100 * self.goal:.0f} %" if shares else f"; goal {self.goal:g}"
        if self.floor:
            told += f", surely above {100 * self.floor:.0f} %"
        return f"{told}: {'reached' if reached else 'not reached'}"


def lines_of(opened: Game, seed: int) -> Iterator[Line]:
    """All that a game's admiral should show."""
    usual, most = max(2, opened.seats[0]), opened.seats[-1]

    def plan(other: str, players: int, seconds: float, **options: object) -> Plan:
        bots = [ADMIRAL, *[other] * (players - 1)]
        return Plan.of(opened.name, bots, players, seed, iterations=None, seconds=seconds, **options)

    yield Line(plan(CAPTAIN, usual, QUICK), 100, 0.70, 0.55)
    yield Line(plan(CAPTAIN, most, QUICK), 40, 1.5, fair=True)
    yield Line(plan(GREEDY, usual, QUICK), 100, 0.97)
    yield Line(plan(CAPTAIN, usual, USUAL), 30)
    for island, points in ALONE.get(opened.name, {}).items():
        yield Line(plan(ADMIRAL, 1, USUAL, island=island), 60, points)


def what(line: Line) -> str:
    plan = line.plan
    seconds = f"{plan.budget['seconds']:g} s"
    if plan.players == 1:
        return f"{game(plan.game).title('en')}, alone on {plan.options['island'].title()}, {seconds}: points"
    measure = f"times a fair share of victories among {plan.bots[-1]}s" if line.fair else f"ahead of {plan.bots[-1]}"
    return f"{game(plan.game).title('en')}, {plan.players} players, {seconds}: {measure}"


def main(*given: str) -> None:
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m benchmarks.goals")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", choices=OURS, action="append", help="only these")
    parser.add_argument("--seed", type=int, default=1, help="a fresh one for each network that is tried")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so many")
    parser.add_argument("--workers", type=int, help="processes; usually one a core")
    parser.add_argument("--show", action="store_true", help="play nothing")
    chosen = parser.parse_args(given or None)
    until = time.monotonic() + 60 * chosen.minutes
    for name in chosen.game or GAMES:
        opened = game(name)
        fault = fault_of(opened.rules)
        if fault is not None:
            print(fault)
            continue
        if not chosen.show:
            prepare(name)
        for line in lines_of(opened, chosen.seed):
            path = chosen.folder / f"{line.name}-{chosen.seed}"
            if not chosen.show and time.monotonic() < until:
                play(path, line.plan, line.matches, chosen.workers, told=what(line), decided=line.decided, until=until)
            print(f"{what(line)}: {line.told(kept_in(path))}", flush=True)


if __name__ == "__main__":
    main()
