"""Bits and seats: what is compiled to single instructions says the same as the plain functions."""

import numba
import numpy as np
import pytest

from islario.kernel.bits import NOT_ONE, added, how_many, lowest, rotated, sole
from islario.kernel.engine import INTERPRETER
from islario.kernel.rule import COMPILED
from islario.kernel.seats import seat_after
from islario.match import game

as_rule = numba.njit if COMPILED else lambda function: function
SETS = [1, 2, 3, 0b1010_0000, (1 << 12) - 1, 1 << 40, (1 << 62) - 1]
WORDS = [0, 1, 0x80000000, 0xDEADBEEF, 0xFFFFFFFF]


@as_rule
def asked(members: int) -> tuple[int, int]:
    return how_many(members), lowest(members)


@as_rule
def reckoned(a: int, b: int, by: int) -> tuple[int, int]:
    return added(a, b), rotated(a, by)


@pytest.mark.parametrize("members", SETS)
def test_a_set_is_counted_and_its_lowest_member_found(members: int) -> None:
    listed = [member for member in range(63) if members >> member & 1]
    assert asked(members) == (len(listed), listed[0])
    assert sole(members) == (listed[0] if len(listed) == 1 else NOT_ONE)


def test_an_empty_set_has_no_members() -> None:
    assert how_many(0) == 0
    assert sole(0) == NOT_ONE


@pytest.mark.parametrize("by", [7, 8, 12, 16])
@pytest.mark.parametrize("word", WORDS)
def test_words_of_32_bits_are_added_and_turned(word: int, by: int) -> None:
    turned = f"{word:032b}"
    for other in WORDS:
        assert reckoned(word, other, by) == ((word + other) % 2**32, int(turned[by:] + turned[:by], 2))


@pytest.mark.parametrize("players", [2, 5, 8])
def test_seats_go_round_the_table(players: int) -> None:
    states = game("trails-of-tucana").rules.layout.blank()
    states["players"] = players
    state, after = INTERPRETER.enter(states)[0], INTERPRETER.of(seat_after)
    for seat in range(players):
        for places in range(players + 1):
            assert after(state, np.int64(seat), np.int64(places)) == (seat + places) % players
