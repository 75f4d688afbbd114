"""An arena's folder: what is played there (`arena.json`), and every match that has ended, one a line (`matches.jsonl`).

A line is written when its match ends and never changed, so that whoever is killed loses only the matches in flight.
"""

from __future__ import annotations

import json
import os
import time
import zlib
from collections.abc import Generator, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

from islario.lab.arena.crews import Crew
from islario.lab.arena.errors import BadArena
from islario.lab.arena.plan import Outcome, Plan, play

PLAN, MATCHES = "arena.json", "matches.jsonl"
SYNC = 1.0  # seconds between two waits for the disk; a kill needs none, only a power cut does


class Folder:
    """Opened for one plan by one process at a time."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.outcomes: dict[int, Outcome] = {}
        self._file = _opened(path, plan)
        whole = 0
        for outcome, end in _outcomes(path, self._file):
            self.outcomes[outcome.number] = replace(outcome, record="")  # many records would fill the memory
            whole = end
        self._file.truncate(whole)  # a last line torn by a kill
        self._synced = time.monotonic()

    @staticmethod
    def open(path: Path, plan: Plan) -> Folder:
        """The folder, made if need be; refused if it holds another arena, is damaged, or is in use."""
        try:
            return Folder(path, plan)
        except (OSError, ValueError) as fault:  # ValueError: a name that no folder can have
            raise _unusable(path, fault) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self._sync()
        self._file.close()

    def keep(self, outcome: Outcome) -> None:
        """Writes a match that has ended."""
        try:
            self._file.write(_line(outcome))
            self._file.flush()
            if time.monotonic() > self._synced + SYNC:
                self._sync()
        except OSError as fault:  # a full disk, mostly
            raise _unusable(self.path, fault) from None
        self.outcomes[outcome.number] = replace(outcome, record="")

    def _sync(self) -> None:
        os.fsync(self._file.fileno())
        self._synced = time.monotonic()


def finish(plan: Plan, games: int, folder: Folder, crew: Crew) -> Generator[Outcome, None, None]:
    """Plays those of the first `games` matches that have not been played yet, and keeps each as it ends."""
    missing = [number for number in range(games) if number not in folder.outcomes]
    for outcome in crew.map(partial(play, plan), missing):
        folder.keep(outcome)
        yield outcome


def read(path: Path) -> tuple[Plan, Iterator[Outcome]]:
    """The plan of a folder and the matches that have ended there, in the order in which they ended."""
    try:
        plan = _plan_in(path)
        file = (path / MATCHES).open("rb")
    except (OSError, ValueError) as fault:
        wrong = getattr(fault, "strerror", None) or str(fault)
        raise BadArena("arena-unreadable", folder=str(path), wrong=wrong) from None
    return plan, _each(path, file)


def _each(path: Path, file: BinaryIO) -> Iterator[Outcome]:
    with file:
        for outcome, _ in _outcomes(path, file):
            yield outcome


def _unusable(path: Path, fault: Exception) -> BadArena:
    return BadArena("arena-folder", folder=str(path), wrong=getattr(fault, "strerror", None) or str(fault))


def _opened(path: Path, plan: Plan) -> BinaryIO:
    path.mkdir(parents=True, exist_ok=True)
    file = (path / MATCHES).open("a+b")  # appends, and never wipes what another process writes
    try:
        _lock(file, path)
        if (path / PLAN).exists():
            _compare(path, _plan_in(path), plan)
        elif file.tell():  # matches without a plan are not ours to touch
            raise BadArena("arena-damaged-plan", file=str(path / PLAN))
        else:
            _write_plan(path, plan)
        file.seek(0)
    except BaseException:
        file.close()
        raise
    return file


def _lock(file: BinaryIO, path: Path) -> None:
    """Two arenas in one folder would write over each other. The system frees the lock of a process that is killed."""
    try:
        import fcntl
    except ImportError:  # Windows
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadArena("arena-in-use", folder=str(path)) from None


def _write_plan(path: Path, plan: Plan) -> None:
    """Whole or not at all."""
    fresh = path / f".{PLAN}-{os.getpid()}"
    with fresh.open("w", encoding="utf-8") as file:
        json.dump(plan.as_json(), file, indent=2)
        file.write("\n")
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path / PLAN)


def _plan_in(path: Path) -> Plan:
    try:
        return Plan(**json.loads((path / PLAN).read_text(encoding="utf-8")))
    except (ValueError, TypeError):
        raise BadArena("arena-damaged-plan", file=str(path / PLAN)) from None


def _compare(path: Path, there: Plan, here: Plan) -> None:
    ours = here.as_json()
    for name, theirs in there.as_json().items():
        if theirs != ours[name]:
            raise BadArena("arena-other", folder=str(path), name=name, theirs=_told(theirs), ours=_told(ours[name]))


def _told(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={choice}" for name, choice in value.items()) or "–"
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _line(outcome: Outcome) -> bytes:
    """A match as JSON, with a checksum of the text before it."""
    content = {**vars(outcome), "record": json.loads(outcome.record)}
    text = json.dumps(content)[:-1]
    return f'{text}, "check": {zlib.crc32(text.encode())}}}\n'.encode()


def _outcomes(path: Path, file: BinaryIO) -> Iterator[tuple[Outcome, int]]:
    """The whole lines with where each ends. A damaged line is refused, but for the last: a kill may have torn it."""
    end, torn = 0, False
    for number, line in enumerate(file, start=1):
        if torn:
            raise BadArena("arena-damaged", file=str(path / MATCHES), line=number - 1)
        outcome = _parsed(line)
        if outcome is None:
            torn = True
            continue
        end += len(line)
        yield outcome, end


def _parsed(line: bytes) -> Outcome | None:
    text, _, check = line.rpartition(b', "check": ')
    if not line.endswith(b"}\n") or check != b"%d}\n" % zlib.crc32(text):
        return None
    content: dict[str, Any] = json.loads(text + b"}")
    return Outcome(**{**content, "record": json.dumps(content["record"]) + "\n"})
