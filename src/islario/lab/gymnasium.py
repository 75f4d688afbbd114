"""Gymnasium environments of every game: one seat against bots, alone or by the thousand.

    import gymnasium
    import islario.lab.gymnasium                                      # makes the names known
    env = gymnasium.make("islario/TrailsOfTucana-v2", players=3, bots="greedy")
    envs = gymnasium.make_vec("islario/TrailsOfTucana-v2", num_envs=1024, players=3)

Legal moves stand in `info["action_mask"]` (and in `env.unwrapped.action_masks()`). An illegal move ends the match
with a reward of -1. The number after `v` is the version of the rules. Needs `pip install islario[gymnasium]`.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from islario.bots import bot
from islario.lab.batch import WAIT, batch
from islario.lab.single import RENDER_MODES, Single
from islario.match.errors import BadOption
from islario.match.game import Game, every_game
from islario.match.game import game as open_game

ILLEGAL_REWARD = -1.0


class SeatEnv(gymnasium.Env[np.ndarray, np.int64]):
    """One seat of a match; bots sit in the others."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self, game: str | Game, players: int | None = None, seat: int = 0, bots: str = "random",
        render_mode: str | None = None, rewards: str | None = None, **options: object,
    ) -> None:  # fmt: skip
        if render_mode not in (None, *RENDER_MODES):
            raise BadOption("bad-render-mode", given=str(render_mode), known=", ".join(RENDER_MODES))
        self.single = Single(game, players, options, rewards)
        if seat not in range(self.single.players):
            raise BadOption("bad-seat", given=str(seat), most=self.single.players - 1)
        self.seat = seat
        self.render_mode = render_mode
        self._bots = bots
        self._bot = bot(bots)
        rules = self.single.game.rules
        self.observation_space = spaces.Box(-np.inf, np.inf, (rules.observation_size,), np.float32)
        self.action_space = spaces.Discrete(rules.moves.count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        self.single.begin(int(self.np_random.integers(2**62)))
        self._bot = bot(self._bots, int(self.np_random.integers(2**31)))
        self._let_bots_play()
        return self.single.observation(self.seat), self._info()

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        match, move = self.single.match, int(action)
        illegal = not self.single.mask(self.seat)[move]
        if not illegal:
            match.play(self.seat, move)
            self._let_bots_play()
        reward = ILLEGAL_REWARD if illegal else self.single.rewards()[self.seat]
        if self.render_mode == "human":
            self.render()
        return self.single.observation(self.seat), reward, illegal or match.over, False, self._info(illegal)

    def _let_bots_play(self) -> None:
        """Until this seat has to decide, or the match is over."""
        match = self.single.match
        while match.pending and self.seat not in match.pending:
            other = match.pending[0]
            match.play(other, self._bot.choose(match.view_state(other)))

    def _info(self, illegal: bool = False) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "scores": self.single.match.scores, "illegal": illegal}

    def action_masks(self) -> np.ndarray:
        return self.single.mask(self.seat)

    def render(self) -> Any:
        return self.single.render(self.render_mode, self.seat)


class SeatsEnv(VectorEnv[np.ndarray, np.ndarray, np.ndarray]):
    """The same seat in many matches, the others played at random, all by compiled code.

    A match that has ended stays for one step, so that its last observation can be seen; the next step begins
    another one there and ignores the move (Gymnasium's NEXT_STEP).
    """

    def __init__(
        self, num_envs: int, game: str | Game, players: int | None = None, seat: int = 0, threads: int | None = None,
        rewards: str | None = None, render_mode: str | None = None, **options: object,
    ) -> None:  # fmt: skip
        self.num_envs, self.seat, self.render_mode = num_envs, seat, render_mode
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
        self._details: dict[str, Any] = {"threads": threads, "rewards": rewards, "viewer": seat, **options}
        self._game, self._players = game, players
        self._open(0)
        rules = self.batch.game.rules
        self.single_observation_space = spaces.Box(-np.inf, np.inf, (rules.observation_size,), np.float32)
        self.single_action_space = spaces.Discrete(rules.moves.count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _open(self, seed: int) -> None:
        self.batch = batch(self._game, self._players, self.num_envs, seed=seed, auto_reset=False, **self._details)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed[0] if isinstance(seed, list) else seed)
        self._open(int(self.np_random.integers(2**62)))
        self._let_others_play()
        return self.batch.observations.copy(), self._info()

    def step(self, actions: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        moves = np.asarray(actions, np.int64)
        ended = self.batch.done.copy()
        legal = self.batch.masks[np.arange(self.num_envs), moves] | ended
        if not legal.all():
            first = int(np.argmin(legal))
            raise BadOption("batch-illegal-move", match=first, move=int(moves[first]))
        self.batch.step(np.where(ended, WAIT, moves))
        rewards = self.batch.rewards[:, self.seat] * ~ended
        if ended.any():
            self.batch.begin(ended)
        rewards += self._let_others_play()
        done = self.batch.done.copy()
        return self.batch.observations.copy(), rewards, done, np.zeros_like(done), self._info()

    def _let_others_play(self) -> np.ndarray:
        """Random moves wherever another seat decides; returns the rewards that came meanwhile."""
        rewards = np.zeros(self.num_envs, np.float32)
        while (others := (self.batch.seats != self.seat) & ~self.batch.done).any():
            self.batch.step(np.where(others, self.batch.sample(), WAIT))
            rewards[others] += self.batch.rewards[others, self.seat]
        return rewards

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks.copy(), "scores": self.batch.scores.copy()}


def identity(name: str) -> str:
    """The name that Gymnasium knows a game by: `islario/TrailsOfTucana-v2`."""
    return f"islario/{name.title().replace('-', '')}-v{open_game(name).rules.version}"


for _game in every_game():
    gymnasium.register(
        identity(_game.name),
        entry_point=f"{__name__}:SeatEnv",
        vector_entry_point=f"{__name__}:SeatsEnv",
        kwargs={"game": _game.name},
        disable_env_checker=True,
    )
