"""Matches that begin at a position: pearls and cards where one wants them."""

import pytest

import islario

PERLAS = islario.game("perlas")


def test_pearls_come_from_the_bag_and_cards_from_the_deck() -> None:
    own = {"hand": [1, 1, 2], "pearls": ["gold", "white"], "points": {"pearls": 9}}
    match = PERLAS.new_at({"round": 3, "coves": {"A": "black"}, "seats": {1: own}}, 2, seed=3)
    before = PERLAS.new(2, seed=3)
    assert PERLAS.rules.pieces(match.state) == PERLAS.rules.pieces(before.state)
    assert (match.pending, match.scores, match.view(1)["table"]["coves"][0]["pearl"]) == ((0, 1), (0, 9), "black")
    assert {move.depth for move in match.moves(1)} == {1, 2}


def test_there_are_no_more_pearls_than_in_the_box() -> None:
    with pytest.raises(islario.BadPosition, match='of "gold", and this position has 99'):
        PERLAS.new_at({"seats": {0: {"pearls": ["gold"] * 99}}}, 2)
