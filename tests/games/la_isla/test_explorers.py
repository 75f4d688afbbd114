"""Action C: where explorers go, and the tiles they win."""

from __future__ import annotations

import random

import numpy as np
import pytest

from islario.games.la_isla.box.components import REGION_MASK, SPACE_NAMES
from islario.match.errors import IllegalMove
from tests.games.la_isla.positions import ISLA, Table, kinds

pytestmark = pytest.mark.interpreted


def all_landscapes(table: Table, who: str) -> None:
    table.cubes(who, yellow=2, green=2, gray=2, beige=2, brown=2)


def of_landscape(table: Table, landscape: str) -> set[str]:
    return {space["name"] for space in table.seen_by(None)["spaces"] if space["landscape"] == landscape}


@pytest.mark.rule("LI-66", "LI-67")
def test_an_explorer_goes_from_the_supply_to_a_space() -> None:
    table = Table("Anna", "Paul")
    all_landscapes(table, "Anna")
    table.explore("Anna")
    assert table.spaces("Anna") == set(SPACE_NAMES)
    assert not table.moves("Anna", "lift")
    table.place("Anna", "M3")
    assert table.seen_by(None)["seats"][0]["explorers"] == ["M3"]
    assert table.of("supply", "Anna") == 4


@pytest.mark.rule("LI-68", "LI-70", "LI-71")
def test_when_the_supply_is_empty_an_explorer_moves_and_leaves_first() -> None:
    table = Table("Anna", "Paul")
    all_landscapes(table, "Anna")
    table.explorers("Anna", "O0", "M0", "M5", "M7", "I3")
    table.explore("Anna")
    assert not table.spaces("Anna")
    assert {move["space"] for move in table.moves("Anna", "lift")} == {"O0", "M0", "M5", "M7", "I3"}
    table.play("Anna", "lift", space="O0")
    assert table.question == "MOVE_TO"
    happened = table.place("Anna", "M1")  # B0 is O0, M0, M1: but O0 has been left
    assert "tile_claimed" not in kinds(happened)
    assert table.of("supply", "Anna") == 0
    assert set(table.seen_by(None)["seats"][0]["explorers"]) == {"M0", "M1", "M5", "M7", "I3"}
    assert sum(table.has("Anna").values()) == 8  # moving costs as much as placing


@pytest.mark.rule("LI-68")
def test_he_goes_elsewhere() -> None:
    table = Table("Anna", "Paul")
    all_landscapes(table, "Anna")
    table.explorers("Anna", "O0", "M0", "M5", "M7", "I3")
    table.explore("Anna")
    table.play("Anna", "lift", space="O0")
    assert table.spaces("Anna") == set(SPACE_NAMES) - {"O0", "M0", "M5", "M7", "I3"}
    with pytest.raises(IllegalMove, match="elsewhere"):
        table.place("Anna", "O0")


def one_desert_left(*more: str) -> Table:
    """Anna can pay for the desert only, and stands on all its spaces but O9."""
    table = Table("Anna", "Paul")
    table.shows("Anna", *more)
    table.cubes("Anna", yellow=2)
    table.explorers("Anna", "I0", "M0", "M5", "O3", "O1")
    return table


@pytest.mark.rule("LI-43", "LI-68")
@pytest.mark.parametrize("space", ["O1", "I0"])
def test_who_can_go_to_one_space_only_goes_there_at_once(space: str) -> None:
    table = one_desert_left()
    table.explore("Anna")
    happened = table.play("Anna", "lift", space=space)
    assert kinds(happened)[:3] == ["explorer_lifted", "paid_two", "explorer_placed"]
    stands = {"I0", "M0", "M5", "O3", "O1", "O9"} - {space}
    assert set(table.seen_by(None)["seats"][0]["explorers"]) == stands
    assert table.has("Anna") == {}
    assert table.pending == ["Paul"]


@pytest.mark.rule("LI-43")
def test_a_move_that_leads_to_one_space_only_says_so() -> None:
    table = one_desert_left()
    table.explore("Anna")
    told = {move.tell() for move in table.match.moves(0) if move.kind == "lift"}
    assert "Move the explorer from O1 (steppe, hat) to O9 (desert, backpack)" in told
    french = {move.tell("fr") for move in table.match.moves(0) if move.kind == "lift"}
    assert "Déplacer l’explorateur de O1 (steppe, chapeau) vers O9 (désert, sac à dos)" in french
    table.cubes("Anna", yellow=2, green=2)
    assert "Lift the explorer on O1 (steppe, hat)" in {move.tell() for move in table.match.moves(0)}


