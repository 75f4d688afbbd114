"""What the server says of what people say, field by field."""

from __future__ import annotations

from functools import cache

from islario.server.http.answers.table import Answer
from islario.server.http.messages import EMOTES
from islario.server.storage.lines import Circle, Line, sign_of
from islario.words import LANGUAGES, Words


class LineInfo(Answer):
    """Something that somebody has said: as it was written, or an emote in all languages."""

    circle: Circle
    number: int
    at: int
    who: str  # the same for all that one person says at this table
    seat: int | None  # null: a spectator
    name: str
    mine: bool
    text: str
    told: dict[str, str] | None


class EmoteInfo(Answer):
    name: str
    told: dict[str, str]


class MutedInfo(Answer):
    who: str
    name: str


class Chatter(Answer):
    """All that one may read at a table, and what one can do there."""

    circle: Circle | None  # where one's own words go; null: nowhere
    said: list[LineInfo]
    muted: list[MutedInfo]
    emotes: list[EmoteInfo]
    longest: int  # letters in one line


def described_line(line: Line, match: str, reader: bytes) -> LineInfo:
    return LineInfo(
        circle=line.circle, number=line.number, at=line.at, who=sign_of(line.person, match), seat=line.seat,
        name=line.name, mine=line.person == reader, text=line.text,
        told=None if line.emote is None else told_emote(line.emote),
    )  # fmt: skip


@cache
def told_emote(emote: str) -> dict[str, str]:
    return {language: Words.common(language).say(f"emote-{emote}") for language in LANGUAGES}


def all_emotes() -> list[EmoteInfo]:
    return [EmoteInfo(name=name, told=told_emote(name)) for name in EMOTES]


CHATTED = (Chatter,)
