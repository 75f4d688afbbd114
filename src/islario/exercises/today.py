"""Today's exercise: the same for everybody, another one every day, the games in turn."""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import date

from islario.exercises.exercise import Exercise, exercises_of

STEPS = (7, 5, 3, 1)  # from one to the next of a game, so that easy and hard ones come mixed and all have their day


def exercise_on(day: date, games: Sequence[str]) -> Exercise | None:
    """The exercise of a day, of one of these games; None where none of them has any."""
    known = [name for name in games if exercises_of(name)]
    if not known:
        return None
    turn, which = divmod(day.toordinal(), len(known))
    every = exercises_of(known[which])
    step = next(step for step in STEPS if math.gcd(step, len(every)) == 1)
    return every[turn * step % len(every)]
