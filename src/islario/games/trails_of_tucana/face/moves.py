"""Moves in words."""

from __future__ import annotations

from functools import cache

from islario.games.trails_of_tucana.box.components import Letter
from islario.games.trails_of_tucana.face.names import island_of, letter_at, place_with
from islario.kernel.moves import Move
from islario.kernel.reading import Hidden
from islario.words import Said


def tell_move(hidden: Hidden, move: Move) -> Said:
    """A trail from one space to the other, with what stands there on the viewer's sheet."""
    island, seat, a, b = island_of(hidden), hidden.viewer, str(move.args["a"]), str(move.args["b"])
    return _trail(island, a, letter_at(hidden, seat, island, a), b, letter_at(hidden, seat, island, b))


@cache
def _trail(island: int, a: str, letter_a: Letter | None, b: str, letter_b: Letter | None) -> Said:
    """Everybody is told of the same trails, many times over."""
    return Said("move-draw", a=place_with(island, a, letter_a), b=place_with(island, b, letter_b))
