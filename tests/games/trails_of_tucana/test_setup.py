"""Preparations: letters, bonus cards, deck."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import numpy as np
import pytest

from islario.games.trails_of_tucana.box.components import LETTERS, SETUP_CARD
from islario.games.trails_of_tucana.rules.setup import write_letters
from islario.games.trails_of_tucana.rules.state import Setting
from islario.match.errors import BadOption
from tests.games.trails_of_tucana.positions import PEOPLE, TUCANA, Table

SWITCHES = ("special_bonus", "random_start", "counter_clockwise", "symmetry")
EXAMPLE = "DCEADCBAEB"  # the card of the rulebook's example: "D, C, E, A ..."


def with_the_example_card(*people: str, start_village: int = 1, **switches: Any) -> Table:
    table = Table(*people, **switches)
    cards = ["".join(LETTERS[letter] for letter in card) for card in SETUP_CARD]
    table.state["setup_card"], table.state["start_village"] = cards.index(EXAMPLE), start_village - 1
    for seat in range(len(people)):
        table.ask(write_letters, seat)
    return table


@pytest.mark.rule("TT-1")
@pytest.mark.parametrize("players", range(1, 9))
def test_one_to_eight_players_each_with_a_sheet_of_their_own(players: int) -> None:
    match = TUCANA.new(players, seed=1)
    assert len(match.view()["table"]["sheets"]) == players
    assert match.pending == tuple(range(players))


@pytest.mark.rule("TT-1")
@pytest.mark.parametrize("players", [0, 9])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(BadOption, match="Trails of Tucana is for 1 to 8 players"):
        TUCANA.new(players)


@pytest.mark.rule("TT-5")
def test_by_default_it_is_isla_petit_without_red_cards() -> None:
    table = TUCANA.new(5, seed=1).view()["table"]
    assert (table["island"], table["rounds"], table["red_cards"]) == ("isla-petit", 2, {})
    assert set(TUCANA.new(5, seed=1).options.values()) == {"petit", "off"}


@pytest.mark.rule("TT-6")
def test_the_mayor_in_the_first_seat_starts_at_village_1_and_has_no_other_duty() -> None:
    match = TUCANA.new(3, seed=2)
    story = match.log()
    assert "The first player is the Mayor and starts at village 1." in story[0]
    assert story[1:4] == [f"Player {n} writes the letters, starting at village {n}." for n in (1, 2, 3)]
    assert {move.kind for move in match.moves(0)} == {"draw"}
    assert match.moves(0) == match.moves(1) == match.moves(2)


@pytest.mark.rule("TT-7")
def test_one_of_thirteen_set_up_cards_serves_everybody() -> None:
    shown = Counter(TUCANA.new(1, seed=seed).view()["table"]["setup_card"] for seed in range(130))
    assert len(shown) == 13
    assert max(shown.values()) < 25, "all are about equally likely"
    for sheet in TUCANA.new(4, seed=1).view()["table"]["sheets"]:
        assert sorted(sheet["letters"]) == sorted("AABBCCDDEE")


@pytest.mark.rule("TT-8")
@pytest.mark.interpreted
def test_the_mayor_reads_d_c_e_a() -> None:
    table = with_the_example_card("Mayor", "Second")
    assert table.sheet_of("Mayor")["letters"] == "DCEADCBAEB"
    assert table.sheet_of("Mayor")["letters"][:4] == "DCEA"
    assert table.sheet_of("Second")["letters"][1:5] == "DCEA"
    assert table.sheet_of("Second")["letters"][0] == "B", "village 1 follows village 10"


@pytest.mark.rule("TT-8")
def test_all_islands_differ() -> None:
    for seed in range(10):
        sheets = TUCANA.new(8, seed=seed).view()["table"]["sheets"]
        assert len({sheet["letters"] for sheet in sheets}) == 8


@pytest.mark.rule("TT-9", "TT-28")
@pytest.mark.parametrize("players", range(2, 9))
def test_number_one_cards_lie_open(players: int) -> None:
    table = Table(*PEOPLE[:players])
    assert table.bonus_cards == {"A": 3, "B": 4, "C": 5, "D": 6, "E": 7}


@pytest.mark.rule("TT-9", "TT-28", "TT-29")
@pytest.mark.parametrize("players", range(2, 9))
def test_from_five_players_on_a_number_two_card_lies_below(players: int) -> None:
    table = Table(*PEOPLE[:players])
    table.drawn("Adam", "9c-8b")
    table.turn(Adam="8b-7a")
    below = {"D": 4} if players >= 5 else {}
    assert table.bonus_cards == {"A": 3, "B": 4, "C": 5, "E": 7, **below}


@pytest.mark.rule("TT-10")
def test_two_of_twenty_seven_cards_are_turned_up() -> None:
    table = TUCANA.new(2, seed=1).view()["table"]
    turned = Counter(table["cards"])
    assert len(table["cards"]) == 2
    assert {t: table["deck"][t] + turned[t] for t in table["deck"]} == {
        "desert": 8, "forest": 7, "mountain": 6, "water": 4, "any": 2,
    }  # fmt: skip
    assert (table["round"], table["turn"]) == (1, 1)


@pytest.mark.rule("TT-10")
def test_every_card_is_as_likely_as_its_share_of_the_deck_and_both_may_be_alike() -> None:
    pairs = [tuple(TUCANA.new(1, seed=seed).view()["table"]["cards"]) for seed in range(200)]
    first = Counter(pair[0] for pair in pairs)
    second = Counter(pair[1] for pair in pairs)
    for terrain, cards in {"desert": 8, "forest": 7, "mountain": 6, "water": 4, "any": 2}.items():
        assert abs(first[terrain] - 200 * cards / 27) < 25
        assert abs(second[terrain] - 200 * cards / 27) < 25
    assert {(t, t) for t in ("desert", "forest", "mountain", "water")} <= set(pairs)


def in_words(value: str | dict[str, bool]) -> str:
    return value if isinstance(value, str) else "+".join(name for name, on in value.items() if on) or "plain"


ALL_OPTIONS = [
    (island, dict(zip(SWITCHES, switches, strict=True)))
    for island in ("petit", "grande")
    for switches in itertools.product((False, True), repeat=4)
]


@pytest.mark.rule("TT-5", "TT-9", "TT-43", "TT-46", "TT-47", "TT-48", "TT-49", "TT-50", "TT-51", "TT-54")
@pytest.mark.parametrize("players", range(1, 9))
@pytest.mark.parametrize(("island", "chosen"), ALL_OPTIONS, ids=in_words)
def test_set_up_under_any_options(island: str, chosen: dict[str, Any], players: int) -> None:
    match = TUCANA.new(players, seed=players, island=island, **chosen)
    table = match.view()["table"]
    assert (table["island"], table["rounds"]) == (f"isla-{island}", 3 if island == "grande" else 2)
    assert table["blue_cards"] == dict(zip("ABCDE", (2, 2, 3, 4, 5) if players == 1 else (3, 4, 5, 6, 7), strict=True))
    assert len(table["red_cards"]) == chosen["special_bonus"] * (2 if players >= 5 else 1)
    assert set(table["red_cards"].values()) <= {6}
    start = match.state.start_village
    assert start == 0 or chosen["random_start"]
    for seat in range(players):
        own_start = start if chosen["symmetry"] else start + seat
        step = -1 if chosen["counter_clockwise"] else 1
        written = [table["sheets"][seat]["letters"][(own_start + step * i) % 10] for i in range(10)]
        assert "".join(written) == table["setup_card"]
    assert match.pending == tuple(range(players))
    assert match.scores == (0,) * players
    assert match.state.options.tolist() == [island == "grande", *chosen.values()]
    networks = match.state.network[:players]
    assert np.all(networks[:, : len(SHEET_SPACES[island])] == SHEET_SPACES[island]), "nothing is joined yet"


SHEET_SPACES = {"petit": np.arange(73), "grande": np.arange(104)}


def test_options_stand_in_the_state_in_the_order_of_their_names() -> None:
    assert [option.name for option in TUCANA.options] == [setting.name.lower() for setting in Setting]
