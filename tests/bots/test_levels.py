"""Levels: each chooses by what its seat may know alone, is repeatable, can be stopped, and is worth its name."""

from __future__ import annotations

import threading
import time
from dataclasses import replace
from typing import Any

import pytest

from islario.bots import LEVELS, bot, usual_seconds
from islario.bots.thinking import Memory, Thinking
from islario.games import OURS
from islario.match import Match, Seen, game
from tests.patience import PATIENCE

FEW = 60  # iterations


def in_the_middle(name: str, plies: int = 20) -> Match:
    """A match that greedy bots have played for a while, at a decision with some moves to choose from."""
    match = game(name).new(max(2, game(name).seats[0]), seed=5)
    while len(match.plies) < plies or len(match.moves(match.pending[0])) < 4:
        seat = match.pending[0]
        match.play(seat, bot("greedy").choose(match.view_state(seat)))
    return match


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", OURS)
def test_a_choice_is_a_function_of_the_hidden_copy_alone(name: str, level: str) -> None:
    """Two truths that the seat cannot tell apart give the same choice, whatever was thought about between them."""
    match = in_the_middle(name)
    desk, seat = match.game.desk, match.pending[0]
    hidden = desk.hidden(match.state, seat)
    truths = [desk.imagined(hidden, bytes([number] * 32)) for number in (1, 2)]
    assert truths[0].tobytes() != truths[1].tobytes()
    choices = []
    for truth in truths:
        seen = Seen(match.game, desk.hidden(truth, seat))
        choices.append(bot(level, seed=3, iterations=FEW).choose(seen))
        bot(level, seed=4, iterations=FEW).choose(match.view_state(seat))
    assert choices[0] == choices[1]
    assert choices[0] in match.moves(seat)


@pytest.mark.parametrize("name", OURS)
def test_equal_seeds_and_iterations_give_equal_findings_however_they_are_cut(name: str) -> None:
    match = in_the_middle(name)
    seen = match.view_state(match.pending[0])

    def findings(*slices: int, key: int = 1) -> list[object]:
        thinking = Thinking(seen, game(name).rules.manner, bytes([key] * 32))
        for iterations in slices:
            thinking.go_on(iterations)
        return list(thinking.findings())

    whole = findings(FEW)
    assert findings(20, 1, 39) == whole
    assert findings(FEW, key=2) != whole


@pytest.mark.parametrize("name", ["la-isla", "trails-of-tucana"])
def test_no_seat_answers_a_choice_that_is_still_hidden(name: str) -> None:
    """In a simultaneous phase the search comes to one and the same node, whatever another seat has just chosen."""
    match = game(name).new(players=2, seed=3)
    assert match.pending == (0, 1)
    seen = match.view_state(0)
    thinking = Thinking(seen, replace(game(name).rules.manner, even=1.0), bytes(32))
    thinking.go_on(1)
    assert thinking.nodes == 2, "the root and the other seat's node"
    for choice in range(1, 4):
        thinking.go_on(1)
        node, edge, mover = thinking.memory.tree.path[:2, :].T
        assert (node[0], edge[0], mover[0]) == (0, choice, 0)
        assert (node[1], mover[1]) == (1, 1), "after another choice the same node"


@pytest.mark.plays("islas-canarias")
@pytest.mark.parametrize("budget", [{"seconds": PATIENCE}, {"iterations": 10_000_000}])
def test_a_bot_can_be_stopped_while_it_thinks(budget: dict[str, Any]) -> None:
    match = in_the_middle("islas-canarias")
    seen = match.view_state(match.pending[0])
    bot("captain", iterations=1).choose(seen)  # what has to be compiled is compiled before the clock is read
    thinker = bot("captain", **budget)
    threading.Timer(0.1, thinker.stop).start()  # type: ignore[attr-defined]
    begun = time.process_time()
    assert thinker.choose(seen) in match.moves(match.pending[0])
    assert time.process_time() - begun < 5


