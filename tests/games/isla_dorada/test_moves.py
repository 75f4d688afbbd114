"""Moves by number and by name, and what is said to a name that cannot be."""

from __future__ import annotations

import pytest

from islario import Move
from islario.games.isla_dorada.rules.moves import AMOUNT, MOVES, ROUTE
from islario.match.errors import IllegalMove
from tests.games.isla_dorada.positions import DORADA, Table

NUMBERS = {
    0: Move("pass"),
    1: Move("path", path="p01"),
    45: Move("path", path="p45"),
    46: Move("fly", to="hora_pena"),
    58: Move("fly", to="base_camp"),
    64: Move("fly", to="teltoqlut"),
    65: Move("amount", n=0),
    94: Move("amount", n=29),
    95: Move("ovetos", n=0),
    124: Move("ovetos", n=29),
    125: Move("juju", seat=0),
    130: Move("juju", seat=5),
    131: Move("pay", card="zeppelin"),
    136: Move("pay", card="gonogo"),
    137: Move("sangaia", answer="no"),
    138: Move("sangaia", answer="yes"),
    139: Move("treasure", treasure="hora_pena_mask"),
    210: Move("treasure", treasure="teltoqlut_mask"),
    211: Move("treasure_with_bonus", treasure="hora_pena_mask"),
    283: Move("done"),
    284: Move("reject_treasure", treasure="hora_pena_mask"),
    356: Move("reject_destiny", destiny="mar_maldita"),
    377: Move("reject_destiny", destiny="last_camp"),
    378: Move("take", card="yak"),
    401: Move("take", card="samedi"),
    402: Move("take_from_deck"),
    403: Move("no_purchase"),
    404: Move("victim", seat=0),
    410: Move("pair", a=0, b=1),
    415: Move("pair", a=1, b=2),
    424: Move("pair", a=4, b=5),
    425: Move("monster", path="p01"),
    470: Move("discard", card="yak"),
    484: Move("discard", card="bonus_urn"),
}


@pytest.mark.parametrize("number", NUMBERS)
def test_every_number_stands_for_the_move_that_it_always_stood_for(number: int) -> None:
    table = Table(6).hidden("Ana")
    assert MOVES.move_of(table, number) == NUMBERS[number]
    assert MOVES.number_of(table, NUMBERS[number]) == number
    assert MOVES.count == 485


def test_every_number_has_a_name_of_its_own_at_a_full_table() -> None:
    table = Table(6).hidden("Ana")
    assert len({MOVES.move_of(table, number) for number in range(485)} - {None}) == 485


def test_flights_follow_the_paths_as_routes() -> None:
    assert MOVES.first("fly") - ROUTE == 45
    assert AMOUNT - ROUTE == 45 + 19


@pytest.mark.parametrize("number", [-1, 485, 128, 407, 412])
def test_numbers_that_name_no_move(number: int) -> None:
    """At a table of three nobody has seat 3, as victim of a Juju, of thieves, or in a pair."""
    with pytest.raises(IllegalMove, match="no such move"):
        Table().match.play(0, number)


WRONG = {
    Move("fly", to="septris_island"): 'Did you mean "septris"?',
    Move("fly", to="eldorado"): "cannot be 'eldorado' here",
    Move("path", to="septris"): 'has no "to"; it takes: path',
    Move("path"): 'needs "path": p01, p02',
    Move("amount", n="2"): "cannot be '2' here; it can be: 0 … 29",
    Move("juju", seat=3): "cannot be 3 here; it can be: 0 … 2",
    Move("pair", a=1): 'needs "b": 0 … 2',
    Move("pair", a=1, b=2, c=0): 'has no "c"',
    Move("pair", a=1, b=1): "There is no such move here",
    Move("swim"): 'no move called "swim"',
}


@pytest.mark.parametrize("move", WRONG, ids=repr)
def test_a_name_that_cannot_be_is_answered_by_what_is_wrong_with_it(move: Move) -> None:
    table = Table()
    before = table.state.tobytes()
    with pytest.raises(IllegalMove) as refusal:
        table.match.play(0, move)
    assert WRONG[move] in str(refusal.value)
    assert table.state.tobytes() == before


def test_a_pair_has_one_number_in_either_order() -> None:
    table = Table(4).hidden("Ana")
    assert MOVES.number_of(table, Move("pair", a=3, b=1)) == MOVES.number_of(table, Move("pair", a=1, b=3)) == 416
    assert DORADA.rules.moves is MOVES
