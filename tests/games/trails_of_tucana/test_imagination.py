"""What a seat may imagine of the rest: others' drawings of this turn, and the deck in any order."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from islario.games.trails_of_tucana.rules.imagine import count_links, imagine, nth_link
from islario.kernel.dice import key_of, key_words
from islario.match.desk import copied
from tests.games.trails_of_tucana.positions import TUCANA, Table


def imagined(table: Table, viewer: str, seed: int) -> Table:
    """Another table like this one, as far as the viewer can tell."""
    twin = Table(*table.people)
    seat = table.seat(viewer)
    twin.match._state = TUCANA.desk.imagined(TUCANA.desk.hidden(table.state, seat), key_of(seed))
    return twin


@pytest.mark.rule("TT-39")
def test_a_finished_seat_is_imagined_to_have_drawn_something_that_fits() -> None:
    table = Table("Adam", "Mary")
    table.cards("water", "water")
    table.draw("Mary", "10e-10f")
    found: Counter[str] = Counter()
    for seed in range(60):
        twin = imagined(table, "Adam", seed)
        sheet = twin.sheet_of("Mary")
        assert (len(sheet["new_trails"]), twin.owes("Mary"), twin.pending) == (1, 0, ["Adam"])
        assert sheet["trails"] == sheet["new_trails"]
        found.update(sheet["new_trails"])
        assert twin.sheet_of("Adam") == table.sheet_of("Adam")
    assert set(found) == set(table.names_of(table.links_between("water", "water")))
    assert max(found.values()) < 30


@pytest.mark.unwatched
@pytest.mark.rule("TT-39", "TT-21")
def test_a_finished_seat_is_imagined_with_the_bonus_trails_that_follow() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Mary", "1c-2d-3e", "10c-9f", "7h-7g", "2a-2b-3c")
    table.cards("desert", "desert")
    table.idle("Mary")
    trails: Counter[int] = Counter()
    for seed in range(60):
        twin = imagined(table, "Adam", seed)
        new = twin.sheet_of("Mary")["new_trails"]
        assert twin.owes("Mary") == 0
        assert (len(new) > 1) == (new[0] == "8e-9f"), "only the second obelisk brings a bonus trail"
        trails[len(new)] += 1
    assert {1, 2} <= set(trails)


@pytest.mark.rule("TT-39", "TT-17")
def test_a_seat_that_could_not_draw_is_not_imagined_to_have_drawn() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Mary", *table.names_of(table.links_between("water", "water")))
    table.cards("water", "water")
    table.one["to_draw"][1] = 0
    assert imagined(table, "Adam", 1).sheet_of("Mary") == table.sheet_of("Mary")


@pytest.mark.rule("TT-39", "TT-57")
@pytest.mark.parametrize(("to_the_village", "owes"), [((), 0), (("9g-10e", "7e-7f-7g-7h"), 1)])
def test_the_only_segment_that_fits_is_always_imagined(to_the_village: tuple[str, ...], owes: int) -> None:
    table = Table("Adam", "Mary")
    all_water = table.names_of(table.links_between("water", "water"))
    table.drawn("Mary", *(name for name in all_water if name != "10e-10f"), *to_the_village)
    table.deck(water=4)
    table.idle("Adam")
    table.idle("Mary")
    assert (table.owes("Mary"), table.sheet_of("Mary", "Adam")["new_trails"]) == (owes, [])
    for seed in range(10):
        twin = imagined(table, "Adam", seed)
        assert (twin.owes("Mary"), twin.sheet_of("Mary")["new_trails"]) == (owes, ["10e-10f"])


@pytest.mark.rule("TT-39")
def test_an_unfinished_seat_may_owe_a_bonus_trail_or_have_drawn_nothing() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Mary", "1c-2d-3e", "10c-9f")
    table.cards("desert", "desert")
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(50):
        twin = imagined(table, "Adam", seed)
        assert twin.owes("Mary") == 1
        found[tuple(twin.sheet_of("Mary")["new_trails"])] += 1
    assert set(found) == {(), ("8e-9f",)}
    assert min(found.values()) > 12, "both about equally often"


def drawn_by(table: Table, who: str) -> list[str]:
    """What somebody has drawn in this turn, in its order."""
    seat = table.seat(who)
    return table.names_of(table.one["new_trail"][seat, : table.one["new_trails"][seat]].tolist())


@pytest.mark.unwatched
@pytest.mark.rule("TT-39", "TT-22")
def test_an_unfinished_seat_may_owe_several_bonus_trails() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Mary", "3e-4f-5g-6f-7e-8e-8d-7c", "8e-9f")
    table.cards("desert", "forest")
    for seed in range(5):
        twin = imagined(table, "Adam", seed)
        new = drawn_by(twin, "Mary")
        assert (new[0], len(new), twin.owes("Mary")) == ("9f-10c", 2, 1), "two kinds, and one of two bonus trails drawn"


# A trail at 8e-9f connects the last obelisk, and a bonus trail at 7c-8c then the last book.
CHAIN = ("1c-2d-3e", "10c-9f", "5g-6g-7g-7h", "8c-9c")


def chained() -> Table:
    table = Table("Adam", "Mary")
    table.drawn("Mary", *CHAIN)
    table.cards("desert", "desert")
    return table


def spread(found: Counter[int], ways: dict[int, int]) -> float:
    """How far what was found is from all ways being equally likely: a chi-square."""
    expected = {size: found.total() * count / sum(ways.values()) for size, count in ways.items()}
    return sum((found[size] - count) ** 2 / count for size, count in expected.items())


@pytest.mark.unwatched
@pytest.mark.rule("TT-39")
def test_a_longer_unfinished_turn_is_as_likely_as_a_shorter_one() -> None:
    table = chained()
    found: Counter[int] = Counter()
    for seed in range(240):
        new = drawn_by(imagined(table, "Adam", seed), "Mary")
        assert new == ["8e-9f", "7c-8c"][: len(new)]
        found[len(new)] += 1
    assert spread(found, {0: 1, 1: 1, 2: 1}) < 12, found  # trail by trail it were 120, 60 and 60: 30


@pytest.mark.unwatched
@pytest.mark.rule("TT-39", "TT-21")
def test_all_finished_turns_are_equally_likely() -> None:
    table = chained()
    of_the_cards, of_the_sheet = len(table.legal("Mary")), len(table.sheet.links) - 7
    table.idle("Mary")
    found = Counter(len(drawn_by(imagined(table, "Adam", seed), "Mary")) for seed in range(120))
    ways = {1: of_the_cards - 1, 2: of_the_sheet - 2, 3: of_the_sheet - 2}
    assert spread(found, ways) < 12, found


@pytest.mark.interpreted
@pytest.mark.parametrize("finished", [False, True])
def test_where_there_is_too_much_to_go_through_trails_are_drawn_one_by_one(
    finished: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("islario.games.trails_of_tucana.rules.imagine.MOST_LOOKED_AT", 2)
    table = chained()
    if finished:
        table.idle("Mary")
    found: Counter[int] = Counter()
    for seed in range(60):
        twin = imagined(table, "Adam", seed)
        assert (twin.owes("Mary") == 0) == finished
        found[len(drawn_by(twin, "Mary"))] += 1
    assert found[1 + finished] < found[finished], found
    assert min(found[finished], found[1 + finished]) > 0, found


def test_a_bonus_trail_that_has_no_room_on_the_sheet_leaves_a_seat_finished() -> None:
    table = chained()
    table.full_but_for("Mary", "8e-9f")
    table.one["to_draw"][1] = 0
    assert drawn_by(imagined(table, "Adam", 1), "Mary") == ["8e-9f"]


def test_without_a_kind_to_complete_an_unfinished_seat_has_drawn_nothing() -> None:
    table = Table("Adam", "Mary")
    assert all(imagined(table, "Adam", seed).sheet_of("Mary")["new_trails"] == [] for seed in range(3))


@pytest.mark.rule("TT-38")
def test_the_deck_is_imagined_in_any_order() -> None:
    table = Table("Adam")
    nexts: Counter[tuple[str, ...]] = Counter()
    for seed in range(30):
        twin = imagined(table, "Adam", seed)
        twin.idle("Adam")
        nexts[tuple(twin.match.view()["table"]["cards"])] += 1
    assert len(nexts) > 10
    assert np.array_equal(imagined(table, "Adam", 7).one["dice_key"], key_words(key_of(7)))


@pytest.mark.interpreted
def test_a_match_that_is_over_leaves_nothing_to_imagine() -> None:
    table = Table("Adam", "Mary")
    table.last_turn(of_round=2)
    table.turn()
    before = copied(table.state)
    table.ask(imagine, 0, key_words(key_of(1)))
    for field in before.dtype.names or ():
        if not field.startswith("dice"):
            assert np.array_equal(table.state[field], before[field]), field


@pytest.mark.interpreted
def test_possible_links_are_counted_and_numbered_in_their_order() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", "1a-1b")
    table.cards("desert", "desert")
    assert table.ask(count_links, 0, False) == 12
    assert [table.ask(nth_link, 0, False, n) for n in range(12)] == table.legal("Adam")
    assert table.ask(count_links, 0, True) == 0
