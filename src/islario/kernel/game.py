"""What a game hands to the kernel: its record, its verbs, its limits, and its face for people."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path
from typing import Any

from msgspec import Struct

from islario.kernel.events import EventTable
from islario.kernel.layout import Layout
from islario.kernel.manner import LEARNED_MANNER, USUAL_ERRORS, USUAL_MANNER, Manner
from islario.kernel.moves import Move, MoveTable
from islario.kernel.position import Positions
from islario.kernel.reading import Hidden, State
from islario.kernel.rule import rule
from islario.kernel.things import Thing
from islario.kernel.window import Standing, Windows
from islario.words import Said, Words

Verb = Callable[..., Any]


@dataclass(frozen=True)
class Option:
    """A choice made before the match. Choices are named; their numbers are their order."""

    name: str
    choices: tuple[str, ...]
    default: str

    @property
    def is_switch(self) -> bool:
        return self.choices == ("off", "on")


def switch(name: str) -> Option:
    return Option(name, ("off", "on"), "off")


@dataclass(frozen=True)
class Feature:
    """A run of numbers in an observation."""

    name: str
    size: int


@rule
def no_policy(state, seat, moves, out):
    """For games whose playouts try moves out and ask what they are worth."""
    return False


def nothing_more(hidden: Hidden, move: Move) -> Said | None:
    """For games that have no more to say of a move: why there is none, or what it costs."""
    return None


def no_things(options: Sequence[int]) -> Sequence[Thing]:
    """For games whose things need no explanation."""
    return ()


def nothing_now(hidden: Hidden, thing: str) -> Said | None:
    """For games whose things are always the same."""
    return None


def no_more_meant(hidden: Hidden, move: Move) -> str | None:
    """For games whose moves say by their details what they speak of."""
    return None


def no_own(hidden: Hidden) -> str:
    """For games whose things are each there once."""
    return ""


@dataclass(frozen=True)
class Face:
    """A game for people: plain Python over what one viewer may know, and nothing else. A seat's own moves and questions
    are told from that seat's hidden copy."""

    view: Callable[[Hidden], Struct]  # what lies on the table, as boards and programs read it
    box: Callable[[Sequence[int]], Struct]  # what a table with these options is played with; the same all along
    tell_move: Callable[[Hidden, Move], Said]
    tell_question: Callable[[Hidden], Said]  # what the viewer is asked to decide now
    why_not: Callable[[Hidden, Move], Said]  # why a move that exists is not legal now
    rule_now: Callable[[Hidden], str]  # the numbered rule that matters now
    board: Callable[[Hidden, Words], str]  # the table in rich's markup, for a terminal
    why_never: Callable[[Hidden, Move], Said | None] = nothing_more  # why there is no such move at all
    warn: Callable[[Hidden, Move], Said | None] = nothing_more  # what a legal move costs that is easily overlooked
    things: Callable[[Sequence[int]], Sequence[Thing]] = no_things  # all that can be pointed at, with these options
    now: Callable[[Hidden, str], Said | None] = nothing_now  # what one of them, by its id, does or means at this moment
    meant: Callable[[Hidden, Move], str | None] = no_more_meant  # what a move speaks of where its details do not say it
    own: Callable[[Hidden], str] = no_own  # whose of things like "area:tenerife/A" the viewer means


@dataclass(frozen=True)
class Rules:
    """One game: its limits, its verbs, which are compiled rules, and its face."""

    name: str
    version: int  # raised when the same moves would no longer give the same match
    folder: Path
    prefix: str  # of the numbered rules, as in "TT-7"
    layout: Layout
    seats: range
    options: tuple[Option, ...]
    sources: type[IntEnum]
    events: EventTable
    moves: MoveTable
    most_legal: int  # the most moves a seat can ever choose from
    most_decisions: int  # no match is longer
    observation: tuple[Feature, ...]

    setup: Verb
    pending: Verb
    legal: Verb
    apply: Verb
    over: Verb
    worth: Verb
    beats: Verb
    hide: Verb
    imagine: Verb
    observe: Verb

    face: Face
    pieces: Callable[[State], dict[str, int]]  # what can neither appear nor vanish, counted

    windows: Windows | None = None  # where a game has steps in which having an answer is a secret
    standing: tuple[Standing, ...] = ()  # answers that a seat may give ahead
    positions: Positions | None = None  # what a match can begin with, other than its set-up
    policy: Verb = no_policy
    manner: Manner = USUAL_MANNER
    learned_manner: Manner = LEARNED_MANNER  # of whoever searches with a network
    errors: Mapping[str, float] = field(default_factory=lambda: USUAL_ERRORS)  # of bots, by level
    all_different: Mapping[str, str] | None = field(default_factory=dict)  # options with which no two pieces are equal

    @property
    def observation_size(self) -> int:
        return sum(feature.size for feature in self.observation)
