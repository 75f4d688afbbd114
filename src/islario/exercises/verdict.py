"""What is answered to whoever tries an exercise: whether the move is the best, why, and what it should bring."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce

from islario.bots.hints import A_SOURCE, advice, differences, source_said, with_what_follows
from islario.exercises.exercise import TIMES, Exercise, Tried
from islario.words import Said


@dataclass(frozen=True)
class Verdict:
    """A move, whether it is the best, and why. A move that a long search did not care to compare has no figures."""

    move: int
    best: bool
    tried: Tried | None
    why: Said


def verdict(exercise: Exercise, move: int) -> Verdict:
    """Of a legal move."""
    kept, seen = exercise.kept, exercise.seen
    best, second, *_ = kept.moves
    tried = next((each for each in kept.moves if each.move == move), None)
    if tried is None:
        return Verdict(move, False, None, with_what_follows(seen, move, _not_compared(exercise)))
    if tried is best:
        return Verdict(move, True, best, advice(seen, best.as_finding(), second.as_finding(), "second").why)
    return Verdict(move, False, tried, advice(seen, tried.as_finding(), best.as_finding(), "best").why)


def _not_compared(exercise: Exercise) -> Said:
    """Nothing is known of the move; so what the best one gains by is told, for the next try."""
    best, second, *_ = exercise.kept.moves
    found = differences(exercise.seen, best.as_finding(), second.as_finding())
    source, points = max(found, key=lambda difference: difference[1])
    said = Said("exercise-not-compared")
    return (
        Said("two-said", a=said, b=Said("exercise-look-for", source=source_said(source)))
        if points >= A_SOURCE
        else said
    )


def figures(exercise: Exercise) -> Said:
    """How sure the answer is, and who misses it."""
    kept = exercise.kept
    sure = Said(
        "exercise-figures",
        iterations=TIMES * kept.captain,
        gap=round(kept.gap, 1),
        low=round(kept.low, 1),
        high=round(kept.high, 1),
    )
    names = [Said(f"bot-{name}") for name in kept.missed_by]
    if not names:
        return Said("two-said", a=sure, b=Said("exercise-missed-by-none"))
    listed = reduce(lambda before, last: Said("hint-comma", before=before, last=last), names)
    return Said("two-said", a=sure, b=Said("exercise-missed-by", names=listed))
