"""What programs read: the table as a viewer may know it, and the box it is played with."""

from __future__ import annotations

import re
from collections import OrderedDict

import msgspec
import pytest

from islario.games.trails_of_tucana.box.components import LETTERS, SIGHTS, TERRAINS
from islario.games.trails_of_tucana.face import view
from islario.games.trails_of_tucana.face.view import BlueCards, Deck, RedCards, Sights
from islario.games.trails_of_tucana.rules.state import Source
from tests.games.trails_of_tucana.positions import PEOPLE, TUCANA, Table


@pytest.mark.rule("TT-37")
def test_a_view_says_what_lies_on_the_table() -> None:
    table = Table("Adam", "Mary", special_bonus=True)
    table.red("yeti")
    table.drawn("Adam", "1c-2d-3e", "9c-8b")
    table.turn(Adam="8b-7a")
    table.cards("desert", "any")
    view = table.match.view(0)
    seen = view["table"]
    assert {name: seen[name] for name in ("island", "round", "rounds", "turn", "turns", "cards")} == {
        "island": "isla-petit", "round": 1, "rounds": 2, "turn": 2, "turns": 13, "cards": ["desert", "any"],
    }  # fmt: skip
    assert seen["blue_cards"] == {"A": 3, "B": 4, "C": 5, "E": 7}
    assert seen["red_cards"] == {"yeti": 6}
    assert re.fullmatch("[A-E]{10}", seen["setup_card"])
    assert seen["sheets"][0] == {
        "letters": "AABBCCDDEE",
        "trails": ["1c-2d", "2d-3e", "7a-8b", "8b-9c"],
        "new_trails": [],
        "networks": [
            {"spaces": ["1c", "2d", "3e"], "trails": ["1c-2d", "2d-3e"]},
            {"spaces": ["7a", "8b", "9c"], "trails": ["7a-8b", "8b-9c"]},
        ],
        "sights": {"obelisk": ["3e"], "book": [], "toucan": [], "yeti": [], "sea-monster": []},
        "sight_points": 1,
        "pairs": ["D"],
        "trails_to_draw": 1,
        "bonus_trails": 0,
        "bonus_points": 6,
        "grade": 0,
    }
    number = view["moves"][0]
    assert (number["number"], number["kind"], number["args"]) == (0, "draw", {"a": "1a", "b": "1b"})
    assert {points["source"]: points["points"] for points in view["breakdowns"][0]} == {
        "sights_1": 0, "sights_2": 0, "sights_3": 0, "villages": 11, "blue_bonus": 6, "red_bonus": 0,
    }  # fmt: skip
    assert (view["seat"], view["pending"], view["over"], view["scores"]) == (0, [0, 1], False, [17, 0])


def test_a_spectator_has_no_moves() -> None:
    view = Table("Adam", "Mary").match.view()
    assert (view["seat"], view["moves"]) == (None, [])


@pytest.mark.rule("TT-18")
def test_networks_grow_together() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", "1a-1b", "2b-2c")
    assert [network["trails"] for network in table.sheet_of("Adam")["networks"]] == [["1a-1b"], ["2b-2c"]]
    table.draw("Adam", "1b-2b")
    assert table.sheet_of("Adam")["networks"] == [
        {"spaces": ["1a", "1b", "2b", "2c"], "trails": ["1a-1b", "1b-2b", "2b-2c"]}
    ]
    assert len(table.sheet_of("Adam", "Mary")["networks"]) == 2, "the running turn is his alone"


@pytest.mark.rule("TT-21", "TT-22")
def test_bonus_trails_to_draw_are_told_apart_from_the_turn_s_own() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", "3e-4f-5g-6f-7e-8e-8d-7c", "8e-9f")
    owed = []
    for path in ("9f-10c", "1a-1b", "1b-2b"):
        owed.append((table.sheet_of("Adam")["trails_to_draw"], table.sheet_of("Adam")["bonus_trails"]))
        table.draw("Adam", path)
    assert owed == [(1, 0), (2, 2), (1, 1)]
    assert (table.sheet_of("Adam")["bonus_trails"], table.sheet_of("Adam", "Mary")["bonus_trails"]) == (0, 0)


