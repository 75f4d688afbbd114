"""Words for views and logs. Formatting a message takes Fluent a quarter of a millisecond: what was said is kept."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from islario.kernel.events import Fact
from islario.match.chronicle import Happening
from islario.words import Said, Who, Words

KEPT = 50_000  # sentences a game and language
HAPPENED = 32  # happenings at one table: the latest, which each of its viewers is about to hear of
_kept: dict[tuple[Path, str], dict[object, str]] = {}


@lru_cache(maxsize=2000)
def teller(folder: Path, language: str, names: tuple[str, ...]) -> Teller:
    return Teller(folder, language, names)


class Teller:
    """Tells of one game in one language to people who know each other by these names."""

    def __init__(self, folder: Path, language: str, names: tuple[str, ...]) -> None:
        plain = Words.of_game(folder, language)
        self.names = tuple(name or plain.say("player", number=seat + 1) for seat, name in enumerate(names))
        self.words = Words.of_game(folder, language, self.names)
        self.happened: dict[object, msgspec.Raw] = {}
        self.kept = _kept.setdefault((folder, language), {})

    def tell(self, said: Said) -> str:
        sentence = self.kept.get(said.key)
        if sentence is None:
            key = said.key if not names_somebody(said) else (said.key, self.names)
            sentence = self.kept.get(key)
            if sentence is None:
                if len(self.kept) >= KEPT:
                    self.kept.clear()
                sentence = self.kept[key] = self.words.tell(said)
        return sentence

    def happening(self, happening: Happening) -> msgspec.Raw:
        return self.said(happening.kind, happening.facts, happening.said)

    def said(self, kind: str, facts: Mapping[str, Fact], said: Said) -> msgspec.Raw:
        """What happened, as JSON: everybody at a table is told the same."""
        of = msgspec.Raw(msgspec.json.encode(facts))
        key = (said.key, kind, bytes(of))
        told = self.happened.get(key)
        if told is None:
            content = {"kind": kind, "facts": of, "id": said.message, "args": _args(said), "words": self.tell(said)}
            if len(self.happened) >= HAPPENED:
                self.happened.clear()
            told = self.happened[key] = msgspec.Raw(msgspec.json.encode(content))
        return told


def names_somebody(said: Said) -> bool:
    """Whether it is told differently at another table."""
    values = said.args.values()
    return any(isinstance(value, Who) or (isinstance(value, Said) and names_somebody(value)) for value in values)


def _args(said: Said) -> dict[str, Any]:
    return {name: _argument(value) for name, value in said.args.items()}


def _argument(value: object) -> Any:
    if isinstance(value, Said):
        return {"id": value.message, "args": _args(value)}
    if isinstance(value, Who):
        return {"seat": int(value)}
    return value if isinstance(value, (str, int, float)) else str(value)
