"""What the outcomes say: shares of victories, points and ratings, each with how sure it is (95 %)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import NormalDist, fmean, stdev, variance
from typing import Any

from islario.lab.arena.plan import Outcome, Plan

SURE = NormalDist().inv_cdf(0.975)


def wilson(successes: float, trials: float, sure: float = SURE) -> tuple[float, float]:
    """Wilson's interval for a share; a shared victory counts as a part of one."""
    if trials == 0:
        return 0.0, 1.0
    share, z = successes / trials, sure**2 / trials
    middle, half = share + z / 2, sure * math.sqrt(share * (1 - share) / trials + z / trials / 4)
    return max(0.0, (middle - half) / (1 + z)), min(1.0, (middle + half) / (1 + z))


def student(freedom: int, sure: float = SURE) -> float:
    """How many standard errors make as sure (95 %) where the scatter itself is estimated: Student's t, by Cornish and
    Fisher's expansion (right to a hundredth from four degrees of freedom on)."""
    z = sure
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def mean_interval(values: Sequence[float], sure: float = SURE) -> tuple[float, float]:
    """A mean and how far the true one may be from it, either way."""
    if len(values) < 2:
        return fmean(values), math.inf
    return fmean(values), student(len(values) - 1, sure) * stdev(values) / math.sqrt(len(values))


def victory(outcome: Outcome, name: str) -> float:
    """The part of a victory that falls to a bot, in whichever seats it sat."""
    winners = [seat for seat, place in enumerate(outcome.places) if place == 1]
    return sum(outcome.bots[seat] == name for seat in winners) / len(winners)


def ratings(outcomes: Iterable[Outcome]) -> dict[str, tuple[float, float]]:
    """Each bot's rating by Plackett and Luce's model (25 at first) and how far the true one may be from it.

    Bots neither learn nor tire, so nothing is added to a rating's uncertainty between matches. A bot in several seats
    of a match takes the mean of what each brought it: against itself it gains nothing.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    rated: dict[str, Any] = {}
    for outcome in outcomes:
        known = [rated.setdefault(name, model.rating()) for name in outcome.bots]
        before = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in known]  # one object a seat
        after = model.rate(before, ranks=[float(place) for place in outcome.places])
        for name in set(outcome.bots):
            own = [team[0] for bot, team in zip(outcome.bots, after, strict=True) if bot == name]
            rated[name] = model.rating(mu=fmean(r.mu for r in own), sigma=fmean(r.sigma for r in own))
    return {name: (rating.mu, SURE * rating.sigma) for name, rating in rated.items()}


def ahead(outcomes: Iterable[Outcome], one: str, other: str) -> list[float]:
    """For each match where both played, how often one bot came in ahead of another (equal places: half).

    Of a bot in several seats, each seat counts against each of the other's; together they make one match.
    """
    shares = []
    for outcome in outcomes:
        mine, theirs = ([p for p, bot in zip(outcome.places, outcome.bots, strict=True) if bot == name]
                        for name in (one, other))  # fmt: skip
        if mine and theirs:
            shares.append(fmean((a < b) + (a == b) / 2 for a in mine for b in theirs))
    return shares


def shares_interval(shares: Sequence[float], sure: float = SURE) -> tuple[float, float]:
    """Wilson's interval for a mean of shares. Shares of several pairs scatter less than mere victories and defeats do:
    they count for as many trials as would scatter like them."""
    mean, matches = fmean(shares), len(shares)
    scatter = variance(shares) if matches > 1 else 0.0
    trials = matches * mean * (1 - mean) / scatter if scatter else 0.0
    if trials > matches:
        return wilson(mean * trials, trials, student(matches - 1, sure))
    return wilson(sum(shares), matches, sure)


def summary(plan: Plan, outcomes: Iterable[Outcome]) -> dict[str, Any]:
    """Figures ready for JSON: a row a bot, the best first, and how often each came in ahead of each other."""
    ended = sorted(outcomes, key=lambda outcome: outcome.number)
    rated = ratings(ended) if plan.players > 1 else {}
    rows = [_row(name, [o for o in ended if name in o.bots], plan, rated) for name in dict.fromkeys(plan.bots)]
    rows = [row for row in rows if row["matches"]]
    rows.sort(key=lambda row: row["rating"] if rated else row["points"], reverse=True)
    return {
        **plan.as_json(),
        "matches": len(ended),
        "table": rows,
        "ahead": [_pair(ended, *pair) for pair in combinations([row["bot"] for row in rows], 2)] if rated else [],
    }


def _row(name: str, played: list[Outcome], plan: Plan, rated: dict[str, tuple[float, float]]) -> dict[str, Any]:
    seats = [(o, seat) for o in played for seat, bot in enumerate(o.bots) if bot == name]
    row: dict[str, Any] = {"bot": name, "matches": len(played)}
    if not seats:
        return row
    if rated:
        won = sum(victory(outcome, name) for outcome in played)
        low, high = wilson(won, len(played))
        fair = len(seats) / len(played) / plan.players
        row |= {"wins": _round(won / len(played)), "wins_low": _round(low), "wins_high": _round(high)}
        row |= {"fair_share": _round(fair), "times_fair": _round(won / len(played) / fair)}
        row |= {"rating": _round(rated[name][0]), "rating_margin": _round(rated[name][1])}
    mean, margin = mean_interval([outcome.points[seat] for outcome, seat in seats])
    decided = sum(outcome.decisions[seat] for outcome, seat in seats)
    thought = sum(outcome.seconds[seat] for outcome, seat in seats)
    row |= {"points": _round(mean), "points_margin": _round(margin) if math.isfinite(margin) else None}
    return row | {"seconds_per_decision": round(thought / max(decided, 1), 6)}


def _pair(ended: list[Outcome], one: str, other: str) -> dict[str, Any]:
    shares = ahead(ended, one, other)
    share, (low, high) = (fmean(shares), shares_interval(shares)) if shares else (0.5, (0.0, 1.0))
    return {"bot": one, "other": other, "matches": len(shares), "share": _round(share), "low": _round(low),
            "high": _round(high)}  # fmt: skip


def _round(value: float) -> float:
    return round(value, 4)
