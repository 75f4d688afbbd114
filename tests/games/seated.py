"""What the positions of all games stand on: people at a table by name, and a match whose state a test writes into."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from islario.kernel.interpreted import Record
from islario.match import Match


class Seated:
    people: tuple[str, ...]
    match: Match

    @property
    def state(self) -> np.ndarray:
        """The state itself, to be written into."""
        return self.match._state

    @property
    def one(self) -> Any:
        return self.state[0]

    def seat(self, who: str) -> int:
        return self.people.index(who)

    def ask(self, rule: Callable[..., Any], *details: Any) -> Any:
        """Calls a rule on the state; only for tests that run interpreted."""
        return rule(Record(self.state), *details)
