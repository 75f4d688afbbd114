"""What is printed on the sheets and cards, against the figures of the component note."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

from islario.games.trails_of_tucana.box import components
from islario.games.trails_of_tucana.box.components import (
    BLUE_VALUE,
    GRADE,
    LETTERS,
    PAIR_VALUE,
    RED_VALUE,
    ROUNDS,
    SETUP_CARD,
    SHEETS,
    SIGHT_VALUE,
    SIGHTS,
    TERRAIN_CARDS,
    TERRAINS,
    TURNS,
    Sheet,
)
from islario.kernel.errors import ComponentError

PETIT, GRANDE = range(2)
BOTH = [pytest.param(PETIT, id="petit"), pytest.param(GRANDE, id="grande")]


def terrain(sheet: Sheet, space: int) -> str:
    return "DFMW"[sheet.terrains[space]]


@pytest.mark.rule("TT-2")
def test_the_terrain_deck() -> None:
    cards = dict(zip(TERRAINS, TERRAIN_CARDS.tolist(), strict=True))
    assert cards == {"desert": 8, "forest": 7, "mountain": 6, "water": 4, "any": 2}
    assert sum(cards.values()) == 27


@pytest.mark.rule("TT-3")
@pytest.mark.parametrize(
    ("island", "spaces", "pairs", "rounds", "terrains"),
    [(PETIT, 73, 186, 2, "24 20 16 13"), (GRANDE, 104, 274, 3, "34 29 24 17")],
)
def test_the_sheets(island: int, spaces: int, pairs: int, rounds: int, terrains: str) -> None:
    sheet = SHEETS[island]
    counted = Counter(terrain(sheet, space) for space in range(len(sheet.places)))
    assert (len(sheet.places), len(sheet.links), ROUNDS[island]) == (spaces, pairs, rounds)
    assert " ".join(str(counted[t]) for t in "DFMW") == terrains


@pytest.mark.rule("TT-3")
@pytest.mark.parametrize(
    ("island", "pairs"),
    [
        (PETIT, {"DD": 13, "DF": 38, "DM": 30, "DW": 21, "FF": 11, "FM": 21, "FW": 23, "MM": 9, "MW": 13, "WW": 7}),
        (GRANDE, {"DD": 20, "DF": 61, "DM": 46, "DW": 34, "FF": 14, "FM": 34, "FW": 25, "MM": 12, "MW": 19, "WW": 9}),
    ],
)
def test_adjacent_pairs_by_terrain(island: int, pairs: dict[str, int]) -> None:
    sheet = SHEETS[island]
    assert Counter("".join(sorted(terrain(sheet, end) for end in link)) for link in sheet.links) == pairs


@pytest.mark.rule("TT-3")
@pytest.mark.parametrize("island", BOTH)
def test_adjacent_spaces_share_a_side_and_the_island_is_one_piece(island: int) -> None:
    sheet = SHEETS[island]
    apart = {(sheet.places[b][0] - sheet.places[a][0], sheet.places[b][1] - sheet.places[a][1]) for a, b in sheet.links}
    assert apart == {(2, 0), (-1, 1), (1, 1)}
    assert len(set(sheet.links)) == len(sheet.links)
    assert steps_from(sheet, {0}).keys() == set(range(len(sheet.places)))


@pytest.mark.rule("TT-4")
@pytest.mark.parametrize(
    ("island", "places"),
    [
        (PETIT, [(8, 0), (13, 1), (15, 3), (16, 6), (12, 8), (9, 9), (4, 8), (2, 6), (1, 3), (3, 1)]),
        (GRANDE, [(10, 2), (17, 3), (19, 5), (19, 9), (15, 11), (10, 12), (4, 12), (0, 8), (1, 5), (4, 2)]),
    ],
)
def test_villages_stand_on_the_coast_clockwise_from_the_top(island: int, places: list[tuple[int, int]]) -> None:
    sheet = SHEETS[island]
    assert [sheet.places[space] for space in sheet.villages] == places
    neighbours = Counter(end for link in sheet.links for end in link)
    assert all(neighbours[space] < 6 for space in sheet.villages)


@pytest.mark.rule("TT-4")
@pytest.mark.parametrize(
    ("island", "places"),
    [
        (PETIT, {"obelisk": [(10, 2), (9, 7)], "book": [(12, 4), (6, 6)], "toucan": [(6, 2), (12, 6)],
                 "yeti": [(6, 4), (0, 8)], "sea-monster": [(9, 5), (15, 9)]}),
        (GRANDE, {"obelisk": [(13, 3), (4, 4), (12, 10)], "book": [(15, 5), (3, 7), (7, 11)],
                  "toucan": [(8, 4), (15, 9), (4, 10)], "yeti": [(8, 6), (15, 7), (1, 11)],
                  "sea-monster": [(14, 0), (12, 6), (6, 8)]}),
    ],
)  # fmt: skip
def test_sights_stand_on_their_terrain_and_not_in_villages(
    island: int, places: dict[str, list[tuple[int, int]]]
) -> None:
    sheet = SHEETS[island]
    of_kind = dict(zip(SIGHTS, sheet.sights, strict=True))
    assert {kind: [sheet.places[space] for space in spaces] for kind, spaces in of_kind.items()} == places
    assert [{terrain(sheet, space) for space in spaces} for spaces in sheet.sights] == [*map(set, "DFFMW")]
    assert not set(sheet.villages) & {space for spaces in sheet.sights for space in spaces}


@pytest.mark.rule("TT-4", "TT-19", "TT-41")
def test_values_of_sights_in_the_order_in_which_they_are_circled() -> None:
    assert SIGHT_VALUE[PETIT, :, :2].tolist() == [[1, 2], [2, 2], [2, 3], [3, 4], [4, 5]]
    assert SIGHT_VALUE[GRANDE].tolist() == [[1, 2, 2], [2, 2, 3], [2, 3, 3], [3, 4, 4], [4, 5, 5]]
    assert (SIGHT_VALUE[PETIT, :, :2].sum(), SIGHT_VALUE[GRANDE].sum()) == (28, 45)


@pytest.mark.rule("TT-18")
@pytest.mark.parametrize("island", BOTH)
def test_no_segment_alone_connects_anything(island: int) -> None:
    """The nearest village to any sight is two to four segments away, and no two villages are adjacent."""
    sheet = SHEETS[island]
    away = steps_from(sheet, set(sheet.villages))
    assert {away[space] for spaces in sheet.sights for space in spaces} <= {2, 3, 4}
    assert not any(set(link) <= set(sheet.villages) for link in sheet.links)


@pytest.mark.rule("TT-7")
def test_the_set_up_cards() -> None:
    cards = ["".join(LETTERS[letter] for letter in card) for card in SETUP_CARD]
    assert " ".join(cards) == (
        "ACBDCDEBAE ADCBDACEBE BACBDCEAED BDCAEBEDCA BEDCBADECA CAECBADEBD CEBAEDCDAB "
        "DADBAECECB DBACECDAEB DCEADCBAEB EADBCEBDAC EBDBACAECD ECAEBDABDC"
    )
    for card in cards:
        assert sorted(card) == sorted("AABBCCDDEE")
        assert all(card[i] != card[i - 1] for i in range(10)), "equal letters never stand side by side"


@pytest.mark.rule("TT-9", "TT-24", "TT-43")
def test_values_of_pairs_and_bonus_cards() -> None:
    assert PAIR_VALUE.tolist() == [[14, 13, 12, 11, 10], [20, 19, 18, 17, 16]]
    assert BLUE_VALUE.tolist() == [[0, 0, 0, 0, 0], [3, 4, 5, 6, 7], [2, 2, 3, 4, 5]]
    assert RED_VALUE.tolist() == [6, 6, 6, 6, 6]


@pytest.mark.rule("TT-31", "TT-55")
def test_turns_and_grades() -> None:
    assert TURNS == 13
    assert GRADE.tolist() == [[50, 60, 70, 80, 90, 100], [110, 125, 140, 155, 170, 185]]


@pytest.mark.rule("TT-3")
def test_spaces_are_named_by_row_and_column() -> None:
    petit = SHEETS[PETIT]
    assert " ".join(petit.names[space] for space in petit.villages) == "1c 2f 4h 7h 9g 10c 9c 7a 4a 2a"
    assert petit.names[:6] == ["1a", "1b", "1c", "1d", "1e", "2a"]
    assert petit.names[-2:] == ["10e", "10f"], "the gap in the last row has a letter, too"
    assert all(len(set(sheet.names)) == len(sheet.names) for sheet in SHEETS)


def steps_from(sheet: Sheet, start: set[int]) -> dict[int, int]:
    """How many segments every space is away from the nearest of some others."""
    away, edge = dict.fromkeys(start, 0), start
    while edge:
        beside = {end for link in sheet.links if edge & set(link) for end in link} - away.keys()
        away |= dict.fromkeys(beside, max(away.values()) + 1)
        edge = beside
    return away


ROW = {"x0": 4, "spaces": "D D M1 M F"}


@pytest.mark.parametrize(
    ("row", "complaint"),
    [
        ({"x0": 4}, "row 1 needs 'x0' and 'spaces'"),
        ({**ROW, "spaces": "D X M1 M F"}, "row 1 has an unknown space 'X'"),
        ({**ROW, "spaces": "D Dq M1 M F"}, "row 1 has an unknown space 'Dq'"),
        ({**ROW, "spaces": "D D M11 M F"}, "row 1 has an unknown space 'M11'"),
        ({**ROW, "spaces": "D D1 M1 M F"}, "village 1 stands there twice"),
        ({**ROW, "spaces": "D D M M F"}, "there must be 10 villages"),
        ({**ROW, "spaces": "D Do M1 M F"}, "there must be 2 of 'obelisk'"),
    ],
)
def test_a_faulty_sheet_is_refused_with_the_place(
    row: dict[str, Any], complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = copy.deepcopy(components.BOX.tables)
    tables["isla-petit"]["rows"][0] = row
    monkeypatch.setattr(components.BOX, "tables", tables)
    with pytest.raises(ComponentError, match=r"components\.toml, line \d+, in \[isla-petit\]") as refusal:
        components._read_sheet("isla-petit")
    assert complaint in str(refusal.value)


def test_faulty_values_and_cards_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = copy.deepcopy(components.BOX.tables)
    tables["isla-petit"]["values"]["yeti"] = [3, 4, 4]
    tables["isla-grande"]["sights_of_a_kind"] = 4
    tables["setup-cards"]["letters"][0] = "AAAAAAAAAA"
    tables["blue-bonus-cards"]["first"] = [3, 4]
    monkeypatch.setattr(components.BOX, "tables", tables)
    with pytest.raises(ComponentError, match="'yeti' must be a list of 2 whole numbers"):
        components._values("isla-petit", "yeti", 2)
    with pytest.raises(ComponentError, match="there must be 2 or 3 sights of a kind"):
        components._read_sheet("isla-grande")
    with pytest.raises(ComponentError, match="each letter A to E twice"):
        components._setup_cards()
    with pytest.raises(ComponentError, match="one value a letter"):
        components._blue("first")
