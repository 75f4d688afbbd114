"""A game without chapters of its own: nothing is noted, and nothing more is told."""

from __future__ import annotations

from typing import Any

from islario.kernel.journal import Event
from islario.kernel.reading import State
from islario.lab.study.chapters import Chapter, Teller
from islario.lab.study.samples import Study


class Notes:
    def __init__(self, players: int) -> None:
        self.first = None

    def see(self, event: Event) -> None:
        pass

    def look(self, state: State) -> None:
        pass

    def facts(self, state: State) -> dict[str, Any]:
        return {}


def chapters(study: Study, tell: Teller) -> list[Chapter]:
    return []
