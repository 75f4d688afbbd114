"""What a table is told of its box: islands with their areas, the cards of its deck, and the values."""

from __future__ import annotations

import msgspec
import pytest

from islario.games.islas_canarias.box.components import LANDS
from islario.games.islas_canarias.face.box import Box, box
from islario.games.islas_canarias.face.view import PHASES
from islario.games.islas_canarias.rules.state import Phase

KINDS, DISTINCT = (box([0, deck]) for deck in range(2))


def test_islands_lie_in_it_as_they_are_printed() -> None:
    tenerife = KINDS.islands["tenerife"]
    assert tenerife.grid == ("oo~", "ooo", "VVo", "ooo", "ooF", "~oF")
    assert tenerife.edges.road == ("3,1,E", "4,1,E", "5,1,E")
    corner = tenerife.areas["I"]
    assert (corner.row, corner.column) == (3, 2)
    assert corner.features == ("river", "mountain", "farmland", "road")
    assert corner.neighbours == ("F", "H")
    assert tenerife.touches == {"coast": 3, "village": 5, "river": 4, "mountain": 5, "farmland": 3, "road": 4}


def test_an_island_counts_the_areas_that_say_they_touch_a_feature() -> None:
    for island in KINDS.islands.values():
        for feature, count in island.touches.items():
            assert count == sum(feature in area.features for area in island.areas.values())


def test_each_edge_is_there_once_and_runs_where_the_rules_see_it() -> None:
    for land, island in zip(LANDS, KINDS.islands.values(), strict=True):
        edges = [edge for line in msgspec.structs.astuple(island.edges) for edge in line]
        assert len(edges) == len(set(edges)) == len(land.edges) / 2


def test_the_cards_are_those_of_the_deck() -> None:
    assert len(KINDS.faces) == 18
    assert len(DISTINCT.faces) == 54
    assert (KINDS.copies["segador"], DISTINCT.copies["segador"]) == (3, 1)
    assert "segador-2" not in KINDS.faces
    assert {DISTINCT.faces[card].settler for card in ("segador", "segador-2", "segador-3")} == {"segador"}
    assert DISTINCT.faces["segador-2"].priorities == ("farmland", "orange", "coast", "blue")
    for deck in (KINDS, DISTINCT):
        assert sum(deck.copies.values()) == 60
        assert deck.copies["pirate-red"] == 1
        assert {*deck.faces, *deck.pirates} == {*deck.copies}
        assert deck.pirates["pirate-red"] == "red"


def test_values_and_counts() -> None:
    assert msgspec.structs.astuple(KINDS.values) == (1, 3, 2, 5, 3, 19)
    assert KINDS.supply == {"house": 8, "palace": 6, "town": 2}
    assert KINDS.privileges["blue"] == "build_anywhere"
    assert (KINDS.first_hand, KINDS.draw, KINDS.draw_with_privilege, KINDS.last_round) == (5, 3, 5, 40)


@pytest.mark.parametrize("options", [[0, 0], [1, 1]])
def test_a_box_is_the_same_after_a_way_through_json(options: list[int]) -> None:
    text = msgspec.json.encode(box(options))
    assert msgspec.json.decode(text, type=Box) == box(options)


def test_phases_have_their_names_in_views() -> None:
    assert list(PHASES) == [phase.name.lower() for phase in Phase]
