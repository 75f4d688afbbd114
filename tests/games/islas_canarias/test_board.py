"""The table in a terminal."""

from __future__ import annotations

import pytest
from rich.text import Text

from islario.games.islas_canarias.box.components import ISLANDS
from islario.games.islas_canarias.rules.state import Phase
from islario.words import LANGUAGES
from tests.games.islas_canarias.positions import CANARIAS, Table, full_table


def shown(table: Table, seat: int | None, language: str = "en") -> str:
    markup = table.match.board(seat, CANARIAS.words(language, table.people))
    return Text.from_markup(markup).plain


def test_an_island_with_its_features_and_buildings() -> None:
    table = Table(ana="tenerife", bruno="lanzarote")
    table.houses("ana", red="A", green="I")
    table.palaces("ana", blue="D")
    table.towns("ana", orange="L")
    lines = [line[:13] for line in shown(table, 0).splitlines()]
    assert lines[:4] == ["● ana        ", "Tenerife     ", "10 points    ", "2 cards      "]
    assert lines[4:17] == [
        "·^^^·^^^·    ",
        "│A⌂R  B ^    ",
        "·   ·   ·^^^·",
        "│ C  D♜B  E ^",
        "·   ·   ·   ·",
        "│∩∩∩ ∩∩∩  F ^",
        "·≈≈≈·≈≈≈·≈≈≈·",
        "~ G   H =I⌂G^",
        "·   ·   ·   ·",
        "~ J   K =≡≡≡│",
        "·~~~·   ·   ·",
        "    ~L▣O=≡≡≡│",
        "    ·~~~·───·",
    ]


def test_privileges_supplies_and_points_by_colour() -> None:
    table = Table(ana="tenerife", bruno="lanzarote")
    table.houses("bruno", red="AB")
    table.owns("bruno", "red")
    lines = shown(table, None).splitlines()
    assert " R  red     ⌂6 ♜6 ▣2  ●0 ■2  safe from pirates: ■ bruno" in lines
    assert " O  orange  ⌂8 ♜6 ▣2  ●0 ■0  wins ties: nobody" in lines
    assert " R  rouge   ⌂6 ♜6 ▣2  ●0 ■2  à l’abri des pirates : ■ bruno" in shown(table, None, "fr").splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_sees_its_own_hand_and_what_it_loaded_and_nobody_elses(language: str) -> None:
    table = Table(ana="tenerife", bruno="lanzarote")
    table.hand("ana", "segador", "monje")
    table.turn("ana", Phase.LOAD)
    table.play("ana", "load", card="monje")
    mine, theirs, anyone = (shown(table, seat, language) for seat in (0, 1, None))
    assert "1 × Segador" in mine
    assert "Monje" in mine
    for other in (theirs, anyone):
        assert "Segador" not in other
        assert "Monje" not in other


def test_the_ship_and_the_last_round() -> None:
    table = Table(ana="tenerife", bruno="lanzarote")
    assert "Round 1, begun by ● ana" in shown(table, 0)
    table.one["last_round"] = 1
    table.arrive("monje")
    assert "Off this ship: Monje (monk)" in shown(table, 0)
    assert "Round 1, the last one, begun by ● ana" in shown(table, 0)


def test_while_islands_are_taken_the_free_ones_are_shown() -> None:
    match = CANARIAS.new(5, seed=1)
    text = Text.from_markup(match.board(0, CANARIAS.words("en"))).plain
    for island in ISLANDS:
        assert CANARIAS.words("en").say(f"island-{island.replace('_', '-')}") in text
    assert "Your hand" not in text


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_islands_stand_side_by_side_as_far_as_they_fit(players: int) -> None:
    table = full_table(players)
    lines = shown(table, None).splitlines()
    assert max(map(len, lines)) <= 100
    assert all(who in "\n".join(lines) for who in table.people)


def test_a_name_with_brackets_is_no_markup() -> None:
    table = Table(ana="tenerife", bruno="lanzarote")
    markup = table.match.board(0, CANARIAS.words("en", ("[red]", "a name that is much too long for a board")))
    text = Text.from_markup(markup).plain
    assert "● [red]" in text
    assert "a name that is m" in text
    assert "a name that is mu" not in text
