"""What a viewer is shown: one definition for `Match.view`, for the server's messages and for the client's types."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Points(Struct, frozen=True, gc=False):  # nothing in a view leads back to itself: Python need not look for that
    source: str
    words: str
    points: float


class ShownMove(Struct, frozen=True, gc=False):
    number: int
    kind: str
    args: dict[str, int | str]
    words: str


class View(Struct, frozen=True, gc=False, kw_only=True):
    """What one seat (None: a spectator) may know, with the seat's question and legal moves."""

    game: str
    rules: int
    players: int
    seat: int | None
    language: str
    options: dict[str, str]
    commitment: str
    pending: tuple[int, ...]
    over: bool
    scores: list[int]
    places: list[int]
    winners: list[int]
    breakdowns: list[list[Points]]  # everybody's points by source
    question: str | None
    rule: str  # the numbered rule that matters now
    moves: list[ShownMove]
    table: Any  # the game's own part
