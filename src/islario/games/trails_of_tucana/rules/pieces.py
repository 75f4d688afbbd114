"""What can neither appear nor vanish."""

from __future__ import annotations

from islario.games.trails_of_tucana.box.components import LETTERS
from islario.kernel.reading import State


def pieces(state: State) -> dict[str, int]:
    """A round's terrain cards, and the letters on the sheets."""
    written = state.letter[: state.players].ravel().tolist()
    letters = {f"letter {name}": written.count(letter) for letter, name in enumerate(LETTERS)}
    return {"terrain cards": sum(state.deck.tolist()) + 2 * state.turn, **letters}
