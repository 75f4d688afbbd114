"""Networks that cannot be played with are refused when packed, those that do not fit the game when read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from islario.bots import BOTS, bot, bots_for, check_bot
from islario.games import OURS
from islario.kernel.errors import IslarioError
from islario.learned import weights
from islario.learned.calibrating import calibrate, calibrated
from islario.learned.calibrating import main as main_of_calibrating
from islario.learned.packing import BadNetwork, main, pack, packed
from islario.learned.policy import Learned
from islario.learned.weights import MOST_BYTES, NotLearned, fault_of, file_of, standards_of
from islario.match import game
from islario.words import LANGUAGES
from tests.learned.networks import floats_of, learn

GAME = "trails-of-tucana"
Floats = dict[str, np.ndarray]


def without_a_head(floats: Floats) -> None:
    del floats["totals"]


def too_narrow(floats: Floats) -> None:
    floats["first"] = floats["first"][:, 1:]


def too_heavy(floats: Floats) -> None:
    floats["second"][0, 0] = 40


def too_much_together(floats: Floats) -> None:
    floats["wins_bias"][0] = 40_000


def no_number(floats: Floats) -> None:
    floats["third_bias"][0] = np.nan


@pytest.mark.plays(GAME)
@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (without_a_head, "'totals' is missing"),
        (too_narrow, "'first' is of shape"),
        (too_heavy, "a weight of 'second' does not fit 16 bits: 40"),
        (too_much_together, "a sum of 'wins' may not fit 32 bits"),
        (no_number, "'third' holds what is no number"),
    ],
)
def test_a_network_that_cannot_be_played_with_is_refused(spoil: Callable[[Floats], None], told: str) -> None:
    rules = game(GAME).rules
    floats = floats_of(rules)
    packed(floats, rules)
    spoil(floats)
    with pytest.raises(BadNetwork, match=told):
        packed(floats, rules)


@pytest.mark.plays(GAME)
def test_a_calibrated_network_is_so_many_times_as_sure_of_who_wins_and_otherwise_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = game(GAME)
    before = learn(opened.rules, tmp_path, monkeypatch)
    seen = np.eye(opened.rules.observation_size, dtype=np.int8)[:20] * 60
    wins, points = Learned(before).prospects(seen, 4)
    kept = calibrate(opened.rules, 1.5, tmp_path / "surer.npz")
    monkeypatch.setattr(weights, "file_of", lambda _: kept)
    after = weights.weights_of(opened.rules)
    surer, same_points = Learned(after).prospects(seen, 4)
    assert np.allclose(surer, wins**1.5 / (wins**1.5).sum(1, keepdims=True), atol=0.003)
    assert not np.allclose(surer, wins, atol=0.01)
    assert (same_points == points).all()
    assert after.about["wins times"] == 1.5
    assert calibrated(after, 0.5).about["wins times"] == 0.75
    assert {name for name in after.arrays if (after.arrays[name] != before.arrays[name]).any()} == {"wins", "wins_bias"}
    with pytest.raises(BadNetwork, match="does not fit 16 bits"):
        calibrated(after, 1000.0)
    with pytest.raises(SystemExit, match="could not convert"):
        main_of_calibrating(GAME, "surer")


@pytest.mark.plays(GAME, "la-isla")
def test_a_file_that_is_none_or_of_another_game_is_refused(tmp_path: Path) -> None:
    none, other = tmp_path / "none.npz", tmp_path / "other.npz"
    none.write_text("nothing")
    np.savez(other, **floats_of(game("la-isla").rules))  # type: ignore[arg-type]
    for file in (none, other, tmp_path / "nowhere.npz"):
        with pytest.raises(SystemExit, match="cannot be played with"):
            main(str(file), GAME)
    with pytest.raises(BadNetwork, match="its game is la-isla"):
        pack(other, game(GAME).rules, tmp_path / "packed.npz")


@pytest.mark.plays(GAME)
@pytest.mark.parametrize("what", ["rules", "components", "observation", "game"])
def test_a_network_that_does_not_fit_is_not_offered_and_says_why(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = game(GAME)
    learn(opened.rules, tmp_path, monkeypatch)
    assert bots_for(opened) == (*BOTS, "admiral")
    check_bot("admiral", opened)
    monkeypatch.setattr(weights, "standards_of", lambda rules: standards_of(rules) | {what: "another"})
    assert bots_for(opened) == BOTS
    check_bot("captain", opened)
    with pytest.raises(NotLearned) as refused:
        check_bot("admiral", opened)
    assert len({refused.value.tell(language) for language in LANGUAGES}) == 2
    match = opened.new(2, seed=1)
    with pytest.raises(NotLearned):
        bot("admiral", iterations=1).choose(match, match.pending[0])


@pytest.mark.plays(GAME)
def test_a_network_that_is_not_there_or_damaged_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = game(GAME)
    monkeypatch.setattr(weights, "file_of", lambda _: tmp_path / "weights.npz")
    fault = fault_of(opened.rules)
    assert fault is not None
    assert fault.code == "not-learned"
    (tmp_path / "weights.npz").write_bytes(b"PK")
    fault = fault_of(opened.rules)
    assert fault is not None
    assert fault.code == "learned-unreadable"


def test_what_was_learned_depends_on_the_layout_of_observations() -> None:
    rules = game(GAME).rules
    turned = replace(rules, observation=tuple(reversed(rules.observation)))
    assert standards_of(turned)["observation"] != standards_of(rules)["observation"]


@pytest.mark.parametrize("name", OURS)
def test_what_is_shipped_fits_and_is_small(name: str) -> None:
    rules = game(name).rules
    if not file_of(rules).exists():
        assert isinstance(fault_of(rules), IslarioError)
        return
    assert fault_of(rules) is None, "pack it anew, or take it away"
    assert file_of(rules).stat().st_size <= MOST_BYTES
    arrays = weights.weights_of(rules).arrays
    assert arrays["first"].shape == (rules.observation_size, 512)
    assert arrays["moves"].shape == (rules.moves.count, 256)
