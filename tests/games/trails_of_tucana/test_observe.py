"""What a learner in a seat sees, feature by feature."""

from __future__ import annotations

import numpy as np
import pytest

from islario.games.trails_of_tucana.players.observe import A_SHEET, OBSERVATION
from islario.games.trails_of_tucana.rules.state import Source
from islario.kernel import jobs
from islario.kernel.layout import enter
from tests.games.trails_of_tucana.positions import PEOPLE, TUCANA, Table


def observed(table: Table, who: str) -> np.ndarray:
    return TUCANA.desk.observed(TUCANA.desk.hidden(table.state, table.seat(who)))


def features(table: Table, who: str) -> dict[str, np.ndarray]:
    """The observation cut into its features, by the first words of their names."""
    numbers = observed(table, who)
    ends = np.cumsum([feature.size for feature in OBSERVATION])
    return dict(zip((feature.name for feature in OBSERVATION), np.split(numbers, ends[:-1]), strict=True))


def feature(table: Table, who: str, name: str) -> list[float]:
    (found,) = (values for full, values in features(table, who).items() if full.startswith(name))
    return [round(float(value), 4) for value in found]


def sheets(table: Table, who: str) -> list[list[float]]:
    """One row a sheet, from the observer's onward: five kinds, five letters, still drawing, points."""
    values = feature(table, who, "each sheet")
    return [values[at : at + A_SHEET] for at in range(0, len(values), A_SHEET)]


def test_an_observation_has_one_number_for_each_thing_to_see() -> None:
    sizes = [feature.size for feature in OBSERVATION]
    assert sizes == [5, 1, 1, 5, 5, 5, 5, 50, 274, 1, 8 * 12]
    assert TUCANA.rules.observation_size == sum(sizes) == len(observed(Table("Adam"), "Adam"))


def test_options() -> None:
    assert feature(Table("Adam"), "Adam", "options") == [0, 0, 0, 0, 0]
    table = Table("Adam", island="grande", random_start=True)
    assert feature(table, "Adam", "options") == [1, 0, 1, 0, 0]
    table = Table("Adam", special_bonus=True, counter_clockwise=True, symmetry=True)
    assert feature(table, "Adam", "options") == [0, 1, 0, 1, 1]


@pytest.mark.parametrize(("island", "rounds"), [("petit", 2), ("grande", 3)])
def test_round_and_turn_as_shares(island: str, rounds: int) -> None:
    table = Table("Adam", island=island)
    table.last_turn(of_round=1)
    assert feature(table, "Adam", "round") == [round(1 / rounds, 4)]
    assert feature(table, "Adam", "turn") == [1]
    table.turn()
    assert feature(table, "Adam", "round") == [round(2 / rounds, 4)]
    assert feature(table, "Adam", "turn") == [round(1 / 13, 4)]


def test_the_two_cards() -> None:
    table = Table("Adam")
    table.cards("desert", "water")
    assert feature(table, "Adam", "cards turned") == [0.5, 0, 0, 0.5, 0]
    table.cards("forest", "forest")
    assert feature(table, "Adam", "cards turned") == [0, 1, 0, 0, 0]


@pytest.mark.rule("TT-37")
def test_the_deck_as_shares_of_what_there_is_of_each_terrain() -> None:
    table = Table("Adam")
    table.deck(desert=4, forest=7, mountain=3, water=1)
    assert feature(table, "Adam", "cards left") == [0.5, 1, 0.5, 0.25, 0]
    table.deck(any=2)
    assert feature(table, "Adam", "cards left") == [0, 0, 0, 0, 1]


def test_bonus_cards() -> None:
    table = Table("Adam", "Mary")
    table.blue(A=1, C=2)
    table.red("book", "sea-monster")
    assert feature(table, "Adam", "blue cards") == [0.5, 0, 1, 0, 0]
    assert feature(table, "Mary", "red cards") == [0, 1, 0, 0, 1]


def test_the_letters_of_my_own_villages() -> None:
    table = Table("Adam", "Mary")
    table.letters("Mary", "DCEADCBAEB")
    rows = np.reshape(feature(table, "Mary", "letter of each"), (10, 5))
    assert ["ABCDE"[row.argmax()] for row in rows] == list("DCEADCBAEB")
    assert rows.sum() == 10
    assert np.reshape(feature(table, "Adam", "letter of each"), (10, 5)).argmax(axis=1).tolist() == [
        0, 0, 1, 1, 2, 2, 3, 3, 4, 4,
    ]  # fmt: skip


@pytest.mark.parametrize("island", ["petit", "grande"])
def test_my_own_trails(island: str) -> None:
    table = Table("Adam", "Mary", island=island)
    last = len(table.sheet.links) - 1
    table.drawn("Adam", *table.names_of([0, 31, 32, last]))
    mine = feature(table, "Adam", "my trails")
    assert [link for link, drawn in enumerate(mine) if drawn] == [0, 31, 32, last]
    assert not any(feature(table, "Mary", "my trails"))


def test_whether_my_next_trail_is_a_bonus() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", "3e-4f-5g-6f-7e-8e-8d-7c", "8e-9f")
    assert feature(table, "Adam", "whether") == [0]
    table.draw("Adam", "9f-10c")
    assert feature(table, "Adam", "whether") == [1]
    table.draw("Adam", "1a-1b")
    assert feature(table, "Adam", "whether") == [1]
    assert feature(table, "Mary", "whether") == [0]


@pytest.mark.parametrize(("island", "of_a_kind"), [("petit", 2), ("grande", 3)])
def test_each_sheet_from_mine_onward(island: str, of_a_kind: int) -> None:
    table = Table(*PEOPLE[:3], island=island)
    table.circled("Adam", obelisk=1)
    table.circled("Alice", sea_monster=2)
    table.one["pair"][2, 4] = 1
    table.one["points"][2, Source.VILLAGES] = 40
    table.one["points"][2, Source.RED_BONUS] = 6
    adam = [round(1 / of_a_kind, 4), 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]
    alice = [0, 0, 0, 0, round(2 / of_a_kind, 4), 0, 0, 0, 0, 0, 1, 0]
    david = [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0.46]
    nobody = [0] * A_SHEET
    assert sheets(table, "Adam") == [adam, alice, david, *[nobody] * 5]
    assert sheets(table, "David") == [david, adam, alice, *[nobody] * 5]


@pytest.mark.rule("TT-39")
def test_others_are_seen_to_be_drawing_or_finished_and_no_more() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", "3e-4f-5g-6f-7e-8e-8d-7c", "8e-9f")
    table.draw("Adam", "9f-10c")
    assert sheets(table, "Mary")[1] == [0] * 10 + [1, 0]
    assert sheets(table, "Adam")[0] == [1, 1, 0, 0, 0] + [0] * 5 + [1, 0], "two bonus trails are owed: still drawing"
    table.draw("Adam", "1a-1b")
    table.draw("Adam", "1b-2b")
    assert sheets(table, "Mary")[1] == [0] * 12
    assert sheets(table, "Mary")[0] == [0] * 10 + [1, 0]


def test_everything_else_is_wiped_first() -> None:
    numbers = np.full(TUCANA.rules.observation_size, 9, np.float32)
    table = Table("Adam")
    fresh = observed(table, "Adam")
    jobs.observe_as(enter(table.state), 0, 0, numbers)
    assert np.array_equal(numbers, fresh)
