"""Law 5. Conservation: no card, tile or piece appears or vanishes, at any moment of a match."""

from hypothesis import given
from hypothesis import strategies as st

from islario.kernel.reading import State
from tests.laws.conservation import looked
from tests.laws.positions import fresh_matches, random_plies


@given(data=st.data())
def test_nothing_appears_or_vanishes(name: str, data: st.DataObject) -> None:
    match = data.draw(fresh_matches(name))
    rules, state = match.game.rules, match.state.array
    at_first = rules.pieces(State(state))
    assert at_first
    for ply in random_plies(match, data.draw(st.integers(0, 2**32)), rules.most_decisions):
        match.game.desk.play(state, [ply])
        assert rules.pieces(State(state)) == at_first


def test_over_many_matches(name: str) -> None:
    """`python -m tests.laws.conservation GAME 10000` looks at more."""
    assert looked(name, 60) > 300
