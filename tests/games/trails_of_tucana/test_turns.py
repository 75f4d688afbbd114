"""The course of play: turns in which all draw at once, bonus trails, rounds, the rare case of no connection."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from islario.match.errors import NotYourTurn
from tests.games.trails_of_tucana.positions import ALL_SIGHTS, PEOPLE, TUCANA, Table

JOURNAL = ("journal", "journal_length", "journal_page")


def all_of(table: Table, a: str, b: str) -> list[str]:
    return table.names_of(table.links_between(a, b))


@pytest.mark.rule("TT-10")
def test_each_turn_two_more_cards_hold_for_everyone() -> None:
    table = Table("Adam", "Mary")
    left = []
    for turn in range(1, 14):
        assert table.course == (1, turn)
        left.append(int(table.one["deck"].sum()))
        table.turn()
    assert left == [25, 23, 21, 19, 17, 15, 13, 11, 9, 7, 5, 3, 1]


@pytest.mark.rule("TT-11")
def test_the_turn_is_over_when_the_last_has_drawn() -> None:
    table = Table("Adam", "Mary", "David")
    table.idle("Mary")
    assert (table.pending, table.course) == (["Adam", "David"], (1, 1))
    table.idle("David")
    assert (table.pending, table.course) == (["Adam"], (1, 1))
    table.idle("Adam")
    assert (table.pending, table.course) == (["Adam", "Mary", "David"], (1, 2))


@pytest.mark.rule("TT-11")
def test_one_segment_a_turn_and_no_second() -> None:
    table = Table("Adam", "Mary")
    table.idle("Adam")
    with pytest.raises(NotYourTurn, match="Player 1 has nothing to decide now"):
        table.draw("Adam", "10e-10f")
    assert table.legal("Adam") == []


@pytest.mark.rule("TT-17", "TT-56")
def test_who_finds_no_connection_draws_nothing() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", *all_of(table, "water", "water"))
    table.deck(water=4)
    table.idle("Adam")
    happened = table.idle("Mary")
    assert table.course == (1, 2)
    assert table.match.view()["table"]["cards"] == ["water", "water"]
    assert table.pending == ["Mary"]
    assert (table.owes("Adam"), table.legal("Adam")) == (0, [])
    assert [h.tell() for h in happened if h.kind == "no_trail_fits"] == [
        "Nothing on the sheet of Player 1 fits: no trail this turn."
    ]
    assert len(table.legal("Mary")) == 7


@pytest.mark.rule("TT-17", "TT-56")
def test_when_nobody_finds_a_connection_the_turn_passes_by_itself() -> None:
    table = Table("Adam", "Mary")
    for who in table.people:
        table.drawn(who, *all_of(table, "water", "water"))
    table.state["turn"] = 12
    table.deck(water=3)
    table.idle("Adam")
    happened = Counter(h.kind for h in table.idle("Mary"))
    assert (happened["cards_turned"], happened["no_trail_fits"]) == (2, 2)
    assert (happened["round_ended"], table.course) == (1, (2, 1))
    assert table.pending == ["Adam", "Mary"]


@pytest.mark.rule("TT-17", "TT-34")
def test_the_match_may_end_with_a_turn_in_which_nobody_draws() -> None:
    table = Table("Adam", "Mary")
    for who in table.people:
        table.drawn(who, *all_of(table, "water", "water"))
    table.state["round_number"], table.state["turn"] = 2, 11
    table.deck(water=5)
    table.idle("Adam")
    table.idle("Mary")
    assert table.match.over
    assert table.pending == []


@pytest.mark.rule("TT-21")
def test_adam_s_obelisks() -> None:
    """The rulebook's example: 1 for the first; for the other 2 and a bonus trail, between two mountains."""
    table = Table("Adam", "Mary")
    table.drawn("Adam", "1c-2d", "10c-9f")
    happened = table.turn(Adam="2d-3e")
    assert "Player 1 connects a sight to a village (obelisk) and circles 1." in [h.tell() for h in happened]
    table.draw("Adam", "9f-8e")
    assert (table.pending, table.owes("Adam")) == (["Adam", "Mary"], 1)
    table.draw("Adam", "1c-1d")
    assert table.pending == ["Mary"]
    happened = table.idle("Mary")
    told = [h.tell() for h in happened]
    assert "Player 1 connects a sight to a village (obelisk) and circles 2." in told
    assert "Player 1 draws a bonus trail from 1c (mountain, village A) to 1d (mountain)." in told


