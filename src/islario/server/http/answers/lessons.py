"""What the server says to whoever learns a game."""

from __future__ import annotations

from typing import Any, Literal

from islario.match.views import Points
from islario.server.http.answers.table import Answer, TableView


class Guidance(Answer):
    """One thing that the guide says, and what it points at meanwhile, by a name that boards know; "choice" stands for
    the moves that are waited for."""

    words: str
    at: str


class LessonStep(Answer):
    """How far a lesson has come: what is said now, and what the learner's latest move brought."""

    version: int
    step: int
    of: int
    done: bool
    pages: list[Guidance]
    moves: list[int]  # that are waited for; none: the learner chooses freely
    gains: list[Points]


class KindOfDecision(Answer):
    """What is said beside somebody who is new to a game, at decisions with a move of this kind."""

    kind: str
    words: str


class Picture(Answer):
    """A part of a table that is looked at and not played at, what it points at, and what it shows, in words."""

    words: str
    part: Literal["board", "tray"]
    at: str
    moves: list[int]
    view: TableView


class Example(Picture):
    """A picture beside a numbered rule."""

    rule: str


class Term(Answer):
    """A word with a meaning of its own in a game, and the forms in which it stands in running text."""

    name: str
    forms: list[str]
    words: str


class HowToPlay(Answer):
    """A game on one page: its aim, a turn in pictures, where points come from, and its end."""

    title: str
    aim: str
    pictures: list[Picture]
    box: Any  # what all of them are played with
    points: list[str]
    end: str


class Examples(Answer):
    """Pictures beside the numbered rules."""

    pictures: list[Example]
    box: Any


class Glossary(Answer):
    terms: list[Term]


class Beside(Answer):
    """All of it, the more telling kinds first."""

    decisions: list[KindOfDecision]


# in the order in which the client's types are written
TAUGHT = (LessonStep, HowToPlay, Examples, Glossary, Beside)
