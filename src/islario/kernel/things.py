"""What can be pointed at: everything that a game is played with, and what it is and does."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from islario.words import Said


@dataclass(frozen=True)
class Thing:
    """Told in every language, by boards and in a terminal."""

    id: str  # its kind and its name, as in "card:panda"; the name as moves, events and views have it
    name: Said | str
    about: Said
    rule: str  # the number of the rule that says so


def named_in(details: Mapping[str, int | str], things: Collection[str]) -> list[str]:
    """The ids that a move's details speak of: by name and value, as in `card` and `panda`, or by a value that says it
    all; numbers may count something else."""
    found: list[str] = []
    for name, value in details.items():
        if f"{name}:{value}" in things:
            found.append(f"{name}:{value}")
        elif isinstance(value, str) and value:
            found += [thing for thing in things if thing.endswith((f":{value}", f"/{value}"))]
    return found
