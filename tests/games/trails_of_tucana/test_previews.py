"""What a trail would bring, told before it is drawn: from what its seat may know, and of its own sheet alone."""

from __future__ import annotations

from functools import partial

import pytest

from islario import Move
from islario.match.preview import Preview
from tests.games.trails_of_tucana.positions import TUCANA, Table

NEARLY_D = "9c-8b"  # and then "8b-7a" joins the two D villages


A_FEW = 24  # truths; interpreted rules are slow


@pytest.fixture(autouse=True)
def _in_a_few_truths(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TUCANA.desk, "foreseen", partial(TUCANA.desk.foreseen, samples=A_FEW))


def foreseen(table: Table, who: str, trail: str) -> Preview:
    a, b = trail.split("-")
    before = table.match.state.tobytes()
    preview = table.match.preview(table.seat(who), Move("draw", a=a, b=b))
    assert table.match.state.tobytes() == before, "nothing is played"
    return preview


def told(preview: Preview) -> list[tuple[str, dict[str, object]]]:
    return [
        (event.kind, {name: fact for name, fact in event.facts.items() if name != "who"}) for event in preview.events
    ]


@pytest.mark.rule("TT-19", "TT-39")
@pytest.mark.parametrize("others", [(), ("Mary",), ("Mary", "David", "Olga")])
def test_a_sight_that_would_be_connected_is_told_also_while_others_still_draw(others: tuple[str, ...]) -> None:
    table = Table("Adam", *others)
    table.drawn("Adam", "1c-2d")
    preview = foreseen(table, "Adam", "2d-3e")
    assert told(preview) == [
        ("trail_drawn", {"a": "2d", "b": "3e"}),
        ("sight_connected", {"sight": "obelisk", "space": "3e", "points": 1, "last": False}),
    ]
    assert (preview.points, preview.question) == ({}, None), "sights count when the round ends"
    assert preview.stopped == ("others" if others else "secrets")


@pytest.mark.rule("TT-24", "TT-25", "TT-44")
def test_a_pair_and_the_bonus_cards_are_told_with_their_points() -> None:
    table = Table("Adam", "Mary", special_bonus=True)
    table.red("yeti")
    table.drawn("Adam", NEARLY_D, "9a-9b-8b", "5d-6c-7b-7a")
    preview = foreseen(table, "Adam", "8b-7a")
    assert told(preview) == [
        ("trail_drawn", {"a": "7a", "b": "8b"}),
        ("pair_connected", {"letter": "D", "points": 11}),
        ("blue_bonus", {"letter": "D", "points": 6}),
        ("red_bonus", {"sight": "yeti", "points": 6}),
    ]
    assert preview.points == {"villages": 11, "blue_bonus": 6, "red_bonus": 6}


@pytest.mark.rule("TT-26", "TT-27", "TT-39")
def test_what_a_finished_rival_may_have_drawn_changes_nothing() -> None:
    """Mary has finished, perhaps with the same pair; a tie is paid in full, so Adam knows what he gets."""
    table = Table("Adam", "Mary")
    table.drawn("Adam", NEARLY_D)
    table.drawn("Mary", NEARLY_D)
    table.draw("Mary", "8b-7a")
    preview = foreseen(table, "Adam", "8b-7a")
    assert preview.points == {"villages": 11, "blue_bonus": 6}
    assert [event.event.seat for event in preview.events] == [0, 0, 0]


@pytest.mark.rule("TT-32")
def test_in_the_last_turn_of_a_round_all_circled_sights_count() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", "1c-2d")
    table.circled("Adam", yeti=1)
    table.last_turn(of_round=1)
    preview = foreseen(table, "Adam", "2d-3e")
    assert told(preview)[-1] == ("round_scored", {"round": 1, "points": 1 + 3})
    assert preview.points == {"sights_1": 1 + 3}


@pytest.mark.rule("TT-21", "TT-39")
@pytest.mark.parametrize("others", [(), ("Mary",)])
def test_a_trail_that_brings_a_bonus_trail_tells_what_it_connects_and_asks_for_the_next(
    others: tuple[str, ...],
) -> None:
    table = Table("Adam", *others)
    table.drawn("Adam", "5d-6c-7b-8b-9b-9a")
    preview = foreseen(table, "Adam", "8b-7a")
    assert told(preview) == [
        ("trail_drawn", {"a": "7a", "b": "8b"}),
        ("sight_connected", {"sight": "yeti", "space": "5d", "points": 3, "last": False}),
        ("sight_connected", {"sight": "yeti", "space": "9a", "points": 4, "last": True}),
    ]
    assert preview.question is not None
    assert TUCANA.words().tell(preview.question).startswith("You connected the last sight of a kind: draw one more")


@pytest.mark.rule("TT-21", "TT-23", "TT-24")
def test_a_bonus_trail_tells_the_whole_turn_trail_by_trail() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", "1c-2d-3e", "10c-9f", NEARLY_D)
    table.draw("Adam", "9f-8e")
    preview = foreseen(table, "Adam", "8b-7a")
    assert told(preview) == [
        ("trail_drawn", {"a": "8e", "b": "9f"}),
        ("sight_connected", {"sight": "obelisk", "space": "8e", "points": 2, "last": True}),
        ("bonus_trail_drawn", {"a": "7a", "b": "8b"}),
        ("pair_connected", {"letter": "D", "points": 11}),
        ("blue_bonus", {"letter": "D", "points": 6}),
    ]
    assert preview.points == {"villages": 11, "blue_bonus": 6}


@pytest.mark.rule("TT-38")
def test_a_trail_that_only_leads_on_tells_itself_and_no_card_to_come() -> None:
    table = Table("Adam")
    preview = foreseen(table, "Adam", "1a-1b")
    assert told(preview) == [("trail_drawn", {"a": "1a", "b": "1b"})]
    assert (preview.points, preview.question, preview.stopped) == ({}, None, "secrets")
