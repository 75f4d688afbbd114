"""Silence as an answer, and answers that are given ahead: what each seat's own copy of the match says of them."""

from __future__ import annotations

import pytest

from islario.games.isla_dorada.face.windows import STANDING, WINDOWS
from islario.games.isla_dorada.rules import moves
from islario.games.isla_dorada.rules.state import Answer
from tests.games.isla_dorada.positions import Table

NO_SANGAIA, PASS = STANDING


def bidding(**cards: int) -> Table:
    table = Table()
    for who in table.people:
        table.hand(who, **cards)
    return table


def in_sangaia(holder: str = "Cleo") -> Table:
    table = bidding(gonogo=1)
    table.hand(holder, gonogo=1, sangaia=1)
    table.bid("Ana", "p09", 1)
    table.passes("Ben", "Cleo")
    table.pay("Ana", "gonogo")
    assert table.phase == "sangaia"
    return table


@pytest.mark.rule("ID-260")
def test_a_window_is_open_while_sangaia_or_treasures_are_asked_for() -> None:
    table = in_sangaia()
    for who in (*table.people, None):
        assert WINDOWS.is_open(table.hidden(who))
    assert not WINDOWS.is_open(bidding(gonogo=1).hidden("Ana"))


@pytest.mark.rule("ID-260")
def test_silence_plays_neither_a_sangaia_nor_a_treasure() -> None:
    table = in_sangaia()
    for who in list(table.pending):
        table.match.play(table.seat(who), WINDOWS.silence(table.hidden(who)))
    assert table.phase != "sangaia"
    assert table.expedition == "qualtops", "nobody sent it on"
    assert table.cards("Cleo") == {"gonogo": 1, "sangaia": 1}
    treasures = bidding(gonogo=1)
    treasures.treasures("Ben", "qualtops_idol")
    treasures.travel("p09")
    assert treasures.phase == "treasures"
    for who in list(treasures.pending):
        treasures.match.play(treasures.seat(who), WINDOWS.silence(treasures.hidden(who)))
    assert treasures.phase != "treasures"
    assert treasures.sees("Ben")["seats"][1]["treasures"] == 1, "it is still in the hand"


def test_no_sangaia_answers_for_the_rest_of_the_round() -> None:
    table = bidding(gonogo=1)
    assert NO_SANGAIA.offered(table.hidden("Ben"))
    assert NO_SANGAIA.answer(table.hidden("Ben")) is None, "nobody has asked yet"
    round_before = NO_SANGAIA.holds(table.hidden("Ben"))
    table = in_sangaia()
    assert NO_SANGAIA.offered(table.hidden("Cleo"))
    assert NO_SANGAIA.answer(table.hidden("Cleo")) == moves.SANGAIA + Answer.NO
    assert NO_SANGAIA.holds(table.hidden("Cleo")) == round_before
    table.one["round_number"] += 1
    assert NO_SANGAIA.holds(table.hidden("Cleo")) != round_before


def test_a_pass_ahead_ends_when_somebody_flies() -> None:
    table = bidding(drako=2, gonogo=1)
    given = PASS.holds(table.hidden("Ben"))
    assert PASS.offered(table.hidden("Ben"))
    table.bid("Ana", "p09", 0)
    assert PASS.answer(table.hidden("Ben")) == moves.PASS
    assert PASS.holds(table.hidden("Ben")) == given
    table.route("Ben", "air septris")
    assert PASS.answer(table.hidden("Ben")) is None, "half a bid is finished by whoever began it"
    table.play("Ben", "amount", n=1)
    assert PASS.holds(table.hidden("Cleo")) != given
    assert not PASS.offered(in_sangaia().hidden("Ben"))
