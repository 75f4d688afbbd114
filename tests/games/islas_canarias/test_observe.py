"""What a learner in a seat sees, feature by feature."""

from __future__ import annotations

import numpy as np

from islario.games.islas_canarias.box.components import CARD_NAMES, CARDS
from islario.games.islas_canarias.players.observe import A_SEAT, OBSERVATION
from islario.games.islas_canarias.rules.state import Phase
from tests.games.islas_canarias.positions import CANARIAS, Table


def feature(table: Table, who: str, name: str) -> list[float]:
    """A feature of the observation, by the first words of its name."""
    numbers = CANARIAS.desk.observed(CANARIAS.desk.hidden(table.state, table.seat(who)))
    ends = np.cumsum([feature.size for feature in OBSERVATION])
    found = dict(zip((feature.name for feature in OBSERVATION), np.split(numbers, ends[:-1]), strict=True))
    (values,) = (values for full, values in found.items() if full.startswith(name))
    return [round(float(value), 4) for value in values]


def cards(table: Table, who: str, name: str) -> dict[str, float]:
    return {CARD_NAMES[card]: value for card, value in enumerate(feature(table, who, name)) if value}


def two() -> Table:
    table = Table(ana="tenerife", bruno="lanzarote")
    table.hand("ana", "segador", "segador", "pirate-blue")
    return table


def test_an_observation_has_one_number_for_each_thing_to_see() -> None:
    sizes = [feature.size for feature in OBSERVATION]
    assert sizes == [2, 11, 4, 3, 18, CARDS, CARDS, CARDS, CARDS, CARDS, 39, 5 * A_SEAT]
    assert CANARIAS.rules.observation_size == sum(sizes)


def test_options_and_the_course_of_play() -> None:
    assert feature(two(), "ana", "options") == [1, 0]
    assert feature(Table(ana="tenerife", bruno="lanzarote", deck="distinct"), "ana", "options") == [1, 1]
    table = two()
    table.turn("bruno", Phase.LOAD)
    assert feature(table, "ana", "phase").index(1) == Phase.LOAD
    table.one["round_number"], table.one["last_round"], table.one["extra_taken"] = 10, 1, 1
    assert feature(table, "ana", "round") == [0.25, 1, 0.2, 1]


def test_piles_and_supply() -> None:
    table = two()
    table.deck(*["capitan"] * 3)
    table.houses("ana", red="AB")
    assert feature(table, "ana", "cards in the deck") == [0.05, round(51 / 60, 4), round(1 / 6, 4)]
    assert feature(table, "ana", "supply")[5] == 0.75


def test_my_own_cards_and_nobody_elses() -> None:
    table = two()
    assert cards(table, "ana", "my hand") == {"segador": round(2 / 3, 4), "pirate-blue": round(1 / 3, 4)}
    table.turn("ana", Phase.LOAD)
    table.play("ana", "load", card="pirate-blue")
    assert cards(table, "ana", "the card I loaded") == {"pirate-blue": 1}
    assert cards(table, "bruno", "the card I loaded") == {}


def test_what_is_being_dealt_with() -> None:
    table = two()
    table.arrive("monje", "noble")
    assert cards(table, "bruno", "cards turned") == {"monje": 0.2}
    assert cards(table, "bruno", "the card being dealt with") == {"monje": 1}
    assert cards(table, "bruno", "discards") == {"monje": round(1 / 3, 4)}
    table.one["turned"][1], table.one["turned_count"] = table.one["turned"][0], 2
    assert cards(table, "bruno", "cards turned") == {"monje": 0.4}
    table = two()
    table.houses("ana", red="ABCD")
    table.play("ana", "town", area="B")
    table.one["spot"] = 11
    making = feature(table, "bruno", "the building under way")
    assert [i for i, value in enumerate(making) if value] == [2, 3 + 1, 3 + 12 + 11, 3 + 24 + 1]


def test_each_seat_from_mine_onward() -> None:
    table = two()
    table.palaces("bruno", blue="C")
    table.owns("bruno", "blue")
    rows = np.reshape(feature(table, "ana", "each seat"), (5, A_SEAT))
    assert rows[0, 5] == rows[1, 1] == 1, "Tenerife and Lanzarote"
    on_c = 6 + 2 * 9
    assert rows[1, on_c : on_c + 9].tolist() == [0, 1, 0, 0, 0, 0, 1, 0, 0], "a palace, and blue"
    assert rows[1, 6 + 108 + 3] == round(3 / 19, 4)
    assert rows[1, 6 + 108 + 6 + 3] == 1
    assert rows[0, -5:].tolist() == [0.05, 0, 1, 1, 0]
    assert rows[1, -5:].tolist() == [round(2 / 60, 4), round(3 / 19, 4), 0, 0, 0]
    assert not rows[2:].any()
    assert np.reshape(feature(table, "bruno", "each seat"), (5, A_SEAT))[0].tolist() == rows[1].tolist()


def test_before_islands_are_taken_nobody_has_one() -> None:
    match = CANARIAS.new(2, seed=1)
    numbers = CANARIAS.desk.observed(CANARIAS.desk.hidden(match.state, 0))
    assert not numbers[-5 * A_SEAT :][:6].any()
