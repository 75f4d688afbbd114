"""The guide: which step of a lesson a match has come to, by its moves alone, and what is said there."""

from __future__ import annotations

from dataclasses import dataclass

from islario.kernel.errors import IslarioError
from islario.kernel.moves import Move
from islario.lessons.lesson import LEARNER, Lesson, Pattern, Saying, Step, fits
from islario.match import Match
from islario.match.chronicle import Happening


class NotNow(IslarioError):
    """A legal move that would leave the lesson, with what to try instead."""


@dataclass(frozen=True)
class Page:
    """One thing that is said, as the id of a message, and what is pointed at meanwhile: "choice" stands for the moves
    that the step is about, all else for things that boards have names for ("space 2a 1c")."""

    message: str
    at: str


class Guide:
    """Where the learner stands. A step ends when the learner has something to choose again, so that all that a move
    leads to is seen before the next thing is said. What has but one answer counts for nothing."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        self.lesson = lesson
        self.match = match
        self.at = 0  # the step
        self.moves = 0  # of the learner's in it
        self.gains: dict[str, int] = {}  # what the learner's latest choice has brought, by source
        self._happened: list[Happening] = list(match.pages(LEARNER)[0])
        self._walk()

    def _walk(self) -> None:
        pages, walker = self.match.pages(LEARNER), self.match.at(0)
        since, before = 0, walker.breakdown(LEARNER)
        for ply, page in zip(self.match.plies, pages[1:], strict=True):
            if ply[0] == LEARNER and _has_a_choice(walker):
                self.moves, before = self.moves + 1, walker.breakdown(LEARNER)
            walker.play_all([ply])
            self._happened += page
            if not _has_a_choice(walker) and not walker.over:
                continue
            if self.step is not None and self._is_done(self.step, self._happened[since:]):
                happened, self.moves, since = self._happened[since:], 0, len(self._happened)
                self.at += 1
                while self._is_missed(walker, happened):
                    self.at += 1
        now = walker.breakdown(LEARNER)
        self.gains = {source: now[source] - before[source] for source in now if now[source] != before[source]}

    def _is_done(self, step: Step, happened: list[Happening]) -> bool:
        if step.until is None:
            return self.moves >= step.moves
        return _has(step.until, happened) or (0 < step.most <= self.moves)

    def _is_missed(self, match: Match, happened: list[Happening]) -> bool:
        """Whether what the step waits for has come about with the step before: others can leave nothing to answer."""
        step = self.step
        if step is None or step.until is None or not step.only:
            return False
        return _has(step.until, happened) and not _wanted(step, match)

    @property
    def steps(self) -> int:
        return len(self.lesson.course.steps)

    @property
    def step(self) -> Step | None:
        """What goes on; None when all is done."""
        steps = self.lesson.course.steps
        return steps[self.at] if self.at < len(steps) and not self.match.over else None

    @property
    def done(self) -> bool:
        return self.step is None

    @property
    def pages(self) -> list[Page]:
        sayings = self.lesson.course.last if self.step is None else self.step.pages
        return [Page(f"lesson-{saying.say}", saying.at) for saying in sayings if self._is_meant(saying)]

    def _is_meant(self, saying: Saying) -> bool:
        wanted = saying.after is None or _has(saying.after, self._happened)
        return wanted and not (saying.without is not None and _has(saying.without, self._happened))

    @property
    def waited_for(self) -> list[Move]:
        """The moves that the step is about; none, where it leaves the choice to the learner."""
        return [] if self.step is None else _wanted(self.step, self.match)

    @property
    def numbers(self) -> tuple[int, ...]:
        """Of the moves that are waited for."""
        return tuple(each.number for each in self.waited_for if each.number is not None)

    def check(self, move: Move | int) -> None:
        """Refuses a legal move that the step is not about."""
        number = move if isinstance(move, int) else move.number
        wanted = self.numbers
        if self.step is None or not wanted or number in wanted:
            return
        if any(each.number == number for each in self.match.moves(LEARNER)):
            raise NotNow(f"lesson-{self.step.otherwise}").in_words_of(self.lesson.game.rules.folder)


def _wanted(step: Step, match: Match) -> list[Move]:
    moves = match.moves(LEARNER) if step.only and LEARNER in match.pending else []
    return [move for move in moves if any(fits(each, move.kind, dict(move.args)) for each in step.only)]


def _has_a_choice(match: Match) -> bool:
    return LEARNER in match.pending and len(match.game.desk.legal(match.state.array, LEARNER)) > 1


def _has(pattern: Pattern, happened: list[Happening]) -> bool:
    return any(fits(pattern, each.kind, each.facts) for each in happened)
