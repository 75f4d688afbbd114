"""Who knows what: the table of the component note, row by row."""

from __future__ import annotations

import hashlib
import json
from collections import Counter

import numpy as np
import pytest

from islario.games.trails_of_tucana.rules.events import Event
from islario.games.trails_of_tucana.rules.secrets import hide
from islario.kernel.journal import events_of, note_for, open_journal
from islario.match.desk import SPECTATOR
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


@pytest.mark.rule("TT-37")
@VIEWERS
def test_cards_and_letters_are_open_to_all(viewer: int) -> None:
    table = in_the_middle_of_a_turn()
    hidden = TUCANA.desk.hidden(table.state, viewer)
    for field in ON_THE_TABLE:
        assert np.array_equal(getattr(hidden, field), getattr(table.match.state, field)), field
        assert np.any(getattr(hidden, field)) or field == "start_village", field


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
    sheets = table.match.view(None if viewer == SPECTATOR else viewer)["table"]["sheets"]
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
        assert not np.any(getattr(hidden, field)), field


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
        assert hidden[0].tobytes() == hidden[1].tobytes()
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
        assert np.array_equal(getattr(hidden, name), getattr(before, name)), name


@pytest.mark.rule("TT-39")
@pytest.mark.interpreted
def test_hiding_removes_from_the_story_what_was_noted_for_others() -> None:
    table = Table("Adam", "Mary")
    table.ask(open_journal)
    table.ask(note_for, 1 << table.seat("Mary"), Event.TRAIL_DRAWN, 1, 0, 0, 0)
    assert len(events_of(TUCANA.desk.hidden(table.state, 1))) == 1
    assert events_of(TUCANA.desk.hidden(table.state, 0)) == []
