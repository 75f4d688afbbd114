"""Law 3. Legality: every legal move applies; any other number is refused, with why, and nothing changes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from islario.kernel.errors import IslarioError
from islario.match.errors import IllegalMove, NotYourTurn
from tests.laws.positions import matches


@given(data=st.data())
def test_every_legal_move_applies(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    for seat in match.pending:
        for move in match.moves(seat):
            trial = match.at(len(match.plies))
            trial.play(seat, move)
            assert trial.plies[-1] == (seat, move.number)


@given(data=st.data())
def test_any_other_number_is_refused_and_nothing_changes(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    seat = data.draw(st.integers(0, match.players - 1), label="seat")
    number = data.draw(st.integers(-2, match.game.rules.moves.count + 2), label="number")
    before, plies = match.state.tobytes(), list(match.plies)
    if seat in match.pending and number in match.game.desk.legal(match.state, seat):
        return
    with pytest.raises(NotYourTurn if seat not in match.pending else IllegalMove) as refusal:
        match.play(seat, number)
    for language in ("en", "fr"):
        assert refusal.value.tell(language).endswith((".", "?", "!"))
    assert match.state.tobytes() == before
    assert match.plies == plies


@given(data=st.data())
def test_legal_moves_are_in_order_few_enough_and_only_for_who_decides(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    rules = match.game.rules
    for seat in range(match.players):
        numbers = match.game.desk.legal(match.state, seat)
        assert numbers == sorted(set(numbers))
        assert len(numbers) <= rules.most_legal
        assert all(0 <= number < rules.moves.count for number in numbers)
        assert bool(numbers) == (seat in match.pending)
    assert match.over == (match.pending == ())


@given(data=st.data())
def test_a_move_and_its_number_name_each_other(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    rules, state = match.game.rules, match.state
    for seat in match.pending:
        moves = match.moves(seat)
        assert len({repr(move) for move in moves}) == len(moves)
        assert len({move.tell("en") for move in moves}) == len(moves), "two moves sound the same"
        for move in moves:
            assert rules.moves.number_of(match.game.desk.hidden(state, seat), move) == move.number


@given(data=st.data(), seat=st.one_of(st.integers(-3, 20), st.none(), st.text(max_size=3), st.booleans()))
def test_a_seat_that_is_not_there_is_refused(name: str, data: st.DataObject, seat: object) -> None:
    match = data.draw(matches(name))
    if type(seat) is int and 0 <= seat < match.players:
        return
    before = match.state.tobytes()
    with pytest.raises(IslarioError):
        match.play(seat, 0)  # type: ignore[arg-type]
    assert match.state.tobytes() == before
