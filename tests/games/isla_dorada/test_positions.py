"""Matches that begin at a position: the expedition, gold, cards and goals where one wants them."""

from __future__ import annotations

from typing import Any

import pytest

from islario import BadPosition, Move, game
from islario.match.position import positions_of

DORADA = game("isla-dorada")


def test_the_leader_opens_where_the_expedition_is() -> None:
    own = {
        "gold": 3, "hand": ["yak", "yak", "kayak"], "treasures": ["rhobanis_urn", "septris_jewel"],
        "destiny": ["museum"], "curses": [],
    }  # fmt: skip
    position = {"leader": 1, "round": 5, "expedition": "septris", "markers": ["rhobanis", "septris"], "seats": {1: own}}
    match = DORADA.new_at(position, 3, seed=3)
    assert (match.pending, match.scores) == ((1,), (10, 3, 10))
    assert positions_of(DORADA).read(match.state.array)["seats"][1] == {**own, "hand": ["yak", "yak", "kayak"]}
    assert match.state.hand_size[:3].tolist() == [6, 3, 6]
    assert match.state.held[:, 1].tolist() == [2, 1, 0]
    assert any(move.kind == "path" for move in match.moves(1))
    assert Move("amount", n=3) not in match.moves(1)


@pytest.mark.unwatched
def test_a_goal_in_anothers_hand_is_replaced_there() -> None:
    before = DORADA.position(3, seed=3)["seats"]
    match = DORADA.new_at({"seats": {0: {"destiny": before[1]["destiny"]}}}, 3, seed=3)
    after = positions_of(DORADA).read(match.state.array)["seats"]
    assert after[0]["destiny"] == before[1]["destiny"]
    assert len(after[1]["destiny"]) == 1
    assert after[1]["destiny"] != before[1]["destiny"]


@pytest.mark.unwatched
def test_no_bolt_comes_into_a_hand_that_gave_a_card_away() -> None:
    replaced = 0
    for seed in range(8):
        before = DORADA.position(3, seed=seed)
        card = before["seats"][1]["hand"][-1]
        wanted = [card] * min(10, sum(pile.count(card) for pile in piles(before)))
        after = positions_of(DORADA).read(DORADA.new_at({"seats": {0: {"hand": wanted}}}, 3, seed=seed).state.array)
        assert after["seats"][0]["hand"] == wanted
        assert [len(after["seats"][seat]["hand"]) for seat in (1, 2)] == [6, 6]
        replaced += after["seats"][1]["hand"] != before["seats"][1]["hand"]
    assert replaced > 3


def piles(position: dict[str, Any]) -> list[list[str]]:
    return [position["deck"], position["row"], *(own["hand"] for own in position["seats"].values())]


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"seats": {0: {"gold": 60}, 1: {"gold": 60}}}, 'of "gold", and this position has 130'),
        ({"seats": {0: {"hand": ["yak"] * 11}}}, '"seats 0 hand" counts 0 to 10, not 11'),
        ({"seats": {0: {"destiny": []}}}, '"seats 0 destiny" counts 1 to 1, not 0'),
        ({"seats": {0: {"hand": ["makaks"]}}}, "\"seats 0 hand\" cannot be 'makaks'; it can be: yak,"),
        ({"row": ["yak"]}, '"row" counts 4 to 4, not 1'),
        ({"seats": {0: {"destiny": ["museum"]}, 1: {"destiny": ["museum"]}}}, 'There are 1 of "museum"'),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition) as refused:
        DORADA.new_at(position, 3, seed=1)
    assert why in str(refused.value)
