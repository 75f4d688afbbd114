"""A learner for tests: does what the guide asks, and where the choice is free what looks best to a greedy bot."""

from __future__ import annotations

from collections.abc import Iterator

from islario.bots import bot, seed_at
from islario.kernel.moves import Move
from islario.lessons import LEARNER, Guide, Lesson
from islario.match import Match

LONGEST = 400  # decisions of all seats: no lesson comes near it


def choice(guide: Guide) -> Move:
    return guide.waited_for[0] if guide.waited_for else bot("greedy", 1).choose(guide.match.view_state(LEARNER))


def taught(lesson: Lesson) -> Iterator[Guide]:
    """The guide before each of the learner's decisions, to the lesson's end."""
    match = lesson.begin()
    for _ in range(LONGEST):
        if LEARNER in match.pending or match.over:
            guide = Guide(lesson, match)
            yield guide
            if guide.done:
                return
            match.play(LEARNER, choice(guide))
        else:
            others_move(lesson, match)
    raise AssertionError("the lesson does not come to its end")


def others_move(lesson: Lesson, match: Match) -> None:
    for seat in match.pending:
        if seat != LEARNER:
            match.play(seat, bot(lesson.course.bot, seed_at(match.key, seat)).choose(match.view_state(seat)))
