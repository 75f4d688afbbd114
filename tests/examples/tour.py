"""`python tour.py FOLDER`: everything that Islario does with its own games, done with one of another package.

Runs compiled, in one process, so that the rules are loaded once.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import gymnasium
import numpy as np

import islario
import islario.lab.gymnasium
from islario.cli.app import run
from islario.lab import pettingzoo
from islario.lab.observations import observed
from islario.match import Match

NAME = "perlas"


def commands(folder: Path) -> None:
    """What a person types."""
    assert run(["check", NAME, "--examples", "10"]) == 0
    assert run(["simulate", NAME, "--games", "200", "--players", "3", "--option", "storm"]) == 0
    arena = ["arena", NAME, "captain", "greedy", "--players", "4", "--games", "2", "--iterations", "20"]
    assert run([*arena, "--workers", "1", "--out", str(folder / "arena"), "--json"]) == 0
    for language, chapter in (("en", "Where points come from"), ("fr", "D’où viennent les points")):
        report = folder / f"{language}.html"
        assert run(["study", NAME, "--games", "4", "--workers", "1", "--out", str(report), "--lang", language]) == 0
        html = report.read_text(encoding="utf-8")
        assert chapter in html
        assert "Necklaces" in html or "Colliers" in html


def match_of_bots() -> Match:
    """Played by bots that see only what their seats may see."""
    match = islario.game(NAME).new(["Ana", "Bo", "Cy"], seed=7, storm=True)
    bots = [islario.bot("greedy", 1), islario.bot("random", 1), islario.bot("captain", 1, iterations=5)]
    while not match.over:
        seat = match.pending[0]
        move = bots[seat].choose(match.view_state(seat))
        before, together = match.breakdown(seat), len(match.pending) > 1
        foreseen = match.preview(seat, move)
        match.play(seat, move)
        assert (foreseen.stopped == "others") == together
        assert move.kind == "dive" or foreseen.points["pearls"] > 0
        gained = {source: points - before[source] for source, points in match.breakdown(seat).items()}
        assert foreseen.points.items() <= gained.items()
    return match


def records(match: Match) -> None:
    again = islario.replay(match.record())
    assert (again.scores, again.winners) == (match.scores, match.winners)
    assert again.log("fr", names=match.names) == match.log("fr")
    assert match.log()[-1] == "The match is over."
    assert json.loads(json.dumps(match.view(0)))["table"] == match.view(0)["table"]


def learners() -> None:
    """Batches and environments, by the game's name."""
    batch = islario.batch(NAME, players=4, size=64, seed=1, storm=True)
    for _ in range(40):
        batch.step(batch.sample())
    assert batch.observations.shape == (64, batch.game.rules.observation_size)
    assert np.isfinite(batch.observations).all()
    assert (batch.masks.any(axis=1)).all()

    env = pettingzoo.perlas_v1.env(players=3, storm="on")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    assert not env.agents

    seat = gymnasium.make("islario/Perlas-v1", players=4, bots="greedy")
    observation, info = seat.reset(seed=3)
    done = False
    while not done:
        assert observation.shape == seat.observation_space.shape
        observation, reward, done, _, info = seat.step(int(np.argmax(info["action_mask"])))
    assert abs(float(reward)) <= 1
    assert sum(map(len, observed(islario.game(NAME).new(2, seed=1), 0).values())) == observation.shape[0]


def main() -> None:
    commands(Path(sys.argv[1]))
    records(match_of_bots())
    learners()


if __name__ == "__main__":
    main()
