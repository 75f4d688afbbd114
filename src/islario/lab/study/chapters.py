"""What is asked of every game: scores, seats, length, and where points come from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import NormalDist

import numpy as np

from islario.lab.arena.ratings import wilson
from islario.lab.study.charts import Chart, columns, dots
from islario.lab.study.figures import Figure, bins, counted, mean, share
from islario.lab.study.samples import Study
from islario.words import Words


@dataclass(frozen=True)
class Chapter:
    title: str
    text: list[str]
    charts: list[Chart]
    facts: list[tuple[str, str]] = field(default_factory=list)


class Teller:
    """Numbers and names in the reader's language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say

    def number(self, value: float) -> str:
        return self.say("study-number", value=round(float(value), 2))

    def percent(self, value: float) -> str:
        return self.say("study-percent", value=round(100 * float(value), 1))

    def figure(self, figure: Figure) -> str:
        if not figure.is_sure:
            return self.number(figure.value)
        return f"{self.number(figure.value)} ± {self.number(figure.high - figure.value)}"


def common_chapters(study: Study, tell: Teller) -> list[Chapter]:
    chapters = [_scores(study, tell)]
    if study.plan.players > 1:
        chapters.append(_seats(study, tell))
    return [*chapters, _length(study, tell), _sources(study, tell)]


def _scores(study: Study, tell: Teller) -> Chapter:
    points, random = study.points, study.random.scores
    edges = bins(points, random)
    series = _against_random(study, tell, points.ravel(), random.ravel(), edges)
    chart = columns(tell.say("study-scores"), edges, series, tell.number, tell.percent, tell.say("study-points"))
    facts = [
        ("study-mean", tell.figure(mean(points.mean(axis=1)))),
        ("study-median", tell.number(float(np.median(points)))),
        ("study-range", f"{tell.number(points.min())}–{tell.number(points.max())}"),
    ]
    if study.plan.players > 1:
        ranked = np.sort(points, axis=1)
        facts += [
            ("study-winners-mean", tell.figure(mean(ranked[:, -1]))),
            ("study-lead", tell.figure(mean(ranked[:, -1] - ranked[:, -2]))),
        ]
    told = [(tell.say(message), value) for message, value in facts]
    return Chapter(tell.say("study-scores"), [tell.say("study-scores-text")], [chart], told)


def _seats(study: Study, tell: Teller) -> Chapter:
    players, games = study.plan.players, len(study.samples)
    won = [share(float(parts.sum()), games) for parts in study.in_turn_order(study.victories).T]
    names = [tell.say("study-seat", number=seat + 1) for seat in range(players)]
    unfair = [name for name, figure in zip(names, won, strict=True) if _is_off(figure, 1 / players, games, players)]
    verdict = tell.say("study-seats-unfair", seats=", ".join(unfair)) if unfair else tell.say("study-seats-fair")
    victories = dots(
        tell.say("study-seats"), [(name, [figure]) for name, figure in zip(names, won, strict=True)], [""],
        tell.percent, tell.say("study-victories"), 1 / players, tell.say("study-seat-heading"),
    )  # fmt: skip
    means = [mean(column) for column in study.in_turn_order(study.points).T]
    points = dots(
        tell.say("study-points"), [(name, [figure]) for name, figure in zip(names, means, strict=True)], [""],
        tell.number, tell.say("study-points"), float(study.points.mean()), tell.say("study-seat-heading"),
    )  # fmt: skip
    return Chapter(tell.say("study-seats"), [tell.say("study-seats-text"), verdict], [victories, points])


def _is_off(figure: Figure, fair: float, games: int, looked_at: int) -> bool:
    """Whether a share is off the fair one, by a stricter interval the more shares are looked at."""
    low, high = wilson(figure.value * games, games, NormalDist().inv_cdf(1 - 0.025 / looked_at))
    return not low <= fair <= high


def _length(study: Study, tell: Teller) -> Chapter:
    decisions = np.array([sample.decisions for sample in study.samples])
    rounds = np.array([sample.rounds for sample in study.samples])
    edges = bins(decisions, study.random.decisions)
    series = _against_random(study, tell, decisions, study.random.decisions, edges)
    charts = [columns(tell.say("study-length"), edges, series, tell.number, tell.percent, tell.say("study-decisions"))]
    if rounds.min() != rounds.max():
        edges = bins(rounds)
        counts = [(study.plan.bots[0], counted(rounds, edges))]
        what = tell.say("study-rounds")
        charts.append(columns(what, edges, counts, tell.number, tell.percent, what))
    facts = [
        (tell.say("study-decisions-mean"), tell.figure(mean(decisions))),
        (tell.say("study-decisions-each"), tell.figure(mean(decisions / study.plan.players))),
    ]
    if rounds.any():
        facts.append((tell.say("study-rounds-mean"), tell.figure(mean(rounds))))
    return Chapter(tell.say("study-length"), [tell.say("study-length-text")], charts, facts)


def _sources(study: Study, tell: Teller) -> Chapter:
    sources = np.array([sample.sources for sample in study.samples], float)
    won = study.victories > 0
    names = [f"source-{source.name.lower().replace('_', '-')}" for source in study.game.rules.sources]
    used = [i for i in range(len(names)) if sources[:, :, i].any()]
    alone = study.plan.players == 1
    series = [""] if alone else [tell.say("study-winners"), tell.say("study-others")]
    rows = []
    for i in used:
        groups = [sources[:, :, i].ravel()] if alone else [sources[:, :, i][won], sources[:, :, i][~won]]
        rows.append((tell.say(names[i]), [mean(group) for group in groups if len(group)]))
    rows.sort(key=lambda row: -row[1][0].value)
    chart = dots(
        tell.say("study-sources"), rows, series, tell.number, tell.say("study-points-each"), None,
        tell.say("study-source-heading"),
    )  # fmt: skip
    return Chapter(tell.say("study-sources"), [tell.say("study-sources-text")], [chart])


def by_worth(rows: Sequence[tuple[str, Figure]]) -> list[tuple[str, list[Figure]]]:
    """The most worthy first."""
    return [(label, [figure]) for label, figure in sorted(rows, key=lambda row: -row[1].value)]


def _against_random(
    study: Study, tell: Teller, bot: np.ndarray, random: np.ndarray, edges: np.ndarray
) -> list[tuple[str, np.ndarray]]:
    beside = tell.say("study-at-random", games=study.random.games)
    return [(study.plan.bots[0], counted(bot, edges)), (beside, counted(random, edges))]
