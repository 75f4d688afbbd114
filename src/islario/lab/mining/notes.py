"""Notes of a search for exercises, a line for each step that is done: whoever is stopped goes on from there."""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO, Self

import msgspec

from islario.kernel.components import fingerprint_of
from islario.kernel.errors import IslarioError
from islario.lab.mining.proof import Proved
from islario.lab.mining.search import Looked, Plan
from islario.match import game


class BadNotes(IslarioError):
    """The notes are of another search, or cannot be read or written."""


class Heading(msgspec.Struct, frozen=True, tag="heading"):
    """What was searched: notes of anything else are of no use."""

    game: str
    rules: int
    components: str
    players: int
    options: dict[str, str]
    seed: int

    @staticmethod
    def of(plan: Plan) -> Heading:
        rules, components = game(plan.game).rules.version, fingerprint_of(plan.game)
        return Heading(plan.game, rules, components, plan.players, plan.options, plan.seed)


Line = Heading | Looked | Proved


class Notes:
    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.looked: dict[int, Looked] = {}
        self.proved: dict[tuple[int, str], Proved] = {}
        try:
            self._file = self._opened(Heading.of(plan))
        except (OSError, ValueError) as fault:  # ValueError: a name that no file can have
            raise self._unusable(fault) from None

    def _opened(self, heading: Heading) -> BinaryIO:
        file = self.path.open("a+b")
        file.seek(0)
        whole = 0
        for line in file:
            try:
                read = msgspec.json.decode(line, type=Line)
            except msgspec.DecodeError:
                break  # torn by a kill
            if not whole and read != heading:
                file.close()
                raise BadNotes("notes-other", file=str(self.path))
            whole += len(line)
            self._take(read)
        if not whole and os.fstat(file.fileno()).st_size:
            file.close()
            raise BadNotes("notes-other", file=str(self.path))
        file.truncate(whole)
        if not whole:
            file.write(msgspec.json.encode(heading) + b"\n")
        return file

    def _take(self, line: Line) -> None:
        if isinstance(line, Looked):
            self.looked[line.number] = line
        elif isinstance(line, Proved):
            self.proved[line.seed, line.plies] = line

    def keep(self, line: Looked | Proved) -> None:
        """Writes down what was done."""
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
        except OSError as fault:  # a full disk, mostly
            raise self._unusable(fault) from None
        self._take(line)

    def _unusable(self, fault: Exception) -> BadNotes:
        return BadNotes("notes-unusable", file=str(self.path), wrong=getattr(fault, "strerror", None) or str(fault))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()
