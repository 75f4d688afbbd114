"""A guide at a match in the terminal: one thing at a time, what it brought, and what to try instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from islario.cli.program.screen import ACCENT, REFUSAL, Screen
from islario.cli.table.naming import numbers_of
from islario.cli.table.talk import read_on
from islario.kernel.moves import Move
from islario.lessons import LEARNER, Guide, Lesson, NotNow, Page, lesson_of
from islario.match.match import source_message
from islario.words import Words

if TYPE_CHECKING:
    from islario.match import Match

SHORT = 4  # letters: shorter names ("2a") are written as they are


class Guided:
    def __init__(self, lesson: Lesson, match: Match, screen: Screen, words: Words) -> None:
        self.lesson = lesson
        self.match = match
        self.screen = screen
        self.words = words
        self.told: int | None = None  # the step whose pages were read

    @staticmethod
    def at(match: Match, screen: Screen, words: Words) -> Guided | None:
        """The guide of this match, if it is a lesson."""
        lesson = lesson_of(match.game.name)
        return Guided(lesson, match, screen, words) if lesson is not None and lesson.is_of(match) else None

    def allows(self, move: Move) -> bool:
        """Whether the move stays in the lesson; where it would leave it, says what to try instead."""
        guide = Guide(self.lesson, self.match)
        try:
            guide.check(move)
        except NotNow as refusal:
            self.screen.tell(refusal.tell(self.words.language), REFUSAL)
            self._point_at(self._wanted(guide))
            return False
        return True

    @property
    def waited_for(self) -> tuple[int, ...]:
        return Guide(self.lesson, self.match).numbers

    def speak(self) -> int:
        """Says what the learner's move brought and, page by page, what comes now. Returns how many lines it took."""
        guide = Guide(self.lesson, self.match)
        lines = self._tell_gains(guide)
        if guide.at == self.told:
            return lines
        pages = guide.pages
        for page in pages:
            lines += self._tell(page, guide)
            if page is not pages[-1]:
                read_on(self.screen, self.words)
                lines += 1
        if guide.done:
            bots = ",".join([self.lesson.course.bot] * (self.match.players - 1))
            self.screen.give_command(
                "cli-lesson-whole-match", f"islario play {self.match.game.name} --bots {bots} --beside"
            )
            lines += 2
        self.told = guide.at
        self.screen.print("")
        return lines + 1

    def _tell_gains(self, guide: Guide) -> int:
        for source, points in guide.gains.items():
            self.screen.say(
                "lesson-gain", ACCENT, source=self.words.say(source_message(source)), points=_signed(points)
            )
        return len(guide.gains)

    def _tell(self, page: Page, guide: Guide) -> int:
        self.screen.tell(self.words.say(page.message), "italic")
        what, *names = page.at.split() or [""]
        named = ", ".join(name if len(name) < SHORT else name.capitalize() for name in names)
        pointed = [self.words.say(f"lesson-at-{what}", names=named)] if what and what != "choice" else []
        if what == "choice" or (guide.at == 0 and page == guide.pages[-1]):
            pointed += self._wanted(guide)  # at first there is nothing to find out
        self._point_at(pointed)
        return 1 + len(pointed)

    def _point_at(self, lines: list[str]) -> None:
        for line in lines:
            self.screen.tell(f"  → {line}", ACCENT)

    def _wanted(self, guide: Guide) -> list[str]:
        """The moves that are waited for, as the list has them."""
        return [self._numbered(move) for move in guide.waited_for]

    def _numbered(self, move: Move) -> str:
        moves = self.match.moves(LEARNER)
        number = numbers_of(moves, self.words.language)[[each.number for each in moves].index(move.number)]
        told = move.tell(self.words.language)
        return self.words.say("cli-move-numbered", number=str(number), move=told)


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}"
