"""Gymnasium's own check, over every game and several player counts; and thousands of seats at once."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from islario.kernel.errors import IslarioError
from islario.lab.gymnasium import SeatEnv, SeatsEnv, identity
from islario.match import game

Table = tuple[str, int]
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # bounds of observations are left open on purpose


def test_the_environment_passes_its_check(table: Table) -> None:
    name, players = table
    check_env(gymnasium.make(identity(name), players=players).unwrapped)


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_a_match_against_bots(name: str, bots: str) -> None:
    fewest, *_, most = game(name).seats
    players = most if bots == "random" else max(2, fewest)  # others at a large table take seconds to think
    env = gymnasium.make(identity(name), players=players, seat=players - 1, bots=bots).unwrapped
    _, info = env.reset(seed=5)
    done, reward, chance = False, 0.0, np.random.default_rng(1)
    while not done:
        assert reward == 0
        move = chance.choice(np.flatnonzero(info["action_mask"]))
        _, reward, done, truncated, info = env.step(move)  # type: ignore[assignment]
        assert not truncated
    assert isinstance(env, SeatEnv)
    assert env.single.match.over
    assert reward == env.single.rewards()[players - 1]


def test_an_illegal_move_ends_the_match(name: str) -> None:
    env: Any = gymnasium.make(identity(name)).unwrapped
    _, info = env.reset(seed=5)
    _, reward, done, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, done, info["illegal"]) == (-1, True, True)


def test_pictures(name: str) -> None:
    for mode in ("ansi", "rgb_array"):
        env: Any = gymnasium.make(identity(name), render_mode=mode).unwrapped
        env.reset(seed=1)
        shown = env.render()
        if mode == "ansi":
            assert isinstance(shown, str)
            assert len(shown.splitlines()) > 5
        else:
            assert shown.dtype == np.uint8
            assert len(np.unique(shown.reshape(-1, 3), axis=0)) > 2
    with pytest.raises(IslarioError):
        gymnasium.make(identity(name), render_mode="oil on canvas")


def test_many_seats_at_once(table: Table) -> None:
    name, players = table
    envs: Any = gymnasium.make_vec(
        identity(name), num_envs=12, vectorization_mode="vector_entry_point", players=players, seat=players - 1
    )
    assert isinstance(envs, SeatsEnv)
    chance = np.random.default_rng(2)
    seen, info = envs.reset(seed=3)
    ended, total = 0, 0.0
    for _ in range(150):
        assert seen in envs.observation_space
        moves = np.array([chance.choice(np.flatnonzero(row)) if row.any() else 0 for row in info["action_mask"]])
        seen, rewards, done, truncated, info = envs.step(moves)
        assert not truncated.any()
        assert (rewards[~done] == 0).all()
        ended, total = ended + int(done.sum()), total + float(rewards.sum())
    assert ended > 0
    again, _ = envs.reset(seed=3)
    assert np.array_equal(again, gymnasium.make_vec(
        identity(name), num_envs=12, vectorization_mode="vector_entry_point", players=players, seat=players - 1
    ).reset(seed=3)[0])  # fmt: skip


def test_an_illegal_move_among_many_is_refused(name: str) -> None:
    envs = SeatsEnv(4, name)
    _, info = envs.reset(seed=1)
    moves = np.argmin(info["action_mask"], axis=1)
    with pytest.raises(IslarioError, match="not legal in match 0"):
        envs.step(moves)
