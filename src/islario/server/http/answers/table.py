"""What the server says, field by field. The client's types are made from these (`make client-types`)."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from islario.match.preview import Stop
from islario.match.things import Explained
from islario.match.views import Points, ShownMove, View
from islario.server.http.messages import NewSeat, NewTable, NewTarget, PasskeyMade, PasskeyUsed
from islario.server.storage.store import Clock, Kind, Late


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


class Preparing(Answer):
    """How much of a game's rules is compiled, from 0 to 1. Where they cannot be, it is played as it is for good."""

    done: float
    failed: bool


class GameInfo(Answer):
    name: str
    title: str
    about: str
    time: str
    ready: bool  # to be played
    preparing: Preparing | None  # null: its rules run compiled
    players: list[int]
    bots: list[str]  # that play it
    rules: int
    windows: bool  # whether there are questions that silence answers
    options: list[Option]
    sources: list[Choice]
    lesson: bool  # whether there is a first match with a guide
    exercises: int  # how many there are


class BotInfo(Answer):
    name: str
    words: str
    about: str
    seconds: float


class Today(Answer):
    """Today's exercise."""

    game: str
    number: int


class Games(Answer):
    languages: list[str]
    bots: list[BotInfo]
    games: list[GameInfo]
    today: Today | None  # null: no game has exercises, or not all boxes are open yet


class Seat(Answer):
    seat: int
    name: str
    kind: Literal["person", "open", "bot"]
    bot: str | None
    held: bool
    mine: bool
    present: bool
    obvious: bool | None  # what has but one answer is answered for whoever sits here; null: a seat of somebody else's


class WindowInfo(Answer):
    """The table asks "anyone?": who is asked, for how many seconds in all, how many are left, who has asked to wait."""

    asked: list[int]
    length: float
    left: float
    waits: list[int]


class StandingInfo(Answer):
    """An answer that the seat can give ahead, and whether it has."""

    name: str
    words: str
    on: bool


class Asking(Answer):
    """What is asked beside the match itself: a secret window that is open, and the seat's own answers given ahead."""

    window: WindowInfo | None
    standing: list[StandingInfo]


class Halt(Answer):
    """Why a match cannot go on, and how many entries of its log can be read."""

    why: Literal["damaged", "other-rules"]
    held: int
    told: dict[str, str]


class SeatChange(Answer):
    """Hands have changed at a seat; null stands for the host's place."""

    at: int
    kind: Kind
    seat: int | None
    told: dict[str, str]


class SeatWish(Answer):
    """Somebody asks those at the table: to sit down at a seat, or to void it."""

    seat: int
    kind: Literal["sit", "void"]
    name: str
    mine: bool  # asked by this browser
    may: bool  # to be answered by this browser, or another one


Talking = Literal["on", "off", "none"]  # whether people may write to each other; none: nor can it be switched on


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
    anew: str | None  # the table where the same people play again
    halt: Halt | None
    swaps: bool
    window: float
    clock: Clock
    minutes: int
    late: Late
    chat: Talking
    listed: bool
    fill: int
    rated: bool
    closed: bool
    changes: list[SeatChange]
    wishes: list[SeatWish]
    lesson: bool  # a first match with a guide


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
    asked: bool = False  # those at the table have to agree first


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
    asking: Asking | UnsetType = UNSET  # of games that ask anything so


class Spoken(Answer, tag_field="type", tag="played"):
    """A move that was said on a socket is stored for good; what comes of it is told there."""

    id: str
    version: int
    repeated: bool


class Played(Answer):
    """A move is stored for good; view and log unless the client wants to hear them on its socket."""

    version: int
    repeated: bool
    view: TableView | UnsetType = UNSET
    log: list[Entry] | UnsetType = UNSET
    asking: Asking | UnsetType = UNSET


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
    warnings: list[str]
    things: list[str]


class Meaning(Answer):
    """What a thing does or means at this moment; nothing where that is always the same."""

    version: int
    now: str | None


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


class Times(Answer):
    """The seconds that those have left who are asked, where a clock runs."""

    left: dict[str, int]


class RulesInfo(Answer):
    preparing: Preparing | None


# in the order in which the client's types are written
SAID = (
    Games, TableInfo, Created, Seated, Snapshot, Played, Spoken, Position, Foresight, Explained, Meaning, Advised,
    LookBack, Mistake, Presence, RulesInfo, Asking, Times,
)  # fmt: skip
HEARD = (NewSeat, NewTable, NewTarget, PasskeyMade, PasskeyUsed)
