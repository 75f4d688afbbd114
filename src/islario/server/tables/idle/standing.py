"""Answers that a seat has given ahead: which can be given now, which hold, and what they say."""

from __future__ import annotations

from collections.abc import Mapping

from islario.kernel.reading import Hidden
from islario.kernel.window import Standing
from islario.match import Game
from islario.server.errors import Refusal


def standing_named(game: Game, name: str) -> Standing:
    found = next((each for each in game.rules.standing if each.name == name), None)
    if found is None:
        raise Refusal("no-such-standing", 404, name=name)
    return found


def holding(game: Game, hidden: Hidden, given: Mapping[str, int]) -> list[Standing]:
    """Those that have not lapsed."""
    return [each for each in game.rules.standing if each.name in given and each.holds(hidden) == given[each.name]]


def standing_move(game: Game, hidden: Hidden, given: Mapping[str, int]) -> int | None:
    """What they answer the viewer's question with, where one of them does."""
    if not given:
        return None
    legal = game.desk.legal(hidden, hidden.viewer)
    moves = (each.answer(hidden) for each in holding(game, hidden, given))
    return next((move for move in moves if move in legal), None)
