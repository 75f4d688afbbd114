"""A copy of a state holds its bytes, wherever the state lies, and nobody else writes into it."""

import pytest

import islario
from islario.match.desk import copied


@pytest.mark.parametrize("at", [0, 1])
def test_a_copy_holds_what_was_copied_and_no_more(at: int) -> None:
    blank = islario.game("trails-of-tucana").rules.layout.blank(2)
    blank["players"] = [3, 4]
    both = copied(blank)
    one = copied(both[at : at + 1])  # which lies in what the other lies in
    assert one.tobytes() == blank[at : at + 1].tobytes()
    again = copied(one)
    again["players"] = 1
    assert (one.tobytes(), both.tobytes()) == (blank[at : at + 1].tobytes(), blank.tobytes())
