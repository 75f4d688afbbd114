"""Rounds, turns of two actions, and the piles of cards."""

from __future__ import annotations

import pytest

from islario.games.islas_canarias.rules.state import Phase
from islario.match.errors import IllegalMove
from tests.games.islas_canarias.positions import Table


def two() -> Table:
    return Table(ana="tenerife", bruno="lanzarote")


def three() -> Table:
    return Table(ana="tenerife", bruno="lanzarote", carla="la_palma")


# Rounds


@pytest.mark.rule("IC-23")
def test_in_a_round_everyone_takes_one_turn_from_the_start_player_clockwise() -> None:
    table = three()
    table.turn("bruno", start="bruno")
    order = []
    for _ in range(3):
        assert table.deciding is not None
        order.append(table.deciding)
        table.play(order[-1], "draw")
        table.go_on()
    assert order == ["bruno", "carla", "ana"]


@pytest.mark.rule("IC-24")
def test_a_ship_arrives_when_all_have_had_their_turn() -> None:
    table = two()
    table.play("ana", "draw")
    assert "ship_arrives" not in table.play("ana", "load", card="alfarero")
    table.play("bruno", "draw")
    assert "ship_arrives" in table.play("bruno", "load", card="arriero")


@pytest.mark.rule("IC-25")
def test_after_the_ship_the_left_hand_neighbour_begins() -> None:
    table = three()
    table.finish_round()
    assert table.one["start"] == 1
    assert table.deciding == "bruno"
    table.finish_round()
    table.finish_round()
    assert table.deciding == "ana"


@pytest.mark.rule("IC-26")
def test_the_start_player_decides_nothing_about_the_ship() -> None:
    table = two()
    table.houses("bruno", red="D")  # the coast is tied, and so is everything else
    table.houses("ana", red="F")
    happened = table.arrive("capitan", "capitan")
    assert happened.count("card_turned") == 2
    assert table.phase == Phase.ACT, "nobody was asked anything"


# The two actions


@pytest.mark.rule("IC-27")
def test_first_build_or_draw_then_load() -> None:
    table = two()
    assert table.kinds("ana") == {"build", "draw"}
    table.play("ana", "draw")
    assert table.kinds("ana") == {"load"}


@pytest.mark.rule("IC-28")
def test_the_first_action_is_not_skipped_and_not_done_twice() -> None:
    table = two()
    for kind, details in (("load", {"card": "alfarero"}), ("end_turn", {})):
        with pytest.raises(IllegalMove, match="deciding something else"):
            table.play("ana", kind, **details)
    table.hand("ana", "segador", "segador", "monje")
    table.play("ana", "build", card="segador")
    table.play("ana", "place", area="I")
    assert table.kinds("ana") == {"load"}, "neither a second house nor a draw"


@pytest.mark.rule("IC-29", "IC-30")
def test_building_plays_a_settler_onto_the_discards_and_gives_a_house_of_its_colour() -> None:
    table = two()
    table.hand("ana", "segador", "monje", "monje")
    table.play("ana", "build", card="segador")
    assert table.discarded("segador") == 1
    assert table.one["hand_size"][0] == 2
    table.play("ana", "place", area="K")
    assert table.at("ana", "K") == "red house"
    assert table.left("house", "red") == 7


@pytest.mark.rule("IC-31")
def test_drawing_takes_exactly_three_cards() -> None:
    table = two()
    before = int(table.one["deck_size"])
    table.play("ana", "draw")
    assert table.one["hand_size"][0] == 5
    assert table.one["deck_size"] == before - 3


@pytest.mark.rule("IC-32")
@pytest.mark.parametrize("cards", [[], ["segador"]])
def test_with_no_card_or_one_there_is_no_building(cards: list[str]) -> None:
    table = two()
    table.houses("ana", red="AB")
    table.hand("ana", *cards)
    assert table.kinds("ana") == {"draw", "palace"}
    with pytest.raises(IllegalMove, match="fewer than two cards"):
        table.play("ana", "build", card="segador")
    table.hand("ana", "segador", "segador")
    assert "build" in table.kinds("ana")


@pytest.mark.rule("IC-33", "IC-186")
def test_with_nothing_but_pirates_one_has_to_draw_but_is_asked_like_anybody() -> None:
    table = two()
    table.turn("bruno", Phase.LOAD, start="bruno")
    table.hand("ana", "pirate-red", "pirate-blue", "pirate-green")
    table.play("bruno", "load", card="arriero")
    assert table.deciding == "ana", "the draw does not happen by itself"
    assert table.kinds("ana") == {"draw"}
    table.hand("ana", "pirate-red", "pirate-blue", "segador")
    assert table.kinds("ana") == {"draw", "build"}


