"""How to play, on one page: a turn in pictures, each the table as a lesson's match comes to one of its steps."""

from __future__ import annotations

from functools import cache

from islario.bots import bot, seed_at
from islario.lessons.guide import Guide
from islario.lessons.lesson import LEARNER, Lesson, lesson_of
from islario.match import Match


def pictured(lesson: Lesson, step: int) -> Match:
    """The match as it comes to a step, played as the guide asks, and by bots where it leaves the choice. Always the
    same, once the rules are compiled; until then what is quickest found."""
    return _played(lesson, step) if lesson.game.awaits_compiler else _kept(lesson.name, step)


@cache
def _kept(name: str, step: int) -> Match:
    lesson = lesson_of(name)
    assert lesson is not None, "whoever asks has it"
    return _played(lesson, step)


def _played(lesson: Lesson, step: int) -> Match:
    match = lesson.begin()
    while not match.over:
        if LEARNER in match.pending:
            guide = Guide(lesson, match)
            if guide.at >= step:
                break
            match.play(LEARNER, guide.waited_for[0] if guide.waited_for else _chosen(lesson, match, LEARNER))
        else:
            match.play(match.pending[0], _chosen(lesson, match, match.pending[0]))
    return match


def _chosen(lesson: Lesson, match: Match, seat: int) -> int:
    if lesson.game.awaits_compiler:  # nobody is to wait for a picture
        return lesson.game.desk.legal(match.state.array, seat)[0]
    number = bot(lesson.course.bot, seed_at(match.key, seat)).choose(match.view_state(seat)).number
    assert number is not None, "a bot chooses among legal moves"
    return number
