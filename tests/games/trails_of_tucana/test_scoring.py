"""Points: sights round by round, pairs, the final score, and who wins."""

from __future__ import annotations

import pytest

from islario.games.trails_of_tucana.box.components import SIGHTS
from islario.games.trails_of_tucana.rules.scoring import bonuses, circled_sights
from islario.games.trails_of_tucana.rules.state import Source
from tests.games.trails_of_tucana.positions import PAIR_TRAIL, SIDE_BY_SIDE, Table


@pytest.mark.rule("TT-19")
@pytest.mark.parametrize("first", ["3e", "8e"])
def test_only_the_number_of_sights_counts_not_which_came_first(first: str) -> None:
    paths = {"3e": "2d-3e", "8e": "9f-8e"}
    table = Table("Adam", "Mary")
    table.drawn("Adam", "1c-2d", "10c-9f")
    circled = []
    for obelisk in (first, *({"3e", "8e"} - {first})):
        happened = table.turn(Adam=paths[obelisk])
        circled += [h.event.amount for h in happened if h.kind == "sight_connected"]
    assert circled == [1, 2]


@pytest.mark.rule("TT-19")
def test_a_sight_counts_once_however_many_trails_lead_to_it() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", "1c-2d", "2f-2e")
    table.turn(Adam="2d-3e")
    happened = table.turn(Adam="2e-3e")
    assert not [h for h in happened if h.kind == "sight_connected"]
    assert table.sheet_of("Adam")["sights"]["obelisk"] == ["3e"]


@pytest.mark.rule("TT-19")
@pytest.mark.parametrize(
    ("drawn", "turns"),
    [("3c-3d-3e", ["2d-3d"]), ("2d-3d", ["3c-3d", "3d-3e"]), ("2d-3d", ["3d-3e", "3c-3d"])],
    ids=["together", "toucan first", "obelisk first"],
)
def test_sights_may_be_circled_in_any_order(drawn: str, turns: list[str]) -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", "1c-2d", drawn)
    circled = []
    for path in turns:
        happened = table.turn(Adam=path)
        circled += [(SIGHTS[h.event.what], h.event.amount) for h in happened if h.kind == "sight_connected"]
    assert sorted(circled) == [("obelisk", 1), ("toucan", 2)]


@pytest.mark.rule("TT-19", "TT-41")
@pytest.mark.interpreted
@pytest.mark.parametrize(
    ("island", "sights", "points"),
    [
        ("petit", {}, 0),
        ("petit", {"obelisk": 1}, 1),
        ("petit", {"obelisk": 2}, 3),
        ("petit", {"toucan": 1, "yeti": 1}, 5),
        ("petit", {"obelisk": 2, "book": 2, "toucan": 2, "yeti": 2, "sea_monster": 2}, 28),
        ("grande", {"yeti": 2}, 7),
        ("grande", {"book": 3}, 7),
        ("grande", {"obelisk": 3, "book": 3, "toucan": 3, "yeti": 3, "sea_monster": 3}, 45),
    ],
)
def test_the_sum_of_circled_sights(island: str, sights: dict[str, int], points: int) -> None:
    table = Table("Adam", island=island)
    table.circled("Adam", **sights)
    assert table.ask(circled_sights, 0) == points


@pytest.mark.rule("TT-24")
def test_mary_links_her_two_d_villages() -> None:
    """The rulebook's example: 11 points."""
    table = Table("Mary", "David")
    table.drawn("Mary", "9c-8b")
    table.turn(Mary="8b-7a")
    assert table.points("Mary")["villages"] == 11
    assert table.sheet_of("Mary")["pairs"] == ["D"]
    assert table.points("David") == {}


@pytest.mark.rule("TT-24")
@pytest.mark.parametrize(("letter", "points"), [*zip("ABCDE", (14, 13, 12, 11, 10), strict=True)])
def test_every_pair_has_its_value(letter: str, points: int) -> None:
    table = Table("Adam", "Mary")
    start, rest = PAIR_TRAIL[letter].split("-", 1)
    table.drawn("Adam", rest)
    table.turn(Adam=f"{start}-{rest.split('-')[0]}")
    assert table.points("Adam")["villages"] == points


@pytest.mark.rule("TT-24", "TT-50")
@pytest.mark.parametrize(("letter", "points"), [*zip("ABCDE", (20, 19, 18, 17, 16), strict=True)])
def test_pairs_are_worth_more_on_isla_grande(letter: str, points: int) -> None:
    """Village 9 at 6a and village 10 at 3a get the letter; both islands use the same blue cards."""
    table = Table("Adam", "Mary", island="grande")
    table.letters("Adam", SIDE_BY_SIDE.replace("E", "x").replace(letter, "E").replace("x", letter))
    table.drawn("Adam", "6a-5a-4a")
    table.turn(Adam="4a-3a")
    assert table.points("Adam") == {"villages": points, "blue_bonus": "xxxABCDE".index(letter)}


