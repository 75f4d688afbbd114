"""What clients send, field by field: anything else is refused before it is looked at."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Language = Literal["en", "fr"]
Name = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
TableId = Annotated[str, Meta(min_length=1, max_length=16)]
Mark = Annotated[str, Meta(min_length=1, max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=63)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
MoveNumber = Annotated[int, Meta(ge=0, le=1_000_000)]


class Strict(Struct, forbid_unknown_fields=True):
    """Nothing unknown slips in."""


class NewSeat(Strict):
    kind: Literal["here", "open", "bot"]
    name: Name = ""
    bot: Word | None = None


class NewTable(Strict):
    game: Word
    players: Annotated[int, Meta(ge=1, le=64)] | None = None
    options: dict[Word, Word | bool] = {}
    seats: Annotated[list[NewSeat], Meta(max_length=64)] | None = None
    language: Language | None = None


class Entrance(Strict):
    table: TableId
    token: Token


class Named(Strict):
    name: Name = ""


class BotNamed(Strict):
    bot: Word


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


class OfSeat(Strict):
    seat: Seat


class Follow(Strict):
    seat: Seat | None = None
    version: Version | None = None


class Hello(Strict, tag_field="type", tag="hello"):
    viewers: list[Follow]
    lang: Language = "en"


class Ping(Strict, tag_field="type", tag="ping"):
    at: str | int | float | UnsetType | None = UNSET


Heard = Hello | Ping
