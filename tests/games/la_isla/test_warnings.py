"""Before it is too late: covering a function that gives points is said in the preview."""

from __future__ import annotations

import pytest

from islario import Move
from tests.games.la_isla.positions import ISLA, Table

pytestmark = pytest.mark.interpreted


def test_covering_a_function_that_gives_points_is_warned_of_and_no_other() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "land-vp desert", "b-marker gray", "wild-resource green")
    table.action("A", Anna=table.card("ring-vp inner"))
    warnings = {
        slot: [ISLA.words("en").tell(each) for each in table.match.preview(0, Move("cover", slot=slot)).warnings]
        for slot in (1, 2, 3)
    }
    points = "This ends “on desert: 3 points” for good: a covered function never gives points again."
    assert warnings == {1: [points], 2: [], 3: []}
