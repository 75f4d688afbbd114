"""What says whether chances are true (`python -m benchmarks.calibration`), on a few matches."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from xml.etree import ElementTree

import numpy as np
import pytest
from benchmarks.calibration.__main__ import main
from benchmarks.calibration.bins import calibration
from benchmarks.calibration.fitting import best_factor, surer
from benchmarks.calibration.hints import hinted
from benchmarks.calibration.matches import Table, foretold, play, play_again, shares, tables_of

from islario.bots import admiral
from islario.lab.batch import Batch
from islario.learned.policy import learned
from islario.match import Game, game
from islario.match.errors import IllegalMove
from tests.lab.test_batch import same_but_quiet
from tests.learned.networks import learn

GAME, MATCHES = "trails-of-tucana", 24
TABLE = Table(3, {"island": "petit"}, MATCHES, seed=5)
pytestmark = pytest.mark.plays(GAME)


@pytest.fixture
def taught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    learn(game(GAME).rules, tmp_path, monkeypatch)
    monkeypatch.setattr(admiral, "is_ready", lambda opened: True)
    return game(GAME)


def test_true_chances_are_found_true_and_others_are_not() -> None:
    chance = np.random.default_rng(1)
    truth = chance.random(20_000)
    came = (chance.random(20_000) < truth).astype(float)
    right = calibration(truth, came)
    assert right.error < 0.015
    assert all(each.low < each.foretold < each.high for each in right.bins)
    too_sure = np.clip(0.5 + 1.4 * (truth - 0.5), 0, 1)
    wrong = calibration(too_sure, came)
    assert wrong.low > 0.05
    assert wrong.low < wrong.error < wrong.high
    assert wrong.bins[0].low > wrong.bins[0].foretold
    assert wrong.bins[-1].high < wrong.bins[-1].foretold


def test_how_much_surer_a_word_should_be_is_found_from_what_came() -> None:
    chance = np.random.default_rng(2)
    truth = chance.dirichlet((1, 1, 1), 20_000)
    came = (chance.random(len(truth)) < truth[:, 0]).astype(float)
    for factor in (0.7, 1.0, 1.4):
        told = surer(truth, 1 / factor)  # less sure than it is true, or surer
        assert best_factor([(told[:5000], came[:5000]), (told[5000:], came[5000:])]) == pytest.approx(factor, abs=0.04)


def test_a_bin_holds_what_was_foretold_in_its_tenth() -> None:
    found = calibration(np.array([0.0, 0.09, 0.95, 1.0]), np.array([0.0, 0.5, 1.0, 1.0]))
    assert [(each.count, round(each.foretold, 3), each.came) for each in found.bins] == [
        (2, 0.045, 0.25),
        (2, 0.975, 1),
    ]
    assert found.error == pytest.approx((2 * 0.205 + 2 * 0.025) / 4)
    assert found.count == 4


def test_every_table_has_its_part_of_the_matches() -> None:
    tables = tables_of(game(GAME), 100, seed=1)
    assert sum(table.matches for table in tables) == 100
    assert {table.players for table in tables} == set(game(GAME).seats) - {1}
    kinds = {tuple(table.options.values()) for table in tables}
    assert len(tables) == 7 * len(kinds)
    assert {sum(made != usual for made, usual in zip(kind, usual_options(), strict=True)) for kind in kinds} == {0, 1}
    assert {kind[0] for kind in kinds} == {"petit", "grande"}
    assert len({table.seed for table in (*tables, *tables_of(game(GAME), 100, seed=2))}) == 2 * len(tables)


def usual_options() -> list[str]:
    return [option.default for option in game(GAME).options]


def test_matches_follow_from_their_seed_and_positions_are_those_of_the_matches(taught: Game) -> None:
    policy = learned(GAME)
    one, same = (play(taught, policy, TABLE) for _ in range(2))
    assert (one.outcomes == same.outcomes).all()
    assert (one.positions.at == same.positions.at).all()
    batch, options = TABLE.batch(taught), cast(dict[str, Any], TABLE.options)
    for i in range(MATCHES):
        match = taught.new(TABLE.players, key=batch.key(int(batch.numbers[i])), **options)
        for step in range(one.positions.at[i]):
            match.play(match.pending[0], int(one.moves[step][i]))
        assert match.pending[0] == one.positions.seats[i]
        assert same_but_quiet(one.positions.states[i : i + 1], match.state.array)
    promised = foretold(policy, one)
    assert np.allclose(promised.sum(1), 1)
    assert promised[:, 0].std() > 0


def test_any_decision_of_a_match_may_be_the_one(taught: Game) -> None:
    """Of many matches of about one length, as many first halves as second ones."""
    played = play(taught, learned(GAME), Table(2, {"island": "petit"}, 600, seed=1))
    part = (played.positions.at + 0.5) / len(played.moves)
    assert 0.46 < part.mean() < 0.54
    assert 0.26 < part.std() < 0.31, "evenly spread: 0.29"


def test_a_shared_victory_counts_in_parts() -> None:
    batch = cast(Batch, SimpleNamespace(places=np.array([[1, 1, 3], [2, 3, 1], [1, 2, 2]]), size=3))
    assert shares(batch, np.array([1, 2, 2])).tolist() == [0.5, 1.0, 0.0]


def test_matches_are_played_again_with_another_move_at_the_position(taught: Game) -> None:
    policy = learned(GAME)
    played = play(taught, policy, TABLE)
    made = np.array([played.moves[at][i] for i, at in enumerate(played.positions.at)])
    again = play_again(taught, policy, played, made)
    assert again.shape == played.outcomes.shape
    assert set(np.unique(again)) == {0.0, 1.0}
    last = played.positions.at == [np.flatnonzero(_made(played.moves, i))[-1] for i in range(MATCHES)]
    assert (again[last] == (played.outcomes[last] > 0)).all(), "nothing is drawn after a match's last decision"
    with pytest.raises(IllegalMove):
        play_again(taught, policy, played, np.full(MATCHES, taught.rules.moves.count - 1))


def _made(moves: list[np.ndarray], match: int) -> np.ndarray:
    return np.array([step[match] >= 0 for step in moves])


def test_hints_name_a_move_of_each_position_and_promise_what_comes_of_it(taught: Game) -> None:
    policy = learned(GAME)
    played = play(taught, policy, Table(2, TABLE.options, 60, seed=5))
    moves, chances = hinted(taught, played, 20)
    again = [hinted(taught, played, 20)[which] for which in (0, 1)]
    assert (again[0] == moves).all()
    assert (again[1] == chances).all()
    came = play_again(taught, policy, played, moves)  # refuses what is not legal there
    assert np.corrcoef(chances, came)[0, 1] > 0.4
    assert (moves != [played.moves[at][i] for i, at in enumerate(played.positions.at)]).any()


def test_the_command_prints_a_table_and_draws_a_picture(
    taught: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "picture.svg"
    main(GAME, "--matches", "70", "--picture", str(file))
    rows = capsys.readouterr().out.strip().splitlines()
    assert rows[-1].startswith("| **mean error** |")
    assert rows[-1].endswith("| 70 |")
    drawn = ElementTree.parse(file).getroot()
    dots = [part for part in drawn.iter() if part.tag.endswith("circle")]
    told = [part for part in rows if part.startswith("| ") and " % |" in part]
    assert len(dots) == len(told) > 1
    main(GAME, "--fit", "--matches", "70")
    assert 0.5 <= float(capsys.readouterr().out.split()[-1]) <= 2
    main(GAME, "--hints", "--matches", "28", "--iterations", "4")
    assert capsys.readouterr().out.strip().splitlines()[-1].endswith("| 28 |")
