"""Drawing adventure cards, buying, reshuffling, and the limit of ten."""

from __future__ import annotations

import pytest

from islario.match.errors import IllegalMove
from tests.games.isla_dorada.positions import Table, kinds, told


def drawing(players: int = 3, leader: str = "Ana") -> Table:
    """Everyone is about to draw."""
    table = Table(players)
    table.at("base_camp", leader=leader)
    table.travel("p09")
    assert table.phase == "draw"
    return table


@pytest.mark.rule("ID-166", "ID-167", "ID-168", "ID-169")
def test_from_the_leader_on_one_free_card_and_at_most_one_for_a_gold() -> None:
    table = drawing(leader="Ben")
    assert table.pending == ["Ben"]
    assert "no_purchase" not in table.options("Ben"), "the free card cannot be declined"
    table.play("Ben", "take_from_deck")
    assert table.pending == ["Ben"]
    assert "no_purchase" in table.options("Ben")
    happened = table.play("Ben", "take", card="kayak")
    assert told(happened, "bought") == ["Player 2 buys a card for 1 gold."]
    assert table.one["gold"].tolist()[:3] == [10, 9, 10]
    assert table.points("Ben") == {"gold": 9}
    assert table.pending == ["Cleo"], "no second purchase; the next player draws"
    table.play("Cleo", "take_from_deck")
    table.play("Cleo", "no_purchase")
    assert table.pending == ["Ana"]
    assert sum(table.cards("Ben").values()) == 2
    assert sum(table.cards("Cleo").values()) == 1


@pytest.mark.rule("ID-168")
def test_without_gold_no_purchase_is_offered() -> None:
    table = drawing()
    table.gold("Ana", 0)
    table.play("Ana", "take_from_deck")
    assert table.pending == ["Ben"]


@pytest.mark.rule("ID-170", "ID-171", "ID-264")
def test_from_the_row_which_is_filled_at_once_or_from_the_deck() -> None:
    table = drawing()
    table.row("yak", "kamel", "yak", "bongo")
    assert table.options("Ana", "take") == ["yak", "kamel", "bongo"], "equal cards are one choice"
    table.deck(gonogo=3)
    happened = table.play("Ana", "take", card="yak")
    assert table.sees(None)["row"] == ["gonogo", "kamel", "yak", "bongo"]
    assert kinds(happened)[:2] == ["took_from_row", "row_filled"]
    assert table.cards("Ana") == {"yak": 1}
    with pytest.raises(IllegalMove, match="There is no Zeppelin in the row"):
        table.play("Ana", "take", card="zeppelin")


@pytest.mark.rule("ID-173", "ID-174")
def test_the_discards_are_shuffled_only_when_a_card_is_needed_from_an_empty_deck() -> None:
    table = drawing()
    table.deck(gonogo=1)
    discards = sum(table.discards.values())
    happened = table.play("Ana", "take_from_deck")
    assert "deck_shuffled" not in kinds(happened), "the deck is empty now, but no card is needed"
    assert table.one["deck_size"] == 0
    happened = table.play("Ana", "take_from_deck")
    assert told(happened, "deck_shuffled") == [f"The deck is shuffled anew: {discards} cards."]
    assert sum(table.discards.values()) <= 1, "but for a bolt that may just have worked"


@pytest.mark.rule("ID-172", "ID-178", "ID-179")
def test_a_bolt_from_the_row_is_replaced_before_it_works_and_is_not_made_up_for() -> None:
    table = drawing()
    table.row("bigfoot", "kamel", "yak", "bongo")
    table.deck(gonogo=3)
    happened = table.play("Ana", "take", card="bigfoot")
    assert kinds(happened) == ["took_from_row", "row_filled", "bolt"]
    assert table.phase == "monster"
    assert table.cards("Ana") == {}
    assert table.discards["bigfoot"] == 3
    table.play("Ana", "monster", path="p01")
    assert table.options("Ana")[-1] == "no_purchase", "that was the free card"


@pytest.mark.rule("ID-172", "ID-173")
def test_a_bolt_taken_with_an_empty_deck_is_not_in_the_new_one() -> None:
    table = drawing()
    table.row("bigfoot", "kamel", "yak", "bongo")
    table.deck()
    table.play("Ana", "take", card="bigfoot")
    assert table.discards == {"bigfoot": 1}


@pytest.mark.rule("ID-178", "ID-252")
def test_a_bolt_from_the_deck_works_at_once_and_all_see_it() -> None:
    table = drawing()
    table.deck(leviathan=2)
    table.play("Ana", "take_from_deck")
    assert table.phase == "monster"
    assert "bolt" in table.page("Ben")
    assert "bolt" in table.page(None)
    assert table.discards["leviathan"] == 1


@pytest.mark.rule("ID-180")
def test_a_bolt_in_the_row_stays_until_it_is_taken() -> None:
    table = drawing()
    table.row("bigfoot", "kamel", "yak", "bongo")
    table.finish_round()
    assert table.sees(None)["row"][0] == "bigfoot"


@pytest.mark.rule("ID-181")
def test_a_bolt_that_is_bought_costs_its_gold() -> None:
    table = drawing()
    table.play("Ana", "take_from_deck")
    table.row("bigfoot", "kamel", "yak", "bongo")
    table.play("Ana", "take", card="bigfoot")
    assert table.one["gold"][0] == 9


@pytest.mark.rule("ID-175", "ID-176", "ID-177")
def test_after_all_have_drawn_hands_go_down_to_ten_all_choosing_at_once() -> None:
    table = drawing()
    table.hand("Ana", yak=4, kamel=4, bonus_mask=2)
    table.hand("Cleo", gonogo=5, kayak=5)
    table.treasures("Ana", "septris_idol", "septris_mask")
    table.deck(yak=3, bongo=4)
    table.play("Ana", "take_from_deck")
    table.play("Ana", "take_from_deck")
    assert table.one["hand_size"][0] == 12, "until then a hand may be larger"
    table.draw()
    table.draw()
    assert (table.phase, table.pending) == ("limit", ["Ana", "Cleo"])
    table.play("Ana", "discard", card="kamel")
    assert table.play("Cleo", "discard", card="kayak") == []
    assert table.one["hand_size"].tolist()[:3] == [12, 1, 11], "shown only together"
    with pytest.raises(IllegalMove, match="You have no Zeppelin left"):
        table.play("Ana", "discard", card="zeppelin")
    happened = table.play("Ana", "discard", card="bonus_mask")
    assert told(happened, "discarded") == [
        "Player 1 discards 1 × Kamel.", "Player 1 discards 1 × Bonus (mask).", "Player 3 discards 1 × Kayak.",
    ]  # fmt: skip
    assert table.one["hand_size"].tolist()[:3] == [10, 1, 10]
    assert table.discards["bonus_mask"] == 1
    assert table.held("Ana") == ["septris_idol", "septris_mask"], "goal cards do not count"
    assert (table.round, table.phase) == (2, "bid")