@pytest.mark.rule("LI-43", "LI-77", "LI-112")
def test_whoever_has_functions_to_choose_is_still_asked() -> None:
    table = one_desert_left("wild-resource green", "land-vp desert")
    table.cubes("Anna", yellow=2, green=1)
    table.explore("Anna")
    assert kinds(table.play("Anna", "lift", space="O1")) == ["explorer_lifted"]
    assert table.question == "PAY"
    table.play("Anna", "pay", one="yellow", other="green")
    assert table.asks("Anna") == {"land-vp desert"}


@pytest.mark.rule("LI-43")
@pytest.mark.parametrize(("players", "seed"), [(2, 51), (3, 8), (4, 23)])
def test_in_whole_matches_every_question_leaves_a_choice(players: int, seed: int) -> None:
    """Those who place whenever they can run out of explorers and of spaces to pay for; they may take it back."""
    match, chance = ISLA.new(players, seed=seed, advanced_cards=True), random.Random(seed)
    forced = 0
    while not match.over:
        seat = match.pending[0]
        moves = match.moves(seat)
        assert len(moves) > 1, match.question(seat)
        move = chance.choice([move for move in moves if move.kind in ("lift", "place")] or moves)
        before = match.state
        match.play(seat, move)
        went_on = move.kind == "lift" and match.view()["table"]["lifted"] is None
        if went_on and match.state.revealed == before.revealed:
            forced += 1
            match.undo(seat)
            assert match.state.tobytes() == before.tobytes()
            match.play(seat, move)
    assert forced


@pytest.mark.rule("LI-69")
def test_with_an_explorer_in_the_supply_again_he_is_placed() -> None:
    table = Table("Anna", "Paul")
    all_landscapes(table, "Anna")
    table.explorers("Anna", "O0", "M0", "M5", "M7", "I3", supply=0)
    table.action("A", Anna=table.card("extra-explorer"))
    table.use("Anna", "extra-explorer")
    assert table.spaces("Anna")
    assert not table.moves("Anna", "lift")


@pytest.mark.rule("LI-70")
def test_moving_sets_off_the_same_functions_and_claims() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "land-vp mountain")
    table.cubes("Anna", gray=2)
    table.explorers("Anna", "O1", "M0", "M1", "M7", "I3")
    table.explore("Anna")
    table.play("Anna", "lift", space="I3")
    happened = table.place("Anna", "O0")
    assert kinds(happened).count("tile_claimed") == 2
    assert table.asks("Anna") == {"land-vp mountain"}


@pytest.mark.rule("LI-72")
def test_tiles_won_with_his_help_remain() -> None:
    table = Table("Anna", "Paul")
    all_landscapes(table, "Anna")
    table.animals("Anna", dodo=1)
    table.tile("C0", None)
    table.explorers("Anna", "I0", "I1", "M5", "M7", "O3")
    table.explore("Anna")
    table.play("Anna", "lift", space="I0")
    table.place("Anna", "O8")
    assert table.one["animals"][0].tolist() == [1, 0, 0, 0, 0]


@pytest.mark.rule("LI-73", "LI-74")
def test_one_explorer_of_a_colour_on_a_space_but_any_number_of_colours() -> None:
    table = Table("Anna", "Paul", "Lena", "Karen")
    for who in ("Paul", "Lena", "Karen"):
        table.explorers(who, "M0")
    table.explorers("Anna", "M5")
    table.cubes("Anna", yellow=4)
    table.explore("Anna")
    assert "M5" not in table.spaces("Anna")
    assert "M0" in table.spaces("Anna")
    with pytest.raises(IllegalMove, match="already stands on M5"):
        table.place("Anna", "M5")
    table.place("Anna", "M0")
    assert table.seen_by(None)["spaces"][5]["explorers"] == [0, 1, 2, 3]


@pytest.mark.rule("LI-75")
def test_anna_pays_two_yellow_for_the_desert() -> None:
    table = Table("Anna", "Paul")
    table.cubes("Anna", yellow=2, green=1)
    table.explore("Anna")
    happened = table.place("Anna", "I0")
    assert kinds(happened)[:2] == ["paid_two", "explorer_placed"]
    assert table.has("Anna") == {"green": 1}


@pytest.mark.rule("LI-76")
def test_nobody_goes_where_they_cannot_pay() -> None:
    table = Table("Anna", "Paul")
    table.cubes("Anna", yellow=1, green=2, gray=1, beige=1, brown=1)
    table.explore("Anna")
    assert table.spaces("Anna") == of_landscape(table, "grassland")
    with pytest.raises(IllegalMove, match="cannot pay"):
        table.place("Anna", "I0")


