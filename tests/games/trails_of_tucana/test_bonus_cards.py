"""Blue and red bonus cards: who gets them, when they go, and what lies below."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.trails_of_tucana.positions import PAIR_TRAIL, PEOPLE, Table

NEARLY_D = "9c-8b"  # and then "8b-7a" joins the two D villages
NEARLY_TWO_YETIS = "5d-6c-7b-8b-9b"  # and then "9b-9a"


def about_to_connect_d(*people: str, who: tuple[str, ...] = (), **options: Any) -> Table:
    table = Table(*people, **options)
    for each in who or people:
        table.drawn(each, NEARLY_D)
    return table


@pytest.mark.rule("TT-25", "TT-29")
def test_the_first_to_connect_a_pair_gets_the_blue_card_and_it_is_gone() -> None:
    table = about_to_connect_d("Mary", "David")
    table.turn(Mary="8b-7a")
    assert table.points("Mary") == {"villages": 11, "blue_bonus": 6}
    assert "D" not in table.bonus_cards
    table.turn(David="8b-7a")
    assert table.points("David") == {"villages": 11}, "the pair still earns its own value"


@pytest.mark.rule("TT-26", "TT-28", "TT-29")
def test_mary_and_david_then_alice_then_nobody() -> None:
    """The rulebook's example: 6 for Mary and David in the same turn, 4 for Alice later; then the last card is gone."""
    table = about_to_connect_d("Mary", "David", "Alice", "Adam", "Nils")
    table.turn(Mary="8b-7a", David="8b-7a")
    assert table.points("Mary") == table.points("David") == {"villages": 11, "blue_bonus": 6}
    assert table.bonus_cards["D"] == 4
    table.turn(Alice="8b-7a")
    assert table.points("Alice") == {"villages": 11, "blue_bonus": 4}
    assert "D" not in table.bonus_cards
    table.turn(Adam="8b-7a")
    assert table.points("Adam") == {"villages": 11}
    assert "D" not in table.bonus_cards


@pytest.mark.rule("TT-26", "TT-27")
@pytest.mark.parametrize("players", [5, 8])
def test_the_second_card_pays_only_in_a_later_turn(players: int) -> None:
    table = about_to_connect_d(*PEOPLE[:players])
    for who in PEOPLE[: players - 1]:
        table.draw(who, "8b-7a")
        assert table.bonus_cards["D"] == 6, "the card lies open until everyone has finished"
    table.draw(PEOPLE[players - 1], "8b-7a")
    assert [table.points(who)["blue_bonus"] for who in table.people] == [6] * players
    assert table.bonus_cards["D"] == 4


@pytest.mark.rule("TT-28")
def test_ties_for_the_second_card_are_paid_in_full_as_well() -> None:
    table = about_to_connect_d(*PEOPLE[:5])
    table.turn(Adam="8b-7a")
    table.turn(Alice="8b-7a", David="8b-7a")
    assert [table.points(who).get("blue_bonus", 0) for who in table.people] == [6, 4, 4, 0, 0]


@pytest.mark.rule("TT-27")
@pytest.mark.parametrize("order", [("Mary", "David"), ("David", "Mary")])
def test_being_quick_gains_nothing(order: tuple[str, str]) -> None:
    table = about_to_connect_d("Mary", "David")
    for who in order:
        table.draw(who, "8b-7a")
    assert [table.points(who)["blue_bonus"] for who in table.people] == [6, 6]


@pytest.mark.rule("TT-27", "TT-23")
def test_a_bonus_trail_of_the_same_turn_still_ties() -> None:
    table = about_to_connect_d("Mary", "David")
    table.drawn("David", "1c-2d-3e", "10c-9f")
    table.draw("Mary", "8b-7a")
    table.draw("David", "9f-8e")
    table.draw("David", "8b-7a")
    assert [table.points(who)["blue_bonus"] for who in table.people] == [6, 6]


@pytest.mark.rule("TT-25")
@pytest.mark.parametrize("letter", "ABCDE")
def test_only_the_card_of_the_pair_goes(letter: str) -> None:
    table = Table("Adam", "Mary")
    start, rest = PAIR_TRAIL[letter].split("-", 1)
    table.drawn("Adam", rest)
    before = table.bonus_cards
    table.turn(Adam=f"{start}-{rest.split('-')[0]}")
    assert table.points("Adam")["blue_bonus"] == before.pop(letter)
    assert table.bonus_cards == before


