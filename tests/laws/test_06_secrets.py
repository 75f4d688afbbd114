"""Law 6. Secrets: states that differ only in what a seat may not know are the same bytes after `hide`.
Law 7. Windows: who is asked, how often and when depends on what everyone can see, and nobody is asked what everyone
could answer for him."""

import json

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from islario.kernel.layout import Audience
from tests.laws.positions import matches, seats_and_spectator


@given(data=st.data())
def test_what_is_nobodys_or_anothers_is_blank_after_hiding(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    for seat in seats_and_spectator(match):
        hidden = match.game.desk.hidden(match.state, seat)
        for field in match.game.rules.layout.fields:
            cells = np.asarray(getattr(hidden, field.name))
            if field.audience is Audience.NOBODY:
                assert not np.any(cells), field.name
            elif field.audience is Audience.OWNER:
                others = [other for other in range(len(cells)) if other != seat]
                assert not np.any(cells[others]), field.name


@given(data=st.data())
def test_dice_that_nobody_sees_change_nothing_that_is_seen(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    other = match.state.array
    for field in match.game.rules.layout.fields:
        if field.audience is Audience.NOBODY:
            other[field.name] += 1
    for seat in seats_and_spectator(match):
        desk = match.game.desk
        assert desk.hidden(other, seat).tobytes() == desk.hidden(match.state, seat).tobytes()


@given(data=st.data())
def test_another_truth_is_the_same_bytes_to_who_cannot_tell(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    desk = match.game.desk
    key = data.draw(st.binary(min_size=32, max_size=32))
    for seat in seats_and_spectator(match):
        hidden = desk.hidden(match.state, seat)
        truth = desk.imagined(hidden, key)
        assert desk.hidden(truth, seat).tobytes() == hidden.tobytes()


@given(data=st.data())
def test_hiding_twice_hides_no_more(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    for seat in seats_and_spectator(match):
        hidden = match.game.desk.hidden(match.state, seat)
        assert match.game.desk.hidden(hidden, seat).tobytes() == hidden.tobytes()


@given(data=st.data())
def test_who_decides_can_be_seen_by_everyone(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    desk = match.game.desk
    for seat in seats_and_spectator(match):
        hidden = desk.hidden(match.state, seat)
        assert desk.pending(hidden) == match.pending
        assert desk.over(hidden) == match.over


TRUTHS = 64  # a spectator imagines; one truth with another answer makes the question one that has to be asked


@given(data=st.data())
def test_nobody_is_asked_what_everyone_could_answer(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    desk = match.game.desk
    public = desk.hidden(match.state, -1)
    for seat in match.pending:
        answers = desk.legal(match.state, seat)
        if len(answers) > 1:
            continue
        truths = (desk.imagined(public, bytes([sample]) * 32) for sample in range(TRUTHS))
        assert any(desk.legal(truth, seat) != answers for truth in truths), match.question(seat)


@given(data=st.data())
def test_a_seat_knows_its_own_moves(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    desk = match.game.desk
    for seat in match.pending:
        assert desk.legal(desk.hidden(match.state, seat), seat) == desk.legal(match.state, seat)


@given(data=st.data())
def test_a_view_is_made_of_the_hidden_copy_and_nothing_else(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    desk = match.game.desk
    for seat in [*range(match.players), None]:
        shown = json.dumps(match.view(seat))
        viewer = -1 if seat is None else seat
        twin = match.at(len(match.plies))
        twin._state = desk.imagined(desk.hidden(match.state, viewer), bytes(32))
        assert json.dumps(twin.view(seat)) == shown
