"""Matches that begin at a position: buildings, privileges and cards where one wants them."""

from __future__ import annotations

from typing import Any

import pytest

from islario import BadPosition, Move
from islario.match.position import positions_of
from tests.games.islas_canarias.positions import CANARIAS


def test_what_stands_counts_and_is_gone_from_the_supply() -> None:
    seats = {
        0: {"island": "tenerife", "houses": {"blue": ["A", "B"]}, "hand": ["molinero", "pastor"]},
        1: {"palaces": {"blue": ["C"], "red": ["D"]}, "towns": {"red": ["L"]}},
    }
    position = {"start": 0, "round": 4, "privileges": {"red": 1}, "ship": ["pirate-red"], "seats": seats}
    match = CANARIAS.new_at(position, 2, seed=3)
    table = match.view(0)["table"]
    assert match.scores == (2, 3 + 3 + 5)
    assert match.breakdown(1) == {"houses": 0, "first_palaces": 6, "further_palaces": 0, "towns": 5}
    assert (match.state.round_number, match.pending, table["privileges"]["red"]) == (4, (0,), 1)
    assert Move("place", area="A") not in match.moves(0)
    assert match.state.hand_size[:2].tolist() == [2, 5], "seat 1 keeps its first hand"
    assert match.state.supply[:, 3].tolist() == [value - used for value, used in zip(FULL, (2, 1, 0), strict=True)]


FULL = CANARIAS.new(2, seed=1).state.supply[:, 0].tolist()


def test_islands_that_are_chosen_are_given_first() -> None:
    match = CANARIAS.new_at({"seats": {0: {"island": "la_gomera"}, 1: {"island": "la_palma"}}}, 2, islands="choose")
    assert [seat["island"] for seat in positions_of(CANARIAS).read(match.state.array)["seats"].values()] == [
        "la_gomera",
        "la_palma",
    ]


def test_what_needs_no_choice_happens_by_itself() -> None:
    match = CANARIAS.new_at({"start": 0, "seats": {0: {"hand": []}}}, 2, seed=3)
    assert match.state.hand_size[0] == 3, "who cannot build draws"


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"seats": {0: {"island": "la_palma"}, 1: {"island": "la_palma"}}}, '"seats 1 island" has la_palma twice'),
        ({"seats": {0: {"houses": {"red": ["A"], "blue": ["A"]}}}}, '"seats 0" has A twice'),
        ({"seats": {0: {"towns": {"red": list("ABCDEFGHIJKL")}}}}, 'of "red town", and this position has 12'),
        ({"ship": []}, '"ship" counts 1 to 1, not 0'),
        ({"seats": {0: {"hand": ["molinero-2"]}}}, 'There are 0 of "molinero-2", and this position has 1'),
        ({"privileges": {"red": 2}}, '"privileges red" cannot be 2; it can be: 0, 1.'),
        ({"discards": ["pastor"], "deck": []}, "lies nowhere in this position"),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition) as refused:
        CANARIAS.new_at(position, 2, seed=1)
    assert why in str(refused.value)
