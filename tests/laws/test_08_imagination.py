"""Law 8. Imagination: an imagined truth looks the same, is legal, conserves every piece, and is fairly drawn."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from islario.kernel.dice import key_of
from islario.kernel.layout import DICE
from islario.match import game
from tests.laws.positions import matches, played, seats_and_spectator

SMALL = 30  # possible truths of a small position
SAMPLES = 60  # imagined for each of them
NEVER_SMALL = ("isla-dorada",)  # play never leaves so few truths; the game's own tests build two such positions
ALL_DIFFERENT: dict[str, dict[str, Any]] = {"islas-canarias": {"deck": "distinct"}}  # else a truth may be several deals


@given(data=st.data())
def test_an_imagined_truth_is_whole_and_plays_on_to_the_end(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    rules, desk = match.game.rules, match.game.desk
    for seat in seats_and_spectator(match):
        twin = match.at(len(match.plies))
        key = data.draw(st.binary(min_size=32, max_size=32))
        twin._state = desk.imagined(desk.hidden(match.state, seat), key)
        assert rules.pieces(twin.state) == rules.pieces(match.state)
        assert twin.pending == match.pending
        if seat in match.pending:
            assert desk.legal(twin._state, seat) == desk.legal(match.state, seat)
        assert played(twin, 1, rules.most_decisions).over


def truths(name: str, seed: int) -> Counter[bytes]:
    """Imagines a random position often; stops early where there are too many possible truths."""
    chosen = game(name)
    rng = np.random.default_rng(seed)
    players = int(rng.choice(list(chosen.seats)))
    match = played(chosen.new(players, seed=seed, **ALL_DIFFERENT.get(name, {})), seed, int(rng.integers(0, 200)))
    desk, seat = chosen.desk, int(rng.integers(0, players))
    hidden = desk.hidden(match.state, seat)
    found: Counter[bytes] = Counter()
    for sample in range(SMALL * SAMPLES):
        imagined = desk.imagined(hidden, key_of(sample))
        for field in DICE:
            imagined[field.name] = 0
        found[imagined.tobytes()] += 1
        if len(found) > SMALL or (len(found) == 1 and sample > 20):
            break
    return found


def test_in_small_positions_every_truth_turns_up_about_equally_often(name: str) -> None:
    small = [found for seed in range(250) if 1 < len(found := truths(name, seed)) <= SMALL]
    if name in NEVER_SMALL:
        assert not small, "it has small positions after all: judge them here"
    elif not small:
        pytest.fail("no small position was found: the law was not tried")
    for found in small:
        expected = found.total() / len(found)
        spread = sum((count - expected) ** 2 / expected for count in found.values())
        freedom = len(found) - 1
        assert spread < freedom + 6 * (2 * freedom) ** 0.5, f"{len(found)} truths, chi-square {spread:.1f}"
