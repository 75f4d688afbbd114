"""The laws that every game is held to, at every number of players and with every option. `islario check` tries them on
an installed game, the tests on every one there is.

A law looks at random positions. It returns whether it could be tried there: one about steps that several make at once
says nothing of a game that has none. What each says is told in `words`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from islario.match import Game
from islario.words import COMMON, Words

Look = Callable[[Game, random.Random], bool]
Lacking = Literal[
    "luck", "engines", "together", "alone", "halves", "running", "few-truths", "telling", "undo", "windows"
]


class Broken(Exception):
    """A law does not hold, and what was found instead."""


@dataclass(frozen=True)
class Law:
    number: int
    look: Look
    often: int = 1  # looks for each example: more where few positions tell something
    most: int = 1 << 30  # looks at all: few where one takes long
    without: Lacking = "luck"  # what a game or its positions lack of which the law says nothing

    @property
    def name(self) -> str:
        return self.look.__name__

    def sentence(self, words: Words) -> str:
        """What must hold."""
        return words.say(f"law-{self.name.replace('_', '-')}")


LAWS: list[Law] = []


def law(number: int, often: int = 1, most: int = 1 << 30, without: Lacking = "luck") -> Callable[[Look], Look]:
    """Marks a look at random positions as part of a law."""

    def marked(look: Look) -> Look:
        LAWS.append(Law(number, look, often, most, without))
        return look

    return marked


def must(holds: bool, found: object = "") -> None:
    if not holds:
        raise Broken(str(found))


@dataclass(frozen=True)
class Tried:
    """What came of trying a law on a game."""

    law: Law
    times: int  # it could be tried
    example: int = 0  # that broke it
    fault: Exception | None = None  # what was found there: `Broken`, or whatever a rule failed with

    @property
    def found(self) -> str:
        told = str(self.fault or "")
        return told if isinstance(self.fault, Broken) else f"{type(self.fault).__name__}: {told}"


def try_law(game: Game, law: Law, examples: int) -> Tried:
    """Tries a law on as many random positions, until it is broken."""
    return try_examples(game, law, range(min(examples * law.often, law.most)))


def try_examples(game: Game, law: Law, examples: Iterable[int]) -> Tried:
    """Tries a law on these positions: an example is always the same one."""
    times = 0
    for example in examples:
        try:
            times += law.look(game, random.Random(f"{law.name} {example}"))
        except Exception as fault:  # a rule that fails breaks the law too
            return Tried(law, times, example, fault)
    return Tried(law, times)


def all_laws() -> list[Law]:
    """Every law, in the order of their numbers."""
    from islario.laws import playing, seeing, telling, together, windows  # noqa: F401 - they mark their laws

    return sorted(LAWS, key=lambda law: law.number)


def words_of_laws(language: str) -> Words:
    """Islario's own words, and those of the laws."""
    return Words(language, [folder / f"{language}.ftl" for folder in (COMMON, Path(__file__).parent / "words")])
