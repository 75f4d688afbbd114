"""A batch is the same matches as single ones, byte for byte, whatever the threads; and it refuses what is not legal."""

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import islario
from islario.games import OURS
from islario.kernel.errors import IslarioError
from islario.kernel.reading import Hidden
from islario.kernel.rows import eight_bits
from islario.lab.batch import WAIT
from islario.lab.simulate import simulate
from islario.match import game
from islario.match.desk import copied

Table = tuple[str, int]
QUIET = ("quiet", "new_move", "journal", "journal_length", "journal_page")  # a batch keeps no journal


def same_but_quiet(one: np.ndarray, other: np.ndarray) -> bool:
    a, b = copied(one), copied(other)
    for field in QUIET:
        a[field] = b[field] = 0
    return a.tobytes() == b.tobytes()


def test_a_batch_plays_the_same_matches_as_single_ones(table: Table) -> None:
    name, players = table
    batch = islario.batch(name, players, size=5, seed=3, threads=2)
    matches = [batch.game.new(players, key=batch.key(number)) for number in batch.numbers]
    for _ in range(60):
        moves = batch.sample()
        ended = []
        for i, match in enumerate(matches):
            seat = match.pending[0]
            assert batch.seats[i] == seat
            assert batch.pending[i] == sum(1 << other for other in match.pending)
            assert np.flatnonzero(batch.masks[i]).tolist() == [move.number for move in match.moves(seat)]
            assert np.array_equal(batch.observations[i], match.game.desk.observed(Hidden(match.state.array, seat)))
            assert match.play_all([(seat, int(moves[i]))]) == 1
            ended.append(match.over)
        batch.step(moves)
        assert batch.done.tolist() == ended
        for i, match in enumerate(matches):
            if match.over:
                assert batch.scores[i].tolist() == list(match.scores)
                assert batch.places[i].tolist() == list(match.places)
                matches[i] = match.game.new(players, key=batch.key(batch.numbers[i]))
            assert same_but_quiet(batch.state(i), matches[i].state.array)


def test_random_play_is_that_of_simulate(table: Table) -> None:
    name, players = table
    simulation = simulate(game(name), 12, players, seed=9, workers=1)
    batch = islario.batch(name, players, size=4, seed=9, threads=2)
    scores: dict[int, Any] = {}
    rewards = np.zeros(players)
    while len(scores) < 12:
        numbers = batch.numbers.copy()
        batch.play_at_random()
        for i in np.flatnonzero(batch.done):
            scores[int(numbers[i])] = batch.scores[i].tolist()
            rewards += batch.rewards[i]
            if players > 1:
                assert abs(batch.rewards[i].sum()) < 1e-5
                assert batch.rewards[i].max() <= 1
    for number in range(12):
        assert scores[number] == simulation.scores[number].tolist()


def test_threads_make_no_difference(name: str) -> None:
    one, two = (islario.batch(name, size=33, seed=5, threads=threads) for threads in (1, 3))
    for batch in (one, two):
        batch.play_at_random(steps=100)
    assert one.states.tobytes() == two.states.tobytes()
    for array in ("seats", "pending", "masks", "observations", "rewards", "done"):
        assert np.array_equal(getattr(one, array), getattr(two, array)), array


def test_an_observation_is_made_of_what_the_seat_may_know(table: Table) -> None:
    """The batch observes whole states; every game's `observe` must look only at what `hide` would leave."""
    name, players = table
    batch = islario.batch(name, players, size=40, seed=1, threads=1)
    desk = batch.game.desk
    for _ in range(60):
        batch.play_at_random()
        for i in range(0, 40, 13):
            state = batch.state(i)
            for seat in range(players):
                seen, known = desk.observed(Hidden(state, seat)), desk.observed(desk.hidden(state, seat))
                assert np.array_equal(seen, known), np.flatnonzero(seen != known)
                assert np.isfinite(seen).all()


