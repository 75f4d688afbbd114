"""Functions that work when an explorer is placed, and when tiles are claimed."""

from __future__ import annotations

import pytest

from islario.match.errors import IllegalMove
from tests.games.la_isla.positions import Table

pytestmark = pytest.mark.interpreted
PLENTY = {"yellow": 2, "green": 2, "gray": 2, "beige": 2, "brown": 2}


def placed(*functions: str, space: str, company: int = 0, explorers: tuple[str, ...] = ()) -> Table:
    """Anna shows these functions and has just placed an explorer."""
    table = Table("Anna", "Paul", "Lena", "Karen")
    table.shows("Anna", *functions)
    table.cubes("Anna", **PLENTY)
    table.explorers("Anna", *explorers)
    for who in table.people[1 : 1 + company]:
        table.explorers(who, space)
    table.explore("Anna")
    table.place("Anna", space)
    return table


@pytest.mark.rule("LI-130", "LI-133", "LI-118")
@pytest.mark.parametrize("function", ["symbol-resource tent", "land-resource desert"])
def test_symbol_or_landscape_gives_a_resource_of_any_colour(function: str) -> None:
    table = placed(function, space="I0")
    before = table.has("Anna")
    assert [move["colour"] for move in table.moves("Anna", "use")] == ["yellow", "green", "gray", "beige", "brown"]
    table.use("Anna", function, colour="brown")
    assert table.has("Anna") == {**before, "brown": 3}


@pytest.mark.rule("LI-131", "LI-134")
@pytest.mark.parametrize(("function", "source"), [("symbol-vp tent", "symbol"), ("land-vp desert", "landscape")])
def test_symbol_or_landscape_gives_three_points(function: str, source: str) -> None:
    table = placed(function, space="I0")
    table.use("Anna", function)
    assert table.points("Anna") == {source: 3}


@pytest.mark.rule("LI-132", "LI-135", "LI-119")
@pytest.mark.parametrize("function", ["symbol-marker tent", "land-marker desert"])
def test_symbol_or_landscape_moves_any_marker_with_its_points(function: str) -> None:
    table = placed(function, space="I0")
    assert len(table.moves("Anna", "use")) == 5
    table.animals("Anna", large="pika", pika=1)
    table.use("Anna", function, animal="pika")
    assert table.step("pika") == 1
    assert table.points("Anna") == {"marker_function": 3}


@pytest.mark.rule("LI-136")
@pytest.mark.parametrize(("ring", "space"), [("inner", "I4"), ("middle", "M9"), ("outer", "O3")])
def test_a_ring_gives_two_points(ring: str, space: str) -> None:
    table = placed("ring-vp inner", "ring-vp middle", "ring-vp outer", space=space)
    assert table.asks("Anna") == {f"ring-vp {ring}"}
    table.use("Anna", f"ring-vp {ring}")
    assert table.points("Anna") == {"ring": 2}


@pytest.mark.rule("LI-137", "LI-139", "LI-140")
@pytest.mark.parametrize("company", [1, 2, 3])
def test_company_gives_two_points_once_however_many_are_there(company: int) -> None:
    table = placed("shared-vp", space="I0", company=company)
    table.use("Anna", "shared-vp")
    assert table.points("Anna") == {"company": 2}
    assert table.pending == ["Paul"]


@pytest.mark.rule("LI-139")
def test_without_an_opponent_there_is_no_company_nor_is_an_explorer_his_own() -> None:
    assert placed("shared-vp", "shared-swap", space="I0", explorers=("I2",)).asks("Anna") == set()
    table = Table("Anna", "Paul")
    table.shows("Anna", "shared-vp")
    table.cubes("Anna", **PLENTY)
    table.explorers("Anna", "I0", "I2", "M3", "M7", "O2")
    table.explorers("Paul", "I1")
    table.explore("Anna")
    table.play("Anna", "lift", space="I2")
    table.place("Anna", "M9")
    assert table.asks("Anna") == set()


@pytest.mark.rule("LI-138", "LI-141")
def test_company_swaps_one_resource_for_another_colour() -> None:
    table = placed("shared-swap", space="I0", company=1)
    swaps = {(move["give"], move["get"]) for move in table.moves("Anna", "swap")}
    assert swaps == {(give, get) for give in list(PLENTY)[1:] for get in PLENTY if give != get}
    with pytest.raises(IllegalMove, match="no yellow resource"):
        table.play("Anna", "swap", give="yellow", get="green")
    with pytest.raises(IllegalMove, match="no such move"):
        table.play("Anna", "swap", give="green", get="green")
    table.play("Anna", "swap", give="green", get="yellow")
    assert table.has("Anna") == {"yellow": 1, "green": 1, "gray": 2, "beige": 2, "brown": 2}
    assert table.pending == ["Paul"]


@pytest.mark.rule("LI-142", "LI-115")
def test_the_swap_may_use_a_resource_just_gained() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "shared-swap", "land-resource desert")
    table.cubes("Anna", yellow=2)
    table.explorers("Paul", "I0")
    table.explore("Anna")
    table.place("Anna", "I0")
    assert table.has("Anna") == {}
    assert not table.moves("Anna", "swap")
    table.use("Anna", "land-resource desert", colour="gray")
    assert {move["give"] for move in table.moves("Anna", "swap")} == {"gray"}
    table.play("Anna", "swap", give="gray", get="brown")
    assert table.has("Anna") == {"brown": 1}


@pytest.mark.rule("LI-138")
def test_with_nothing_to_give_the_swap_asks_nothing() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "shared-swap")
    table.cubes("Anna", yellow=2)
    table.explorers("Paul", "I0")
    table.explore("Anna")
    table.place("Anna", "I0")
    assert table.pending == ["Paul"]


# Placing on I1 beside I0 claims the dodo of C0.


@pytest.mark.rule("LI-143")
def test_a_tile_gives_a_resource() -> None:
    table = placed("tile-resource dodo", "tile-resource pika", space="I1", explorers=("I0",))
    assert table.asks("Anna") == {"tile-resource dodo"}
    table.use("Anna", "tile-resource dodo", colour="yellow")
    assert table.has("Anna")["yellow"] == 3


@pytest.mark.rule("LI-144")
def test_a_tile_gives_three_points_besides_the_value_of_its_region() -> None:
    table = placed("tile-vp dodo", space="I1", explorers=("I0",))
    table.use("Anna", "tile-vp dodo")
    assert table.points("Anna") == {"regions": 2, "tile": 3}


@pytest.mark.rule("LI-145", "LI-98")
def test_a_tile_moves_any_marker_and_counts_itself() -> None:
    table = placed("tile-marker dodo", space="I1", explorers=("I0",))
    table.use("Anna", "tile-marker dodo", animal="dodo")
    assert table.points("Anna") == {"regions": 2, "marker_function": 1}


@pytest.mark.rule("LI-146", "LI-116")
def test_two_tiles_of_an_animal_are_two_occasions() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "tile-vp dodo", "tile-resource dodo")
    table.explorers("Anna", "I0", "I2")
    table.tile("C1", "dodo")
    table.cubes("Anna", green=2)
    table.explore("Anna")
    table.place("Anna", "I1")
    table.use("Anna", "tile-vp dodo")
    table.use("Anna", "tile-resource dodo", colour="gray")
    table.use("Anna", "tile-vp dodo")
    assert table.asks("Anna") == {"tile-resource dodo"}
    table.play("Anna", "done")
    assert table.points("Anna") == {"regions": 4, "tile": 6}
    assert table.has("Anna") == {"gray": 1}
