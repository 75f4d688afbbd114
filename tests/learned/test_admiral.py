"""The admiral: it searches with a network and is otherwise a level like the others; the captain is what it was."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from islario.bots import admiral, bot
from islario.bots.thinking import Finding, Thinking
from islario.kernel.dice import key_words
from islario.kernel.engine import INTERPRETER
from islario.kernel.manner import A_WHOLE_MATCH, LEARNED_MANNER
from islario.learned.weights import mind_for
from islario.match import Game, Seen, game
from tests.bots.test_levels import in_the_middle
from tests.learned.networks import learn

GAME, FEW = "trails-of-tucana", 60
pytestmark = pytest.mark.plays(GAME)


@pytest.fixture
def learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    learn(game(GAME).rules, tmp_path, monkeypatch)
    return game(GAME)


def position(opened: Game) -> Seen:
    """A little way into a match."""
    match = opened.new(2, seed=5)
    for number in range(12):
        moves = match.moves(match.pending[0])
        match.play(match.pending[0], moves[7 * number % len(moves)])
    return match.view_state(match.pending[0])


def findings(seen: Seen, *slices: int, foresight: float = 0.0) -> list[Finding]:
    rules = seen.game.rules
    manner = replace(LEARNED_MANNER, foresight=foresight)
    thinking = Thinking(seen, manner, bytes(range(32)), mind=mind_for(rules))
    for iterations in slices:
        thinking.go_on(iterations)
    return thinking.findings()


def test_equal_seeds_and_iterations_give_equal_findings_however_they_are_cut(learned: Game) -> None:
    seen = position(learned)
    whole = findings(seen, FEW)
    assert findings(seen, 20, 1, FEW - 21) == whole
    assert sum(found.visits for found in whole) == FEW
    assert len({found.prior for found in whole}) > 3
    assert all(0 <= found.value <= 1 and 0 <= found.chance <= 1 for found in whole)


def test_what_it_finds_is_not_what_a_captain_finds_and_follows_the_network(
    learned: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = position(learned)
    one = findings(seen, FEW)
    learn(learned.rules, tmp_path, monkeypatch, seed=2)
    assert findings(seen, FEW) != one


def test_playing_on_to_the_end_tells_what_came_of_it(learned: Game) -> None:
    for found in findings(position(learned), 6, foresight=A_WHOLE_MATCH):
        if found.visits:
            assert sum(found.sources) == pytest.approx(found.points), "points are counted, not foretold"
            assert found.chance * found.visits == pytest.approx(round(found.chance * found.visits))


def test_alone_points_are_what_counts(learned: Game) -> None:
    match = learned.new(1, seed=3)
    found = findings(match.view_state(0), FEW)
    assert sum(each.visits for each in found) == FEW
    assert all(each.chance == each.value for each in found if each.visits)


def test_its_choice_is_a_function_of_the_hidden_copy_alone(learned: Game) -> None:
    desk, hidden = learned.desk, position(learned).hidden
    seat = hidden.viewer
    truths = [desk.imagined(hidden, bytes([number] * 32)) for number in (1, 2)]
    choices = [bot("admiral", 3, iterations=FEW).choose(Seen(learned, desk.hidden(truth, seat))) for truth in truths]
    assert choices[0] == choices[1]
    assert choices[0].number in position(learned).moves()


def test_compiled_and_interpreted_search_alike(learned: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """On any machine an admiral finds the same in so many iterations."""
    from islario.bots import search, thinking
    from islario.learned import weights

    seen = position(learned)
    compiled = findings(seen, 8)
    monkeypatch.setattr(thinking, "learned_search", INTERPRETER.of(search.learned_search))
    monkeypatch.setattr(thinking, "enter", INTERPRETER.enter)
    monkeypatch.setattr(thinking, "cells", INTERPRETER.cells)
    monkeypatch.setattr(weights, "cells", INTERPRETER.cells)
    monkeypatch.setattr(thinking, "key_words", lambda key: INTERPRETER.cells(key_words(key)))
    mind = weights.weights_of(learned.rules).mind()
    memory = thinking.Memory(learned.rules, nodes=100, edges=5000)
    slow = Thinking(seen, LEARNED_MANNER, bytes(range(32)), memory=memory, mind=mind)
    slow.go_on(8)
    assert slow.findings() == compiled


def test_until_its_search_is_compiled_it_thinks_like_a_captain(learned: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = position(learned)
    begun: list[str] = []
    monkeypatch.setattr(admiral, "is_ready", lambda opened: False)
    monkeypatch.setattr(admiral, "begin", lambda opened: begun.append(opened.name))
    monkeypatch.setattr("islario.bots.levels.Thinking", Noting)
    Noting.minds.clear()
    bot("admiral", seconds=0.01).choose(seen)
    assert (begun, Noting.minds) == ([GAME], [False])
    bot("admiral", iterations=1).choose(seen)  # whoever counts iterations wants the same choice everywhere
    assert Noting.minds == [False, True]
    monkeypatch.setattr(admiral, "is_ready", lambda opened: True)
    bot("admiral", seconds=0.01).choose(seen)
    assert Noting.minds == [False, True, True]


class Noting(Thinking):
    """Tells whether it was given a network."""

    minds: list[bool] = []  # noqa: RUF012

    def __init__(self, *given: object, **named: object) -> None:
        self.minds.append(named.get("mind") is not None)
        super().__init__(*given, **named)  # type: ignore[arg-type]


# What a captain found before there were admirals: the moves that 300 iterations visited most.
CAPTAIN = {
    "isla-dorada": [(402, 88), (379, 67), (383, 63), (391, 61), (378, 21)],
    "islas-canarias": [(132, 101), (131, 77), (124, 72), (128, 50)],
    "la-isla": [(6, 134), (0, 104), (8, 27), (14, 25)],
    "trails-of-tucana": [(72, 239), (138, 17), (162, 12), (14, 11)],
}


@pytest.mark.parametrize("name", CAPTAIN)
def test_a_captain_finds_what_it_always_found(name: str) -> None:
    match = in_the_middle(name)
    thinking = Thinking(match.view_state(match.pending[0]), match.game.rules.manner, bytes(range(32)))
    thinking.go_on(300)
    assert [(found.move, found.visits) for found in thinking.findings()][: len(CAPTAIN[name])] == CAPTAIN[name]
