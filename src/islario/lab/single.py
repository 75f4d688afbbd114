"""One match as environments need it: masks, observations, rewards and pictures, each for one seat at a time."""

from __future__ import annotations

from typing import Any

import numpy as np

from islario.lab.batch import REWARDS
from islario.lab.pictures import pixels_of, text_of
from islario.match import Match
from islario.match.errors import BadOption
from islario.match.game import Game, game

RENDER_MODES = ("human", "ansi", "rgb_array")


class Single:
    """A game with its players and options chosen, and the match that is being played."""

    def __init__(self, name: str | Game, players: int | None, options: dict[str, object], rewards: str | None) -> None:
        self.game = name if isinstance(name, Game) else game(name)
        self.players = self.game.checked_players(players)
        self.options: dict[str, Any] = {**self.game.choices(options)}
        if rewards not in (None, *REWARDS):
            raise BadOption("bad-rewards", given=str(rewards), known=", ".join(REWARDS))
        self.by_points = rewards == "points" or (rewards is None and self.players == 1)
        self.match = self.game.new(self.players, seed=0, **self.options)

    @property
    def title(self) -> str:
        """A name with the version of the rules, as environments are called: `trails_of_tucana_v2`."""
        return f"{self.game.name.replace('-', '_')}_v{self.game.rules.version}"

    def begin(self, seed: int | None) -> Match:
        self.match = self.game.new(self.players, seed=seed, **self.options)
        return self.match

    def mask(self, seat: int) -> np.ndarray:
        """1 for each move that the seat may make now."""
        mask = np.zeros(self.game.rules.moves.count, np.int8)
        if seat in self.match.pending:
            mask[self.game.desk.legal(self.match.state, seat)] = 1
        return mask

    def observation(self, seat: int) -> np.ndarray:
        """What the seat may know, as numbers."""
        return self.game.desk.observed(self.game.desk.hidden(self.match.state, seat))

    def rewards(self) -> list[float]:
        """Nothing before the end; then places from 1 to -1, or points."""
        if not self.match.over:
            return [0.0] * self.players
        if self.by_points:
            return [float(score) for score in self.match.scores]
        places = self.match.places
        return [sum((o > p) - (o < p) for o in places) / max(self.players - 1, 1) for p in places]

    def render(self, mode: str | None, seat: int | None) -> Any:
        """The table as the seat (None: a spectator) sees it."""
        if mode == "rgb_array":
            return pixels_of(self.match, seat)
        text = text_of(self.match, seat)
        if mode == "ansi":
            return text
        if mode == "human":
            print(text)
        return None
