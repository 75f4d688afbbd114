"""The story of a match as one seat may know it, made from that seat's hidden copies, move by move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from islario.kernel.events import Fact
from islario.kernel.journal import Event, events_of, page_of
from islario.kernel.reading import Hidden, State
from islario.words import Said

if TYPE_CHECKING:
    from islario.match.game import Game


@dataclass(frozen=True)
class Happening:
    """One event, for programs and in words."""

    game: Game
    event: Event
    kind: str
    facts: dict[str, Fact]
    said: Said

    def tell(self, language: str = "en") -> str:
        return self.game.words(language).tell(self.said)

    def __str__(self) -> str:
        return self.tell()


class Chronicle:
    """Grows with the match; reads each move's journal once."""

    def __init__(self, game: Game, viewer: int) -> None:
        self.game = game
        self.viewer = viewer
        self.pages: list[list[Happening]] = []
        self.state: np.ndarray | None = None

    def up_to(self, at_ply: Callable[[int], np.ndarray], plies: list[tuple[int, int]]) -> list[list[Happening]]:
        if self.state is None:
            self.state = at_ply(0)
            self.pages.append(self.page(self.game, self.state, self.viewer, 0))
        for ply in plies[len(self.pages) - 1 :]:
            before = page_of(State(self.state))
            self.game.desk.play(self.state, [ply])
            self.pages.append(self.page(self.game, self.state, self.viewer, before))
        return self.pages

    @staticmethod
    def page(game: Game, state: np.ndarray, viewer: int, before: int) -> list[Happening]:
        """The events of the latest move that the viewer may know; none if it turned no page."""
        return happenings(game, game.desk.hidden(state, viewer), before)


def happenings(game: Game, hidden: Hidden, before: int) -> list[Happening]:
    """The same from the viewer's hidden copy."""
    if page_of(hidden) == before:
        return []
    table = game.rules.events
    return [
        Happening(game, event, table.name(event), table.facts(hidden, event), table.tell(hidden, event))
        for event in events_of(hidden)
    ]
