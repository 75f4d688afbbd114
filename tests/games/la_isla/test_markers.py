"""Action D and the animal tracks."""

from __future__ import annotations

import pytest

from islario.games.la_isla.box.components import TOP
from tests.games.la_isla.positions import Table, kinds

pytestmark = pytest.mark.interpreted


def turn_d(table: Table, who: str, animal: str) -> None:
    """This seat's D card shows the animal; the others' show a golden toad."""
    table.action("D", "golden-toad", **{who: table.card(animal=animal)})


@pytest.mark.rule("LI-91", "LI-92", "LI-93")
def test_lena_moves_the_dodo_and_has_three_points_for_a_large_and_a_small_one() -> None:
    table = Table("Lena", "Paul", "Karen")
    table.animals("Lena", large="dodo", dodo=1)
    table.animals("Paul", dodo=2)
    table.animals("Karen", large="pika", dodo=1)
    turn_d(table, "Lena", "dodo")
    assert table.points("Lena") == {"marker_d": 3}
    assert (table.points("Paul"), table.points("Karen")) == ({}, {})
    assert table.step("dodo") == 1


@pytest.mark.rule("LI-94")
@pytest.mark.parametrize("step", [0, 5, 12])
def test_the_area_has_no_influence_on_these_points(step: int) -> None:
    table = Table("Anna", "Paul")
    table.markers(step, 0, 0, 0, 0)
    table.animals("Anna", dodo=2)
    turn_d(table, "Anna", "dodo")
    assert table.points("Anna") == {"marker_d": 2}


@pytest.mark.rule("LI-95")
def test_functions_move_markers_in_b_and_c_too_and_score_each_time() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "b-marker yellow", "land-marker desert")
    table.animals("Anna", dodo=2)
    table.cubes("Anna", yellow=2)
    table.action("B", Anna=table.card("symbol-vp backpack", "yellow"))
    table.use("Anna", "b-marker yellow", animal="dodo")
    table.place("Anna", "I0")
    table.use("Anna", "land-marker desert", animal="dodo")
    assert table.step("dodo") == 2
    assert table.points("Anna") == {"marker_function": 4}


@pytest.mark.rule("LI-96")
def test_a_marker_on_top_stays_there_and_still_scores() -> None:
    table = Table("Anna", "Paul")
    table.markers(TOP, 0, 0, 0, 0)
    table.animals("Anna", dodo=2)
    table.shows("Paul", "d-any-instead pika")
    table.state["start"] = 1
    table.action("D", Anna=table.card(animal="dodo"), Paul=table.card("symbol-vp hat", animal="pika"))
    happened = table.play("Paul", "mark", animal="pika")
    assert "marker_on_top" in kinds(happened)
    assert table.step("dodo") == TOP
    assert table.points("Anna") == {"marker_d": 2}


@pytest.mark.rule("LI-97")
def test_a_function_may_choose_a_marker_on_top_for_its_points() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "b-marker yellow")
    table.markers(TOP, 0, 0, 0, 0)
    table.animals("Anna", dodo=3)
    table.action("B", Anna=table.card("symbol-vp backpack", "yellow"))
    table.use("Anna", "b-marker yellow", animal="dodo")
    assert table.step("dodo") == TOP
    assert table.points("Anna") == {"marker_function": 3}


@pytest.mark.rule("LI-151", "LI-112", "LI-186")
@pytest.mark.parametrize("animal", ["dodo", "giant-fossa", "golden-toad", "pika", "owlet-moth"])
def test_any_marker_instead_or_the_cards_own(animal: str) -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "d-any-instead dodo")
    table.action("D", "golden-toad", Anna=table.card(animal="dodo"))
    assert table.question == "MARKER"
    assert 'Your D card shows the dodo, and you show "D dodo: or any other marker"' in table.match.question(0)
    assert len(table.legal("Anna")) == 5
    table.play("Anna", "mark", animal=animal)
    assert table.step(animal) == (2 if animal == "golden-toad" else 1)


@pytest.mark.rule("LI-151", "LI-152")
def test_only_the_d_card_is_changed() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "d-any-instead dodo", "b-marker yellow")
    table.action("D", Anna=table.card(animal="pika"))
    assert table.question != "MARKER"
    table.action("B", Anna=table.card("symbol-vp backpack", "yellow"))
    table.use("Anna", "b-marker yellow", animal="dodo")
    assert table.question == "EXPLORE"


@pytest.mark.rule("LI-153")
def test_points_and_functions_follow_the_marker_really_moved() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "d-any-instead dodo", "d-vp dodo", "d-vp pika")
    table.animals("Anna", large="owlet-moth", dodo=4, pika=1)
    table.action("D", Anna=table.card(animal="dodo"))
    table.play("Anna", "mark", animal="pika")
    assert table.points("Anna") == {"marker_d": 1}
    assert table.asks("Anna") == {"d-vp pika"}


@pytest.mark.rule("LI-154", "LI-155")
def test_points_and_a_resource_for_the_marker_of_action_d() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "d-vp pika", "d-resource pika")
    table.cubes("Anna")
    table.action("D", Anna=table.card("symbol-vp tent", animal="pika"))
    assert table.asks("Anna") == {"d-vp pika", "d-resource pika"}
    table.use("Anna", "d-vp pika")
    table.use("Anna", "d-resource pika", colour="brown")
    assert table.points("Anna") == {"action_d": 2}
    assert table.has("Anna") == {"brown": 1}


@pytest.mark.rule("LI-156")
def test_they_also_work_on_top() -> None:
    table = Table("Anna", "Paul")
    table.markers(0, 0, 0, TOP, 0)
    table.shows("Anna", "d-vp pika", "d-resource pika")
    table.action("D", Anna=table.card("symbol-vp tent", animal="pika"))
    assert table.asks("Anna") == {"d-vp pika", "d-resource pika"}


@pytest.mark.rule("LI-157")
def test_a_marker_moved_by_a_function_is_not_action_d() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "b-marker yellow", "d-vp pika", "d-resource pika")
    table.action("B", Anna=table.card("symbol-vp backpack", "yellow"))
    table.use("Anna", "b-marker yellow", animal="pika")
    assert table.question == "EXPLORE"
