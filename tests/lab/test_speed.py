"""No game has become slower than it was at the last release, measured in work and not in seconds."""

import json

from benchmarks import ratios


def test_random_play_has_not_become_slower() -> None:
    before = json.loads(ratios.KEPT.read_text(encoding="utf-8"))
    now = ratios.measured()
    assert set(now) == set(before), "python -m benchmarks.ratios --keep"
    slow = ratios.slower(now, before)
    if slow:  # a busy machine may have been in the way of all rounds
        slow = ratios.slower(ratios.measured(), before)
    assert not slow


def test_what_is_slower_is_named() -> None:
    told = ratios.slower({"a": 2.0, "b": 1.0}, {"a": 1.0, "b": 1.0})
    assert told == ["a: 2.0 blocks a decision, 1.0 at the last release"]
    assert ratios.slower({"a": 1.4}, {"a": 1.0}) == []
