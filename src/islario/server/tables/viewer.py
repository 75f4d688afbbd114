"""How much of a match has happened for one viewer: a seat, or a spectator.

A viewer's version counts the changes of its own hidden copy, and nothing else moves it: from version numbers nobody
can tell that another seat has made a secret choice.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from islario.kernel.reading import Hidden
from islario.match.match import SECRETS_OUT
from islario.server.storage.schema import UNDO
from islario.server.storage.store import Entry

if TYPE_CHECKING:
    from islario.match import Game


@dataclass(frozen=True)
class Standpoint:
    """What everybody at the table can tell of a position: who decides, and how much has come to light."""

    pending: tuple[int, ...]
    revealed: tuple[int, ...]

    @staticmethod
    def of(game: Game, state: np.ndarray) -> Standpoint:
        return Standpoint(game.desk.pending(state), tuple(int(state[name][0]) for name in SECRETS_OUT))


class Viewer:
    """Grows with the log. Version `v` began when the log was `steps[v]` entries long."""

    def __init__(self, game: Game, number: int, state: np.ndarray) -> None:
        self.game = game
        self.number = number
        self.facts = self.hidden(state)  # all that it may know now
        self.steps = [0]
        self.decisions = [0]  # which of its decisions the viewer stood before, by version
        self.last_turn = 0  # the version after its own latest move

    @property
    def version(self) -> int:
        return len(self.steps) - 1

    def hidden(self, state: np.ndarray) -> Hidden:
        return self.game.desk.hidden(state, self.number)

    def see(self, entry: Entry, before: Standpoint, after: Standpoint, state: np.ndarray, length: int) -> bool:
        """Takes note of the log's newest entry; returns whether the viewer can tell that anything happened."""
        facts = self.hidden(state)
        news = facts.tobytes() != self.facts.tobytes()
        self.facts = facts
        decision = self.decisions[-1] + (not self.same_decision(entry, before, after))
        if news:
            self.steps.append(length)
            self.decisions.append(decision)
        else:
            self.decisions[-1] = decision
        if entry.seat == self.number and entry.move != UNDO:
            self.last_turn = self.version
        return news

    def same_decision(self, entry: Entry, before: Standpoint, after: Standpoint) -> bool:
        """Whether the viewer stands before the same decision still: others decided beside it, nothing came out."""
        return (
            entry.seat != self.number
            and self.number in before.pending
            and (entry.seat in before.pending or entry.move == UNDO)
            and before.revealed == after.revealed
        )

    def is_current(self, version: int) -> bool:
        """Whether a decision made on this version still answers what is asked."""
        return 0 <= version <= self.version and self.decisions[version] == self.decisions[-1]

    def version_at(self, length: int) -> int:
        """The version when the log was so long."""
        return bisect_right(self.steps, length) - 1
