"""Searched matches: what is written down of them follows from what the movers may know. Nothing here needs PyTorch."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import islario
from islario.bots import admiral
from islario.learned.network import Mind
from islario.learned.packing import packed, write
from islario.learned.weights import standards_of
from islario.learning.plan import Goal, Plan, SearchPlan, TablePlan
from islario.learning.searching import NOT_LEGAL, Lessons, look_into, play_searched, work
from islario.match import Game, Match, Seen
from tests.learned.networks import floats_of, learn

GAME, FEW = "trails-of-tucana", 12
PLAN = Plan(Goal(10.0), [TablePlan(3, share=3), TablePlan(1)], SearchPlan(iterations=FEW, manner={"foresight": 2}))
pytestmark = pytest.mark.plays(GAME)


@pytest.fixture
def opened() -> Game:
    return islario.game(GAME)


@pytest.fixture
def mind(opened: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Mind:
    return learn(opened.rules, tmp_path, monkeypatch).mind()


def position(opened: Game) -> Seen:
    match = opened.new(3, seed=5)
    while len(match.plies) < 20:
        moves = match.moves(match.pending[0])
        match.play(match.pending[0], moves[7 * len(match.plies) % len(moves)])
    return match.view_state(match.pending[0])


def test_what_is_written_down_of_a_decision_tells_nothing_that_its_mover_does_not_know(
    opened: Game, mind: Mind
) -> None:
    desk, seen = opened.desk, position(opened)
    truths = [desk.imagined(seen.hidden, bytes([number] * 32)) for number in (1, 2)]
    assert not np.array_equal(truths[0], truths[1])
    one, other = (look_into(Seen(opened, desk.hidden(truth, seen.seat)), 3, PLAN, bytes(32), mind) for truth in truths)
    for name, found in vars(one).items():
        assert np.array_equal(found, getattr(other, name)), name
    assert np.allclose(one.seen / 60, desk.observed(seen.hidden), atol=1 / 60)


def test_what_is_found_adds_up(opened: Game, mind: Mind) -> None:
    seen = position(opened)
    found = look_into(seen, 3, PLAN, bytes(32), mind)
    assert set(np.flatnonzero(found.visits != NOT_LEGAL)) == set(seen.moves())
    assert np.maximum(found.visits, 0).sum() == FEW
    assert found.hoped.sum() == pytest.approx(1, abs=0.01)
    assert not found.hoped[3:].any()
    assert (found.foretold[:3] > 0.1).all(), "points, in fifties"
    chance = np.random.default_rng(1)
    drawn = [found.move(chance, 1.0) for _ in range(200)]
    assert set(drawn) <= set(seen.moves())
    sharper = [found.move(chance, 50.0) for _ in range(20)]
    assert {found.visits[move] for move in sharper} == {found.visits.max()}


def test_a_match_follows_from_its_number_and_its_outcome_is_told_from_each_mover_onward(
    opened: Game, mind: Mind, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches: list[Match] = []
    begin = Game.new

    def noted(game: Game, *given: object, **named: object) -> Match:
        matches.append(begin(game, *given, **named))  # type: ignore[arg-type]
        return matches[-1]

    monkeypatch.setattr(Game, "new", noted)
    played = [play_searched(opened, PLAN, mind, number) for number in (0, 0, 1, 2, 3)]
    for name, found in vars(played[0]).items():
        assert np.array_equal(found, getattr(played[1], name)), name
    assert {match.players for match in matches} == {1, 3}
    for match, lessons in zip(matches, played, strict=True):
        points = np.array(match.scores) / 50
        turned = [np.roll(points, -seat) for seat in range(match.players)]
        for players, scored, won in zip(lessons.players, lessons.scored, lessons.won, strict=True):
            assert players == match.players
            assert any(np.allclose(scored[:players], each, atol=0.01) for each in turned)
            best = scored[:players] == scored[:players].max()
            assert won.sum() == pytest.approx(1, abs=0.01)
            assert won[:players][best].sum() > 0


def test_whoever_works_takes_the_network_that_lies_there(
    opened: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admiral, "is_ready", lambda _: True)
    file, found = tmp_path / "searching.npz", []
    for seed in (1, 2):
        write(packed(floats_of(opened.rules, seed), opened.rules), standards_of(opened.rules), file)
        found.append(work(GAME, PLAN, file, 7))
    assert not np.array_equal(found[0].visits[0], found[1].visits[0])
    together = Lessons.together(found)
    assert len(together) == len(found[0]) + len(found[1])
    assert np.array_equal(together.cut(len(found[0])).seen, found[1].seen)
