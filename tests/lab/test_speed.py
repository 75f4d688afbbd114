"""The speed check beside the last release (`python -m benchmarks.ratios`) names what became slower."""

from benchmarks import ratios


def test_what_is_slower_is_named() -> None:
    told = ratios.slower({"a": 2.0, "b": 1.0}, {"a": 1.0, "b": 1.0})
    assert told == ["a: 2.0 blocks a decision, 1.0 at the last release"]
    assert ratios.slower({"a": 1.4}, {"a": 1.0}) == []
