"""What the server says, field by field. The client's types are made from these (`make client-types`)."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from islario.match.preview import Stop
from islario.match.views import Points, ShownMove, View
from islario.server.http.messages import NewSeat, NewTable


class Answer(Struct, kw_only=True):
    """All fields by name."""


class Choice(Answer):
    name: str
    words: str


class Option(Answer):
    name: str
    words: str
    help: str
    default: str
    switch: bool
    choices: list[Choice]


class GameInfo(Answer):
    name: str
    title: str
    about: str
    time: str
    ready: bool
    players: list[int]
    rules: int
    options: list[Option]
    sources: list[Choice]


class BotInfo(Answer):
    name: str
    words: str
    about: str
    seconds: float


class Games(Answer):
    languages: list[str]
    bots: list[BotInfo]
    games: list[GameInfo]


class Seat(Answer):
    seat: int
    name: str
    kind: Literal["person", "open", "bot"]
    bot: str | None
    held: bool
    mine: bool
    present: bool


class TableInfo(Answer):
    id: str
    game: str
    title: str
    players: int
    options: dict[str, str]
    language: str
    created: int
    over: bool
    imported: bool
    revision: int
    seats: list[Seat]
    spectators: int
    mine: list[int]
    host: bool


class Link(Answer):
    seat: int
    token: str


class Created(Answer):
    table: TableInfo
    links: list[Link]
    host: str


class Seated(Answer):
    table: TableInfo
    token: str | None = None


class TableView(View, frozen=True, kw_only=True):
    """A view at a table of the server's."""

    table: dict[str, Any]  # the game's own part, by name
    version: int
    box: str  # the fingerprint of what is played with
    can_undo: bool
    last_turn: int  # the version after the seat's own latest move
    key: str | None  # once the match is over
    past: bool | UnsetType = UNSET


class Happening(Answer):
    kind: str
    facts: dict[str, Any]
    words: str


class Entry(Answer):
    version: int
    at: int
    scores: list[int]
    happenings: list[Happening]


class Snapshot(Answer):
    version: int
    view: TableView
    log: list[Entry]


class Position(Answer):
    version: int
    last: int
    view: TableView
    log: list[Entry]


class Foresight(Answer):
    """What a move would do, as far as its seat can know, and what keeps it from knowing more."""

    version: int
    events: list[Happening]
    points: list[Points]
    question: str | None
    stopped: Stop


class Advice(Answer):
    move: ShownMove
    points: float
    margin: float
    chance: float
    sources: list[Points]
    why: str


class Advised(Answer):
    version: int
    advice: list[Advice]


class Regret(Answer):
    version: int
    played: ShownMove
    better: ShownMove
    cost: float
    why: str


class LookBack(Answer):
    done: int
    of: int
    regrets: list[Regret] | None


class Mistake(Answer):
    code: str
    sentence: str
    told: dict[str, str] | UnsetType = UNSET
    version: int | UnsetType = UNSET
    view: TableView | UnsetType = UNSET
    log: list[Entry] | UnsetType = UNSET


class Presence(Answer):
    present: list[int]
    spectators: int


# in the order in which the client's types are written
SAID = (Games, TableInfo, Created, Seated, Snapshot, Position, Foresight, Advised, LookBack, Mistake, Presence)
HEARD = (NewSeat, NewTable)
