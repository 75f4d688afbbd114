"""What can happen in a game, declared once: each kind of event with its named details.

Rules note an event as a kind, a seat and three numbers (journal.py). A game's table says what those numbers are called,
what programs read in them and how people say them; logs, animations and the client's types follow from it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Literal

from islario.kernel.journal import MORE, Event
from islario.kernel.reading import Hidden
from islario.words import Said, Who

Cell = Literal["seat", "what", "where", "amount"]
Fact = int | str | None | Sequence[Any]
Read = Callable[[Hidden, Event], Fact]
Say = Callable[[Hidden, Event], object]


@dataclass(frozen=True)
class Part:
    """A named detail of an event: what programs read (of a `type` that the client knows), and what people are told.
    A part without `say` is for programs alone; one without `read` for people alone."""

    read: Read | None
    say: Say | None
    type: Any = int


def seat(cell: Cell = "seat") -> Part:
    """A seat, said as the name of whoever sits there."""
    return Part(lambda hidden, event: int(getattr(event, cell)), lambda hidden, event: Who(getattr(event, cell)))


def number(cell: Cell) -> Part:
    def read(hidden: Hidden, event: Event) -> int:
        return int(getattr(event, cell))

    return Part(read, read)


def named(cell: Cell, names: Sequence[str], say: Callable[[int], object], of: Any = str) -> Part:
    """One of some named things, `of` a type that lists them: `named("what", COLOURS, colour_said, Colour)`."""
    return Part(lambda hidden, event: names[getattr(event, cell)], lambda hidden, event: say(getattr(event, cell)), of)


class EventTable:
    """The kinds of events, and the parts of each: `{Event.BID: "who route n"}`. What is told in other words than those
    of its kind (`special`) says so itself."""

    def __init__(
        self,
        kinds: type[IntEnum],
        parts: Mapping[str, Part],
        told: Mapping[Any, str],
        special: Mapping[Any, Callable[[Hidden, Event], Said]] | None = None,
    ) -> None:
        self.kinds = kinds
        self.parts = parts
        self.of = {kind: tuple(told.get(kind, "").split()) for kind in kinds}
        self.special = special or {}

    def name(self, event: Event) -> str:
        return "more" if event.kind == MORE else self.kinds(event.kind).name.lower()

    def facts(self, hidden: Hidden, event: Event) -> dict[str, Fact]:
        """The event's details for programs, by name."""
        if event.kind == MORE:
            return {"count": event.amount}
        readers = ((name, self.parts[name].read) for name in self.of[self.kinds(event.kind)])
        return {name: read(hidden, event) for name, read in readers if read is not None}

    def tell(self, hidden: Hidden, event: Event) -> Said:
        """The event in words; a message is called after its kind."""
        if event.kind == MORE:
            return Said("event-more", count=event.amount)
        kind = self.kinds(event.kind)
        if kind in self.special:
            return self.special[kind](hidden, event)
        return self.plainly(hidden, event)

    def plainly(self, hidden: Hidden, event: Event, message: str = "") -> Said:
        """In the words of its kind, or of another message with the same parts."""
        kind = self.kinds(event.kind)
        sayers = ((name, self.parts[name].say) for name in self.of[kind])
        details = {name: say(hidden, event) for name, say in sayers if say is not None}
        return Said(message or f"event-{kind.name.lower().replace('_', '-')}", **details)
