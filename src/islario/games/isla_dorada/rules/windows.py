"""Secret windows: steps in which having an answer is itself a secret. All see who was asked, nobody who answered."""

from __future__ import annotations

from islario.games.isla_dorada.rules.moving import asked_for_sangaia
from islario.games.isla_dorada.rules.state import Phase
from islario.games.isla_dorada.rules.treasures import asked_for_treasures
from islario.kernel.rule import query, rule


@query
def is_window(state):
    """Only who holds a Sangaia, or a treasure within reach, has anything to answer."""
    return state.phase in (Phase.SANGAIA, Phase.TREASURES)


@rule
def waiting_seen_by(state, seat):
    """Who has not answered, for all that the viewer knows: in a window all who were asked, but for itself."""
    if not is_window(state):
        return state.waiting
    own = 1 << seat if seat >= 0 else 0
    asked = asked_for_sangaia(state) if state.phase == Phase.SANGAIA else asked_for_treasures(state)
    return asked & ~own | state.waiting & own
