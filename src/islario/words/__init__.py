"""Words for people, in English and French: one Fluent file a game and language, and one for all of Islario."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr")
COMMON = Path(__file__).parent
LONGEST = 1000  # letters that Fluent lets a sentence quote; a longer one is cut, not refused


class Said:
    """Something to be said in the reader's language: the id of a message, and what it speaks of.

    What it speaks of may itself be `Said`, or `Who`, and is then put into the same language.
    """

    __slots__ = ("_key", "args", "message")

    def __init__(self, message: str, /, **args: object) -> None:
        self.message = message
        self.args: Mapping[str, object] = args
        self._key: tuple[object, ...] | None = None

    @property
    def key(self) -> tuple[object, ...]:
        """Equal for what is told equally. A message names its arguments in one order, so their values do."""
        if self._key is None:
            self._key = (self.message, *map(_key_of, self.args.values()))
        return self._key

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Said) and (self.message, self.args) == (other.message, other.args)

    def __hash__(self) -> int:
        return hash(self.message)

    def __repr__(self) -> str:
        return f"Said({self.message!r}, {dict(self.args)!r})"


class Who(int):
    """A seat, to be said as the name of whoever sits there."""


def _key_of(value: object) -> object:
    if isinstance(value, Said):
        return value.key
    return (Who, int(value)) if isinstance(value, Who) else value


class Words:
    """All messages of one place (Islario's own, or a game's together with them) in one language."""

    def __init__(self, language: str, files: Sequence[Path], names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = names
        self.bundle = _bundle(language, tuple(files))

    @staticmethod
    def common(language: str) -> Words:
        return Words(language, [COMMON / f"{language}.ftl"])

    @staticmethod
    def of_game(folder: Path, language: str, names: Sequence[str] = ()) -> Words:
        return Words(language, _files_of(folder, language), names)

    def has(self, message: str) -> bool:
        return bool(self.bundle.has_message(message))

    def say(self, message: str, /, **args: object) -> str:
        return self.tell(Said(message, **args))

    def tell(self, said: Said) -> str:
        values = {name: self._value(value) for name, value in said.args.items()}
        try:
            pattern = self.bundle.get_message(said.message).value
        except KeyError:
            raise LookupError(f"there is no message '{said.message}' among the words ({self.language})") from None
        sentence, faults = self.bundle.format_pattern(pattern, values)
        if faults:
            raise faults[0]
        return str(sentence)

    def _value(self, value: object) -> object:
        if isinstance(value, Said):
            return self.tell(value)
        if isinstance(value, Who):
            return self.names[value] if value < len(self.names) else self.say("player", number=int(value) + 1)
        if isinstance(value, (int, float)):
            return value
        text = str(value)
        return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


@cache
def _files_of(folder: Path, language: str) -> tuple[Path, ...]:
    """Islario's own words, the game's, and what its guide says, where it has one."""
    guide = folder / "lesson" / f"{language}.ftl"
    own = COMMON / f"{language}.ftl", folder / "words" / f"{language}.ftl"
    return (*own, guide) if guide.is_file() else own


@cache
def _bundle(language: str, files: tuple[Path, ...]) -> Any:
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        bundle.add_resource(_messages(file))
    return bundle


@cache
def _messages(file: Path) -> Any:
    """Read once: Islario's own stand in the bundles of all games."""
    from fluent.runtime import FluentResource

    return FluentResource(file.read_text(encoding="utf-8"))