@pytest.mark.rule("TT-21", "TT-16")
def test_a_bonus_trail_may_join_any_terrains_whatever_the_cards_are() -> None:
    table = Table("Adam")
    table.drawn("Adam", "1c-2d-3e", "10c-9f")
    table.cards("desert", "desert")
    table.draw("Adam", "9f-8e")
    drawn = table.links("1c-2d-3e", "10c-9f-8e")
    assert table.legal("Adam") == [link for link in range(186) if link not in drawn]


@pytest.mark.rule("TT-21")
def test_the_first_sight_of_a_kind_brings_no_bonus_trail() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", "1c-2d")
    table.draw("Adam", "2d-3e")
    assert table.owes("Adam") == 0


@pytest.mark.rule("TT-21", "TT-19")
def test_both_sights_of_a_kind_may_be_connected_by_one_segment() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", "5d-6c-7b-8b-9b-9a")
    table.draw("Adam", "8b-7a")
    assert table.owes("Adam") == 1
    assert table.sheet_of("Adam")["sights"]["yeti"] == ["5d", "9a"]


@pytest.mark.rule("TT-22")
def test_one_segment_may_complete_several_kinds() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", "3e-4f-5g-6f-7e-8e-8d-7c", "8e-9f")
    table.draw("Adam", "9f-10c")
    assert table.owes("Adam") == 2
    table.draw("Adam", "1a-1b")
    assert table.owes("Adam") == 1
    table.draw("Adam", "1b-2b")
    assert table.pending == ["Mary"]


@pytest.mark.rule("TT-22", "TT-36")
def test_all_five_kinds_at_once_bring_five_bonus_trails_and_none_is_lost() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", *ALL_SIGHTS)
    table.draw("Adam", "9f-10c")
    table.idle("Mary")
    for owed in (5, 4, 3, 2, 1):
        assert (table.owes("Adam"), table.course, table.pending) == (owed, (1, 1), ["Adam"])
        happened = table.idle("Adam")
    kinds = Counter(h.kind for h in happened if h.event.seat == 0)
    assert kinds == {"trail_drawn": 1, "bonus_trail_drawn": 5, "sight_connected": 10}
    assert table.course == (1, 2)


@pytest.mark.rule("TT-22")
def test_a_bonus_trail_cannot_be_saved_and_undrawn_pairs_never_run_out() -> None:
    table = Table("Adam")
    table.drawn("Adam", *ALL_SIGHTS)
    table.draw("Adam", "9f-10c")
    assert all(move.kind == "draw" for move in table.match.moves(0)), "there is no passing"
    assert len(table.legal("Adam")) > 100
    table.turn()
    assert table.owes("Adam") == 1, "the next turn brings its own trail and no other"


@pytest.mark.rule("TT-22")
@pytest.mark.parametrize("people", [("Adam",), ("Adam", "Mary")])
def test_bonus_trails_are_lost_where_no_undrawn_pair_is_left(people: tuple[str, ...]) -> None:
    """No play fills a sheet; here one line is left, and it completes all five kinds."""
    table = Table(*people)
    table.drawn("Adam", *ALL_SIGHTS)
    table.full_but_for("Adam", "9f-10c")
    happened = table.draw("Adam", "9f-10c")
    if "Mary" in people:
        assert (table.pending, table.owes("Adam")) == (["Mary"], 0)
        happened = table.idle("Mary")
    kinds = Counter(h.kind for h in happened if h.event.seat == 0)
    assert (kinds["trail_drawn"], kinds["bonus_trail_drawn"], kinds["sight_connected"]) == (1, 0, 10)
    assert table.match.over or table.pending == list(people[1:]), "nobody waits who has nothing to draw"


@pytest.mark.rule("TT-22")
def test_only_those_bonus_trails_are_lost_that_find_no_undrawn_pair() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", *ALL_SIGHTS)
    table.full_but_for("Adam", "9f-10c", "1a-1b")
    table.draw("Adam", "9f-10c")
    assert (table.owes("Adam"), table.names_of(table.legal("Adam"))) == (5, ["1a-1b"])
    table.draw("Adam", "1a-1b")
    assert (table.pending, table.owes("Adam")) == (["Mary"], 0)