@pytest.mark.rule("IC-34")
def test_nothing_done_in_the_turn_lifts_that_test() -> None:
    table = two()
    table.houses("ana", red="ABCD")
    table.hand("ana", "segador")
    table.play("ana", "palace", area="A")
    table.play("ana", "use", area="B")
    assert table.kinds("ana") == {"draw", "palace"}


@pytest.mark.rule("IC-35")
def test_on_a_full_island_one_merges_first_or_draws() -> None:
    table = two()
    table.palaces("ana", red="ABCDE", blue="FGHIJ")
    table.houses("ana", green="KL")
    assert table.kinds("ana") == {"draw", "palace"}
    with pytest.raises(IllegalMove, match="no empty area"):
        table.play("ana", "build", card="alfarero")
    table.play("ana", "palace", area="K")
    assert "build" in table.kinds("ana")


@pytest.mark.rule("IC-36")
def test_without_any_house_in_the_supply_nobody_builds() -> None:
    table = two()
    table.houses("ana", red="AB")
    table.no_more("house")
    assert table.kinds("ana") == {"draw", "palace"}
    with pytest.raises(IllegalMove, match="no house of any colour"):
        table.play("ana", "build", card="alfarero")
    table.supply("house", green=1)
    assert "build" in table.kinds("ana")


@pytest.mark.rule("IC-37")
def test_a_hand_has_no_limit() -> None:
    table = two()
    table.hand("ana", *["segador"] * 3, *["monje"] * 3, *["noble"] * 3, *["capitan"] * 3)
    table.play("ana", "draw")
    assert table.one["hand_size"][0] == 15


@pytest.mark.rule("IC-38")
def test_exactly_one_card_goes_face_down_on_the_ship() -> None:
    table = two()
    table.play("ana", "draw")
    table.play("ana", "load", card="alfarero")
    assert table.one["ship_size"] == 2
    assert table.one["hand_size"][0] == 4
    assert table.one["discards_size"] == 0
    assert table.deciding == "bruno"


@pytest.mark.rule("IC-39")
def test_any_card_of_the_hand_may_be_loaded_and_no_other() -> None:
    table = two()
    table.turn("ana", Phase.LOAD)
    table.hand("ana", "segador", "pirate-blue")
    assert table.choices("ana", "load") == ["segador", "pirate-blue"]
    with pytest.raises(IllegalMove, match="do not hold"):
        table.play("ana", "load", card="monje")


@pytest.mark.rule("IC-40", "IC-66")
def test_who_has_no_card_loads_none_and_the_ship_carries_fewer() -> None:
    table = two()
    table.hand("bruno")
    table.deck()
    table.no_discards()
    table.turn("ana", Phase.LOAD)
    happened = table.play("ana", "load", card="alfarero")
    assert "no_card_to_load" in happened
    assert happened.count("card_turned") == 1, "two cards on the ship, and one of them is kept"


# The piles


@pytest.mark.rule("IC-41", "IC-42")
def test_the_discards_become_the_deck_when_a_card_is_needed_even_halfway_through_a_draw() -> None:
    table = two()
    table.deck("segador")
    discarded = int(table.one["discards_size"])
    assert table.match.view(0)["table"]["cards_left"] == 1 + discarded
    happened = table.play("ana", "draw")
    assert "discards_shuffled" in happened
    assert table.one["hand_size"][0] == 5
    assert table.one["discards_size"] == 0
    assert table.one["deck_size"] == discarded - 2


@pytest.mark.rule("IC-42")
def test_the_discards_stay_where_they_are_until_a_card_is_needed() -> None:
    table = two()
    table.deck("segador", "monje", "noble")
    discarded = int(table.one["discards_size"])
    assert "discards_shuffled" not in table.play("ana", "draw")
    assert table.one["deck_size"] == 0
    assert table.one["discards_size"] == discarded


@pytest.mark.rule("IC-43")
def test_pirates_come_back_with_the_reshuffle() -> None:
    table = two()
    table.arrive("pirate-red")
    assert table.discarded("pirate-red") == 1
    table.deck()
    table.play("bruno", "draw")
    assert table.discarded("pirate-red") == 0
    assert table.one["deck"][54:].sum() + table.one["hand"][1, 54:].sum() == 6


@pytest.mark.rule("IC-44")
def test_with_both_piles_empty_one_draws_what_there_is() -> None:
    table = two()
    table.deck("segador", "monje")
    table.no_discards()
    table.play("ana", "draw")
    assert table.one["hand_size"][0] == 4
    assert table.one["deck_size"] == 0
