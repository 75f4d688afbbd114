"""Law 6 of previews: what a seat is told of a move beforehand follows from what it may know, and comes true whatever
the truth is."""

from hypothesis import given
from hypothesis import strategies as st

from islario.match import Match
from islario.match.preview import Preview
from tests.laws.positions import matches

TRUTHS = 12


def told(preview: Preview) -> tuple[object, ...]:
    return [str(event) for event in preview.events], preview.points, preview.question, preview.stopped


def in_another_truth(match: Match, seat: int, sample: int) -> Match:
    """The match as it may be for all that the seat knows."""
    desk, twin = match.game.desk, match.at(len(match.plies))
    twin._state = desk.imagined(desk.hidden(match.state, seat), bytes([255 - sample]) * 32)
    return twin


@given(data=st.data())
def test_a_preview_follows_from_what_the_seat_may_know(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    for seat in match.pending:
        move = data.draw(st.sampled_from(match.game.desk.legal(match.state, seat)))
        before = match.state.tobytes()
        expected = told(match.preview(seat, move))
        assert match.state.tobytes() == before
        assert told(in_another_truth(match, seat, 0).preview(seat, move)) == expected


@given(data=st.data())
def test_a_preview_comes_true_in_every_truth(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    if len(match.pending) != 1:
        return  # what several choose at once is told of the seat's own choice alone
    seat = match.pending[0]
    move = data.draw(st.sampled_from(match.game.desk.legal(match.state, seat)))
    preview = match.preview(seat, move)
    for sample in range(TRUTHS):
        truth = in_another_truth(match, seat, sample)
        before = truth.breakdown(seat)
        happened = iter([str(event) for event in truth.play(seat, move)])
        assert all(str(event) in happened for event in preview.events), "in this order, with others in between"
        gained = {source: points - before[source] for source, points in truth.breakdown(seat).items()}
        assert preview.points.items() <= gained.items()
        if preview.stopped == "nothing":
            assert preview.points == {source: points for source, points in gained.items() if points}
            assert next(happened, None) is None


@given(data=st.data())
def test_a_preview_of_a_step_made_together_tells_ones_own_part(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    if len(match.pending) < 2:
        return
    seat = data.draw(st.sampled_from(match.pending))
    preview = match.preview(seat, data.draw(st.sampled_from(match.game.desk.legal(match.state, seat))))
    assert preview.stopped == "others"
    assert all(event.event.seat == seat for event in preview.events)
