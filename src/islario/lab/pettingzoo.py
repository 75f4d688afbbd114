"""PettingZoo environments of every game: one seat at a time (AEC), or all at once (Parallel).

    from islario.lab.pettingzoo import trails_of_tucana_v2
    env = trails_of_tucana_v2.env(players=3, render_mode="ansi", island="grande")
    env = trails_of_tucana_v2.parallel_env(players=3)

The number after `v` is the version of the rules. Needs `pip install islario[pettingzoo]`.
"""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from islario.games import GAMES
from islario.lab.single import RENDER_MODES, Single
from islario.match.errors import BadOption
from islario.match.game import Game, game

ILLEGAL_REWARD = -1.0


class _Seats:
    """What both kinds of environment share: agents named after their seats, spaces, rendering."""

    metadata: dict[str, Any]

    def _sit_down(
        self, name: str | Game, players: int | None, render_mode: str | None, rewards: str | None,
        options: dict[str, object], waiting: int,
    ) -> None:  # fmt: skip
        if render_mode not in (None, *RENDER_MODES):
            raise BadOption("bad-render-mode", given=str(render_mode), known=", ".join(RENDER_MODES))
        self.single = Single(name, players, options, rewards)
        rules = self.single.game.rules
        self.metadata = {"render_modes": list(RENDER_MODES), "name": self.single.title, "is_parallelizable": False,
                         "render_fps": 2}  # fmt: skip
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.single.players)]
        self.agents = list(self.possible_agents)
        actions = rules.moves.count + waiting
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (rules.observation_size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._chance = np.random.default_rng()

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.single.begin(int(self._chance.integers(2**62)))
        self.agents = list(self.possible_agents)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def close(self) -> None:
        """Nothing is held open."""


class SeatwiseEnv(_Seats, AECEnv):  # type: ignore[misc]
    """One seat after the other decides; in simultaneous phases nobody sees what the others have chosen."""

    def __init__(
        self, name: str | Game, players: int | None = None, render_mode: str | None = None,
        rewards: str | None = None, **options: object,
    ) -> None:  # fmt: skip
        super().__init__()
        self._sit_down(name, players, render_mode, rewards, options, waiting=0)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def _next(self) -> None:
        pending = self.single.match.pending
        self.agent_selection = self.possible_agents[pending[0] if pending else 0]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.seat(agent)
        return {"observation": self.single.observation(seat), "action_mask": self.single.mask(seat)}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.single.match.play(self.seat(self.agent_selection), _number(action))
        self.rewards = dict(zip(self.possible_agents, self.single.rewards(), strict=True))
        if self.single.match.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._next()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as the seat that decides now sees it."""
        return self.single.render(self.render_mode, self.seat(self.agent_selection))


class AllAtOnceEnv(_Seats, ParallelEnv):  # type: ignore[misc]
    """Every seat acts in every step; who has nothing to decide waits, by the last number of the action space."""

    def __init__(
        self, name: str | Game, players: int | None = None, render_mode: str | None = None,
        rewards: str | None = None, **options: object,
    ) -> None:  # fmt: skip
        self._sit_down(name, players, render_mode, rewards, options, waiting=1)
        self.wait = self.single.game.rules.moves.count

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], Any]:
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        return {
            agent: {"observation": self.single.observation(seat), "action_mask": self._mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _mask(self, seat: int) -> np.ndarray:
        waits = seat not in self.single.match.pending
        return np.append(self.single.mask(seat), np.int8(waits))

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Plays the moves of all seats that decide. An illegal one ends the match, with a reward of -1."""
        match = self.single.match
        moves = {self.seat(agent): _number(action) for agent, action in actions.items()}
        illegal = [seat for seat, move in moves.items() if not self._mask(seat)[move]]
        if not illegal:
            for seat in match.pending:  # the order makes no difference: in a simultaneous phase nobody sees others'
                match.play(seat, moves[seat])
        rewards = self.single.rewards()
        for seat in illegal:
            rewards[seat] = ILLEGAL_REWARD
        ended = match.over or bool(illegal)
        results = (
            self._observations(),
            dict(zip(self.possible_agents, rewards, strict=True)),
            dict.fromkeys(self.possible_agents, ended),
            dict.fromkeys(self.possible_agents, False),
            {agent: {"illegal": seat in illegal} for seat, agent in enumerate(self.possible_agents)},
        )
        if ended:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return results

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return self.single.render(self.render_mode, None)


def _number(action: Any) -> int | Any:
    return int(action) if isinstance(action, (int, np.integer)) else action


def env(name: str | Game, players: int | None = None, **details: Any) -> AECEnv:
    """The AEC environment with PettingZoo's own guards: an illegal move ends the match with a reward of -1."""
    guarded = wrappers.TerminateIllegalWrapper(SeatwiseEnv(name, players, **details), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def versioned(name: str) -> SimpleNamespace:
    """What PettingZoo calls an environment's module: `env`, `raw_env` and `parallel_env` of one game."""
    return SimpleNamespace(
        env=partial(env, name), raw_env=partial(SeatwiseEnv, name), parallel_env=partial(AllAtOnceEnv, name)
    )


def __getattr__(wanted: str) -> SimpleNamespace:
    for name in GAMES:
        if wanted.startswith(f"{name.replace('-', '_')}_v") and wanted.endswith(f"_v{game(name).rules.version}"):
            return versioned(name)
    raise AttributeError(f"there is no environment '{wanted}' in islario.lab.pettingzoo")
