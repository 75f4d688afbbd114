"""A lesson as data: where the match begins, and step by step what to say, what to point at and what to wait for."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

import msgspec
import numpy as np

from islario.kernel.dice import key_of
from islario.kernel.shelf import folder_of, packages
from islario.match import Game, Match, game

LEARNER = 0  # the seat of whoever learns
Pattern = dict[str, Any]  # what a move or an event is like: its kind, and details with one value or a list of them


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing unknown slips in."""


class Saying(Strict, frozen=True):
    """One thing that the guide says, and what it points at meanwhile."""

    say: str
    at: str = ""
    after: Pattern | None = None  # only if this has happened
    without: Pattern | None = None  # only if this has not


class Step(Strict, frozen=True):
    """What is said, then what is waited for: so many moves of the learner's, or something that happens."""

    pages: list[Saying]
    only: list[Pattern] = []  # the moves that the guide lets pass, where there are any; none: all
    otherwise: str = ""  # what is answered to all others
    moves: int = 1
    until: Pattern | None = None  # goes on until it has happened …
    most: int = 0  # … but not for more moves than this


class Picture(Strict, frozen=True):
    """A part of the table as the lesson's match comes to a step, and what it points at."""

    say: str
    step: int
    part: Literal["board", "tray"]
    at: str

    @property
    def message(self) -> str:
        return f"how-{self.say}"


class Example(Picture, frozen=True):
    """A picture beside a numbered rule."""

    rule: str

    @property
    def message(self) -> str:
        return f"example-{self.say}"


class Course(Strict, frozen=True):
    """A lesson's file."""

    seed: int
    position: dict[str, Any]
    steps: list[Step]
    last: list[Saying]  # when all is done
    pictures: list[Picture]  # of how to play, on one page
    examples: list[Example]  # beside the numbered rules
    players: int = 2
    bot: str = "novice"
    options: dict[str, str] = {}
    beside: list[str] = []  # kinds of moves that something can be said of, the more telling first


class Lesson:
    def __init__(self, name: str, course: Course) -> None:
        self.name = name
        self.course = course
        self.key = key_of(course.seed)

    @property
    def game(self) -> Game:
        return game(self.name)

    def begin(self) -> Match:
        """The match in which it is taught, always the same."""
        return _begun(self.name).at(0)

    @property
    def beginning(self) -> np.ndarray:
        """The state in which that match begins."""
        return _begun(self.name).state.array

    def is_of(self, match: Match) -> bool:
        return match.key == self.key and match.position == self.course.position and match.players == self.course.players


@cache
def _begun(name: str) -> Match:
    lesson = lesson_of(name)
    assert lesson is not None, "whoever asks has it"
    course, game = lesson.course, lesson.game
    return Match(game, course.players, game.choices({**course.options}), lesson.key, position=course.position)


@cache
def lesson_of(name: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    file = folder_of(name) / "lesson" / "lesson.toml"
    return Lesson(name, msgspec.toml.decode(file.read_bytes(), type=Course)) if file.is_file() else None


def lessons() -> list[str]:
    """The games that have a lesson."""
    return [name for name in packages() if lesson_of(name) is not None]


def lesson_at(name: str, key: bytes) -> Lesson | None:
    """The lesson that a table of this game teaches: its key is no other table's."""
    lesson = lesson_of(name)
    return lesson if lesson is not None and lesson.key == key else None


def fits(pattern: Pattern, kind: str, details: dict[str, Any]) -> bool:
    """Whether a move or an event is like that."""
    return all(_is(kind if name == "kind" else details.get(name), wanted) for name, wanted in pattern.items())


def _is(value: object, wanted: object) -> bool:
    return value in wanted if isinstance(wanted, list) else value == wanted
