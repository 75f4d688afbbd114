"""Who knows what (the table of the component note, row by row), and what a seat may imagine of the rest."""

from __future__ import annotations

import hashlib
import json
from collections import Counter

import numpy as np
import pytest

from islario.games.trails_of_tucana.secrets import count_links, hide, imagine, nth_link
from islario.kernel.dice import key_of, key_words
from islario.match.desk import SPECTATOR, copied
from tests.games.trails_of_tucana.positions import ALL_SIGHTS, TUCANA, Table

VIEWERS = pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
ON_THE_TABLE = (
    "setup_card",
    "start_village",
    "letter",
    "blue_card",
    "red_card",
    "cards",
    "round_number",
    "turn",
    "deck",
)


def in_the_middle_of_a_turn() -> Table:
    """Adam has completed his obelisks and owes a bonus trail; Mary has joined her D villages and is finished;
    David has not drawn yet."""
    table = Table("Adam", "Mary", "David", special_bonus=True)
    table.turn(Adam="1a-1b", Mary="1b-2b", David="2b-2c")
    table.drawn("Adam", "1c-2d-3e", "10c-9f")
    table.drawn("Mary", "9c-8b")
    table.draw("Adam", "9f-8e")
    table.draw("Mary", "8b-7a")
    return table


def imagined(table: Table, viewer: str, seed: int) -> Table:
    """Another table like this one, as far as the viewer can tell."""
    twin = Table(*table.people)
    seat = table.seat(viewer)
    twin.match._state = TUCANA.desk.imagined(TUCANA.desk.hidden(table.state, seat), seat, key_of(seed))
    return twin


@pytest.mark.rule("TT-37")
@VIEWERS
def test_cards_and_letters_are_open_to_all(viewer: int) -> None:
    table = in_the_middle_of_a_turn()
    hidden = TUCANA.desk.hidden(table.state, viewer)
    for field in ON_THE_TABLE:
        assert np.array_equal(hidden[field], table.state[field]), field
        assert np.any(table.state[field]) or field == "start_village", field


@pytest.mark.rule("TT-37", "TT-31")
def test_anyone_can_tell_which_cards_are_to_come_and_which_one_is_left_over() -> None:
    table = Table("Adam", "Mary")
    cards: Counter[str] = Counter()
    for _ in range(13):
        view = table.match.view()["table"]
        table.turn()
        cards = Counter({t: n for t, n in view["deck"].items() if n})
    assert cards.total() == 1, "counted in the last turn, this is the card that will not be played"


@pytest.mark.rule("TT-37")
@VIEWERS
def test_sheets_are_open_as_they_were_when_the_last_turn_closed(viewer: int) -> None:
    table = in_the_middle_of_a_turn()
    sheets = TUCANA.rules.view(TUCANA.desk.hidden(table.state, viewer), viewer)["sheets"]
    assert {"1a-1b", "1c-2d", "2d-3e"} < set(sheets[0]["trails"])
    assert {"1b-2b", "8b-9c"} <= set(sheets[1]["trails"])
    assert sheets[2]["trails"] == ["2b-2c"]
    assert "3e" in sheets[0]["sights"]["obelisk"]


@pytest.mark.rule("TT-38")
@VIEWERS
def test_nobody_knows_the_order_of_the_deck(viewer: int) -> None:
    table = in_the_middle_of_a_turn()
    hidden = TUCANA.desk.hidden(table.state, viewer)
    assert np.any(table.state["dice_key"])
    for field in ("dice_key", "dice_words", "dice_block", "dice_left", "revealed"):
        assert not np.any(hidden[field]), field


@pytest.mark.rule("TT-38")
def test_the_key_is_shown_at_the_end_and_can_be_checked() -> None:
    match = TUCANA.new(1, seed=3)
    committed = match.view(0)["commitment"]
    while not match.over:
        assert match.key.hex() not in json.dumps(match.view(0))
        match.play(0, TUCANA.desk.legal(match.state, 0)[0])
    key = json.loads(match.record())["key"]
    assert hashlib.sha256(bytes.fromhex(key)).hexdigest() == committed == match.view(0)["commitment"]