@pytest.mark.rule("TT-25", "TT-24")
def test_letters_differ_from_sheet_to_sheet() -> None:
    """The same trail joins Mary's two Ds and David's two As."""
    table = about_to_connect_d("Mary", "David")
    table.letters("David", "DDBBCCAAEE")
    table.turn(Mary="8b-7a", David="8b-7a")
    assert table.points("Mary") == {"villages": 11, "blue_bonus": 6}
    assert table.points("David") == {"villages": 14, "blue_bonus": 3}
    assert set(table.bonus_cards) == {"B", "C", "E"}


@pytest.mark.rule("TT-30")
def test_seven_bonuses_for_one_player() -> None:
    table = Table(*PEOPLE[:5], special_bonus=True)
    table.red("yeti", "obelisk")
    table.drawn("Adam", NEARLY_TWO_YETIS, "3e-4f-5g-6f-7e")
    table.turn(Adam="9b-9a")
    table.turn(Adam="7e-8e")
    for letter in "ABCE":
        start, rest = PAIR_TRAIL[letter].split("-", 1)
        table.drawn("Adam", rest)
        table.turn(Adam=f"{start}-{rest.split('-')[0]}")
    table.drawn("Adam", "9c-8b")
    table.turn(Adam="8b-7a")
    assert table.points("Adam") == {"villages": 60, "blue_bonus": 25, "red_bonus": 12}


@pytest.mark.rule("TT-44")
def test_alice_and_adam_join_two_yetis_in_the_same_turn() -> None:
    """The rulebook's example: 6 bonus points for both, and the card goes."""
    table = Table("Alice", "Adam", "Mary", special_bonus=True)
    table.red("yeti")
    for who in table.people:
        table.drawn(who, NEARLY_TWO_YETIS)
    table.turn(Alice="9b-9a", Adam="9b-9a")
    assert table.points("Alice") == table.points("Adam") == {"red_bonus": 6}
    assert "yeti" not in table.bonus_cards
    table.turn(Mary="9b-9a")
    assert table.points("Mary") == {}


@pytest.mark.rule("TT-44", "TT-27")
def test_a_red_card_lies_open_until_everyone_has_finished_and_pays_once() -> None:
    table = Table("Alice", "Adam", special_bonus=True)
    table.red("yeti")
    table.drawn("Alice", NEARLY_TWO_YETIS)
    table.draw("Alice", "9b-9a")
    assert table.bonus_cards["yeti"] == 6
    table.turn()
    assert "yeti" not in table.bonus_cards
    table.turn(Alice="9b-9c")
    assert table.points("Alice") == {"red_bonus": 6}


@pytest.mark.rule("TT-44")
def test_without_the_card_of_that_kind_two_joined_sights_earn_nothing() -> None:
    table = Table("Alice", "Adam", special_bonus=True)
    table.red("obelisk")
    table.drawn("Alice", NEARLY_TWO_YETIS)
    table.turn(Alice="9b-9a")
    assert table.points("Alice") == {}
    assert table.bonus_cards["obelisk"] == 6


@pytest.mark.rule("TT-43", "TT-44")
def test_one_of_two_red_cards_goes_and_the_other_stays() -> None:
    table = Table(*PEOPLE[:5], special_bonus=True)
    table.red("yeti", "book")
    table.drawn("Adam", NEARLY_TWO_YETIS)
    table.turn(Adam="9b-9a")
    assert "yeti" not in table.bonus_cards
    assert table.bonus_cards["book"] == 6


@pytest.mark.rule("TT-45")
@pytest.mark.parametrize("path", ["8h-8g-7g-7f-7e", "12a-12b-11c-10c-9d-8d-7e", "12a-12b-12c-11d-10d-9e-8e-8f-8g-8h"])
def test_a_red_card_asks_for_no_village_and_for_any_two_of_three(path: str) -> None:
    table = Table("Alice", "Adam", island="grande", special_bonus=True)
    table.red("yeti")
    start, rest = path.split("-", 1)
    table.drawn("Alice", rest)
    table.turn(Alice=f"{start}-{rest.split('-')[0]}")
    assert table.points("Alice") == {"red_bonus": 6}
    assert table.sheet_of("Alice")["sights"]["yeti"] == []


@pytest.mark.rule("TT-45", "TT-19")
def test_two_sights_of_a_kind_each_at_its_own_village_are_not_joined() -> None:
    table = Table("Alice", "Adam", special_bonus=True)
    table.red("obelisk")
    table.drawn("Alice", "1c-2d-3e", "10c-9f")
    table.turn(Alice="9f-8e")
    assert table.points("Alice") == {}
    assert table.bonus_cards["obelisk"] == 6
