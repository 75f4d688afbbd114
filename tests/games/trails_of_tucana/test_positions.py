"""Matches that begin at a position: trails, cards and letters where one wants them."""

from __future__ import annotations

from typing import Any

import pytest

from islario import BadPosition, Move
from tests.games.trails_of_tucana.positions import TUCANA


def test_trails_join_and_connect_as_if_they_had_been_drawn() -> None:
    trails = ["1c-2d", "2d-3e", "9f-10c", "1d-2e"]
    match = TUCANA.new_at({"cards": ["desert", "desert"], "seats": {0: {"trails": trails}}}, 2, seed=3)
    sheet = match.view(0)["table"]["sheets"][0]
    assert sorted(sheet["trails"]) == sorted(trails)
    assert sheet["new_trails"] == []
    match.play(0, Move("draw", a="8e", b="9f"))
    assert match.state.to_draw[0] == 1, "the second obelisk brings a bonus trail"


def test_the_deck_tells_the_turn_and_the_island_its_segments() -> None:
    deck = {"deck": ["desert"], "cards": ["water", "water"], "round": 3}
    match = TUCANA.new_at({**deck, "seats": {0: {"trails": ["11a-11b"]}}}, 1, seed=3, island="grande")
    assert (match.state.turn, match.state.round_number) == (13, 3)
    for move in match.moves(0)[:1]:
        match.play(0, move)
    assert match.over


def test_who_finds_a_single_segment_has_drawn_it() -> None:
    names = [f"{move.a}-{move.b}" for move in TUCANA.new_at({"cards": ["water", "water"]}, 1).moves(0)]
    both = {"cards": ["water", "water"], "seats": {0: {"trails": names[1:]}}}
    with pytest.raises(BadPosition, match="nobody has anything to decide"):
        TUCANA.new_at(both, 1)


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"round": 3}, '"round" counts 1 to 2, not 3'),
        ({"deck": ["desert"] * 2}, '"deck" cannot be 2; it can be: 25, 23 … 1.'),
        ({"deck": []}, '"deck" cannot be 0;'),
        ({"seats": {0: {"letters": list("AAABBCCDDE")}}}, '"seats 0 letters" cannot be A A A B B C C D D E'),
        ({"seats": {0: {"trails": ["1a-9f"]}}}, "\"seats 0 trails\" cannot be '1a-9f'; it can be: 1a-1b,"),
        ({"cards": ["any", "any"], "deck": ["any"]}, 'There are 2 of "any", and this position has 3'),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition) as refused:
        TUCANA.new_at(position, 1, seed=1)
    assert why in str(refused.value)
