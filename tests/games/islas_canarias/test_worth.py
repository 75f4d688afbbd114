"""What a position promises, in twentieths of a point: enough for the greedy bot to play sensibly."""

from __future__ import annotations

import pytest

from islario.bots import bot
from islario.games.islas_canarias.players.worth import worth
from islario.games.islas_canarias.rules.state import Phase
from tests.games.islas_canarias.positions import Table

pytestmark = pytest.mark.interpreted


def two() -> Table:
    return Table(ana="tenerife", bruno="lanzarote")


def worth_of(table: Table, who: str) -> int:
    return int(table.ask(worth, table.seat(who)))


def chosen(table: Table, who: str) -> str:
    return str(bot("greedy").choose(table.match.view_state(table.seat(who))))


def test_points_count_twenty_and_at_the_end_nothing_else_does() -> None:
    table = two()
    table.ship()
    before = worth_of(table, "ana")
    table.houses("ana", red="AB")
    assert worth_of(table, "ana") == before + 40
    table.owns("ana", "red")
    assert worth_of(table, "ana") == before + 40 + 12
    table.turn("ana", Phase.OVER)
    assert worth_of(table, "ana") == 40


def test_what_is_being_built_counts_already() -> None:
    for kind, gain in (("palace", 3 - 2), ("town", 5 - 3)):
        table = two()
        table.ship()
        table.houses("ana", red="ABCDEFGH")
        before = worth_of(table, "ana")
        table.play("ana", kind, area="A")
        assert worth_of(table, "ana") == before + 20 * gain
    table = two()
    table.houses("ana", red="AB")
    table.palaces("ana", red="K")
    table.play("ana", "palace", area="A")
    assert table.points("ana") == 3 + 2, "a further palace brings no point, and is worth its room"


def test_a_further_palace_under_way_gains_nothing() -> None:
    table = two()
    table.ship()
    table.houses("ana", red="ABCD")
    table.palaces("ana", red="KL")
    before = worth_of(table, "ana")
    table.play("ana", "palace", area="A")
    assert worth_of(table, "ana") == before


def test_a_house_about_to_be_placed_counts() -> None:
    table = two()
    table.ship()
    table.hand("ana", "segador", "monje")
    before = worth_of(table, "ana")
    table.play("ana", "build", card="segador")
    assert worth_of(table, "ana") == before + 20 - 5, "a point for a card"


def test_cards_on_the_ship_count_for_whom_they_would_come_to() -> None:
    table = two()
    table.ship()
    before = worth_of(table, "ana")
    table.ship("monje")
    assert worth_of(table, "ana") == before + 10
    table.ship("capitan")
    assert worth_of(table, "ana") == before - 4
    table.houses("bruno", red="D")
    table.houses("ana", red="F")
    assert worth_of(table, "ana") == before + 20, "the captain would leave"


def test_pirates_on_the_ship_count_for_whom_they_would_attack() -> None:
    table = two()
    table.ship()
    before = worth_of(table, "ana")
    table.ship("pirate-green")
    table.owns("bruno", "green")
    assert worth_of(table, "ana") == before + 6
    table.owns("ana", "green")
    assert worth_of(table, "ana") == before - 6 + 12
    table.one["owner"][2] = -1
    assert worth_of(table, "ana") == before - 6, "while nobody has it, all who lead"


def test_the_greedy_bot_merges_builds_and_loads_what_comes_to_it() -> None:
    table = two()
    table.ship()
    table.houses("ana", red="ABC")
    assert chosen(table, "ana").startswith("Make a town")
    table = two()
    table.hand("ana", "segador", "monje", "noble")
    assert chosen(table, "ana").startswith("Build with")
    table.turn("ana", Phase.LOAD)
    table.hand("ana", "monje", "capitan")
    table.ship("molinero")
    assert chosen(table, "ana").startswith("Load Monje")
