"""What crosses between the server and the processes that think: a question, and its answer.

A question holds what one seat may know, as bytes, and never the whole state: nothing else can be told from an answer.
"""

from __future__ import annotations

import struct
from typing import Any

import msgspec

from islario.words import Said, Who

LENGTH = struct.Struct(">I")  # stands before each message


class Open(msgspec.Struct, frozen=True, tag="open"):
    """Make a game ready."""

    game: str


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """A bot's move."""

    game: str
    seat: int
    hidden: bytes
    seconds: float
    bot: str
    seed: int
    quick: bool = False  # the best at first sight, whichever bot it is


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    """What would you do?"""

    game: str
    seat: int
    hidden: bytes
    seconds: float
    most: int
    only: tuple[int, ...] = ()  # the moves that a guide waits for


class LookAt(msgspec.Struct, frozen=True, tag="look-at"):
    """What would have been better?"""

    game: str
    seat: int
    hidden: bytes
    seconds: float
    played: int
    better: int | None


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The game is ready; or, at the beginning, the process is."""


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    move: int


class Opinion(msgspec.Struct, frozen=True, array_like=True):
    """A piece of advice, its move by number."""

    move: int
    points: float
    margin: float
    chance: float
    sources: list[tuple[str, float]]
    why: Said


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    opinions: list[Opinion]


class LookedAt(msgspec.Struct, frozen=True, tag="looked-at"):
    better: int
    cost: float
    why: Said | None


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """Something was raised: of which kind and where. Not with which words, which may tell what a seat holds."""

    fault: str
    places: list[str]


Thinkable = Choose | Advise | LookAt
Question = Open | Thinkable
Answer = Done | Chosen | Advised | LookedAt | Failed


SOMEBODY = ""  # no message has this name: a seat, to be called by whoever sits there


def _named(value: object) -> object:
    return [SOMEBODY, {"seat": int(value)}] if isinstance(value, Who) else value


def _packed(value: object) -> object:
    if isinstance(value, Said):
        return [value.message, {name: _named(each) for name, each in value.args.items()}]
    raise NotImplementedError(type(value).__name__)


def _unpacked(kind: type, value: Any) -> Said:
    message, args = value
    details = {name: _detail(each) if isinstance(each, list) else each for name, each in args.items()}
    return Said(message, **details)


def _detail(value: Any) -> Said | Who:
    message, args = value
    return Who(args["seat"]) if message == SOMEBODY else _unpacked(Said, value)


_encoder = msgspec.msgpack.Encoder(enc_hook=_packed)
_questions: msgspec.msgpack.Decoder[Question] = msgspec.msgpack.Decoder(Question)
_answers: msgspec.msgpack.Decoder[Answer] = msgspec.msgpack.Decoder(Answer, dec_hook=_unpacked)


def pack(message: Question | Answer) -> bytes:
    """A message as it is sent."""
    body = _encoder.encode(message)
    return LENGTH.pack(len(body)) + body


def question_of(body: bytes) -> Question:
    return _questions.decode(body)


def answer_of(body: bytes) -> Answer:
    return _answers.decode(body)
