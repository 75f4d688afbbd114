"""What clients send, field by field: anything else is refused before it is looked at."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

from islario.server.notices.hooks import Style
from islario.server.storage.lines import Circle
from islario.server.storage.store import WINDOW, Clock, Late

# no control characters: not all databases store them, and nobody reads them; nor any that turn what stands around them
PLAIN = r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*$"
Language = Literal["en", "fr"]
Name = Annotated[str, Meta(max_length=40, pattern=PLAIN)]
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]
Token = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]
TableId = Annotated[str, Meta(min_length=1, max_length=16, pattern=PLAIN)]
Mark = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]
Seat = Annotated[int, Meta(ge=0, le=63)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
MoveNumber = Annotated[int, Meta(ge=0, le=1_000_000)]


class Strict(Struct, forbid_unknown_fields=True):
    """Nothing unknown slips in."""


class NewSeat(Strict):
    kind: Literal["here", "open", "bot"]
    name: Name = ""
    bot: Word | None = None
    keep: Word | None = None  # an open seat: for whom of those with whom one has played


class NewTable(Strict):
    game: Word
    players: Annotated[int, Meta(ge=1, le=64)] | None = None
    options: dict[Word, Word | bool] = {}
    seats: Annotated[list[NewSeat], Meta(max_length=64)] | None = None
    swaps: bool | None = None
    window: Annotated[float, Meta(ge=0, le=60)] = WINDOW
    clock: Clock = "none"
    minutes: Annotated[int, Meta(ge=1, le=600)] = 30  # for each player in all, where the clock counts minutes
    late: Late = "bot"  # what happens when time is up
    chat: bool = True  # people may write to each other
    listed: bool = False  # shown to everybody while it waits for players
    fill: Annotated[int, Meta(ge=0, le=1440)] = 0  # minutes after which bots take the seats still open; 0: never
    rated: bool = False  # how it ends counts for everybody's rating
    language: Language | None = None
    lesson: bool = False  # the game's first match with a guide: who sits where and the options are the lesson's


class Entrance(Strict):
    table: TableId
    token: Token


class Named(Strict):
    name: Name = ""


Mark8 = Annotated[int, Meta(ge=0, le=7)]


class Myself(Strict):
    """What somebody is called, and their mark."""

    name: Name
    shape: Mark8
    colour: Mark8
    away: Annotated[int, Meta(ge=0, le=2**53)] = 0  # on holiday until then


class SelfLink(Strict):
    """A link to oneself, opened on another device. `bring`: what that device has comes along."""

    token: Token
    bring: bool = False


class Push(Strict):
    """Where a browser takes messages, and the keys for which they are sealed."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000, pattern=PLAIN)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=120, pattern=PLAIN)]
    auth: Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]
    lang: Language = "en"


class NewTarget(Strict):
    """Where somebody wants to be told, beside their browsers."""

    kind: Literal["mail", "hook"]
    address: Annotated[str, Meta(min_length=3, max_length=1000, pattern=PLAIN)]
    style: Style = "plain"
    lang: Language = "en"


class TargetCode(Strict):
    code: Annotated[str, Meta(min_length=1, max_length=20, pattern=PLAIN)]


class OfDevice(Strict):
    """One of one's devices; none: the one that asks."""

    device: Token | None = None


Bytes = Annotated[str, Meta(min_length=1, max_length=8000, pattern=r"^[A-Za-z0-9_-]*$")]  # as addresses write them


class PasskeyMade(Strict):
    """What a browser says of a key that it has made."""

    id: Bytes
    client_data: Bytes
    attestation: Bytes


class PasskeyUsed(Strict):
    """What a browser has signed with a key. `bring`: what that device has comes along."""

    id: Bytes
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes
    bring: bool = False


class BotNamed(Strict):
    bot: Word


class Deed(Strict):
    """What the operator does, and to which table or address."""

    deed: Literal["remove", "close", "open", "block", "unblock", "hush", "unhush", "erase", "dismiss"]
    what: Annotated[str, Meta(min_length=1, max_length=60)]


class Nothing(Strict):
    """An empty object."""


class Play(Strict):
    seat: Seat
    move: MoveNumber
    version: Version
    id: Mark


class TakeBack(Strict):
    seat: Seat
    version: Version
    id: Mark


class Attempt(Strict):
    """A move that is tried in an exercise."""

    move: MoveNumber


class OfSeat(Strict):
    seat: Seat


class Relief(Strict):
    """Whether what has but one answer is answered for whoever sits here."""

    obvious: bool


class GivenAhead(Strict):
    """An answer that a seat gives ahead, or takes back."""

    seat: Seat
    name: Word
    on: bool


class Follow(Strict):
    seat: Seat | None = None
    version: Version | None = None


class Hello(Strict, tag_field="type", tag="hello"):
    viewers: list[Follow]
    lang: Language = "en"
    heard: dict[Circle, Version] | None = None  # the last line of each circle that it has; none: it wants to hear none


class Ping(Strict, tag_field="type", tag="ping"):
    at: str | int | float | UnsetType | None = UNSET


class Say(Strict, tag_field="type", tag="play"):
    """A move, on a socket."""

    seat: Seat
    move: MoveNumber
    version: Version
    id: Mark


class Look(Strict, tag_field="type", tag="look"):
    """Whether the page is in sight."""

    here: bool


LONGEST = 300  # letters in one line of the chat
Emote = Literal["hello", "good-luck", "nice", "wow", "oops", "thinking", "thanks", "good-game"]
EMOTES: tuple[str, ...] = get_args(Emote)


class Line(Strict):
    """What somebody says to others: words of their own, or an emote. `name`: of whoever watches."""

    text: Annotated[str, Meta(max_length=LONGEST, pattern=PLAIN)] = ""
    emote: Emote | None = None
    seat: Seat | None = None
    name: Name = ""


class Muting(Strict):
    """Whether somebody is not to be heard."""

    who: Token
    on: bool


class Declining(Strict):
    """Somebody does not come to a seat that is kept for them. `deaf`: nor do they want to hear of its keeper again."""

    deaf: bool = False


class OfLine(Strict):
    circle: Circle
    number: Version


class Switch(Strict):
    on: bool


Heard = Hello | Ping | Say | Look
