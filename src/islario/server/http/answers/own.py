"""What the server says to somebody about themselves, field by field."""

from __future__ import annotations

from typing import Literal

from islario.server.http.answers.table import Answer
from islario.server.storage.people.habits import Habits


class DeviceInfo(Answer):
    id: str
    label: str
    since: int
    seen: int
    this: bool
    push: bool  # whether it is told when one is waited for


class PasskeyInfo(Answer):
    id: str
    label: str
    since: int
    used: int


class TargetInfo(Answer):
    """An address of mail or on the web where one is told."""

    id: str
    kind: Literal["push", "mail", "hook"]
    address: str
    style: str | None
    confirmed: bool  # by the code that was sent there


class RatingInfo(Answer):
    """How strong somebody is in a game: the true figure is within the margin (95 %)."""

    rating: float
    margin: float
    played: int  # rated matches; of a bot, those of the arenas that found it


class MyRating(RatingInfo):
    game: str


class Leader(RatingInfo):
    """One line of a leaderboard."""

    name: str
    bot: str | None
    shape: int
    colour: int
    mine: bool


class Leaderboard(Answer):
    game: str
    leaders: list[Leader]  # the best first, as far as one can be sure


class Me(Answer):
    """Who asks, and on which devices."""

    name: str
    shape: int
    colour: int
    since: int
    away: int  # on holiday until then; 0: not
    habits: Habits
    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]
    ratings: list[MyRating]
    targets: list[TargetInfo]
    mail: bool  # whether this server sends any


class MyLink(Answer):
    """A link to oneself: its token, and the seconds for which it works."""

    token: str
    seconds: int


class PushKey(Answer):
    """The server's own key, which a browser needs to take messages from it and from nobody else."""

    key: str


class SelfLinkInfo(Answer):
    """Whose link it is, and how many tables this device would bring along."""

    name: str
    shape: int
    colour: int
    own: bool  # this device is one of theirs already
    tables: int


class Sitting(Answer):
    name: str
    kind: Literal["person", "open", "bot"]


class MyTable(Answer):
    """A match under way, as its row on the front page tells it."""

    id: str
    game: str
    lesson: bool  # in which nobody waits
    created: int
    halted: bool
    mine: list[int]
    turn: list[int]  # seats of one's own that are waited for
    since: int | None  # since when: the longest wait of those, else of the others
    due: int | None  # when time is up, where a clock runs
    nudged: int | None  # the seat of whoever has asked one to play
    asked: list[int]
    scores: list[int]
    seats: list[Sitting]


class EndedSeat(Answer):
    name: str
    kind: Literal["person", "open", "bot"]
    points: int
    place: int


class MyMatch(Answer):
    """A match that one has played to its end."""

    id: str
    game: str
    options: dict[str, str]
    ended: int
    mine: int
    kept: bool  # whether it can be opened
    seats: list[EndedSeat]
    sources: dict[str, int]  # of one's own points


class InvitationInfo(Answer):
    """A seat that somebody keeps for one."""

    id: str
    game: str
    seat: int
    name: str  # of whoever keeps it
    at: int


class MyTables(Answer):
    waiting: int  # tables where one is waited for
    running: list[MyTable]
    finished: list[MyMatch]
    invitations: list[InvitationInfo]


class GameFigures(Answer):
    game: str
    played: int
    alone: int
    won: int  # of those that were not played alone
    best: int
    average: float


class Rival(Answer):
    """Whom one has played with: how often, and how often one stood before them, or behind."""

    name: str
    kind: Literal["person", "open", "bot"]
    played: int
    before: int
    behind: int


class History(Answer):
    matches: list[MyMatch]
    figures: list[GameFigures]
    rivals: list[Rival]


MINE = (Me, MyLink, PushKey, SelfLinkInfo, MyTables, History, Leaderboard)