def test_an_illegal_move_is_refused_and_nothing_changes(name: str) -> None:
    batch = islario.batch(name, size=8, seed=1)
    moves = batch.sample()
    for wrong in (-1, -2, batch.game.rules.moves.count, int(np.flatnonzero(~batch.masks[3])[0])):
        before = batch.states.tobytes()
        moves[3] = wrong
        with pytest.raises(IslarioError, match="not legal in match 3"):
            batch.step(moves)
        batch.wait()  # on the CPU it is told at once, and no second time
        assert batch.states.tobytes() == before


def test_without_auto_reset_an_ended_match_stays(name: str) -> None:
    batch = islario.batch(name, size=6, seed=2, auto_reset=False, viewer=0)
    while not batch.done.all():
        batch.step(batch.sample())
    before = batch.states.tobytes()
    assert not batch.masks.any()
    assert (batch.seats == -1).all()
    batch.step(np.zeros(6, np.int64))
    assert batch.states.tobytes() == before
    batch.begin([True, False] * 3)
    assert batch.done.tolist() == [False, True] * 3
    assert batch.numbers.tolist() == [6, 1, 8, 3, 10, 5]


def test_a_waiting_match_is_left_alone(name: str) -> None:
    batch = islario.batch(name, size=2, seed=2)
    before = batch.state(0).tobytes()
    moves = batch.sample()
    moves[0] = WAIT
    batch.step(moves)
    assert batch.state(0).tobytes() == before
    assert batch.decisions.tolist() == [0, 1]


def test_arrays_are_shared_without_copying(name: str) -> None:
    batch = islario.batch(name, size=16, seed=2)
    for array in (batch.masks, batch.observations, batch.rewards, batch.done, batch.seats):
        shared = np.from_dlpack(array)
        assert np.shares_memory(shared, array)
    seen = np.from_dlpack(batch.observations)
    before = seen.copy()
    batch.play_at_random(3)
    assert not np.array_equal(seen, before)


EIGHT_BITS = """
import sys
import numpy as np
import islario

for name in sys.argv[1:]:
    plain, small = (islario.batch(name, size=2, seed=1, threads=1, dtype=dtype) for dtype in ("float32", "int8"))
    for _ in range(6):
        for batch in (plain, small):
            batch.play_at_random(steps=4)
        scaled = np.rint(np.asarray(plain.observations).astype(np.float64) * 60)
        assert small.observations.dtype == np.int8
        assert np.array_equal(small.observations, np.clip(scaled, -127, 127)), name
        assert plain.states.tobytes() == small.states.tobytes(), name
"""


@pytest.mark.parametrize("interpreted", [False, True], ids=["compiled", "interpreted"])
def test_eight_bit_observations_are_the_same_times_sixty(interpreted: bool) -> None:
    """Compiled for one game, it takes long; the others' `observe` is held to writing each number once by the
    interpreter."""
    names = list(OURS) if interpreted else ["trails-of-tucana"]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"} if interpreted else dict(os.environ)
    command = [sys.executable, "-c", EIGHT_BITS, *names]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("value", "small"),
    [(0.5, 30), (1, 60), (True, 60), (-1.0, -60), (0.125, 8), (0.375, 22), (9.0, 127), (-9.0, -127)],
)
def test_an_eight_bit_number(value: float, small: int) -> None:
    assert eight_bits(value) == small


def test_points_as_rewards(name: str) -> None:
    batch = islario.batch(name, size=6, seed=2, auto_reset=False, rewards="points")
    given = np.zeros_like(batch.rewards)
    while not batch.done.all():
        batch.play_at_random()
        given += batch.rewards
    assert np.array_equal(given, batch.scores)


@pytest.mark.parametrize(
    "wrong",
    [
        {"size": 0},
        {"size": 2.5},
        {"device": "abacus"},
        {"rewards": "cake"},
        {"dtype": "int4"},
        {"viewer": 9},
        {"players": 99},
        {"a": 1},
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_in_words(name: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(IslarioError) as refused:
        islario.batch(name, **wrong)
    for language in ("en", "fr"):
        assert len(refused.value.tell(language)) > 20


def test_a_row_of_moves_has_the_size_of_the_batch(name: str) -> None:
    with pytest.raises(IslarioError, match="takes 3 moves"):
        islario.batch(name, size=3).step([0, 0])