@pytest.mark.plays("islas-canarias")
def test_a_bot_that_may_not_think_at_all_still_plays_what_looks_best() -> None:
    match = in_the_middle("islas-canarias")
    seen = match.view_state(match.pending[0])
    first_look = Thinking(seen, game("islas-canarias").rules.manner, bytes(32))
    first_look.go_on(0)
    best = max(found.prior for found in first_look.findings())
    likely = {found.move for found in first_look.findings() if found.prior > best / 2}
    stopped = bot("captain")
    stopped.stop()  # type: ignore[attr-defined]
    for player in (bot("captain", seconds=0), bot("captain", iterations=0), stopped):
        assert player.choose(seen).number in likely


@pytest.mark.plays("islas-canarias")
def test_a_bot_thinks_for_as_long_as_it_is_told_and_lets_others_run() -> None:
    match = in_the_middle("islas-canarias")
    counted, done = 0, threading.Event()

    def think() -> None:
        bot("captain", seconds=1).choose(match.view_state(match.pending[0]))
        done.set()

    begun, busy = time.perf_counter(), time.process_time()
    threading.Thread(target=think).start()
    while not done.wait(0.01):
        counted += 1
    assert counted >= 5  # slices of compiled code leave the interpreter to this thread
    assert time.perf_counter() - begun >= 1
    assert time.process_time() - busy < 3


@pytest.mark.plays("islas-canarias")
def test_a_full_tree_stops_growing_and_is_searched_on() -> None:
    match = in_the_middle("islas-canarias")
    memory = Memory(match.game.rules, nodes=40, edges=400)
    thinking = Thinking(
        match.view_state(match.pending[0]), game("islas-canarias").rules.manner, bytes(32), memory=memory
    )
    thinking.go_on(500)
    assert thinking.nodes <= 40
    assert sum(found.visits for found in thinking.findings()) == 500
    assert (len(memory.nodes), len(memory.edges)) == (40, 400)


def test_levels_have_a_usual_time_that_grows() -> None:
    times = [usual_seconds(level) for level in LEVELS]
    assert times == sorted(times)
    assert 0 < times[-1] <= 3
    assert usual_seconds("greedy") == 0


@pytest.mark.parametrize("name", OURS)
def test_a_novice_errs_but_not_blindly(name: str) -> None:
    """Over some decisions, what looks good is taken more often than by chance, but not always."""
    match = in_the_middle(name)
    better_than_chance, choices = 0.0, set()
    for _ in range(8):
        seat = match.pending[0]
        seen = match.view_state(seat)
        first_look = Thinking(seen, game(name).rules.manner, bytes(32))
        first_look.go_on(0)
        prior = {found.move: found.prior for found in first_look.findings()}
        for seed in range(12):
            number = bot("novice", seed=seed).choose(seen).number
            assert number is not None
            better_than_chance += prior[number] - 1 / len(prior)
            choices.add((len(match.plies), number))
        match.play(seat, bot("greedy").choose(seen))
    assert better_than_chance > 0
    assert len(choices) > 12


@pytest.mark.parametrize("name", ["la-isla", "islas-canarias"])
def test_a_little_search_beats_greed(name: str) -> None:
    won = 0.0
    for seed in range(4):
        match = game(name).new(2, seed=seed)
        captain = seed % 2
        while not match.over:
            seat = match.pending[0]
            player = bot("captain", seed, iterations=FEW) if seat == captain else bot("greedy", seed)
            match.play(seat, player.choose(match.view_state(seat)))
        won += (captain in match.winners) / max(1, len(match.winners))
    assert won >= 3, f"{won} of 4"


@pytest.mark.plays("la-isla")
def test_a_navigator_errs_now_and_then() -> None:
    """With the same seed and as many iterations it finds what a captain finds, and mostly plays it."""
    match = in_the_middle("la-isla")
    seen = match.view_state(match.pending[0])
    erred = sum(
        bot("navigator", seed, iterations=FEW).choose(seen) != bot("captain", seed, iterations=FEW).choose(seen)
        for seed in range(20)
    )
    assert 0 < erred < 15
