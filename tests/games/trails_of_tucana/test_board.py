"""The table in a terminal: what stands on it is the rules' business; how it looks is tested with the command line."""

from __future__ import annotations

import pytest
from rich.text import Text

from islario.games.trails_of_tucana.rules.state import Source
from islario.words import LANGUAGES
from tests.games.trails_of_tucana.positions import TUCANA, Table


def board(table: Table, who: str | None, language: str = "en") -> str:
    words = TUCANA.words(language, table.people)
    return Text.from_markup(table.match.board(None if who is None else table.seat(who), words)).plain


@pytest.mark.rule("TT-37")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("island", ["petit", "grande"])
def test_every_space_every_card_and_everybody_is_shown(island: str, language: str) -> None:
    table = Table("Adam", "Mary", island=island, special_bonus=True)
    table.cards("desert", "water")
    words = TUCANA.words(language)
    for who in ("Adam", None):
        shown = board(table, who, language)
        assert all(name in shown for name in table.sheet.names)
        assert all(words.say(f"terrain-{terrain}") in shown for terrain in ("desert", "water"))
        assert all(card in shown for card in ("A3", "B4", "C5", "D6", "E7"))
        assert "Adam" in shown
        assert "Mary" in shown


def test_trails_lie_between_their_spaces() -> None:
    table = Table("Adam", "Mary")
    bare = board(table, "Adam")
    table.drawn("Adam", "1a-1b-2c-3c")
    shown = board(table, "Adam")
    assert [shown.count(stroke) - bare.count(stroke) > 0 for stroke in "━╲╱"] == [True, True, True]
    assert board(table, "Mary").count("╲") == bare.count("╲")


@pytest.mark.rule("TT-39")
def test_a_trail_of_this_turn_is_on_its_owner_s_board_only() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", "1c-2d-3e", "10c-9f")
    own, *others = (board(table, who) for who in ("Adam", "Mary", None))
    table.draw("Adam", "9f-8e")
    assert board(table, "Adam") != own
    assert [board(table, who) for who in ("Mary", None)] == others, "he still owes a bonus trail"


@pytest.mark.rule("TT-24", "TT-25")
def test_points_and_the_cards_left() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", "9c-8b")
    table.turn(Adam="8b-7a")
    shown = board(table, "Mary")
    assert "17 points" in shown
    assert "D6" not in shown


@pytest.mark.rule("TT-55")
@pytest.mark.parametrize(
    ("points", "grade"), [(49, "The first grade takes 50."), (60, "The toucans greet you by name")]
)
def test_alone_the_final_score_earns_a_grade(points: int, grade: str) -> None:
    table = Table("Adam")
    assert grade not in board(table, "Adam")
    table.one["points"][0, Source.VILLAGES] = points
    table.last_turn(of_round=2)
    table.turn()
    assert grade in board(table, "Adam")


@pytest.mark.rule("TT-55", "TT-59")
def test_with_several_players_each_final_score_earns_its_grade() -> None:
    table = Table("Adam", "Mary")
    table.one["points"][:2, Source.VILLAGES] = 49, 60
    table.last_turn(of_round=2)
    assert "The toucans greet you by name" not in board(table, "Adam")
    table.turn()
    for who in ("Adam", "Mary", None):
        assert board(table, who).splitlines()[-2:] == [
            "● Adam  49 points. The first grade takes 50.",
            "■ Mary  60 points: The toucans greet you by name!",
        ]
