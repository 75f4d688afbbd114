"""The card phase: dealing, and laying one card each under A, B and D."""

from __future__ import annotations

import numpy as np
import pytest

from islario.games.la_isla.box.components import CARDS
from islario.games.la_isla.rules.cards import deal
from islario.games.la_isla.rules.state import Place
from islario.match.chronicle import Chronicle
from islario.match.errors import CannotUndo, NotYourTurn
from tests.games.la_isla.positions import ISLA, Table, function_of, kinds

pytestmark = pytest.mark.interpreted


def empty_deck(table: Table, left: int) -> None:
    """All but so many cards of the deck are on the discards."""
    for card in np.flatnonzero(table.one["place"] == Place.DECK)[left:]:
        table.move_card(int(card), Place.DISCARDED)


@pytest.mark.rule("LI-45")
@pytest.mark.parametrize("people", [("Anna", "Paul"), ("Anna", "Paul", "Lena", "Karen")])
def test_everyone_gets_three_cards(people: tuple[str, ...]) -> None:
    table = Table(*people)
    hands = [table.cards_of(who) for who in people]
    assert [len(hand) for hand in hands] == [3] * len(people)
    assert len({card for hand in hands for card in hand}) == 3 * len(people)


@pytest.mark.rule("LI-46", "LI-49", "LI-158")
@pytest.mark.parametrize(("left", "fourths"), [(6, (3, 3)), (7, (3, 4)), (8, (4, 4))])
def test_fourth_cards_are_dealt_after_everybodys_three_while_there_are_any(left: int, fourths: tuple[int, ...]) -> None:
    table = Table("Anna", "Paul")
    table.clear_hands()
    table.shows("Anna", "draw-extra")
    table.shows("Paul", "draw-extra")
    table.state["start"] = 1
    for card in np.flatnonzero(table.one["place"] == Place.DECK)[left:]:
        table.move_card(int(card), Place.COVERED)
    table.ask(deal)
    assert (len(table.cards_of("Anna")), len(table.cards_of("Paul"))) == fourths


@pytest.mark.rule("LI-47", "LI-48")
def test_discards_become_the_new_deck_when_a_card_is_needed_and_not_before() -> None:
    table = Table("Anna", "Paul")
    shown = table.shows("Anna", "land-vp desert", "b-vp gray")
    covered = table.card("d-vp dodo")
    table.move_card(covered, Place.COVERED)
    table.clear_hands()
    empty_deck(table, 6)
    table.ask(deal)
    assert table.state["deck_left"] == 0
    assert table.state["discarded"] == CARDS - 9
    table.clear_hands()
    empty_deck(table, 4)
    before = np.flatnonzero(table.one["place"] == Place.DECK).tolist()
    table.ask(deal)
    hands = table.cards_of("Anna") + table.cards_of("Paul")
    assert set(before) < set(hands)
    told = [str(happening) for happening in Chronicle.page(ISLA, table.state, -1, before=-1)]
    assert f"The {CARDS - 3 - len(before)} discards are shuffled and become the new deck." in told
    assert table.state["discarded"] == 0
    assert table.state["deck_left"] == CARDS - 9
    assert not {*shown, covered} & set(hands)
    assert table.one["place"][covered] == Place.COVERED


@pytest.mark.rule("LI-50")
def test_one_card_each_goes_under_a_b_and_d() -> None:
    table = Table("Anna", "Paul")
    cards = table.cards_of("Anna")
    ways = table.moves("Anna", "assign")
    assert len(ways) == 6
    assert all(sorted((way["a"], way["b"], way["d"])) == cards for way in ways)
    table.hand("Anna", *cards, table.any_card())
    assert len(table.moves("Anna", "assign")) == 24


@pytest.mark.rule("LI-51")
def test_all_lay_at_the_same_time_and_a_starts_with_the_last() -> None:
    table = Table("Anna", "Paul", "Lena")
    assert table.pending == ["Anna", "Paul", "Lena"]
    table.lay_anything("Lena")
    table.lay_anything("Anna")
    assert (table.phase, table.pending) == ("CARDS", ["Paul"])
    table.lay_anything("Paul")
    assert table.phase in "BC"
    assert all(table.holder(who)[0] for who in table.people)


@pytest.mark.rule("LI-52")
def test_a_choice_may_be_taken_back_until_the_last_has_laid() -> None:
    table = Table("Anna", "Paul")
    match = table.match.at(0)
    before = match.state.tobytes()
    match.play(0, 0)
    with pytest.raises(NotYourTurn):
        match.play(0, 2)
    match.undo(0)
    assert match.state.tobytes() == before
    match.play(0, 2)
    match.play(1, 2)
    with pytest.raises(CannotUndo):
        match.undo(0)


@pytest.mark.rule("LI-158", "LI-177")
def test_with_one_more_card_three_are_laid_and_the_fourth_is_discarded_in_the_open() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "draw-extra")
    cards = [table.card("land-vp desert"), table.card("b-vp gray"), table.card("d-vp dodo"), table.card("tile-vp dodo")]
    table.hand("Anna", *cards)
    table.lay("Anna", cards[0], cards[1], cards[2])
    assert table.one["place"][cards[3]] == Place.HAND
    happened = table.lay_anything("Paul")
    assert table.one["place"][cards[3]] == Place.DISCARDED
    assert "fourth_card_discarded" in kinds(happened)
    assert cards[3] in table.seen_by("Paul")["discards"]
    assert table.holder("Anna") == ["draw-extra", "land-vp desert", None]


@pytest.mark.rule("LI-159", "LI-160")
def test_one_more_card_comes_from_the_next_card_phase_on_while_it_is_visible() -> None:
    table = Table("Anna", "Paul")
    extra, b, d = table.card("draw-extra"), table.any_card(), table.card("d-vp dodo")
    table.hand("Anna", extra, b, d)
    table.lay("Anna", extra, b, d)
    table.lay_anything("Paul")
    assert len(table.cards_of("Anna")) == 0
    table.finish_round()
    assert (len(table.cards_of("Anna")), len(table.cards_of("Paul"))) == (4, 3)
    table.shows("Anna", "land-vp desert")
    table.lay_anything()
    table.finish_round()
    assert len(table.cards_of("Anna")) == 3


@pytest.mark.rule("LI-174")
def test_only_the_owner_reads_what_was_dealt() -> None:
    table = Table("Anna", "Paul")
    match = table.match.at(0)
    mine = [line for line in match.log(seat=0) if "draws" in line]
    assert len(mine) == 1
    assert mine[0].startswith("Player 1 draws")
    assert not [line for line in match.log() if "draws" in line]


def test_hands_are_sorted() -> None:
    table = Table("Anna", "Paul", "Lena", "Karen")
    for who in table.people:
        assert table.cards_of(who) == sorted(table.cards_of(who))
        assert all(function_of(card) for card in table.cards_of(who))
