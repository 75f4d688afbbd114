"""Beside somebody who is new to a game: at each new kind of decision, once, what it is for and what to look at."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from islario.kernel.moves import Move
from islario.lessons.lesson import lesson_of


def kind_of_decision(game: str, moves: Iterable[Move], heard: Collection[str] = ()) -> str | None:
    """What a decision is about, if there is something to say of it that was not heard yet: the most telling kind among
    its moves."""
    lesson, kinds = lesson_of(game), {move.kind for move in moves}
    new = kinds.difference(heard)
    return None if lesson is None else next((kind for kind in lesson.course.beside if kind in new), None)


def said_beside(kind: str) -> str:
    """The id of what is said then."""
    return f"beside-{kind.replace('_', '-')}"
