"""What the speed check beside the last release (`make bench`) says; nothing is timed here."""

import json

from benchmarks import ratios

from islario.games import OURS


def test_what_is_slower_is_named() -> None:
    assert ratios.slower({"a": 1.0, "b": 2.0}, {"a": 2.0, "b": 2.0}) == [
        "a: 1.0 decisions a sort, 2.0 at the last release"
    ]
    assert ratios.slower({"a": 1.4}, {"a": 2.0}) == []


def test_every_game_of_ours_was_measured_at_the_last_release() -> None:
    assert set(json.loads(ratios.KEPT.read_text())) == set(OURS)
