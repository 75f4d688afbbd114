"""What a position is worth: what is certain, and how near the rest is."""

import numpy as np
import pytest

from islario.games.trails_of_tucana.players.worth import (
    FARTHEST,
    HOPE,
    POINT,
    certain_points,
    hope_for_pairs,
    hope_for_sights,
    trails_missing,
    worth,
)
from islario.games.trails_of_tucana.rules.state import Source
from islario.kernel.interpreted import Record
from islario.kernel.points import score
from islario.match import game
from tests.games.trails_of_tucana.positions import PEOPLE, Table


@pytest.mark.interpreted
@pytest.mark.parametrize(
    ("island", "number", "times"), [("petit", 1, 2), ("petit", 2, 1), ("grande", 1, 3), ("grande", 3, 1)]
)
def test_circled_sights_are_certain_points_in_every_round_to_come(island: str, number: int, times: int) -> None:
    table = Table("Adam", "Mary", island=island)
    table.circled("Adam", yeti=1, sea_monster=1)
    table.state["round_number"] = number
    table.ask(score, 0, Source.SIGHTS_1, 5)
    assert table.ask(certain_points, 0) == 5 + times * (3 + 4)
    assert table.ask(certain_points, 1) == 0


@pytest.mark.interpreted
def test_what_this_turn_has_connected_is_certain_already() -> None:
    table = Table(*PEOPLE[:5], special_bonus=True)
    table.red("yeti")
    table.drawn("Adam", "9c-8b", "5d-6c-7b-8b-9b")
    assert table.ask(certain_points, 0) == 2 * 3, "one yeti"
    table.draw("Adam", "8b-7a")
    assert table.ask(certain_points, 0) == 2 * 3 + 11 + 6
    table.drawn("Adam", "9b-9a")
    assert table.ask(certain_points, 0) == 2 * (3 + 4) + 11 + 6 + 6, (
        "both yetis, pair D with its blue card, and the red card"
    )
    table.blue()
    table.red()
    assert table.ask(certain_points, 0) == 2 * (3 + 4) + 11


@pytest.mark.interpreted
def test_at_the_end_only_the_score_is_certain() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", "1c-2d-3e", "9c-8b")
    table.last_turn(of_round=2)
    assert table.ask(certain_points, 0) == 1
    table.turn(Adam="8b-7a")
    assert [table.ask(certain_points, seat) for seat in (0, 1)] == list(table.match.scores) == [18, 0]
    assert np.array_equal(table.one["points"][0], [0, 1, 0, 11, 6, 0])
    assert [table.ask(worth, seat) for seat in (0, 1)] == [18 * POINT, 0]


@pytest.mark.interpreted
def test_a_pair_is_nearer_with_every_trail_between_its_villages() -> None:
    """D stands at the villages 7 and 8, on 9c and 7a: two trails apart by way of 8b."""
    table = Table(*PEOPLE[:5])
    assert table.ask(trails_missing, 0, 3) == 2
    before = table.ask(hope_for_pairs, 0)
    table.drawn("Adam", "9c-8b")
    assert table.ask(trails_missing, 0, 3) == 1
    assert table.ask(hope_for_pairs, 0) == before + (11 + 6) * (HOPE[1] - HOPE[2])
    table.drawn("Adam", "8b-7a")
    assert table.ask(hope_for_pairs, 0) == before - (11 + 6) * HOPE[2], "joined, it is certain"


@pytest.mark.interpreted
def test_villages_across_the_island_are_as_far_as_can_be() -> None:
    sheets = [Record(game("trails-of-tucana").new(players=2, seed=seed).state.array) for seed in range(5)]
    assert max(trails_missing(sheet, 0, letter) for sheet in sheets for letter in range(5)) == FARTHEST


@pytest.mark.interpreted
def test_sights_are_worth_more_the_nearer_a_village() -> None:
    table = Table("Adam", "Mary")
    before = table.ask(hope_for_sights, 0)
    table.drawn("Adam", "9c-9b")
    nearer = table.ask(hope_for_sights, 0)
    assert nearer > before, "the yeti on 9a is one trail away"
    table.drawn("Adam", "9b-9a")
    assert table.ask(hope_for_sights, 0) < nearer, "it is connected now, and certain"


@pytest.mark.interpreted
def test_a_position_is_worth_what_is_certain_and_what_is_near() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", "9c-8b", "8b-7a")
    hopes = table.ask(hope_for_pairs, 0) + table.ask(hope_for_sights, 0)
    assert hopes > 0
    assert table.ask(worth, 0) == POINT * table.ask(certain_points, 0) + hopes