@pytest.mark.rule("TT-24")
def test_a_pair_scores_once_a_game() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", "9c-8b")
    table.turn(Adam="8b-7a")
    table.turn(Adam="9c-9b")
    table.turn(Adam="9b-8b")
    assert table.points("Adam") == {"villages": 11, "blue_bonus": 6}


@pytest.mark.rule("TT-22", "TT-24")
def test_one_segment_may_connect_several_pairs() -> None:
    table = Table("Adam", "Mary")
    table.letters("Adam", "ABABCDCDEE")
    table.drawn("Adam", "9g-9f-10c-9e", "9d-9c-8b-7a")
    table.turn(Adam="9e-9d")
    assert table.points("Adam") == {"villages": 12 + 11, "blue_bonus": 5 + 6}


@pytest.mark.rule("TT-32", "TT-34")
def test_alice_s_sheet() -> None:
    """The rulebook's example: sights 10, then 22; pairs A, B and D make 38; bonuses 8; in all 78."""
    table = Table("Alice", "Adam", "David", "Mary", "Nils")
    table.blue(A=2, B=2, C=2, D=2, E=2)
    table.drawn("Alice", "1c-1d-2e", "4h-5i-6i", "9c-8b")
    table.circled("Alice", obelisk=1, book=1, yeti=1, sea_monster=1)
    table.last_turn(of_round=1)
    table.turn(Alice="2e-2f")
    assert table.points("Alice") == {"sights_1": 10, "villages": 14, "blue_bonus": 2}
    table.circled("Alice", obelisk=2, toucan=2, sea_monster=2)
    table.turn(Alice="6i-7h")
    table.last_turn(of_round=2)
    table.turn(Alice="8b-7a")
    assert table.match.over
    assert table.points("Alice") == {"sights_1": 10, "sights_2": 22, "villages": 38, "blue_bonus": 8}
    assert table.match.scores[0] == 78
    assert table.match.winners == (0,)


@pytest.mark.rule("TT-32")
def test_sights_connected_in_the_last_turn_of_a_round_count_for_it() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", "1c-2d")
    table.last_turn(of_round=1)
    table.turn(Adam="2d-3e")
    assert table.points("Adam") == {"sights_1": 1}
    assert table.points("Mary") == {}
    table.last_turn(of_round=2)
    table.turn()
    assert table.points("Adam") == {"sights_1": 1, "sights_2": 1}, "what round 1 connected counts twice"


@pytest.mark.rule("TT-34")
def test_pairs_and_bonuses_count_only_once() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", "9c-8b")
    table.turn(Adam="8b-7a")
    for number in (1, 2):
        table.last_turn(of_round=number)
        table.turn()
    assert table.match.over
    assert table.match.scores == (17, 0)


def finished(*people: str) -> Table:
    """A match of which the last turn has been played, and nobody has a point."""
    table = Table(*people, special_bonus=True)
    table.last_turn(of_round=2)
    table.turn()
    assert table.match.over
    return table


@pytest.mark.rule("TT-1", "TT-35")
def test_the_best_final_score_wins() -> None:
    table = finished("Adam", "Mary", "David")
    table.one["points"][:3, Source.VILLAGES] = 40, 50, 45
    assert table.match.places == (3, 1, 2)
    assert table.match.winners == (1,)


@pytest.mark.rule("TT-35", "TT-44")
@pytest.mark.parametrize("source", [Source.BLUE_BONUS, Source.RED_BONUS])
def test_a_tie_goes_to_who_has_more_bonus_points(source: Source) -> None:
    table = finished("Adam", "Mary", "David")
    table.one["points"][:3, Source.VILLAGES] = 50, 44, 50
    table.one["points"][1, source] = 6
    assert table.match.scores == (50, 50, 50)
    assert table.match.places == (2, 1, 2)


@pytest.mark.rule("TT-35", "TT-44")
@pytest.mark.interpreted
def test_blue_and_red_bonuses_break_ties_together() -> None:
    table = finished("Adam", "Mary")
    table.one["points"][0] = [10, 10, 0, 25, 5, 0]
    table.one["points"][1] = [10, 10, 0, 23, 1, 6]
    assert [table.ask(bonuses, seat) for seat in (0, 1)] == [5, 7]
    assert table.match.winners == (1,)


@pytest.mark.rule("TT-35")
def test_bonuses_decide_only_among_those_tied() -> None:
    table = finished("Adam", "Mary")
    table.one["points"][:2, Source.VILLAGES] = 30, 24
    table.one["points"][1, Source.BLUE_BONUS] = 5
    assert table.match.places == (1, 2)


@pytest.mark.rule("TT-35")
def test_still_tied_players_win_together() -> None:
    table = finished("Adam", "Mary", "David", "Alice")
    table.one["points"][:4, Source.VILLAGES] = 44, 50, 44, 40
    table.one["points"][[0, 2], Source.BLUE_BONUS] = 6
    assert table.match.places == (1, 3, 1, 4)
    assert table.match.winners == (0, 2)


def test_nobody_has_won_before_the_end() -> None:
    table = Table("Adam", "Mary")
    assert table.match.places == (1, 1)
    assert table.match.winners == ()
