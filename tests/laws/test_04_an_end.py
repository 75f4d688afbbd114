"""Law 4. An end: random play ends, within the stated number of decisions."""

from hypothesis import given
from hypothesis import strategies as st

from tests.laws.positions import fresh_matches, played


@given(data=st.data())
def test_random_play_ends_in_time(name: str, data: st.DataObject) -> None:
    match = played(data.draw(fresh_matches(name)), data.draw(st.integers(0, 2**32)), 10**5)
    assert match.over
    assert len(match.plies) <= match.game.rules.most_decisions
    assert match.winners
    assert min(match.places) == 1
