"""Law 11. Undo: gives back the exact bytes, and is refused once anything was revealed: by dice, by another seat,
by time or by the end of the match, when the key is shown."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from islario.match.errors import CannotUndo
from islario.match.match import SECRETS_OUT
from tests.laws.positions import fresh_matches, matches, played


@given(data=st.data())
def test_undo_gives_back_the_match_without_the_move(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    for seat in range(match.players):
        trial = match.at(len(match.plies))
        before = trial.state.tobytes()
        try:
            trial.undo(seat)
        except CannotUndo:
            assert trial.state.tobytes() == before
            assert trial.plies == match.plies
            continue
        last = max(ply for ply, (mover, _) in enumerate(match.plies) if mover == seat)
        without = match.at(0)
        assert without.play_all(match.plies[:last] + match.plies[last + 1 :]) == len(match.plies) - 1
        assert trial.state.tobytes() == without.state.tobytes()
        assert trial.log() == without.log()


@given(data=st.data())
def test_a_move_that_told_its_seat_something_cannot_be_taken_back(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    if not match.plies:
        return
    seat, move = match.plies[-1]
    desk = match.game.desk
    before = desk.hidden(match.at(len(match.plies) - 1).state, seat)
    seen = desk.hidden(match.state, seat).tobytes()
    learned = False
    for sample in range(4):
        truth = desk.imagined(before, bytes([sample]) * 32)
        desk.play(truth, [(seat, move)])
        learned |= desk.hidden(truth, seat).tobytes() != seen
    if learned:
        with pytest.raises(CannotUndo):
            match.undo(seat)


@given(data=st.data())
def test_a_choice_of_a_running_phase_can_be_taken_back(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    if len(match.pending) < 2:
        return
    seat = data.draw(st.sampled_from(match.pending))
    before = match.state
    match.play(seat, data.draw(st.sampled_from(match.game.desk.legal(before, seat))))
    if any(getattr(before, name) != getattr(match.state, name) for name in SECRETS_OUT):
        return
    for other in match.pending:
        if other != seat:
            match.play(other, match.game.desk.legal(match.state, other)[0])
            break
    else:
        return
    if any(getattr(before, name) != getattr(match.state, name) for name in SECRETS_OUT):
        return
    without = match.at(len(match.plies) - 2)
    without.play(*match.plies[-1])
    match.undo(seat)
    assert match.state.tobytes() == without.state.tobytes()


@given(data=st.data())
def test_nothing_is_taken_back_after_the_end(name: str, data: st.DataObject) -> None:
    match = data.draw(fresh_matches(name))
    played(match, data.draw(st.integers(0, 2**32), label="moves"), match.game.rules.most_decisions)
    assert match.over
    before = match.state.tobytes()
    for seat in range(match.players):
        with pytest.raises(CannotUndo):
            match.undo(seat)
    assert match.state.tobytes() == before
