"""What a game hands to the kernel: its record, its verbs, its limits, and its face for people."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Any

import numpy as np

from islario.kernel.journal import Event
from islario.kernel.layout import Layout
from islario.kernel.moves import Move
from islario.kernel.rule import rule
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


@dataclass(frozen=True)
class Rules:
    """One game. The verbs are compiled rules; the face below them is plain Python over hidden states."""

    name: str
    version: int  # raised when the same moves would no longer give the same match
    folder: Path
    prefix: str  # of the numbered rules, as in "TT-7"
    layout: Layout
    seats: range
    options: tuple[Option, ...]
    sources: type[IntEnum]
    events: type[IntEnum]
    moves: int  # size of the flat move space
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

    move_of: Callable[[np.ndarray, int, int], Move | None]  # (state, seat, number)
    number_of: Callable[[np.ndarray, int, Move], int | None]  # (state, seat, move)
    tell_move: Callable[[np.ndarray, int, Move], Said]
    tell_event: Callable[[np.ndarray, Event], Said]
    tell_question: Callable[[np.ndarray, int], Said]  # what the seat is asked to decide now
    why_not: Callable[[np.ndarray, int, Move], Said]  # why a move that exists is not legal now
    rule_now: Callable[[np.ndarray, int], str]  # the numbered rule that matters now
    view: Callable[[np.ndarray, int], dict[str, Any]]  # what the hidden state holds, ready for JSON
    board: Callable[[np.ndarray, int, Words], str]  # the table in rich's markup, for a terminal
    pieces: Callable[[np.ndarray], dict[str, int]]  # what can neither appear nor vanish, counted

    policy: Verb = no_policy

    @property
    def observation_size(self) -> int:
        return sum(feature.size for feature in self.observation)
