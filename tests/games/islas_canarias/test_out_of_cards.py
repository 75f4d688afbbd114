"""When there is nothing left to draw: fewer cards, actions that are lost, and nobody who has to merge."""

from __future__ import annotations

import pytest

from islario import Move
from islario.games.islas_canarias.rules.state import Phase
from tests.games.islas_canarias.positions import CANARIAS, Table

FULL = {"red": "ABCDE", "blue": "FGHIJ"}  # palaces; two areas are left


def two(*cards: str, **houses: str) -> Table:
    """Bruno's turn comes when Ana has loaded the ship; he holds these cards, and there is none to draw."""
    table = Table(ana="tenerife", bruno="lanzarote")
    table.hand("bruno", *cards)
    table.deck()
    table.no_discards()
    table.houses("bruno", **houses)
    table.turn("ana", Phase.LOAD)
    return table


def next_turn(table: Table) -> list[str]:
    return table.play("ana", "load", card="alfarero")


@pytest.mark.rule("IC-40", "IC-86", "IC-187")
def test_who_has_no_card_to_load_may_merge_but_need_not() -> None:
    table = two(red="ABC")
    happened = next_turn(table)
    assert happened[-2:] == ["cards_drawn", "no_card_to_load"], "both actions are lost, and all see it"
    assert table.kinds("bruno") == {"palace", "town", "end_turn"}
    assert table.match.question(1) == "Merge some more houses, or end your turn."
    table.play("bruno", "end_turn")
    assert [table.at("bruno", area) for area in "ABC"] == ["red house"] * 3


@pytest.mark.rule("IC-40", "IC-86")
def test_in_a_whole_match_nobody_ever_has_to_merge() -> None:
    """Four players keep all the cards, and the one who builds runs out of them."""
    match = CANARIAS.new(5, seed=5)
    order = ["build", "draw", "load", "end_turn", "give_back", "name", "place", "colour", "take_island", "take_extra"]
    hoarding = sorted(order, key=lambda kind: kind not in ("take_extra", "draw"))
    ran_out = False
    for _ in range(140):
        (seat,) = match.pending
        moves = match.moves(seat)
        chosen = [move for kind in (hoarding if seat else order) for move in moves if move.kind == kind]
        assert chosen, "there is something else to do than to merge"
        ran_out |= {move.kind for move in moves} == {"palace", "town", "end_turn"} and not match.state.hand_size[0]
        match.play(seat, chosen[0])
    assert ran_out


@pytest.mark.rule("IC-44", "IC-187")
def test_with_one_card_and_none_to_draw_the_first_action_is_lost_by_itself() -> None:
    table = two("segador", red="AB")
    said = [CANARIAS.words("en").tell(happening.said) for happening in table.happen("ana", "load", card="alfarero")]
    assert said[-1] == "Player 2 goes without a first action: there is no card left to draw."
    assert table.kinds("bruno") == {"load", "palace"}, "merging could not have let him build"


@pytest.mark.rule("IC-44", "IC-28")
def test_with_none_to_draw_one_may_build_or_go_without() -> None:
    table = two("segador", "monje")
    next_turn(table)
    assert table.kinds("bruno") == {"build", "draw"}
    assert table.match.question(1) == (
        "First action: build a house with a settler card, or go without: there is no card left to draw."
    )
    assert table.match.view(1)["rule"] == "IC-44"
    assert table.match.view(1)["table"]["cards_left"] == 0
    assert told(table) == ["Go without the first action"]
    assert table.play("bruno", "draw") == ["cards_drawn"]
    assert table.one["hand_size"][1] == 2


@pytest.mark.rule("IC-44", "IC-86")
def test_on_a_full_island_one_may_merge_and_build_or_lose_the_action() -> None:
    table = two("segador", "monje", green="KL")
    table.palaces("bruno", **FULL)
    next_turn(table)
    assert table.kinds("bruno") == {"draw", "palace"}
    assert told(table) == ["Go without the first action"]
    assert table.match.question(1) == (
        "First action: you can neither build nor draw, and go without it. You may merge houses first."
    )
    table.play("bruno", "palace", area="K")
    assert table.kinds("bruno") == {"build", "draw"}

    table = two("segador", "monje", green="KL")
    table.palaces("bruno", **FULL)
    next_turn(table)
    assert table.play("bruno", "draw") == ["cards_drawn"]
    assert table.kinds("bruno") == {"load", "palace"}
    assert table.one["hand_size"][1] == 2


@pytest.mark.rule("IC-36", "IC-44", "IC-86")
def test_without_a_house_in_the_supply_it_is_the_same() -> None:
    table = two("segador", "monje", green="KL")
    table.no_more("house")
    next_turn(table)
    assert table.kinds("bruno") == {"draw", "palace"}
    table.play("bruno", "palace", area="K")
    assert table.kinds("bruno") == {"build", "draw"}


@pytest.mark.rule("IC-44", "IC-187")
def test_on_a_full_island_with_nothing_to_merge_the_action_is_lost_by_itself() -> None:
    table = two("segador", "monje", green="K", orange="L")
    table.palaces("bruno", **FULL)
    assert next_turn(table)[-1] == "cards_drawn"
    assert table.kinds("bruno") == {"load"}


@pytest.mark.rule("IC-44", "IC-186")
def test_a_hand_of_pirates_is_asked_even_with_none_to_draw() -> None:
    table = two("pirate-red", "pirate-blue")
    next_turn(table)
    assert (table.deciding, table.phase) == ("bruno", Phase.ACT)
    assert told(table) == ["Go without the first action"]
    table.play("bruno", "draw")
    assert table.kinds("bruno") == {"load"}


@pytest.mark.rule("IC-44")
@pytest.mark.parametrize(
    ("left", "english", "french"), [(2, "Draw 2 cards", "Piocher 2 cartes"), (1, "Draw one card", "Piocher une carte")]
)
def test_a_move_says_how_many_cards_there_still_are_to_draw(left: int, english: str, french: str) -> None:
    table = Table(ana="tenerife", bruno="lanzarote")
    table.owns("ana", "brown")
    table.deck(*["segador", "monje"][:left])
    assert told(table, "ana") == ["Draw 5 cards"], "the discards come after the deck"
    table.no_discards()
    assert told(table, "ana") == [english]
    assert told(table, "ana", "fr") == [french]
    table.play("ana", "draw")
    assert table.one["hand_size"][0] == 2 + left


def told(table: Table, who: str = "bruno", language: str = "en") -> list[str]:
    return [move.tell(language) for move in table.match.moves(table.seat(who)) if move == Move("draw")]
