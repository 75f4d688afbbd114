"""Whole jobs over the verbs, on a game of two decisions: enough to see every line of them work."""

from typing import Any

import numba
import numpy as np
import pytest

from islario.bots import bot
from islario.kernel.copying import take_over
from islario.kernel.interpreted import Records
from islario.kernel.layout import enter
from islario.kernel.rule import COMPILED
from islario.lab.simulate import simulate
from islario.match import game
from islario.match.desk import copied

NAME = "trails-of-tucana"


@numba.njit if COMPILED else lambda function: function
def take_over_second(states: Any) -> None:
    take_over(states[0], states[1])


def test_a_state_takes_over_another_but_for_the_journal() -> None:
    one, other = game(NAME).new(2, seed=1), game(NAME).new(3, seed=2, island="grande")
    for seat in range(3):
        other.play(seat, other.moves(seat)[0])
    states = np.concatenate([one.state.array, other.state.array])
    take_over_second(enter(states))
    for field in game(NAME).rules.layout.fields:
        whose = one if field.name.startswith("journal") else other
        assert np.array_equal(states[field.name][0], whose.state.array[field.name][0]), field.name
    assert one.state.journal_page != other.state.journal_page


def test_an_array_of_states_is_counted_and_copied_whole() -> None:
    one, other = game(NAME).new(2, seed=1), game(NAME).new(3, seed=2)
    states = Records(np.concatenate([one.state.array, other.state.array]))
    assert len(states) == 2
    states[0] = states[1]
    assert states.array[:1].tobytes() == other.state.array.tobytes()


def test_the_interpreter_meets_every_overrun() -> None:
    state = Records(game(NAME).new(2, seed=1).state.array)[0]
    with pytest.raises(IndexError):
        state.points[0, 99]
    with pytest.raises(IndexError):
        state.points[99, 0] = 1


def test_the_interpreter_counts_from_the_front_alone() -> None:
    state = Records(game(NAME).new(2, seed=1).state.array)[0]
    for index in (-1, (-1, 0), (0, -1), (-1, slice(None))):
        with pytest.raises(IndexError, match="from the end"):
            state.points[index]
        with pytest.raises(IndexError, match="from the end"):
            state.points[index] = 1


def test_a_list_of_moves_is_played_as_far_as_it_is_legal() -> None:
    match = game(NAME).new(1, seed=1)
    first = match.game.desk.legal(match.state, 0)[0]
    state = match.state.array
    assert match.game.desk.play(state, [(0, first), (0, 10**6)]) == 1


def test_a_list_of_moves_stops_at_the_end_of_the_match() -> None:
    match = game(NAME).new(1, seed=1)
    while not match.over:
        match.play(0, match.game.desk.legal(match.state, 0)[0])
    assert match.game.desk.play(match.state.array, [(0, 0)]) == 0


def test_standings_hold_everybodys_points_and_places() -> None:
    match = game(NAME).new(3, seed=1)
    state = match.state.array
    state["points"][0, :3, 3] = [10, 30, 10]
    assert match.game.desk.standings(state) == ([10, 30, 10], [2, 1, 2])


def test_simulations_with_one_seed_are_equal_on_any_number_of_threads() -> None:
    one, two = (simulate(game(NAME), 6, players=2, seed=5, workers=workers) for workers in (1, 2))
    assert one.scores.tolist() == two.scores.tolist()
    assert one.decisions.tolist() == two.decisions.tolist()
    assert one.scores.tolist() != simulate(game(NAME), 6, players=2, seed=6, workers=1).scores.tolist()


def test_the_greedy_choice_takes_the_points_within_reach() -> None:
    """One trail of 14 short of joining the two villages A: the greedy bot draws it."""
    match = game(NAME).new(1, seed=1)
    best, gain = 0, -1
    state = match.state.array
    while gain <= 0 and not match.over:
        state = match.state.array
        worths = {}
        for move in match.game.desk.legal(state, 0):
            after = copied(state)
            match.game.desk.play(after, [(0, move)])
            worths[move] = sum(match.game.desk.standings(after)[0])
        best, gain = max(worths.items(), key=lambda item: item[1])
        match.play(0, best)
    chosen = bot("greedy").choose(match.at(len(match.plies) - 1).view_state(0))
    after = copied(state)
    match.game.desk.play(after, [(0, chosen.number or 0)])
    assert sum(match.game.desk.standings(after)[0]) == gain


def test_an_observation_has_the_size_it_states() -> None:
    match = game(NAME).new(2, seed=1)
    features = match.game.desk.observed(match.view_state(0).hidden)
    assert features.dtype == np.float32
    assert features.shape == (match.game.rules.observation_size,)


def test_imagining_leaves_the_hidden_copy_as_it_was() -> None:
    match = game(NAME).new(2, seed=1)
    match.play(1, match.moves(1)[0])
    hidden = match.game.desk.hidden(match.state, 0)
    before = hidden.tobytes()
    imagined = match.game.desk.imagined(hidden, bytes(32))
    assert hidden.tobytes() == before
    assert imagined["new_trails"][0, 1] > 0
