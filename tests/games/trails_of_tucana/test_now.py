"""What things mean at this moment: who has joined a pair, and which cards are still to be had."""

from __future__ import annotations

from islario.match.things import explained_now
from tests.games.trails_of_tucana.positions import PAIR_TRAIL, TUCANA, Table


def said(table: Table, thing: str) -> str | None:
    words = TUCANA.words("en", table.people)
    return explained_now(TUCANA, table.match._hidden(0), thing, words)


def test_who_has_joined_a_pair_is_told_with_it_and_what_its_card_is_worth() -> None:
    table = Table("Mary", "David")
    for who in table.people:
        table.drawn(who, "9c-8b")
    assert said(table, "pair:D") is None
    open_card = said(table, "blue:D")
    assert open_card is not None
    assert "6" in open_card
    table.turn(Mary="8b-7a")
    assert said(table, "pair:D") == "Mary has joined them."
    assert said(table, "blue:D") == "No card of this letter is left."
    table.turn(David="8b-7a")
    assert said(table, "pair:D") == "Mary has joined them. David has joined them."
    assert PAIR_TRAIL["D"] == "9c-8b-7a", "the trail above"
