"""Action A: cards go into the holder, cover others, bring explorers and slots."""

from __future__ import annotations

import pytest

from islario.games.la_isla.rules.state import Place
from tests.games.la_isla.positions import Table, kinds

pytestmark = pytest.mark.interpreted
FULL = ("land-vp desert", "b-vp gray", "d-vp dodo")


def slot_card(table: Table, who: str, function: str) -> int:
    card = table.card(function)
    table.action("A", **{who: card})
    return card


@pytest.mark.rule("LI-53", "LI-55", "LI-43")
def test_the_card_fills_an_empty_slot_by_itself_and_cannot_be_left_out() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "land-vp desert")
    card = slot_card(table, "Anna", "b-vp gray")
    assert table.holder("Anna") == ["land-vp desert", "b-vp gray", None]
    assert table.one["place"][card] == Place.HOLDER
    assert table.phase == "C"


@pytest.mark.rule("LI-54")
def test_its_function_works_already_in_this_rounds_b_c_and_d() -> None:
    table = Table("Anna", "Paul")
    card, yellow, dodo = table.card("b-vp yellow"), table.card("symbol-vp backpack", "yellow"), table.any_card()
    table.hand("Anna", card, yellow, dodo)
    table.lay("Anna", card, yellow, dodo)
    table.lay_anything("Paul")
    assert table.asks("Anna") == {"b-vp yellow"}
    table.use("Anna", "b-vp yellow")
    assert table.points("Anna") == {"action_b": 2}


@pytest.mark.rule("LI-56", "LI-57", "LI-60")
def test_without_an_empty_slot_the_seat_chooses_what_is_covered_and_that_ends_for_good() -> None:
    table = Table("Anna", "Paul")
    shown = table.shows("Anna", "land-vp desert", "b-vp beige", "d-vp dodo")
    slot_card(table, "Anna", "ring-vp inner")
    assert (table.pending, table.question) == (["Anna"], "COVER")
    assert [move["slot"] for move in table.moves("Anna", "cover")] == [1, 2, 3]
    happened = table.play("Anna", "cover", slot=2)
    assert table.holder("Anna") == ["land-vp desert", "ring-vp inner", "d-vp dodo"]
    assert "function_covered" in kinds(happened)
    assert table.one["place"][shown[1]] == Place.COVERED
    assert table.seen_by("Anna")["seats"][0]["slots"][1]["covered"] == 1
    table.action("B", Anna=table.card("symbol-vp hat", colour="beige"))
    assert table.asks("Anna") == set()
    for _ in range(3):
        table.finish_round()
        assert table.one["place"][shown[1]] == Place.COVERED
        table.lay_anything()


@pytest.mark.rule("LI-59")
def test_the_same_slot_may_be_covered_again_and_again() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", *FULL)
    for depth, function in enumerate(("ring-vp inner", "ring-vp middle", "ring-vp outer"), start=1):
        slot_card(table, "Anna", function)
        table.play("Anna", "cover", slot=1)
        assert table.holder("Anna") == [function, *FULL[1:]]
        assert table.one["depth"][0, 0] == depth


@pytest.mark.rule("LI-61", "LI-62")
@pytest.mark.parametrize("others", [(), ("b-vp gray", "d-vp dodo")])
def test_the_same_function_covers_itself_even_beside_an_empty_slot(others: tuple[str, ...]) -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "land-vp desert", *others)
    second = slot_card(table, "Anna", "land-vp desert")
    assert table.holder("Anna") == ["land-vp desert", *(others or (None, None))]
    assert table.one["slots"][0, 0] == second
    assert table.phase == "C"


@pytest.mark.rule("LI-63")
def test_alike_functions_lie_side_by_side() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "land-vp desert")
    slot_card(table, "Anna", "land-vp swamp")
    slot_card(table, "Anna", "land-marker desert")
    assert table.holder("Anna") == ["land-vp desert", "land-vp swamp", "land-marker desert"]


@pytest.mark.rule("LI-58", "LI-161")
def test_one_more_explorer_comes_when_the_card_is_slotted_and_stays_when_it_is_covered() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "land-vp desert", "b-vp gray")
    slot_card(table, "Anna", "extra-explorer")
    assert table.asks("Anna") == {"extra-explorer"}
    table.use("Anna", "extra-explorer")
    assert (table.of("supply", "Anna"), table.of("reserve", "Anna")) == (6, 1)
    slot_card(table, "Anna", "ring-vp inner")
    table.play("Anna", "cover", slot=3)
    assert (table.of("supply", "Anna"), table.of("reserve", "Anna")) == (6, 1)


@pytest.mark.rule("LI-162")
def test_a_third_such_card_brings_nobody_and_asks_nothing() -> None:
    table = Table("Anna", "Paul")
    table.one["reserve"][0] = 0
    slot_card(table, "Anna", "extra-explorer")
    assert (table.holder("Anna")[0], table.phase) == ("extra-explorer", "C")


@pytest.mark.rule("LI-163", "LI-113")
def test_who_declines_him_cannot_fetch_him_later() -> None:
    table = Table("Anna", "Paul")
    slot_card(table, "Anna", "extra-explorer")
    table.play("Anna", "done")
    assert (table.of("supply", "Anna"), table.of("reserve", "Anna")) == (5, 2)
    for letter in "BD":
        table.action(letter)
        assert "extra-explorer" not in table.asks("Anna")


@pytest.mark.rule("LI-164")
def test_a_second_such_card_covers_the_first_and_brings_the_second() -> None:
    table = Table("Anna", "Paul")
    for supply in (6, 7):
        slot_card(table, "Anna", "extra-explorer")
        table.use("Anna", "extra-explorer")
        assert table.of("supply", "Anna") == supply
    assert table.holder("Anna") == ["extra-explorer", None, None]


@pytest.mark.rule("LI-165", "LI-166", "LI-168", "LI-58")
def test_one_more_slot_lies_beside_the_holder_without_a_question() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "land-vp desert")
    slot_card(table, "Anna", "extra-slot")
    assert table.holder("Anna") == ["land-vp desert", None, None, "extra-slot"]
    assert table.phase == "C"


@pytest.mark.rule("LI-167", "LI-165")
def test_later_cards_fill_printed_slots_first_and_may_then_cover_the_new_one_which_remains() -> None:
    table = Table("Anna", "Paul")
    slot_card(table, "Anna", "extra-slot")
    for function in FULL:
        slot_card(table, "Anna", function)
    assert table.holder("Anna") == [*FULL, "extra-slot"]
    slot_card(table, "Anna", "ring-vp inner")
    assert [move["slot"] for move in table.moves("Anna", "cover")] == [1, 2, 3, 4]
    table.play("Anna", "cover", slot=4)
    assert table.holder("Anna") == [*FULL, "ring-vp inner"]


@pytest.mark.rule("LI-169")
def test_a_second_slot_card_covers_a_visible_first_and_adds_none() -> None:
    table = Table("Anna", "Paul")
    slot_card(table, "Anna", "extra-slot")
    slot_card(table, "Anna", "extra-slot")
    assert table.holder("Anna") == [None, None, None, "extra-slot"]


@pytest.mark.rule("LI-170")
def test_if_the_first_is_covered_the_second_adds_a_slot_of_its_own() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", *FULL, "ring-vp inner")
    slot_card(table, "Anna", "extra-slot")
    assert table.holder("Anna") == [*FULL, "ring-vp inner", "extra-slot"]
