"""What the server says to whoever tries an exercise."""

from __future__ import annotations

from typing import Any

from islario.match.views import ShownMove
from islario.server.http.answers.table import Answer, TableView


class Posed(Answer):
    """An exercise: the table as the seat that decides may know it, and what it is played with."""

    number: int
    of: int
    title: str
    seat: int
    missed: int  # by so many …
    bots: int  # … of the bots that tried it
    view: TableView
    box: Any


class Judged(Answer):
    """A move that was tried, or the best one where that was asked for. Moves that a long search did not care to compare
    have no figures."""

    move: ShownMove
    best: bool
    why: str
    points: float | None
    chance: float | None
    figures: str | None  # how sure the best move is, and who misses it; of no other


# in the order in which the client's types are written
EXERCISED = (Posed, Judged)
