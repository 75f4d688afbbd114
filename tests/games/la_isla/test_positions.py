"""Matches that begin at a position: explorers, tiles, cubes and cards where one wants them."""

from __future__ import annotations

from typing import Any

import pytest

from islario import BadPosition
from islario.match.position import positions_of
from tests.games.la_isla.positions import ISLA


def test_what_is_left_follows_from_what_is_on_the_island() -> None:
    own = {
        "explorers": ["I0", "M3"], "cubes": {"green": 4}, "hand": [8, 3, 5], "holder": [20, 30], "large": "pika",
        "animals": ["dodo", "dodo"], "points": {"regions": 7},
    }  # fmt: skip
    match = ISLA.new_at({"start": 1, "markers": {"dodo": 9}, "seats": {0: own, 1: {"large": "dodo"}}}, 2, seed=3)
    state = match.state
    assert (state.supply[0], state.supply[1]) == (3, 5)
    assert state.hand[0].tolist() == [3, 5, 8, -1]
    assert state.slots[0, :3].tolist() == [20, 30, -1]
    assert (state.tile.tolist().count(-1), match.scores) == (2, (7, 0))
    assert state.deck_left == sum(place == 0 for place in state.place.tolist())


def test_a_tile_that_is_named_stays() -> None:
    tiles = {"C0": "dodo", "C1": "dodo", "C2": None}
    match = ISLA.new_at({"tiles": tiles, "seats": {1: {"animals": ["pika"] * 7}}}, 2, seed=3)
    there = positions_of(ISLA).read(match.state.array)["tiles"]
    assert {name: there[name] for name in tiles} == tiles
    assert "pika" not in there.values()


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"seats": {0: {"explorers": ["I0", "I1", "I2", "I3", "I4", "M0"]}}}, "There are 5"),
        ({"seats": {0: {"large": "pika"}, 1: {"large": "pika"}}}, '"seats 1 large" has pika twice'),
        ({"seats": {0: {"holder": [1, 2, 3, 4]}}}, '"seats 0 holder" counts 0 to 3, not 4'),
        ({"seats": {0: {"cubes": {"pink": 1}}}}, '"seats 0 cubes" has no "pink"'),
        ({"seats": {0: {"animals": ["dodo"]}}, "tiles": "none"}, '"tiles" takes names with values'),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition) as refused:
        ISLA.new_at(position, 2, seed=1)
    assert why in str(refused.value)


def test_tiles_without_a_place_are_refused() -> None:
    regions = ISLA.position(2, seed=1)["tiles"]
    with pytest.raises(BadPosition, match="lies nowhere in this position"):
        ISLA.new_at({"tiles": {**regions, "C0": None}}, 2, seed=1)
