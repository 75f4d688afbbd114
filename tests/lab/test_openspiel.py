"""OpenSpiel's own suites, over every game and several player counts; its tree searches written in Python play."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from islario.lab.openspiel import OUTCOMES, resampler, short_name
from islario.match import game

Table = tuple[str, int]


def load(name: str, players: int) -> Any:
    return pyspiel.load_game(f"{short_name(name)}(players={players})")


@pytest.mark.parametrize("serialize", [False, True])
def test_random_simulations(table: Table, serialize: bool) -> None:
    pyspiel.random_sim_test(load(*table), 1, serialize, False)


def test_options_are_parameters(name: str) -> None:
    for option in game(name).options:
        loaded = pyspiel.load_game(f"{short_name(name)}({option.name}={option.choices[-1]})")
        assert loaded.options[option.name] == option.choices[-1]


def dealt(loaded: Any, moves: int, seed: int = 1) -> Any:
    """A position some random moves into the match."""
    chance, state = np.random.RandomState(seed), loaded.new_initial_state()
    while not state.is_terminal() and (state.is_chance_node() or moves > 0):
        moves -= not state.is_chance_node()
        state.apply_action(chance.randint(OUTCOMES) if state.is_chance_node() else chance.choice(state.legal_actions()))
    return state


def test_another_truth_looks_the_same(table: Table) -> None:
    loaded = load(*table)
    for moves in (0, 7, 20):
        state = dealt(loaded, moves)
        if state.is_terminal():
            continue
        player = state.current_player()
        other = resampler(state, player)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        assert str(other) != str(state)  # its dice are others


def test_an_observer_names_the_features(name: str) -> None:
    loaded = load(name, max(2, game(name).seats[0]))
    observer = loaded.make_py_observer()
    state = dealt(loaded, 5)
    observer.set_from(state, 0)
    assert list(observer.dict) == [feature.name for feature in game(name).rules.observation]
    assert observer.tensor.tolist() == pytest.approx(state.observation_tensor(0))


def play_on(loaded: Any, bot: Any, moves: int, end: int) -> Any:
    """The bot decides for everybody, from some moves into the match."""
    state = dealt(loaded, moves)
    for _ in range(end):
        if state.is_terminal():
            break
        state.apply_action(bot.step(state))
    return state


@pytest.mark.parametrize("how", ["mcts", "ismcts", "ismcts with a resampler"])
def test_tree_searches_play_a_match_to_its_end(name: str, how: str) -> None:
    loaded = load(name, max(2, game(name).seats[0]))
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = (
        mcts.MCTSBot(loaded, 1.4, 2, evaluator, random_state=chance)
        if how == "mcts"
        else ismcts.ISMCTSBot(loaded, evaluator, 1.4, 2, random_state=chance)
    )
    if how.endswith("resampler"):
        bot.set_resampler(resampler)
    length = next(n for n in range(0, 5000, 10) if dealt(loaded, n).is_terminal())
    state = play_on(loaded, bot, max(0, length - 25), 40)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
