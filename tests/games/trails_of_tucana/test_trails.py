"""Where a segment may be drawn, and what it joins."""

from __future__ import annotations

import numpy as np
import pytest

from islario import Move
from islario.games.trails_of_tucana.box.components import SIGHTS
from islario.games.trails_of_tucana.rules.trails import (
    a_trail_fits,
    completes_a_kind,
    erase_new_trails,
    has_village,
    pair_is_joined,
    two_sights_are_joined,
)
from islario.match.errors import IllegalMove
from tests.games.trails_of_tucana.positions import ALL_SIGHTS, PAIR_TRAIL, TUCANA, Table

TERRAINS = ("desert", "forest", "mountain", "water")
ISLANDS = pytest.mark.parametrize("island", ["petit", "grande"])


@pytest.mark.rule("TT-10", "TT-12")
def test_desert_and_water() -> None:
    """The rulebook's example: everybody looks for a desert space beside a water space."""
    table = Table("Adam", "Mary")
    table.cards("desert", "water")
    assert len(table.legal("Adam")) == 21
    assert all(sorted(table.terrains_of(link)) == ["desert", "water"] for link in table.legal("Adam"))
    assert table.legal("Mary") == table.legal("Adam")


@pytest.mark.rule("TT-12")
@ISLANDS
@pytest.mark.parametrize("a", TERRAINS)
@pytest.mark.parametrize("b", TERRAINS)
def test_one_end_on_each_card_s_terrain(island: str, a: str, b: str) -> None:
    table = Table("Adam", island=island)
    table.cards(a, b)
    assert table.legal("Adam") == table.links_between(a, b)


@pytest.mark.rule("TT-12")
def test_only_adjacent_spaces_can_be_linked() -> None:
    table = Table("Adam")
    with pytest.raises(IllegalMove, match="A trail joins two adjacent spaces, and 1a"):
        table.match.play(0, Move("draw", a="1a", b="1c"))
    assert len(Table("Adam").legal("Adam")) == 186
    assert len(Table("Adam", island="grande").legal("Adam")) == 274


@pytest.mark.rule("TT-13", "TT-18")
def test_a_segment_need_not_touch_what_is_drawn_already() -> None:
    table = Table("Adam")
    table.drawn("Adam", "1a-1b")
    table.turn(Adam="10e-10f")
    table.turn(Adam="5d-6d")
    assert table.sheet_of("Adam")["trails"] == ["1a-1b", "5d-6d", "10e-10f"]


@pytest.mark.rule("TT-14", "TT-15")
@ISLANDS
@pytest.mark.parametrize("terrain", TERRAINS)
def test_one_wild_card_asks_for_one_space_of_the_other_card_s_terrain(island: str, terrain: str) -> None:
    table = Table("Adam", island=island)
    everywhere = table.legal("Adam")
    for cards in ((terrain, "any"), ("any", terrain)):
        table.cards(*cards)
        assert table.legal("Adam") == [link for link in everywhere if terrain in table.terrains_of(link)]


@pytest.mark.rule("TT-14")
def test_everyone_chooses_a_wild_card_s_terrain_for_themselves() -> None:
    table = Table("Adam", "Mary", "David")
    table.cards("any", "water")
    table.draw("Adam", "1d-2d")
    table.draw("Mary", "10e-10f")
    table.draw("David", "2d-2e")
    assert table.course == (1, 2)


@pytest.mark.rule("TT-15", "TT-16")
def test_two_wild_cards_allow_every_undrawn_pair() -> None:
    table = Table("Adam")
    table.drawn("Adam", "1a-1b-1c", "10e-10f")
    drawn = table.links("1a-1b-1c", "10e-10f")
    assert table.legal("Adam") == [link for link in range(186) if link not in drawn]


@pytest.mark.rule("TT-16")
def test_between_two_spaces_there_is_room_for_one_segment() -> None:
    table = Table("Adam")
    table.drawn("Adam", "1a-1b")
    table.cards("desert", "desert")
    assert len(table.legal("Adam")) == 12
    with pytest.raises(IllegalMove, match="already drawn a trail between 1b and 1a"):
        table.draw("Adam", "1b-1a")


@pytest.mark.rule("TT-16")
def test_what_another_player_has_drawn_leaves_my_sheet_free() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", "1a-1b")
    assert table.links("1a-1b")[0] in table.legal("Mary")


@pytest.mark.rule("TT-16", "TT-17")
@pytest.mark.interpreted
def test_a_trail_fits_as_long_as_one_undrawn_pair_is_left() -> None:
    table = Table("Adam")
    *most, last = table.names_of(table.links_between("water", "water"))
    table.drawn("Adam", *most)
    table.cards("water", "water")
    assert table.ask(a_trail_fits, 0)
    table.drawn("Adam", last)
    assert not table.ask(a_trail_fits, 0)
    assert table.legal("Adam") == []


@pytest.mark.rule("TT-18", "TT-20")
def test_connected_means_an_unbroken_chain_of_segments() -> None:
    table = Table("Adam")
    table.turn(Adam="3c-2b")
    assert table.sheet_of("Adam")["sights"]["toucan"] == []
    table.turn(Adam="2a-2b")
    assert table.sheet_of("Adam")["sights"]["toucan"] == ["3c"]


