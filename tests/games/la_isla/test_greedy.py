"""What a position promises: the greedy bot's judgement, and what learners see."""

from __future__ import annotations

import numpy as np
import pytest

from islario.games.la_isla.players.worth import worth
from islario.kernel.dice import key_of
from tests.games.la_isla.positions import ISLA, Table

pytestmark = pytest.mark.interpreted


def greedy(table: Table, who: str) -> str:
    """What the greedy bot does, in words."""
    seat = table.seat(who)
    number = ISLA.desk.greedy(ISLA.desk.hidden(table.state, seat), key_of(1))
    return next(move.tell() for move in table.match.moves(seat) if move.number == number)


def test_it_closes_a_region() -> None:
    table = Table("Anna", "Paul")
    table.cubes("Anna", gray=2, beige=2)
    table.explorers("Anna", "M0", "M1", "O1")
    table.explore("Anna")
    assert greedy(table, "Anna").startswith("Place an explorer on O0")


def test_it_moves_an_explorer_who_is_of_no_use_to_where_he_is() -> None:
    table = Table("Anna", "Paul")
    table.cubes("Anna", gray=2)
    table.explorers("Anna", "M0", "M1", "O1", "O5", "I4")
    table.explore("Anna")
    assert greedy(table, "Anna").startswith(("Lift the explorer on O5", "Lift the explorer on I4"))
    table.play("Anna", "lift", space="O5")
    assert greedy(table, "Anna").startswith("Place an explorer on O0")


def test_it_goes_where_its_functions_work() -> None:
    table = Table("Anna", "Paul")
    table.shows(
        "Anna", "land-vp desert", "symbol-vp rope", "ring-vp middle", "shared-swap", "symbol-cost1 rope", "b-vp gray"
    )
    table.cubes("Anna", yellow=2, green=2)
    table.explorers("Paul", "M5")
    table.explore("Anna")
    assert greedy(table, "Anna").startswith("Place an explorer on M5")  # desert, rope, middle


def test_it_takes_a_resource_when_it_cannot_place_and_uses_what_it_may() -> None:
    table = Table("Anna", "Paul")
    table.cubes("Anna", yellow=1)
    table.shows("Anna", "b-vp gray", "b-marker gray", "extra-explorer", "shared-swap")
    table.explore("Anna")
    assert greedy(table, "Anna") == "Take a yellow resource"
    table.action("B", Anna=table.card("symbol-vp tent", "gray"))
    assert greedy(table, "Anna").startswith("Use")


def test_it_pays_the_lower_price() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "symbol-cost1 tent", "land-vp desert", "symbol-vp tent", "ring-vp inner", "shared-vp")
    table.cubes("Anna", yellow=2)
    table.explore("Anna")
    table.place("Anna", "I0")
    assert greedy(table, "Anna") == "Pay one yellow resource"


def test_it_lays_cards_that_fit_what_it_has() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "b-vp yellow", "d-vp dodo", "extra-explorer")
    table.animals("Anna", dodo=3)
    cards = table.card("ring-vp middle", animal="owlet-moth"), table.card("symbol-vp backpack", "yellow")
    dodo = table.card("symbol-vp bottle", animal="dodo")
    table.hand("Anna", *cards, dodo)
    laid = "A: card 3, on the middle ring: 2 points · B: card 2, yellow · D: card 1, dodo"
    assert greedy(table, "Anna") == laid


def test_it_keeps_the_better_functions() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "d-vp dodo", "tile-resource pika", "b-vp gray")
    table.action("A", Anna=table.card("extra-explorer"))
    assert greedy(table, "Anna").startswith("Cover slot 2")
    table.play("Anna", "cover", slot=2)
    assert greedy(table, "Anna") == 'Use "1 more explorer"'


@pytest.mark.parametrize("first", ["extra-slot", "extra-explorer", "d-vp dodo"])
def test_new_functions_are_worth_something(first: str) -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", *(["d-vp dodo"] if first == "d-vp dodo" else []))
    before = table.ask(worth, 0)
    cards = [table.card(first), table.any_card(), table.card("b-vp gray")]
    table.hand("Anna", *cards)
    table.lay("Anna", *cards)
    assert table.ask(worth, 0) > before


def test_a_lifted_explorer_may_have_nowhere_better_to_go() -> None:
    table = Table("Anna", "Paul")
    table.cubes("Anna", yellow=2)
    table.explorers("Anna", "M0", "M1", "O1", "O5", "I4")
    table.explore("Anna")
    table.play("Anna", "lift", space="M0")
    table.cubes("Anna")
    assert table.ask(worth, 0) > 0


def test_a_sixth_of_a_set_is_worth_less_than_a_whole_one() -> None:
    table = Table("Anna", "Paul")
    table.explorers("Anna", "I0")
    table.animals("Anna", large="pika", giant_fossa=1, golden_toad=1, owlet_moth=1)
    nearly = table.ask(worth, 0)
    table.animals("Anna", large="pika", giant_fossa=1, golden_toad=1, owlet_moth=1, dodo=1)
    assert table.ask(worth, 0) > nearly + 400


def test_the_worth_of_a_match_that_is_over_is_its_score() -> None:
    match = ISLA.new(2, seed=1)
    while not match.over:
        seat = match.pending[0]
        ISLA.desk.play(match._state, [(seat, ISLA.desk.legal(match.state, seat)[0])])
    table = Table("Anna", "Paul")
    table.match = match
    assert [table.ask(worth, seat) for seat in (0, 1)] == [100 * score for score in match.scores]


def test_learners_see_their_own_seat_first_and_nothing_hidden() -> None:
    table = Table("Anna", "Paul", "Lena")
    table.shows("Anna", "b-vp yellow", "land-marker desert")
    table.cubes("Anna", yellow=2)
    table.explorers("Anna", "M3", "M4", "M6", "O0", "O1")
    features = [ISLA.desk.observed(ISLA.desk.hidden(table.state, seat)) for seat in range(3)]
    assert len({row.tobytes() for row in features}) == 3
    assert all(np.all((row >= 0) & (row <= 1.5)) for row in features)
    twin = Table("Anna", "Paul", "Lena")
    twin.match._state = ISLA.desk.imagined(ISLA.desk.hidden(table.state, 0), key_of(3))
    assert np.array_equal(ISLA.desk.observed(ISLA.desk.hidden(twin.state, 0)), features[0])
    table.explore("Anna")
    table.play("Anna", "lift", space="M3")
    moving = ISLA.desk.observed(ISLA.desk.hidden(table.state, 0))
    table.shows("Anna", "b-vp yellow", "symbol-cost1 tent")
    table.place("Anna", "I0")
    assert table.question == "PAY"
    assert not np.array_equal(ISLA.desk.observed(ISLA.desk.hidden(table.state, 0)), moving)
