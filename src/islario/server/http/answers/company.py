"""What the server says to somebody of those with whom they have played, field by field."""

from __future__ import annotations

from islario.server.http.answers.table import Answer


class GroupGame(Answer):
    """How often a group has played a game, and how often each of them was before all others."""

    game: str
    played: int
    won: list[int]  # oneself first, then the others as they are named


class Companion(Answer):
    who: str  # by which a seat is kept for them
    name: str


class GroupTable(Answer):
    id: str
    game: str


class GroupInfo(Answer):
    """People with whom one has played, exactly these."""

    others: list[Companion]
    games: list[GroupGame]
    running: list[GroupTable]
    last: int  # when they played last
    game: str  # what they played then
    options: dict[str, str]


class MyCompany(Answer):
    groups: list[GroupInfo]


ACCOMPANIED = (MyCompany,)