@pytest.mark.rule("TT-18")
def test_trails_run_on_through_villages_and_sights() -> None:
    """From one toucan by way of village 10 and the space beside it to the other end of the network."""
    table = Table("Adam")
    table.drawn("Adam", "5d-4c-3c", "2b-2a-3a-4a")
    table.draw("Adam", "3c-2b")
    assert table.sheet_of("Adam")["sights"]["toucan"] == ["3c"]
    assert table.sheet_of("Adam")["sights"]["yeti"] == ["5d"], "joined through the toucan's space"


@pytest.mark.rule("TT-20")
def test_any_village_serves_even_one_that_serves_others() -> None:
    table = Table("Adam")
    table.drawn("Adam", "1c-2d-3e")
    table.turn(Adam="3e-3d")
    table.turn(Adam="3d-3c")
    assert table.sheet_of("Adam")["sights"] == {
        "obelisk": ["3e"], "book": [], "toucan": ["3c"], "yeti": [], "sea-monster": [],
    }  # fmt: skip


@pytest.mark.rule("TT-18", "TT-24")
@pytest.mark.interpreted
@pytest.mark.parametrize("letter", "ABCDE")
def test_a_pair_is_joined_when_its_two_villages_are_in_one_network(letter: str) -> None:
    table = Table("Adam", "Mary")
    number, (start, *_, end) = "ABCDE".index(letter), PAIR_TRAIL[letter].split("-")
    assert not table.ask(pair_is_joined, 0, number)
    whole = PAIR_TRAIL[letter].removesuffix(f"-{end}")
    table.drawn("Adam", whole)
    assert not table.ask(pair_is_joined, 0, number)
    table.drawn("Adam", f"{whole.rsplit('-', 1)[-1]}-{end}")
    assert table.ask(pair_is_joined, 0, number)
    assert not table.ask(pair_is_joined, 1, number), f"only Adam has gone from {start} to {end}"


@pytest.mark.interpreted
def test_letters_that_are_missing_are_no_pair() -> None:
    table = Table("Adam")
    table.letters("Adam", "AABBCCDDDD")
    assert not table.ask(pair_is_joined, 0, "ABCDE".index("E"))


@pytest.mark.rule("TT-45")
@pytest.mark.interpreted
@pytest.mark.parametrize("path", ["7e-7f-7g-8g-8h", "7e-8d-9d-10c-11c-12b-12a", "8h-8g-8f-8e-9e-10d-11d-12c-12b-12a"])
def test_any_two_sights_of_a_kind_in_one_network_are_joined(path: str) -> None:
    table = Table("Adam", island="grande")
    yeti = SIGHTS.index("yeti")
    start, rest = path.split("-", 1)
    table.drawn("Adam", rest)
    assert not table.ask(two_sights_are_joined, 0, yeti)
    table.drawn("Adam", f"{start}-{rest.split('-')[0]}")
    assert table.ask(two_sights_are_joined, 0, yeti)
    assert not table.ask(two_sights_are_joined, 0, SIGHTS.index("obelisk"))


@pytest.mark.rule("TT-18")
@pytest.mark.interpreted
def test_a_network_has_a_village_or_none() -> None:
    table = Table("Adam")
    table.drawn("Adam", "1a-2a", "5d-6d")
    names = dict(zip(table.sheet.names, table.one["network"][0].tolist(), strict=False))
    assert table.ask(has_village, 0, names["1a"])
    assert not table.ask(has_village, 0, names["5d"])
    assert all(table.ask(has_village, 0, names[table.sheet.names[space]]) for space in table.sheet.villages)


@pytest.mark.rule("TT-21", "TT-42")
@pytest.mark.interpreted
@pytest.mark.parametrize(
    ("island", "trails", "completing"),
    [
        ("petit", ["2a-2b", "3c-4c-5d", "7h-7g-7f"], ["2b-3c"]),
        ("grande", ["7e-6e-5e-4d-3d", "8h-8i-7j-6j", "12a-12b", "5b-4a-3a", "4f-4e-3d"], ["12b-13a"]),
    ],
)
def test_which_segments_would_complete_a_kind(island: str, trails: list[str], completing: list[str]) -> None:
    """Compared with drawing each one: it completes a kind when it leaves a bonus trail to draw."""
    table = Table("Adam", island=island)
    table.drawn("Adam", *trails)
    if island == "grande":
        table.cards("mountain", "any")
    found = []
    for link in table.legal("Adam"):
        after = table.match.state.array
        TUCANA.desk.play(after, [(0, link)])
        owes_a_bonus_trail = after["turn"][0] == 1
        assert bool(table.ask(completes_a_kind, 0, link)) == owes_a_bonus_trail
        if owes_a_bonus_trail:
            found += table.names_of([link])
    assert found == completing


@pytest.mark.rule("TT-39")
@pytest.mark.interpreted
def test_this_turn_s_trails_can_be_erased_again() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", *ALL_SIGHTS)
    fresh = table.match.state
    table.draw("Adam", "9f-10c")
    table.draw("Adam", "10c-9e")
    for _ in range(2):
        table.ask(erase_new_trails, 0)
        for field in ("trails", "network", "reached", "new_trails", "new_trail"):
            assert np.array_equal(table.state[field], fresh.array[field]), field
