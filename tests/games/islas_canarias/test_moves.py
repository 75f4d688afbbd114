"""Moves by number and by name, and what is said to a name that cannot be."""

from __future__ import annotations

import pytest

from islario import Move
from islario.games.islas_canarias.rules.moves import MOVES
from islario.match.errors import IllegalMove
from tests.games.islas_canarias.positions import CANARIAS, Table


def two(deck: str = "kinds") -> Table:
    table = Table(ana="tenerife", bruno="lanzarote", deck=deck)
    table.hand("ana", "segador", "monje", "pirate-blue")
    return table


NUMBERS = {
    0: Move("take_island", island="gran_canaria"),
    5: Move("take_island", island="tenerife"),
    6: Move("build", card="capitan"),
    59: Move("build", card="alfarero-3"),
    60: Move("draw"),
    61: Move("take_extra"),
    62: Move("load", card="capitan"),
    64: Move("load", card="capitan-3"),
    121: Move("load", card="pirate-red"),
    122: Move("place", area="A"),
    133: Move("place", area="L"),
    134: Move("colour", colour="orange"),
    139: Move("colour", colour="red"),
    140: Move("palace", area="A"),
    152: Move("town", area="A"),
    164: Move("use", area="A"),
    176: Move("give_back", area="A"),
    187: Move("give_back", area="L"),
    188: Move("name", seat=0),
    192: Move("name", seat=4),
    193: Move("end_turn"),
}


@pytest.mark.parametrize("number", NUMBERS)
def test_every_number_stands_for_the_move_that_it_always_stood_for(number: int) -> None:
    table = CANARIAS.desk.hidden(CANARIAS.new(5, seed=1, deck="distinct").state, 0)
    assert MOVES.move_of(table, number) == NUMBERS[number]
    assert MOVES.number_of(table, NUMBERS[number]) == number
    assert MOVES.count == 194


@pytest.mark.parametrize("number", [-1, 194, 7])
def test_numbers_that_name_no_move(number: int) -> None:
    """7 would be a card that only the deck of different cards has."""
    with pytest.raises(IllegalMove, match="no such move"):
        two().match.play(0, number)


WRONG = {
    Move("build", card="pirata-red"): "cannot be 'pirata-red'",
    Move("build", card="segador-2"): "cannot be 'segador-2'",
    Move("build"): 'needs "card": capitan, carpintero',
    Move("build", area="A"): 'has no "area"; it takes: card',
    Move("place", area="M"): "it can be: A, B, C, D, E, F, G, H, I, J, K, L",
    Move("name", seat=2): "cannot be 2 here",
    Move("load", card="segadora"): 'Did you mean "segador"?',
    Move("settle"): 'no move called "settle"',
}


@pytest.mark.parametrize("move", WRONG, ids=repr)
def test_a_name_that_cannot_be_is_answered_by_what_is_wrong_with_it(move: Move) -> None:
    table = two()
    before = table.state.tobytes()
    with pytest.raises(IllegalMove) as refusal:
        table.match.play(0, move)
    assert WRONG[move] in str(refusal.value)
    assert table.state.tobytes() == before


def test_a_card_of_the_other_deck_can_be_named_there() -> None:
    with pytest.raises(IllegalMove, match=r"You do not hold this card: Segador \(reaper\)\."):
        two("distinct").play("ana", "build", card="segador-2")


@pytest.mark.rule("IC-144")
@pytest.mark.parametrize("phase", ["act", "load"])
def test_a_pirate_is_refused_because_pirates_never_build(phase: str) -> None:
    table = two()
    if phase == "load":
        table.play("ana", "draw")
    with pytest.raises(IllegalMove) as refusal:
        table.match.play(0, Move("build", card="pirate-blue"))
    assert refusal.value.tell("en") == (
        "Pirates never build: all you can do with the blue pirate is to load it on the ship."
    )
    assert refusal.value.tell("fr") == (
        "Un pirate ne bâtit jamais : le pirate bleu ne peut qu’être chargé sur le navire."
    )
