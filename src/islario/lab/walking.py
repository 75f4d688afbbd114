"""Going through a match once more, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator

from islario.match.match import Match


def walk(match: Match) -> Iterator[tuple[Match, int, int]]:
    """Before each move: the position, who moves, and the move's number. The position goes on by itself."""
    position = match.at(0)
    for seat, move in match.plies:
        yield position, seat, move
        position.play_all([(seat, move)])
