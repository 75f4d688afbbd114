"""The island as a terminal draws it."""

from __future__ import annotations

from islario.games.isla_dorada.box.island import PATH_IDS
from islario.games.isla_dorada.face.art import ink_of


def test_a_river_points_downstream() -> None:
    """From Bulo-Mapo to the right, from Qualtops to the left."""
    assert [ink_of(PATH_IDS.index(path))[0] for path in ("p40", "p45")] == ["»", "«"]