@pytest.mark.rule("TT-32", "TT-34")
def test_how_often_sights_have_been_scored() -> None:
    table = Table("Adam", "Mary")
    scored = [table.match.view()["table"]["rounds_scored"]]
    for number in (1, 2):
        table.last_turn(of_round=number)
        table.turn()
        scored.append(table.match.view()["table"]["rounds_scored"])
    assert scored == [0, 1, 2]


@pytest.mark.rule("TT-55")
def test_the_grade_of_a_score_as_it_stands() -> None:
    table = Table("Adam", "Mary", "David")
    table.one["points"][:3, Source.VILLAGES] = 49, 50, 120
    assert [sheet["grade"] for sheet in table.match.view()["table"]["sheets"]] == [0, 1, 6]


def test_sheets_are_kept_apart_and_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view, "MOST_KEPT", 3)
    monkeypatch.setattr(view, "_sheets", OrderedDict())
    table = Table(*PEOPLE[:4])
    for number, who in enumerate(table.people):
        table.one["points"][number, Source.VILLAGES] = 10 * number
        table.drawn(who, table.names_of([number])[0])
    sheets = table.match.view()["table"]["sheets"]
    assert [sheet["trails"] for sheet in sheets] == [[name] for name in table.names_of([0, 1, 2, 3])]
    assert len(view._sheets) == view.MOST_KEPT
    assert table.match.view()["table"]["sheets"] == sheets


def test_what_is_told_by_kind_and_by_letter_is_in_their_order() -> None:
    for structure in (Sights, RedCards):
        assert tuple(field.encode_name for field in msgspec.structs.fields(structure)) == SIGHTS
    assert tuple(field.encode_name for field in msgspec.structs.fields(BlueCards)) == LETTERS
    assert tuple(field.encode_name for field in msgspec.structs.fields(Deck)) == TERRAINS


@pytest.mark.rule("TT-2", "TT-3", "TT-4")
@pytest.mark.parametrize(
    ("island", "spaces", "links", "rounds"), [("petit", 73, 186, 2), ("grande", 104, 274, 3)]
)  # fmt: skip
def test_the_box_holds_the_island_of_the_table(island: str, spaces: int, links: int, rounds: int) -> None:
    table = Table("Adam", "Mary", island=island)
    box = TUCANA.rules.face.box(TUCANA.numbers(table.match.options))
    held = msgspec.to_builtins(box)
    assert (held["island"], held["rounds"], held["turns"]) == (f"isla-{island}", rounds, 13)
    assert (len(held["spaces"]), len(held["links"])) == (spaces, links)
    assert sorted(space["village"] for space in held["spaces"] if space["village"]) == list(range(1, 11))
    moves = {(move.number, move.a, move.b) for move in table.match.moves(0)}
    assert {(number, link["a"], link["b"]) for number, link in enumerate(held["links"])} == moves
    assert all(link["name"] == f"{link['a']}-{link['b']}" for link in held["links"])


@pytest.mark.rule("TT-3", "TT-19", "TT-24", "TT-28")
def test_what_is_printed_stands_in_the_box() -> None:
    held = msgspec.to_builtins(TUCANA.rules.face.box([0, 0, 0, 0, 0]))
    at = {space["name"]: space for space in held["spaces"]}
    assert at["1c"] == {"name": "1c", "x": 8, "y": 0, "terrain": "mountain", "village": 1, "sight": None}
    assert at["10f"] == {"name": "10f", "x": 15, "y": 9, "terrain": "water", "village": None, "sight": "sea-monster"}
    assert held["sight_values"] == {
        "obelisk": (1, 2), "book": (2, 2), "toucan": (2, 3), "yeti": (3, 4), "sea-monster": (4, 5),
    }  # fmt: skip
    assert held["pair_values"] == {"A": 14, "B": 13, "C": 12, "D": 11, "E": 10}
    assert held["blue_values"] == {
        "first": {"A": 3, "B": 4, "C": 5, "D": 6, "E": 7}, "second": {"A": 2, "B": 2, "C": 3, "D": 4, "E": 5},
    }  # fmt: skip
    assert set(held["red_values"].values()) == {6}
    assert held["terrain_cards"] == {"desert": 8, "forest": 7, "mountain": 6, "water": 4, "any": 2}
    assert len(held["setup_cards"]) == 13
    assert "DCEADCBAEB" in held["setup_cards"]
    assert held["grades"] == (50, 60, 70, 80, 90, 100)
