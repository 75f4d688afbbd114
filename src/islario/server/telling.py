"""Words for views and logs. Formatting a message takes Fluent a quarter of a millisecond: what was said is kept."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from islario.match.chronicle import Happening
from islario.words import Said, Who, Words

KEPT = 50_000  # sentences a game and language
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
        self.kept = _kept.setdefault((folder, language), {})

    def tell(self, said: Said) -> str:
        key = self._key(said)
        sentence = self.kept.get(key)
        if sentence is None:
            if len(self.kept) >= KEPT:
                self.kept.clear()
            sentence = self.kept[key] = self.words.tell(said)
        return sentence

    def _key(self, said: Said) -> tuple[object, ...]:
        """Equal for what is told equally. A message names its arguments in one order, so their values do."""
        key: list[object] = [said.message]
        for value in said.args.values():
            kind = type(value)
            if kind is Said:
                key.append(self._key(value))  # type: ignore[arg-type]
            elif kind is Who:
                key.append(self.names[value] if value < len(self.names) else ("player", int(value)))  # type: ignore[operator, call-overload]
            else:
                key.append(value)
        return tuple(key)

    def happening(self, happening: Happening) -> dict[str, Any]:
        return self.said(happening.kind, happening.said)

    def said(self, kind: str, said: Said) -> dict[str, Any]:
        return {"kind": kind, "id": said.message, "args": _args(said), "words": self.tell(said)}


def _args(said: Said) -> dict[str, Any]:
    return {name: _argument(value) for name, value in said.args.items()}


def _argument(value: object) -> Any:
    if isinstance(value, Said):
        return {"id": value.message, "args": _args(value)}
    if isinstance(value, Who):
        return {"seat": int(value)}
    return value if isinstance(value, (str, int, float)) else str(value)