@pytest.mark.rule("TT-39")
def test_the_running_turn_is_its_owner_s_alone() -> None:
    table = in_the_middle_of_a_turn()
    own = table.sheet_of("Adam")
    assert "8e-9f" in own["trails"]
    assert (own["new_trails"], own["trails_to_draw"]) == (["8e-9f"], 1)
    assert own["sights"]["obelisk"] == ["3e", "8e"]
    for viewer in ("Mary", "David"):
        seen = table.sheet_of("Adam", viewer)
        assert "8e-9f" not in seen["trails"]
        assert (seen["new_trails"], seen["trails_to_draw"]) == ([], 1)
        assert seen["sights"]["obelisk"] == ["3e"]
    assert "7a-8b" in table.sheet_of("Mary")["trails"]
    assert "7a-8b" not in table.sheet_of("Mary", "Adam")["trails"]


@pytest.mark.rule("TT-39", "TT-27")
@VIEWERS
def test_points_pairs_and_bonus_cards_wait_for_the_turn_to_close(viewer: int) -> None:
    table = in_the_middle_of_a_turn()
    view = table.match.view(None if viewer == SPECTATOR else viewer)
    assert view["scores"] == [0, 0, 0]
    assert view["table"]["sheets"][1]["pairs"] == []
    assert view["table"]["blue_cards"]["D"] == 6


@pytest.mark.rule("TT-39")
@VIEWERS
def test_who_has_finished_is_known_to_all(viewer: int) -> None:
    table = in_the_middle_of_a_turn()
    assert TUCANA.desk.pending(TUCANA.desk.hidden(table.state, viewer)) == (0, 2)


@pytest.mark.rule("TT-39")
def test_owing_a_bonus_trail_looks_just_like_not_having_drawn_yet() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", *ALL_SIGHTS)
    before, seen = table.match.state, table.match.view(1)
    for path in ("9f-10c", "1a-1b", "1b-1c"):
        table.draw("Adam", path)
        assert table.match.view(1) == seen
        hidden = [TUCANA.desk.hidden(state, 1) for state in (before, table.match.state)]
        for field in before.dtype.names or ():
            if not field.startswith("journal"):
                assert np.array_equal(hidden[0][field], hidden[1][field]), field
    assert table.owes("Adam") == 3


@pytest.mark.rule("TT-39")
def test_once_everyone_has_finished_all_is_shown() -> None:
    table = in_the_middle_of_a_turn()
    table.turn()
    seen = table.sheet_of("Adam", "David")
    assert "8e-9f" in seen["trails"]
    assert seen["sights"]["obelisk"] == ["3e", "8e"]
    assert table.match.view(2)["scores"] == [0, 17, 0]
    assert int(table.one["revealed"]) == 2


@pytest.mark.rule("TT-39")
@pytest.mark.interpreted
def test_hiding_leaves_the_viewer_s_own_sheet_as_it_is() -> None:
    table = in_the_middle_of_a_turn()
    own = {name: table.state[name][0, 0].copy() for name in ("trails", "network", "reached", "to_draw", "new_trail")}
    table.ask(hide, 0)
    for name, cells in own.items():
        assert np.array_equal(table.state[name][0, 0], cells), name


@pytest.mark.rule("TT-39")
def test_hiding_takes_the_others_back_to_the_end_of_the_last_turn() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Mary", *ALL_SIGHTS)
    before = table.match.state
    table.draw("Mary", "9f-10c")
    table.draw("Mary", "8b-7a")
    hidden = TUCANA.desk.hidden(table.state, 0)
    for name in ("trails", "network", "reached", "to_draw", "new_trails", "new_trail"):
        assert np.array_equal(hidden[name], before[name]), name


@pytest.mark.rule("TT-39")
def test_a_finished_seat_is_imagined_to_have_drawn_something_that_fits() -> None:
    table = Table("Adam", "Mary")
    table.cards("water", "water")
    table.draw("Mary", "10e-10f")
    found: Counter[str] = Counter()
    for seed in range(60):
        twin = imagined(table, "Adam", seed)
        sheet = twin.sheet_of("Mary")
        assert (len(sheet["new_trails"]), twin.owes("Mary"), twin.pending) == (1, 0, ["Adam"])
        assert sheet["trails"] == sheet["new_trails"]
        found.update(sheet["new_trails"])
        assert twin.sheet_of("Adam") == table.sheet_of("Adam")
    assert set(found) == set(table.names_of(table.links_between("water", "water")))
    assert max(found.values()) < 30


