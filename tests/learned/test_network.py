"""A network in whole numbers: what is compiled, interpreted and computed with numpy is the same, to the last bit."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import islario
from islario.games import OURS
from islario.kernel.engine import INTERPRETER
from islario.kernel.layout import enter
from islario.learned.exponentials import FURTHEST, UNIT, WHOLE, falling, logistic
from islario.learned.network import Mind, consider, likelihoods, prospects
from islario.learned.weights import Weights
from islario.match import Match, game
from islario.match.desk import cells
from tests.learned.networks import floats_of, learn


def positions(name: str, players: int, every: int = 7, most: int = 8) -> Iterator[Match]:
    """Some of a match that is played at random."""
    match = game(name).new(players, seed=players)
    chance = np.random.default_rng(players)
    for number in range(every * most):
        if match.over:
            return
        if number % every == 0:
            yield match
        seat = match.pending[0]
        moves = match.moves(seat)
        match.play(seat, moves[chance.integers(len(moves))])


def eight_bits_of(observation: np.ndarray) -> np.ndarray:
    return np.array([min(max(round(float(number) * 60), -127), 127) for number in observation], np.int64)


def by_numpy(weights: Weights, observation: np.ndarray) -> dict[str, np.ndarray]:
    """Every output, plainly."""
    wide = {name: array.astype(np.int64) for name, array in weights.arrays.items()}
    found = eight_bits_of(observation)
    for layer in ("first", "second", "third"):
        found = np.clip((found @ wide[layer] + wide[f"{layer}_bias"]) >> 10, 0, 511)
    return {head: wide[head] @ found + wide[f"{head}_bias"] for head in ("moves", "wins", "totals")}


def softmax(logits: np.ndarray) -> np.ndarray:
    powers = np.exp((logits - logits.max()) / UNIT)
    return np.asarray(powers / powers.sum())


@pytest.mark.parametrize("name", OURS)
def test_compiled_interpreted_and_plain_numpy_agree(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = game(name)
    weights = learn(opened.rules, tmp_path, monkeypatch)
    mind = weights.mind()
    slow = Mind(*(INTERPRETER.cells(array.copy()) for array in mind))
    different = set()
    for players in (opened.seats[0], opened.seats[-1]):
        for match in positions(name, players):
            seat = match.pending[0]
            hidden = opened.desk.hidden(match.state, seat)
            wanted = by_numpy(weights, opened.desk.observed(hidden))
            moves = match.view_state(seat).moves()
            found = []
            for one, states, rule in ((mind, enter(hidden.array), None), (slow, INTERPRETER.enter(hidden.array), 1)):
                of = INTERPRETER.of if rule else lambda same: same
                buffer = INTERPRETER.cells if rule else cells
                likely, wins, points = (buffer(np.zeros(size)) for size in (len(moves), players, players))
                of(consider)(one, states, 0, seat)
                of(likelihoods)(one, buffer(np.array(moves, np.int64)), len(moves), 1.0, likely)
                of(prospects)(one, seat, players, wins, points)
                found.append([np.asarray(each).tobytes() for each in (one.three, likely, wins, points)])
                assert np.allclose(likely, softmax(wanted["moves"][moves]), atol=1e-6)
                onward = [(seat + number) % players for number in range(players)]
                assert np.allclose(np.asarray(wins)[onward], softmax(wanted["wins"][:players]), atol=1e-6)
                assert np.array_equal(np.asarray(points)[onward], wanted["totals"][:players] * 50 / UNIT)
            assert found[0] == found[1]
            different.add(found[0][0])
    assert len(different) > 3, "positions differ"


@pytest.mark.parametrize("name", ["la-isla", "trails-of-tucana"])
def test_whole_numbers_stay_close_to_what_was_learned(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = game(name)
    weights, floats = learn(opened.rules, tmp_path, monkeypatch), floats_of(opened.rules)
    for match in positions(name, opened.seats[-1]):
        observation = opened.desk.observed(opened.desk.hidden(match.state, match.pending[0]))
        found = eight_bits_of(observation) / 60
        for layer in ("first", "second", "third"):
            found = np.clip(floats[layer] @ found + floats[f"{layer}_bias"], 0, 8)
        for head, outputs in by_numpy(weights, observation).items():
            assert np.allclose(outputs / UNIT, floats[head] @ found + floats[f"{head}_bias"], atol=0.1)


@pytest.mark.plays("trails-of-tucana")
@pytest.mark.parametrize("dtype", ["float32", "int8"])
def test_a_policy_for_batches_is_the_same_network(dtype: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = game("trails-of-tucana")
    weights = learn(opened.rules, tmp_path, monkeypatch)
    policy = islario.learned("trails-of-tucana")
    batch = islario.batch(opened, players=3, size=5, seed=2, dtype=dtype)
    plain = islario.batch(opened, players=3, size=5, seed=2)
    for _ in range(6):
        likely = policy.likelihoods(batch.observations, batch.masks)
        wins, points = policy.prospects(batch.observations, 3)
        for row in range(5):
            wanted = by_numpy(weights, plain.observations[row])
            legal = np.flatnonzero(batch.masks[row])
            assert np.allclose(likely[row][legal], softmax(wanted["moves"][legal]))
            assert math.isclose(likely[row].sum(), 1)
            assert np.allclose(wins[row], softmax(wanted["wins"][:3]))
            assert np.allclose(points[row], wanted["totals"][:3] * 50 / UNIT)
        moves = policy(batch.observations, batch.masks)
        batch.step(moves)
        plain.step(moves)


def test_exponentials_are_right() -> None:
    for depth in (0, 1, 4095, 4096, 70_000, 123_456, 19 * UNIT):
        assert abs(falling(depth) / WHOLE - math.exp(-depth / UNIT)) < 3e-9
    assert falling(FURTHEST * UNIT) == 0
    for x in (-30.0, -2.5, -0.001, 0.0, 0.3, 4.0, 30.0):
        assert abs(logistic(x) - 1 / (1 + math.exp(-x))) < 2e-5
