"""A game on the shelf: what it is called, who can play it, with which options; and how a match of it begins."""

from __future__ import annotations

import traceback
import warnings
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from islario.games.shelf import check_name, hint, rulebook
from islario.kernel.dice import key_of
from islario.kernel.engine import COMPILER, Engine, awaits_compiler
from islario.kernel.errors import IslarioError
from islario.kernel.game import Option, Rules
from islario.kernel.shelf import folder_of, ours, packages
from islario.match.desk import Desk
from islario.match.errors import BadOption, UnopenedGame
from islario.match.match import Match
from islario.match.position import Position, position_of
from islario.words import LANGUAGES, Words


class Game:
    """A game on the shelf. `islario.game("trails-of-tucana")` opens its box."""

    def __init__(self, rules: Rules, engine: Engine | None = None) -> None:
        self.rules = rules
        self.name = rules.name
        self.seats = rules.seats
        self.options = rules.options
        self.desk = Desk(rules, engine)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """Other processes open the box themselves."""
        return game, (self.name,)

    @property
    def awaits_compiler(self) -> bool:
        """Whether its rules run as plain Python for now."""
        return awaits_compiler(self.rules.layout.dtype)

    def compiled(self) -> Game:
        """The same game, compiled in any case: to load its machine code while others play it interpreted."""
        return Game(self.rules, COMPILER)

    def words(self, language: str = "en", names: tuple[str, ...] = ()) -> Words:
        if language not in LANGUAGES:
            close = hint(str(language), list(LANGUAGES))
            raise BadOption("unknown-language", given=str(language), known=", ".join(LANGUAGES), hint=close)
        return Words.of_game(self.rules.folder, language, names)

    def title(self, language: str = "en") -> str:
        return self.words(language).say("title")

    def new(
        self,
        players: int | Sequence[str] | None = None,
        *,
        seed: int | None = None,
        key: bytes | None = None,
        **options: object,
    ) -> Match:
        """A fresh match of so many players, or of players with these names; with a seed (or a 256-bit key) always the
        same one."""
        return self._begun(None, players, seed, key, options)

    def new_at(
        self,
        position: Position,
        players: int | Sequence[str] | None = None,
        *,
        seed: int | None = None,
        key: bytes | None = None,
        **options: object,
    ) -> Match:
        """A match that begins with some things where the position says, by their names, and all else as `new` has it.
        What cannot be is refused with the reason."""
        return self._begun(position, players, seed, key, options)

    def position(self, players: int | None = None, *, seed: int | None = None, **options: object) -> Position:
        """All that a position can name, as it is at the first moment at which a match can begin at one."""
        return position_of(self, self._begun(None, players, seed, None, options).state.array)

    def _begun(
        self,
        position: Position | None,
        players: int | Sequence[str] | None,
        seed: int | None,
        key: bytes | None,
        options: dict[str, object],
    ) -> Match:
        several = isinstance(players, Sequence) and not isinstance(players, (str, bytes))
        names = tuple(map(str, cast("Sequence[str]", players))) if several else ()
        seats = self.checked_players(len(names) if names else players)
        if key is None:
            key = key_of(seed)
        elif len(key) != 32:
            raise BadOption("bad-key", length=len(key))
        return Match(self, seats, self.choices(options), key, names, position)

    def choices(self, options: dict[str, object]) -> dict[str, str]:
        """Every option with its choice, checked; those not named at their defaults."""
        known = {option.name: option for option in self.options}
        chosen = {option.name: option.default for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadOption("unknown-option", game=self.title(), name=name, hint=hint(name, list(known)))
            chosen[name] = _choice(known[name], value)
        return chosen

    def checked_players(self, players: object) -> int:
        """How many sit down; the fewest possible where nothing is said."""
        if players is None:
            return self.seats[0]
        if not isinstance(players, int) or isinstance(players, bool):
            raise BadOption("players-not-a-number", given=repr(players))
        if players not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise BadOption("bad-players", game=self.title(), least=least, most=most, given=str(players))
        return players

    def numbers(self, choices: dict[str, str]) -> list[int]:
        """The choices as rules know them."""
        return [option.choices.index(choices[option.name]) for option in self.options]

    def rulebook(self, language: str = "en") -> str:
        """The numbered rules."""
        return rulebook(self.name, language)


def _choice(option: Option, value: object) -> str:
    text = str(value).lower()
    if option.is_switch and isinstance(value, int) and value in (0, 1):  # True and False among them
        text = option.choices[value]
    if text not in option.choices:
        given = ", ".join(option.choices)
        close = hint(text, list(option.choices))
        raise BadOption("bad-choice", name=option.name, given=str(value), choices=given, hint=close)
    return text


@cache
def _open(name: str) -> Game:
    try:
        rules = import_module(packages()[name]).RULES
        assert rules.name == name, f"it is installed as {name}, and its rules say {rules.name}"
    except IslarioError:
        raise
    except Exception as fault:
        if name in ours():
            raise
        raise UnopenedGame("unopened-game", name=name, wrong=_gist(fault, folder_of(name))) from fault
    return Game(rules)


def _gist(fault: Exception, folder: Path) -> str:
    """What went wrong, and where in the game's folder."""
    if isinstance(fault, SyntaxError):
        return f"{fault.msg} ({fault.filename}:{fault.lineno})"
    frames = traceback.extract_tb(fault.__traceback__)
    place = next((frame for frame in reversed(frames) if Path(frame.filename).is_relative_to(folder)), frames[-1])
    return f"{type(fault).__name__}: {fault} ({place.filename}:{place.lineno})"


def game(name: str) -> Game:
    """Opens a game's box."""
    return _open(check_name(name))


def every_game() -> Iterator[Game]:
    """All games; somebody's broken island is left out, with a warning, and leaves the others alone."""
    for name in packages():
        try:
            yield game(name)
        except UnopenedGame as fault:
            warnings.warn(str(fault), stacklevel=2)
