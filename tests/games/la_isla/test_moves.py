"""Moves by name and by number, and what is said to one that cannot be made."""

from __future__ import annotations

import pytest

from islario import Move
from islario.match.errors import IllegalMove
from tests.games.la_isla.positions import ISLA, Table

pytestmark = pytest.mark.interpreted
MOVES = ISLA.rules.moves

# The cards 11, 12, 41 and 51 are in hand; a swap, two points, any resource, any marker and a slot are on show.
NUMBERS = {
    0: Move("assign", a=11, b=12, d=41),
    9: Move("assign", a=12, b=41, d=51),
    23: Move("assign", a=51, b=41, d=12),
    24: Move("cover", slot=1),
    27: Move("cover", slot=4),
    30: Move("take", colour="yellow"),
    35: Move("lift", space="I0"),
    54: Move("lift", space="O4"),
    60: Move("place", space="I0"),
    84: Move("place", space="O9"),
    85: Move("pay", one="yellow"),
    90: Move("pay", one="yellow", other="yellow"),
    91: Move("pay", one="yellow", other="green"),
    104: Move("pay", one="brown", other="brown"),
    105: None,  # a swap is a move of its own
    110: Move("use", card=90),
    111: None,
    117: Move("use", card=50, colour="gray"),
    122: Move("use", card=40, animal="golden-toad"),
    135: None,
    144: Move("swap", give="green", get="brown"),
    153: None,
    160: Move("mark", animal="dodo"),
    165: Move("done"),
}


def with_choices() -> Table:
    table = Table("Anna", "Paul")
    table.shows("Anna", "shared-swap", "b-vp yellow", "land-resource desert", "land-marker desert", "extra-slot")
    table.hand("Anna", *table.cards_of("Anna"), table.any_card())
    return table


def test_every_number_means_what_it_always_meant() -> None:
    hidden = ISLA.desk.hidden(with_choices().state, 0)
    assert {number: MOVES.move_of(hidden, number) for number in NUMBERS} == NUMBERS
    assert MOVES.count == 166


def test_a_number_names_one_move_or_none_and_leads_back() -> None:
    hidden = ISLA.desk.hidden(with_choices().state, 0)
    named = [MOVES.move_of(hidden, number) for number in range(-1, MOVES.count + 1)]
    assert named[0] is named[-1] is None
    exist = [move for move in named if move is not None]
    assert len(exist) == len(set(exist))
    assert [MOVES.number_of(hidden, move) for move in exist] == [i - 1 for i, move in enumerate(named) if move]


def refused(table: Table, who: str, kind: str, **details: int | str) -> str:
    with pytest.raises(IllegalMove) as refusal:
        table.match.play(table.seat(who), Move(kind, **details))
    return str(refusal.value)


@pytest.mark.rule("LI-67", "LI-68", "LI-73", "LI-76")
def test_a_refusal_says_why() -> None:
    table = Table("Anna", "Paul")
    assert "decided first: Lay a function" in refused(table, "Anna", "take", colour="yellow")
    table.cubes("Anna", yellow=2)
    table.explorers("Anna", "M3")
    table.explore("Anna")
    assert "still have explorers in your supply" in refused(table, "Anna", "lift", space="M3")
    table.explorers("Anna", "M3", "M4", "M6", "O0", "O1")
    assert "lift one of your explorers first" in refused(table, "Anna", "place", space="I0")
    assert "No explorer of yours stands on I0" in refused(table, "Anna", "lift", space="I0")
    table.cubes("Anna")
    assert "no space you could pay for" in refused(table, "Anna", "lift", space="M3")
    assert table.match.view(0)["rule"] == "LI-68"


def test_a_move_that_is_misnamed_is_told_which_word_is_wrong() -> None:
    table = Table("Anna", "Paul")
    hand = ", ".join(map(str, table.cards_of("Anna")))
    assert 'no move called "dance" in this game. Did you mean "done"?' in refused(table, "Anna", "dance")
    assert f'"a" cannot be 1 here; it can be: {hand}' in refused(table, "Anna", "assign", a=1, b=1, d=1)
    assert '"take" needs "colour": yellow, green, gray' in refused(table, "Anna", "take")
    assert "\"colour\" cannot be 'red' here; it can be: yellow" in refused(table, "Anna", "take", colour="red")
    table.shows("Anna", "symbol-cost1 tent", "land-resource desert")
    table.cubes("Anna", yellow=2)
    table.explore("Anna")
    table.place("Anna", "I0")
    assert '"pay" needs "one"' in refused(table, "Anna", "pay")
    assert '"pay" has no "third"; it takes: one, other' in refused(table, "Anna", "pay", one="gray", third="gray")
    assert "\"other\" cannot be 'grey'" in refused(table, "Anna", "pay", one="yellow", other="grey")
    table.play("Anna", "pay", one="yellow")
    (card,) = {move["card"] for move in table.moves("Anna", "use")}
    assert "no such move here: Move('use'" in refused(table, "Anna", "use", card=card)


def test_a_swap_that_nobody_offers_is_refused() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "b-vp yellow")
    table.action("B", Anna=table.card("symbol-vp backpack", "yellow"))
    assert "No function of yours lets you swap" in refused(table, "Anna", "swap", give="yellow", get="green")
