"""A secret window at a table: who is asked, until when, and what has been answered but not played yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np

from islario.match import Game
from islario.match.desk import copied
from islario.server.storage.answers import Given
from islario.server.storage.schema import WAIT


@dataclass
class Draft:
    """A seat's answer so far, and the position in which it alone has been played."""

    state: np.ndarray
    moves: list[int] = field(default_factory=list)
    marks: list[str | None] = field(default_factory=list)

    def add(self, game: Game, seat: int, move: int, mark: str | None = None) -> bool:
        """Answers on; whether that is legal."""
        after = copied(self.state)
        if seat not in game.desk.pending(after) or not game.desk.play(after, [(seat, move)]):
            return False
        self.state = after
        self.moves.append(move)
        self.marks.append(mark)
        return True


@dataclass
class Window:
    since: int  # how long the log was when it opened
    asked: tuple[int, ...]
    length: float
    ends: float  # by the server's clock
    shared: frozenset[int]  # seats of several people at one screen
    present: set[int]  # somebody was there to hear the question
    waits: tuple[int, ...] = ()  # who has asked all to wait
    drafts: dict[int, Draft] = field(default_factory=dict)
    undone: set[tuple[int, str]] = field(default_factory=set)  # clients' own ids of what they took back
    stirred: bool = True  # something has happened since it was last tried to be closed


def drafted(game: Game, state: np.ndarray, given: Iterable[Given]) -> dict[int, Draft]:
    """What the stored moves come to, as far as they are there from the first on and legal."""
    drafts: dict[int, Draft] = {}
    for each in given:
        draft = drafts.get(each.seat) or Draft(state)
        if each.number == len(draft.moves) and draft.add(game, each.seat, each.move, each.mark):
            drafts[each.seat] = draft
    return drafts


def waiting(given: Sequence[Given]) -> tuple[int, ...]:
    return tuple(each.seat for each in given if each.number == WAIT)


def were_there(given: Sequence[Given]) -> set[int]:
    """Whoever gives any sign is there."""
    return {each.seat for each in given}