@pytest.mark.rule("LI-78", "LI-79")
@pytest.mark.parametrize("colour", ["yellow", "green", "gray", "beige", "brown"])
def test_instead_of_placing_one_takes_a_resource_of_any_colour_and_never_nothing(colour: str) -> None:
    table = Table("Anna", "Paul")
    table.cubes("Anna")
    table.explore("Anna")
    assert {move.kind for move in table.match.moves(0)} == {"take"}
    table.play("Anna", "take", colour=colour)
    assert table.has("Anna") == {colour: 1}
    assert table.pending == ["Paul"]


@pytest.mark.rule("LI-78")
def test_one_may_take_a_resource_though_one_could_place() -> None:
    table = Table("Anna", "Paul")
    all_landscapes(table, "Anna")
    table.explore("Anna")
    assert len(table.moves("Anna", "take")) == 5
    table.explorers("Anna", "O0", "M0", "M5", "M7", "I3")
    assert len(table.moves("Anna", "take")) == 5


@pytest.mark.rule("LI-80", "LI-81")
def test_space_payment_explorer_tiles_and_then_functions() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "land-resource desert", "wild-resource green")
    table.explorers("Anna", "I1")
    table.cubes("Anna", yellow=2, green=1)
    table.explore("Anna")
    table.place("Anna", "I0")
    assert table.question == "PAY"
    happened = table.play("Anna", "pay", one="yellow", other="green")
    assert kinds(happened)[:3] == ["paid_two", "explorer_placed", "tile_claimed"]
    assert table.asks("Anna") == {"land-resource desert"}
    table.cubes("Paul", yellow=1)
    table.shows("Paul", "land-resource desert")
    table.use("Anna", "land-resource desert", colour="yellow")
    assert "I0" not in table.spaces("Paul")  # what a placement brings does not help to pay for it


@pytest.mark.rule("LI-82", "LI-83", "LI-84", "LI-85")
def test_a_surrounded_region_gives_its_tile_and_value_unasked() -> None:
    table = Table("Anna", "Paul")
    table.explorers("Anna", "I0", "M1")
    table.explorers("Paul", "M2")
    table.tile("A1", "pika")
    for space, value in (("I1", 2), ("M2", 4)):  # C0; then A1 with I0, I1, M1
        all_landscapes(table, "Anna")
        table.explore("Anna")
        before = sum(table.points("Anna").values())
        happened = table.place("Anna", space)
        assert kinds(happened).count("tile_claimed") == 1
        assert sum(table.points("Anna").values()) == before + value
    assert table.points("Anna") == {"regions": 6}
    assert table.one["animals"][0].tolist() == [1, 0, 0, 1, 0]
    assert table.one["animals"][1].tolist() == [0] * 5


@pytest.mark.rule("LI-86")
def test_nobody_claims_by_anothers_explorer() -> None:
    table = Table("Anna", "Paul")
    table.explorers("Paul", "I0", "I1")  # as if the tile had been forgotten
    all_landscapes(table, "Anna")
    table.explore("Anna")
    happened = table.place("Anna", "I1")
    assert "tile_claimed" not in kinds(happened)
    assert table.seen_by(None)["regions"][0]["tile"] == "dodo"


@pytest.mark.rule("LI-87")
def test_paul_closes_a_region_of_2_and_one_of_3_with_a_mountain_space() -> None:
    table = Table("Anna", "Paul")
    table.explorers("Paul", "O1", "M0", "M1")
    table.tile("K0", "owlet-moth")
    table.tile("B0", "pika")
    table.cubes("Paul", gray=2)
    table.explore("Paul")
    happened = table.place("Paul", "O0")
    assert kinds(happened).count("tile_claimed") == 2
    assert table.points("Paul") == {"regions": 5}
    assert table.one["animals"][1].tolist() == [0, 0, 0, 1, 1]


@pytest.mark.rule("LI-88")
def test_a_region_without_a_tile_gives_nothing() -> None:
    table = Table("Anna", "Paul")
    table.explorers("Anna", "I1")
    table.tile("C0", None)
    table.cubes("Anna", yellow=2)
    table.explore("Anna")
    happened = table.place("Anna", "I0")
    assert "tile_claimed" not in kinds(happened)
    assert table.points("Anna") == {}


@pytest.mark.rule("LI-82")
def test_nobody_ever_surrounds_a_tile_that_still_lies_there() -> None:
    match = ISLA.new(3, seed=2)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, ISLA.desk.legal(match.state, seat)[-2 if len(match.plies) % 2 else -1])
        state = match.state
        for region in np.flatnonzero(state.tile >= 0).tolist():
            assert not any(state.explorers[s] & REGION_MASK[region] == REGION_MASK[region] for s in range(3))
