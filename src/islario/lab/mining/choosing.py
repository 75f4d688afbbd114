"""Choosing: which candidates are proved first, and which exercises are kept, so that they differ and grow harder."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from itertools import zip_longest
from typing import TypeVar

from islario.exercises.exercise import Kept
from islario.lab.mining.proof import Proved
from islario.lab.mining.search import Candidate, Theme

MOST_KEPT = 24
Each = TypeVar("Each")


def in_turn(each: Iterable[Each], group: Callable[[Each], object]) -> list[Each]:
    """One of each group, then the next of each: whatever comes first, no group is left out."""
    groups: defaultdict[object, list[Each]] = defaultdict(list)
    for one in each:
        groups[group(one)].append(one)
    rounds = zip_longest(*groups.values())
    return [one for row in rounds for one in row if one is not None]


def promising(candidates: Iterable[Candidate]) -> list[Candidate]:
    """Those that greedy bots miss first, then the clearest; all kinds of decisions have their turn."""
    best_first = sorted(candidates, key=lambda each: (not each.missed, -each.least))
    fresh = {each.theme: each for each in reversed(best_first)}  # the best of each theme
    return in_turn(reversed(fresh.values()), lambda each: (each.theme.kind, each.theme.source))


def chosen(proved: Iterable[Proved]) -> list[Kept]:
    """A few, no two alike and no two of a match; greedy bots miss at least half of them. The easiest first."""
    themes: set[Theme] = set()
    seeds: set[int] = set()
    missed: list[tuple[Kept, Theme]] = []
    found: list[tuple[Kept, Theme]] = []
    for each in sorted(proved, key=lambda each: each.seed):
        if each.exercise is None or each.theme is None or each.theme in themes or each.seed in seeds:
            continue
        themes.add(each.theme)
        seeds.add(each.seed)
        (missed if "greedy" in each.exercise.missed_by else found).append((each.exercise, each.theme))
    easier = _varied(found)[: min(MOST_KEPT // 2, len(missed))]
    kept = [*_varied(missed)[: MOST_KEPT - len(easier)], *easier]
    return sorted(kept, key=difficulty)


def difficulty(exercise: Kept) -> tuple[int, float]:
    """How many bots miss it; among equals, how little is lost by missing it."""
    return len(exercise.missed_by), -exercise.gap


def _varied(exercises: list[tuple[Kept, Theme]]) -> list[Kept]:
    """Each kind of decision and each difficulty has its turn, the clearest first."""
    clearest = sorted(exercises, key=lambda each: -each[0].low)
    levels = in_turn(clearest, lambda each: len(each[0].missed_by))
    return [exercise for exercise, _ in in_turn(levels, lambda each: (each[1].kind, each[1].source))]
