"""PettingZoo's own suites, over every game and several player counts."""

import contextlib
import io
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from islario.kernel.errors import IslarioError
from islario.lab import pettingzoo
from islario.lab.pettingzoo import AllAtOnceEnv, SeatwiseEnv, env
from islario.match import game

Table = tuple[str, int]
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # bounds of observations are left open on purpose


@pytest.fixture(autouse=True)
def _quietly() -> Any:
    with contextlib.redirect_stdout(io.StringIO()):
        yield


def test_api(table: Table) -> None:
    api_test(env(*table), num_cycles=60)


def test_parallel_api(table: Table) -> None:
    parallel_api_test(AllAtOnceEnv(*table), num_cycles=40)


def test_seeds(table: Table) -> None:
    seed_test(lambda: env(*table), num_cycles=30)
    parallel_seed_test(lambda: AllAtOnceEnv(*table), num_cycles=20)


def test_render(table: Table) -> None:
    render_test(lambda render_mode: env(*table, render_mode=render_mode))


def test_names_carry_the_version_of_the_rules(name: str) -> None:
    title = f"{name.replace('-', '_')}_v{game(name).rules.version}"
    module = getattr(pettingzoo, title)
    for made in (module.env(), module.raw_env(), module.parallel_env()):
        assert made.metadata["name"] == title
    with pytest.raises(AttributeError):
        getattr(pettingzoo, title + "9")


def play(environment: Any, seed: int) -> dict[str, float]:
    """Random legal moves to the end; the sum of everybody's rewards."""
    environment.reset(seed=seed)
    chance, total = np.random.default_rng(seed), dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        seen, reward, terminated, truncated, _ = environment.last()
        total[agent] += reward
        done = terminated or truncated
        environment.step(None if done else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return total


def test_rewards_tell_the_places(name: str) -> None:
    environment = SeatwiseEnv(name, game(name).seats[-1])
    total = play(environment, 4)
    best = min(environment.single.match.places)
    assert sum(total.values()) == pytest.approx(0)
    assert [p == best for p in environment.single.match.places] == [r == max(total.values()) for r in total.values()]


def test_all_at_once_is_the_same_match(name: str) -> None:
    environment = AllAtOnceEnv(name, game(name).seats[-1])
    seen, _ = environment.reset(seed=3)
    chance = np.random.default_rng(1)
    while environment.agents:
        moves = {agent: int(chance.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in environment.agents}
        seen, rewards, ended, _, _ = environment.step(moves)
    assert all(ended.values())
    assert list(rewards.values()) == environment.single.rewards()


def test_an_illegal_move_is_refused_or_ends_the_match(name: str) -> None:
    raw, guarded, together = SeatwiseEnv(name), env(name), AllAtOnceEnv(name, game(name).seats[-1])
    for environment in (raw, guarded):
        environment.reset(seed=1)
    wrong = int(np.argmin(raw.observe(raw.agent_selection)["action_mask"]))
    with pytest.raises(IslarioError):
        raw.step(wrong)
    agent = guarded.agent_selection
    guarded.step(wrong)
    assert guarded.terminations[agent]
    together.reset(seed=1)
    _, rewards, ended, _, infos = together.step(
        {agent: int(np.argmin(together._mask(together.seat(agent)))) for agent in together.agents}
    )
    assert all(ended.values())
    assert set(rewards.values()) == {-1}
    assert all(info["illegal"] for info in infos.values())