@pytest.mark.rule("TT-23")
def test_a_bonus_trail_may_bring_the_next() -> None:
    """The second obelisk, then with the bonus trail the second toucan, then with that one the second book."""
    table = Table("Adam", "Mary")
    table.drawn("Adam", "1c-2d-3e", "10c-9f", "2a-2b-3c", "7h-7g", "4h-5h-5g", "7a-7b")
    table.draw("Adam", "9f-8e")
    assert table.owes("Adam") == 1
    table.draw("Adam", "7g-7f")
    assert table.owes("Adam") == 1
    table.draw("Adam", "7b-7c")
    assert table.owes("Adam") == 1
    table.idle("Adam")
    assert table.pending == ["Mary"]
    assert table.sheet_of("Adam")["sights"]["book"] == ["5g", "7c"]


@pytest.mark.rule("TT-22", "TT-23", "TT-24", "TT-44")
@pytest.mark.interpreted
def test_several_trails_bring_the_same_whether_anybody_listens_or_not() -> None:
    """Told, they are drawn again one by one when the turn closes; in simulations they are counted together."""
    ends = []
    for quiet in (0, 1):
        table = Table("Adam", special_bonus=True)
        table.red("yeti", "book")
        table.drawn("Adam", *ALL_SIGHTS, "4a-3a", "1c-1d-2e")
        table.state["quiet"] = quiet
        for path in ("9f-10c", "9g-9f", "3a-2a", "2e-2f", "1a-1b", "1b-2b"):
            table.draw("Adam", path)
        assert table.points("Adam") == {"villages": 12 + 10 + 14, "blue_bonus": 3 + 5 + 2, "red_bonus": 12}
        ends.append(table.match.state.array)
    untold = [name for name in ends[0].dtype.names or () if name not in ("quiet", "new_move", *JOURNAL)]
    assert [name for name in untold if not np.array_equal(ends[0][name], ends[1][name])] == []
    assert [int(end["journal_page"][0]) for end in ends] == [2, 1]


@pytest.mark.rule("TT-23", "TT-24", "TT-27")
def test_bonus_trails_count_for_pairs_and_bonus_cards() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", "1c-2d-3e", "10c-9f", "9c-8b")
    table.draw("Adam", "9f-8e")
    table.turn(Adam="8b-7a")
    assert table.points("Adam") == {"villages": 11, "blue_bonus": 6}


@pytest.mark.rule("TT-31", "TT-33", "TT-58")
@pytest.mark.parametrize("players", [1, 2])
def test_a_round_ends_with_one_card_left_and_all_27_are_shuffled_again(players: int) -> None:
    table = Table(*PEOPLE[:players])
    table.drawn("Adam", "1c-2d-3e")
    table.last_turn(of_round=1)
    table.turn(Adam="7a-8a")
    assert table.course == (2, 1)
    assert int(table.one["deck"].sum()) == 25
    assert TUCANA.rules.pieces(table.match.state)["terrain cards"] == 27
    assert "1c-2d" in table.sheet_of("Adam")["trails"], "trails stay"
    assert table.sheet_of("Adam")["sights"]["obelisk"] == ["3e"]


@pytest.mark.rule("TT-58")
def test_points_and_bonus_cards_stay_as_they_are_for_the_next_round() -> None:
    table = Table("Adam", "Mary", special_bonus=True)
    table.drawn("Adam", "9c-8b")
    table.turn(Adam="8b-7a")
    points, open_cards = table.points("Adam"), table.bonus_cards
    table.last_turn(of_round=1)
    table.turn()
    assert table.course == (2, 1)
    assert table.points("Adam") == points
    assert table.bonus_cards == open_cards


@pytest.mark.rule("TT-31", "TT-34", "TT-36", "TT-40")
@pytest.mark.parametrize(("island", "turns", "most"), [("petit", 26, 31), ("grande", 39, 44)])
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_match(island: str, turns: int, most: int, seed: int) -> None:
    match = TUCANA.new(1, seed=seed, island=island)
    courses = set()
    while not match.over:
        courses.add((match.state.round_number, match.state.turn))
        legal = TUCANA.desk.legal(match.state, 0)
        match.play(0, legal[(seed + 7 * len(match.plies)) % len(legal)])
    assert courses == {(round_ + 1, turn + 1) for round_ in range(turns // 13) for turn in range(13)}
    assert turns <= len(match.plies) <= most
    assert len(match.view(0)["table"]["sheets"][0]["trails"]) == len(match.plies)
    assert match.view(0)["moves"] == []
    with pytest.raises(NotYourTurn, match="The match is over"):
        match.play(0, 0)
