"""The end of the game, the final scoring and the winners."""

from __future__ import annotations

import numpy as np
import pytest

from islario.games.la_isla.rules.rounds import begin_round
from islario.games.la_isla.rules.scoring import score_the_end
from islario.games.la_isla.rules.state import Phase, Place
from islario.kernel.interpreted import Cells
from islario.kernel.points import rank
from tests.games.la_isla.positions import ISLA, PEOPLE, Table

pytestmark = pytest.mark.interpreted


def places(table: Table) -> list[int]:
    out = np.zeros(4, np.int64).view(Cells)
    table.ask(rank, out)
    return [int(place) for place in out[: len(table.people)]]


def with_points(*points: int, cubes: tuple[int, ...] = ()) -> Table:
    table = Table(*PEOPLE[: len(points)])
    for seat, (who, scored) in enumerate(zip(table.people, points, strict=True)):
        table.one["points"][seat, 0] = scored
        table.cubes(who, yellow=cubes[seat] if cubes else 0)
    return table


@pytest.mark.rule("LI-99", "LI-100", "LI-185")
@pytest.mark.parametrize(
    ("players", "steps", "ends"),
    [
        (2, (16, 4, 0, 0, 0), False),  # 5 + 1
        (2, (16, 7, 0, 0, 0), True),  # 5 + 2
        (3, (16, 10, 0, 0, 0), False),  # 5 + 3
        (3, (16, 10, 4, 0, 0), True),  # 5 + 3 + 1
        (4, (16, 13, 4, 0, 0), False),  # 5 + 4 + 1
        (4, (16, 13, 7, 0, 0), True),  # 5 + 4 + 2
    ],
)
def test_the_game_ends_after_action_d_when_the_areas_add_up(players: int, steps: tuple[int, ...], ends: bool) -> None:
    table = Table(*PEOPLE[:players])
    table.markers(*steps)
    table.action("C", "dodo")  # on top: the sum stays as it is
    seen = table.seen_by(None)
    assert seen["sum_left"] == max(0, {2: 7, 3: 9, 4: 11}[players] - seen["area_sum"])
    assert (seen["sum_left"] == 0) == ends
    for who in table.people:  # the round is played out all the same
        assert not table.match.over
        happened = table.play(who, "take", colour="yellow")
    assert table.match.over == ends
    assert table.pending == ([] if ends else list(table.people))
    for language, why in (("en", "the match ends"), ("fr", "la partie s’arrête")):
        told = [ISLA.words(language).tell(happening.said) for happening in happened]
        assert any(why in line for line in told) == ends


@pytest.mark.rule("LI-101")
@pytest.mark.parametrize(("left", "over"), [(5, True), (6, False)])
def test_without_three_cards_for_everyone_the_game_ends_before_the_round(left: int, over: bool) -> None:
    table = Table("Anna", "Paul")
    table.clear_hands()
    for i, card in enumerate(np.flatnonzero(table.one["place"] == Place.DECK)):
        table.move_card(int(card), (Place.DECK, Place.DISCARDED)[i % 2] if i < left else Place.COVERED)
    table.ask(begin_round)
    assert table.match.over == over
    assert bool(table.points("Anna").get("leftovers")) == over


@pytest.mark.unwatched
@pytest.mark.rule("LI-101")
@pytest.mark.parametrize(
    ("advanced", "players", "rounds"),
    [(False, 2, 58), (False, 3, 38), (False, 4, 28), (True, 2, 88), (True, 3, 58), (True, 4, 43)],
)
def test_how_many_rounds_the_cards_last(advanced: bool, players: int, rounds: int) -> None:
    table = Table(*PEOPLE[:players], advanced_cards=advanced)
    while not table.match.over:
        table.markers(0, 0, 0, 0, 0)
        if int(table.state["round_number"][0]) == rounds:
            break
        table.lay_anything()
        for who in table.people:  # a full holder keeps one card a round out of play
            assert table.of("slot_count", who) >= 3
        table.finish_round()
    assert table.state["round_number"][0] == rounds
    table.lay_anything()
    table.finish_round()
    assert table.match.over


@pytest.mark.rule("LI-102", "LI-103", "LI-104", "LI-105", "LI-106")
@pytest.mark.parametrize("large", [None, "golden-toad", "dodo"])
def test_karen_has_57_points_more(large: str | None) -> None:
    table = Table("Karen", "Paul")
    counts = {"dodo": 2, "giant_fossa": 2, "golden_toad": 3, "pika": 2, "owlet_moth": 2}
    if large:
        counts[large.replace("-", "_")] -= 2
    table.animals("Karen", large=large, **counts)
    if large is None:
        table.one["large"][0] = -1
    table.markers(10, 7, 13, 7, 16)  # areas 3, 2, 4, 2, 5
    table.cubes("Karen", gray=2, brown=1)
    table.ask(score_the_end, 0)
    assert table.points("Karen") == {"sets": 20, "values": 36, "leftovers": 1}
    assert sum(table.points("Karen").values()) == 57


@pytest.mark.rule("LI-102")
def test_four_kinds_of_animals_are_no_set() -> None:
    table = Table("Anna", "Paul")
    table.animals("Anna", large="dodo", giant_fossa=5, golden_toad=5, pika=5)
    table.ask(score_the_end, 0)
    assert "sets" not in table.points("Anna")


@pytest.mark.rule("LI-106")
@pytest.mark.parametrize(("cubes", "points"), [({"gray": 1}, 0), ({"gray": 1, "brown": 1}, 1), ({"gray": 5}, 2)])
def test_two_resources_of_whatever_colours_make_a_point(cubes: dict[str, int], points: int) -> None:
    table = Table("Anna", "Paul")
    table.cubes("Anna", **cubes)
    table.ask(score_the_end, 0)
    assert table.points("Anna").get("leftovers", 0) == points


@pytest.mark.rule("LI-1", "LI-23")
def test_most_points_win_past_50_too() -> None:
    table = with_points(49, 51, 120)
    assert places(table) == [3, 2, 1]
    assert table.match.scores == (49, 51, 120)


@pytest.mark.rule("LI-107", "LI-108")
def test_of_equals_the_one_with_more_resources_left_is_ahead() -> None:
    table = with_points(40, 40, 39, cubes=(2, 3, 9))
    assert places(table) == [2, 1, 3]
    table.ask(score_the_end, 0)
    table.ask(score_the_end, 1)
    assert table.match.scores[:2] == (41, 41)
    assert places(table) == [2, 1, 3]


@pytest.mark.rule("LI-109")
def test_who_is_still_level_wins_together() -> None:
    table = with_points(40, 40, 12, cubes=(3, 3, 0))
    assert places(table) == [1, 1, 3]
    table.state["phase"] = Phase.OVER
    table.state["seat"], table.state["question"] = -1, 0
    assert table.match.winners == (0, 1)


@pytest.mark.rule("LI-110")
def test_lower_places_are_found_in_the_same_way() -> None:
    assert places(with_points(50, 30, 30, 30, cubes=(0, 1, 2, 1))) == [1, 3, 2, 3]
