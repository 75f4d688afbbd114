"""The learner in PyTorch: what it strives for, what it looks back on, that it learns and can be gone on with.

`make test-learn` runs this.
"""

import json
from pathlib import Path

import pytest

import islario
from islario.learning.plan import Goal, Plan, TablePlan

pytestmark = pytest.mark.learn
torch = pytest.importorskip("torch")
GOAL = Goal(spread=10.0)
SMALL = Plan(GOAL, [TablePlan(2)], minutes=1e6, size=96, steps=24, part=1024, rate=(2e-3, 2e-3))
ITERATIONS = 30


def test_who_wins_by_more_has_more_and_who_ties_shares() -> None:
    from islario.learning.goal import shares, utilities

    totals = torch.tensor([[30.0, 20.0, 10.0], [20.0, 20.0, 10.0]])
    assert shares(totals).tolist() == [[1.0, 0.0, 0.0], [0.5, 0.5, 0.0]]
    first, tied = utilities(totals, GOAL).tolist()
    assert first[0] > tied[0] == tied[1] > first[1] > first[2]
    assert utilities(torch.tensor([[80.0]]), Goal(spread=20.0, usual=70.0)).tolist() == [[0.5]]
    assert utilities(totals, Goal(spread=10.0, usual=20.0, own=1.0))[0].tolist() == [1.0, 0.0, -1.0]


def test_an_outcome_reaches_back_to_every_decision_of_its_seat() -> None:
    from islario.learning.selfplay import outcomes_of_all, own_outcomes

    seats, done = torch.tensor([[0], [1], [0]]), torch.tensor([[False], [False], [True]])
    ends = torch.tensor([[[0.0, 0.0]], [[0.0, 0.0]], [[30.0, 0.0]]])
    nothing = torch.zeros(3, 1)
    won, lost, last = own_outcomes(nothing, seats, done, ends, GOAL, 1.0)[:, 0].tolist()
    assert won == last == -lost > 0.9
    shares = outcomes_of_all(torch.full((3, 1, 2), 0.5), done, lambda t: ends[t] / 30, 0.5)
    assert shares[:, 0, 0].tolist() == [0.625, 0.75, 1.0], "halfway back with every decision"


def test_before_the_end_a_seat_expects_what_it_last_expected() -> None:
    from islario.learning.selfplay import own_outcomes

    seats, done = torch.tensor([[0], [1]]), torch.zeros(2, 1, dtype=torch.bool)
    expected = torch.tensor([[0.25], [-0.5]])
    assert own_outcomes(expected, seats, done, torch.zeros(2, 1, 2), GOAL, 0.9).tolist() == expected.tolist()


def test_seats_are_told_from_the_mover_onward_and_back() -> None:
    from islario.learning.selfplay import Table

    table = Table(islario.game("trails-of-tucana"), TablePlan(3), GOAL, 4, "cpu", 1)
    by_seat, seats = torch.arange(12.0).reshape(4, 3), torch.tensor([0, 1, 2, 1])
    assert table.from_mover(by_seat, seats)[2].tolist() == [8.0, 6.0, 7.0]
    assert table.by_seat(table.from_mover(by_seat, seats), seats).tolist() == by_seat.tolist()


def test_a_tiny_run_learns_to_beat_random_and_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from islario.learning import run as running
    from islario.learning.evaluating import against
    from islario.learning.run import OtherLearner, Run

    monkeypatch.setattr(running, "MATCHES", 8)  # of an evaluation
    said: list[str] = []
    game = islario.game("trails-of-tucana")
    run = Run(game, SMALL, tmp_path, "cpu")
    run.go_on(0.001, said.append)
    again = Run(game, SMALL, tmp_path, "cpu")
    assert again.resumed
    assert again.iterations == run.iterations == 1
    assert again.mean.arrays()["first"].tolist() == run.mean.arrays()["first"].tolist()
    while again.iterations < ITERATIONS:
        again.go_on(0.001, said.append)
    lines = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text("utf-8").splitlines()]
    assert list(map(json.loads, said)) == lines
    assert against(again.network, None, game, SMALL.tables[0], 300, "cpu") > 1.2, "of 2: 1 is as good as random"
    with pytest.raises(OtherLearner):
        Run(islario.game("la-isla"), SMALL, tmp_path, "cpu")
