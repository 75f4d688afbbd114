"""Reading a game's `components.toml`: checked on loading, with errors that name the file and the line.

The owner of a box may replace a file (`islario --components FILE`, or the environment variable
ISLARIO_COMPONENTS, several joined as in PATH). One process holds one set, chosen before a game is imported.
"""

from __future__ import annotations

import hashlib
import os
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

from islario.kernel.errors import ComponentError
from islario.kernel.shelf import folder_of

VARIABLE = "ISLARIO_COMPONENTS"


def replacements() -> list[Path]:
    return [Path(name) for name in os.environ.get(VARIABLE, "").split(os.pathsep) if name]


def file_in_use(game: str) -> Path:
    """The component file that a game's compiled rules have frozen in: its own, or the last that replaces it."""
    own = folder_of(game) / "box" / "components.toml"
    return next((path for path in reversed(replacements()) if _game_of(path) == game), own)


class Components:
    """One game's component file, read and ready to be asked for its tables."""

    def __init__(self, game: str) -> None:
        self.path = file_in_use(game)
        self.text, self.tables = _read(self.path)

    def get(self, table: str, key: str, kind: type | tuple[type, ...]) -> Any:
        """The value at `[table] key`, of the kind asked for."""
        if table not in self.tables:
            raise ComponentError("component-no-table", file=str(self.path), table=table)
        values = self.tables[table]
        if key not in values:
            self.fault(table, None, f"'{key}' is missing")
        value = values[key]
        if not isinstance(value, kind) or isinstance(value, bool):
            kinds = kind if isinstance(kind, tuple) else (kind,)
            expected = " or ".join(k.__name__ for k in kinds)
            self.fault(table, key, f"'{key}' must be of kind {expected}, but is {value!r}")
        return value

    def row(self, table: str, names: tuple[str, ...]) -> list[int]:
        """The whole numbers at `[table]` under the given names, in their order."""
        return [self.get(table, name, int) for name in names]

    def require(self, holds: bool, table: str, key: str, wrong: str) -> None:
        if not holds:
            self.fault(table, key, wrong)

    def fault(self, table: str, key: str | None, wrong: str) -> NoReturn:
        line = line_of(self.text, table, key)
        raise ComponentError("component-fault", file=str(self.path), line=line, table=table, wrong=wrong)


def fingerprint_of(game: str) -> str:
    """Tells one component file from another."""
    return _fingerprint(game, tuple(replacements()))


@cache  # every saved move asks for it
def _fingerprint(game: str, _: tuple[Path, ...]) -> str:
    return hashlib.sha256(Components(game).text.encode()).hexdigest()[:16]


def line_of(text: str, table: str, key: str | None) -> int:
    """The line where a table begins, or where its key stands."""
    inside, found = False, 1
    for number, line in enumerate(text.splitlines(), start=1):
        header = re.match(r"\s*\[+\s*([^\]]+?)\s*\]+", line)
        if header:
            inside = header.group(1) == table
            if inside:
                found = number
        elif inside and key is not None and re.match(rf'\s*"?{re.escape(key)}"?\s*=', line):
            return number
    return found


def _read(path: Path) -> tuple[str, dict[str, Any]]:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise ComponentError("component-unreadable", file=str(path), wrong=str(fault)) from None
    try:
        return text, tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise ComponentError("component-syntax", file=str(path), wrong=str(fault)) from None


def _game_of(path: Path) -> str:
    _, tables = _read(path)
    game = tables.get("game")
    if not isinstance(game, str):
        raise ComponentError("component-no-game", file=str(path))
    return game
