"""How much of a match has happened for one viewer: a seat, or a spectator.

A viewer's version counts the changes of its own hidden copy, and nothing else moves it: from version numbers nobody
can tell that another seat has made a secret choice.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right

from islario.kernel.reading import Hidden
from islario.server.storage.schema import UNDO
from islario.server.storage.store import Entry


class Viewer:
    """Grows with the log. Version `v` began when the log was `steps[v]` entries long."""

    def __init__(self, facts: Hidden) -> None:
        self.number = facts.viewer
        self.facts = facts  # all that it may know now
        self.steps = array("i", [0])
        self.decisions = array("i", [0])  # which of its decisions the viewer stood before, by version
        self.last_turn = 0  # the version after its own latest move

    @property
    def version(self) -> int:
        return len(self.steps) - 1

    def see(self, entry: Entry, same_decision: bool, facts: Hidden, length: int) -> bool:
        """Takes note of the log's newest entry, after which these are its facts; returns whether the viewer can tell
        that anything happened.

        `same_decision`: it stands before the decision that it stood before, and nothing came out.
        """
        news = facts.tobytes() != self.facts.tobytes()
        if news:
            self.facts = facts
            self.steps.append(length)
            self.decisions.append(self.decisions[-1] + (not same_decision))
        if entry.seat == self.number and entry.move != UNDO:
            self.last_turn = self.version
        return news

    def is_current(self, version: int) -> bool:
        """Whether a decision made on this version still answers what is asked."""
        return 0 <= version <= self.version and self.decisions[version] == self.decisions[-1]

    def version_at(self, length: int) -> int:
        """The version when the log was so long."""
        return bisect_right(self.steps, length) - 1
