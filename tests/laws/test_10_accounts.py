"""Law 10. Accounts: the sum over the sources is the score, at any time and for whoever looks."""

from hypothesis import given
from hypothesis import strategies as st

from tests.laws.positions import matches


@given(data=st.data())
def test_the_sources_add_up_to_the_score(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    for seat in range(match.players):
        assert sum(match.breakdown(seat).values()) == match.scores[seat]
    for viewer in [*range(match.players), None]:
        view = match.view(viewer)
        assert [sum(points.values()) for points in view["breakdowns"]] == view["scores"]


@given(data=st.data())
def test_better_scores_never_have_worse_places(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    if match.over:
        standings = sorted(zip(match.places, match.scores, strict=True))
        scores = [score for _, score in standings]
        assert scores == sorted(scores, reverse=True)
