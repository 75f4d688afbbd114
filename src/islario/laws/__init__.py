"""The laws that every game is held to, at every number of players and with every option. `islario check` tries them on
an installed game, the tests on every one there is.

A law looks at random positions. It returns whether it could be tried there: one about steps that several make at once
says nothing of a game that has none.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from islario.match import Game

Look = Callable[[Game, random.Random], bool]


class Broken(Exception):
    """A law does not hold, and why."""


@dataclass(frozen=True)
class Law:
    number: int
    sentence: str  # what must hold
    look: Look
    often: int = 1  # looks for each example: more where few positions tell something

    @property
    def name(self) -> str:
        return self.look.__name__


LAWS: list[Law] = []


def law(number: int, often: int = 1) -> Callable[[Look], Look]:
    """Marks a look at random positions as part of a law; its docstring says what must hold."""

    def marked(look: Look) -> Look:
        LAWS.append(Law(number, " ".join((look.__doc__ or "").split()), look, often))
        return look

    return marked


def must(holds: bool, why: object = "") -> None:
    if not holds:
        raise Broken(str(why))


@dataclass(frozen=True)
class Tried:
    """What came of trying a law on a game."""

    law: Law
    times: int  # it could be tried
    broken: str | None = None  # why, and where


def try_law(game: Game, law: Law, examples: int) -> Tried:
    """Tries a law on as many random positions, until it is broken."""
    times = 0
    for seed in range(examples * law.often):
        try:
            times += law.look(game, random.Random(f"{law.name} {seed}"))
        except Broken as broken:
            return Tried(law, times, f"example {seed}: {broken}")
        except Exception as fault:  # a rule that fails breaks the law too
            return Tried(law, times, f"example {seed}: {type(fault).__name__}: {fault}")
    return Tried(law, times)


def all_laws() -> list[Law]:
    """Every law, in the order of their numbers."""
    from islario.laws import playing, seeing, together  # noqa: F401 - they mark their laws

    return sorted(LAWS, key=lambda law: law.number)


def check(game: Game, examples: int = 40) -> Iterator[Tried]:
    """Tries all laws on a game, one after the other."""
    for law in all_laws():
        yield try_law(game, law, examples)