@pytest.mark.rule("TT-39", "TT-21")
def test_a_finished_seat_is_imagined_with_the_bonus_trails_that_follow() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Mary", "1c-2d-3e", "10c-9f", "7h-7g", "2a-2b-3c")
    table.cards("desert", "desert")
    table.idle("Mary")
    trails: Counter[int] = Counter()
    for seed in range(60):
        twin = imagined(table, "Adam", seed)
        new = twin.sheet_of("Mary")["new_trails"]
        assert twin.owes("Mary") == 0
        assert (len(new) > 1) == (new[0] == "8e-9f"), "only the second obelisk brings a bonus trail"
        trails[len(new)] += 1
    assert {1, 2} <= set(trails)


@pytest.mark.rule("TT-39", "TT-17")
def test_a_seat_that_could_not_draw_is_not_imagined_to_have_drawn() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Mary", *table.names_of(table.links_between("water", "water")))
    table.cards("water", "water")
    table.one["to_draw"][1] = 0
    assert imagined(table, "Adam", 1).sheet_of("Mary") == table.sheet_of("Mary")


@pytest.mark.rule("TT-39")
def test_an_unfinished_seat_may_owe_a_bonus_trail_or_have_drawn_nothing() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Mary", "1c-2d-3e", "10c-9f")
    table.cards("desert", "desert")
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(50):
        twin = imagined(table, "Adam", seed)
        assert twin.owes("Mary") == 1
        found[tuple(twin.sheet_of("Mary")["new_trails"])] += 1
    assert set(found) == {(), ("8e-9f",)}
    assert min(found.values()) > 12, "both about equally often"


@pytest.mark.rule("TT-39", "TT-22")
def test_an_unfinished_seat_may_owe_several_bonus_trails() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Mary", "3e-4f-5g-6f-7e-8e-8d-7c", "8e-9f")
    table.cards("desert", "forest")
    found: Counter[tuple[int, int]] = Counter()
    for seed in range(30):
        twin = imagined(table, "Adam", seed)
        new = twin.sheet_of("Mary")["new_trails"]
        found[len(new), twin.owes("Mary")] += 1
    assert (0, 1) in found, "nothing drawn yet"
    assert (2, 1) in found, "two kinds completed, and one of two bonus trails drawn"
    assert set(found) <= {(0, 1), (1, 2), (2, 1)}


def test_without_a_kind_to_complete_an_unfinished_seat_has_drawn_nothing() -> None:
    table = Table("Adam", "Mary")
    assert all(imagined(table, "Adam", seed).sheet_of("Mary")["new_trails"] == [] for seed in range(3))


@pytest.mark.rule("TT-38")
def test_the_deck_is_imagined_in_any_order() -> None:
    table = Table("Adam")
    nexts: Counter[tuple[str, ...]] = Counter()
    for seed in range(30):
        twin = imagined(table, "Adam", seed)
        twin.idle("Adam")
        nexts[tuple(twin.match.view()["table"]["cards"])] += 1
    assert len(nexts) > 10
    assert np.array_equal(imagined(table, "Adam", 7).one["dice_key"], key_words(key_of(7)))


@pytest.mark.interpreted
def test_a_match_that_is_over_leaves_nothing_to_imagine() -> None:
    table = Table("Adam", "Mary")
    table.last_turn(of_round=2)
    table.turn()
    before = copied(table.state)
    table.ask(imagine, 0, key_words(key_of(1)))
    for field in before.dtype.names or ():
        if not field.startswith("dice"):
            assert np.array_equal(table.state[field], before[field]), field


@pytest.mark.interpreted
def test_possible_links_are_counted_and_numbered_in_their_order() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", "1a-1b")
    table.cards("desert", "desert")
    assert table.ask(count_links, 0, False) == 12
    assert [table.ask(nth_link, 0, False, n) for n in range(12)] == table.legal("Adam")
    assert table.ask(count_links, 0, True) == 0
