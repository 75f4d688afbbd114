"""Law 9. Simultaneity: the order of commits makes no difference, and nobody sees another's before the phase closes."""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from islario.match.match import SECRETS_OUT
from tests.laws.positions import matches


@given(data=st.data())
def test_the_order_of_commits_makes_no_difference(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    together = match.pending[:3]
    if len(together) < 2:
        return
    commits = [(seat, data.draw(st.sampled_from(match.game.desk.legal(match.state, seat)))) for seat in together]
    outcomes = set()
    for order in permutations(commits):
        trial = match.at(len(match.plies))
        for seat, move in order:
            trial.play(seat, move)
        outcomes.add(trial.state.tobytes())
    assert len(outcomes) == 1


@given(data=st.data())
def test_half_a_choice_shows_nothing(name: str, data: st.DataObject) -> None:
    """A decision after which the same seats still have to decide is nobody else's business."""
    match = data.draw(matches(name))
    if len(match.pending) < 2:
        return
    seat = data.draw(st.sampled_from(match.pending))
    after = match.at(len(match.plies))
    after.play(seat, data.draw(st.sampled_from(match.game.desk.legal(match.state, seat))))
    if after.pending != match.pending or any(
        getattr(after.state, field) != getattr(match.state, field) for field in SECRETS_OUT
    ):
        return
    hidden = match.game.desk.hidden
    for other in [*range(match.players), -1]:
        if other != seat:
            assert hidden(after.state, other).tobytes() == hidden(match.state, other).tobytes()


@given(data=st.data())
def test_nobody_sees_anothers_choice_before_the_phase_closes(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    if len(match.pending) < 2:
        return
    chooser, *watchers = match.pending
    legal = match.game.desk.legal(match.state, chooser)
    one, other = (data.draw(st.sampled_from(legal)) for _ in range(2))
    first, second = match.at(len(match.plies)), match.at(len(match.plies))
    first.play(chooser, one)
    second.play(chooser, other)
    if first.pending != second.pending:
        return
    for seat in [*watchers, -1]:
        hidden = match.game.desk.hidden
        assert hidden(first.state, seat).tobytes() == hidden(second.state, seat).tobytes()
