"""Matches on disk: read with a clear sentence for whatever is wrong, written so that nothing is ever half there."""

from __future__ import annotations

import json
import os
import secrets
import tempfile
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from islario.cli.program.mistakes import Mistake

if TYPE_CHECKING:
    from islario.match import Match

FORMAT = 1
LONGEST_NAME = 30


@dataclass(frozen=True)
class Chair:
    """Who sits at the table: a person with a name, or a bot."""

    name: str
    bot: str | None


@dataclass(frozen=True)
class Saved:
    """A match as it lay on disk: its record, and who sat where (nobody, if it is a bare record)."""

    record: str
    chairs: list[Chair]
    bot_seed: int


def read_text(path: Path) -> str:
    """The text of a file, or one sentence on why not."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Mistake("no-file", file=str(path)) from None
    except IsADirectoryError:
        raise Mistake("is-folder", file=str(path)) from None
    except UnicodeDecodeError:
        raise Mistake("not-text", file=str(path)) from None
    except (OSError, ValueError) as fault:  # ValueError: a name that no file can have
        raise Mistake("unreadable", file=str(path), wrong=reason(fault)) from None


def check_writable(path: Path) -> None:
    """Before long work: better now than when there is something to lose."""
    if path.is_dir():
        raise Mistake("is-folder", file=str(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except (OSError, ValueError) as fault:
        raise Mistake("unwritable", file=str(path), wrong=reason(fault)) from None


def write_text(path: Path, text: str) -> None:
    """Writes the whole file or leaves what was there: whoever is killed meanwhile loses nothing written before."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as fault:
        raise Mistake("unwritable", file=str(path), wrong=reason(fault)) from None


def reason(fault: Exception) -> str:
    return getattr(fault, "strerror", None) or str(fault)


def new_save(game: str) -> Path:
    """A fresh file of the user's own to keep a match in."""
    from platformdirs import user_data_path

    moment = datetime.now().strftime("%Y%m%d-%H%M%S")
    return user_data_path("islario") / "matches" / f"{game}-{moment}-{secrets.token_hex(2)}.json"


def saved_text(match: Match, chairs: list[Chair], bot_seed: int) -> str:
    content = {
        "islario-save": FORMAT,
        "chairs": [{"name": chair.name, "bot": chair.bot} for chair in chairs],
        "bot_seed": bot_seed,
        "record": json.loads(match.record()),
    }
    return json.dumps(content, ensure_ascii=False) + "\n"


def read_saved(path: Path) -> Saved:
    """A match that was saved here, or the bare record that `Match.record` writes."""
    text = read_text(path)
    try:
        content = json.loads(text)
    except RecursionError:
        raise Mistake("damaged-save", file=str(path)) from None
    except ValueError:
        return Saved(text, [], 0)  # the record's own reader says what is wrong, and where
    if not isinstance(content, dict) or "islario-save" not in content:
        return Saved(text, [], 0)
    if content["islario-save"] != FORMAT:
        raise Mistake("other-save", file=str(path), theirs=str(content["islario-save"]), ours=FORMAT)
    record, chairs, seed = content.get("record"), content.get("chairs"), content.get("bot_seed")
    if not (isinstance(record, dict) and isinstance(chairs, list) and type(seed) is int):
        raise Mistake("damaged-save", file=str(path))
    return Saved(json.dumps(record), [_chair(chair, path) for chair in chairs], seed)


def _chair(content: Any, path: Path) -> Chair:
    from islario.cli.program.parameters import BOTS

    match content:
        case {"name": str(name), "bot": None | str() as bot} if bot is None or bot in BOTS:
            return Chair(tidy_name(name), bot)
    raise Mistake("damaged-save", file=str(path))


def tidy_name(name: str) -> str:
    """A name that cannot play tricks on a terminal."""
    return "".join(letter for letter in name.strip() if letter.isprintable())[:LONGEST_NAME]
