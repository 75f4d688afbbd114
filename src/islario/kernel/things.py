"""What can be pointed at: everything that a game is played with, and what it is and does."""

from __future__ import annotations

from dataclasses import dataclass

from islario.words import Said


@dataclass(frozen=True)
class Thing:
    """Told in every language, by boards and in a terminal."""

    id: str  # its kind and its name, as in "card:panda"; the name as moves, events and views have it
    name: Said | str
    about: Said
    rule: str  # the number of the rule that says so
