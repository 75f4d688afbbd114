"""Law 1. Replay: same key and moves, same bytes; a record read back is the match it was written from."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import islario
from tests.laws.positions import matches


@given(data=st.data())
def test_same_key_and_moves_give_the_same_bytes(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    options: dict[str, Any] = dict(match.options)
    again = match.game.new(match.players, key=match.key, **options)
    for seat, move in match.plies:
        again.play(seat, move)
    assert again.state.tobytes() == match.state.tobytes()


@given(data=st.data())
def test_a_record_read_back_is_the_match(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    again = islario.replay(match.record())
    assert again.state.tobytes() == match.state.tobytes()
    assert (again.plies, again.options, again.key) == (match.plies, match.options, match.key)
    assert again.record() == match.record()
    assert again.log("fr") == match.log("fr")
