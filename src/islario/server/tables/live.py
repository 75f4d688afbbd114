"""A match in memory: its log, the position that follows from it, and how far each viewer has seen it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

import numpy as np

from islario.kernel.components import fingerprint_of
from islario.kernel.journal import page_of
from islario.kernel.reading import State
from islario.match import Game, Match, game
from islario.match.desk import SPECTATOR
from islario.match.errors import CannotUndo
from islario.server.errors import Refusal
from islario.server.storage.schema import UNDO
from islario.server.storage.store import Entry, Table
from islario.server.tables.viewer import Standpoint, Viewer
from islario.server.views.shown import Shown
from islario.server.views.telling import Teller


class Live:
    def __init__(self, table: Table, log: Sequence[Entry]) -> None:
        self.game: Game = game(table.game)
        if table.rules != self.game.rules.version or table.components != fingerprint_of(table.game):
            raise Refusal("table-other-rules", 409)
        self.table = table
        self.lock = asyncio.Lock()  # one change at a time
        self.log = list(log)
        self.marks = {(entry.seat, entry.mark): number for number, entry in enumerate(self.log) if entry.mark}
        self.match = Match(self.game, table.players, table.options, table.key)
        self.match.play_all(folded(self.log))
        self.state = self.match.state.array
        self.standpoint = Standpoint.of(self.game, self.state)
        self.pages = [
            page_of(State(state)) for _, state in self.positions(range(len(self.log) + 1))
        ]  # the journal's, by length
        self.before: dict[int, Standpoint] = {}  # where things stood before a ply; of those played since loading
        self.holders: dict[bytes, frozenset[int]] = {}  # places held, by browser, as far as they were asked for
        self.viewers: dict[int, Viewer] = {}
        self.tellers: dict[tuple[int, str], Teller] = {}  # by the seats' revision and language: names are part of words
        self.shown: dict[tuple[int, str], Shown] = {}  # the latest view of each viewer, by language
        self.previews: dict[tuple[int, int, int, str], bytes] = {}  # by viewer, its decision, move and language

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def idle_since(self) -> int:
        """When something last happened here."""
        return max(self.table.created, self.log[-1].at if self.log else 0)

    def viewer(self, seat: int | None) -> Viewer:
        number = SPECTATOR if seat is None else seat
        if number not in self.viewers:
            self.viewers[number] = self._caught_up(number)
        return self.viewers[number]

    def _caught_up(self, number: int) -> Viewer:
        """A viewer that has seen the whole log."""
        positions = self.positions(range(len(self.log) + 1))
        _, state = next(positions)
        viewer, before = Viewer(self.game, number, state), Standpoint.of(self.game, state)
        for length, state in positions:
            after = Standpoint.of(self.game, state)
            viewer.see(self.log[length - 1], before, after, state, length)
            before = after
        return viewer

    def positions(self, lengths: Sequence[int]) -> Iterator[tuple[int, np.ndarray]]:
        """The states when the log had those lengths, shortest first. Each is good until the next is asked for."""
        desk, start = self.game.desk, self.game.numbers(self.table.options)
        first_undo = next((n for n, entry in enumerate(self.log) if entry.move == UNDO), len(self.log))
        state, reached = desk.begin(self.table.players, start, self.table.key), 0
        for length in lengths:
            if length > first_undo:
                state, reached = desk.begin(self.table.players, start, self.table.key), 0
            desk.play(state, folded(self.log[reached:length]))
            reached = length
            yield length, state

    def length_before(self, ply: int) -> int:
        """How long the log was when this move was made."""
        return counting(self.log)[ply]

    def check(self, seat: int, move: int) -> None:
        """Refuses what the seat may not play now, with why."""
        if move not in self.game.desk.legal(self.state, seat) or seat not in self.standpoint.pending:
            self.match.play(seat, move)
            raise AssertionError("a move that is not legal is refused")

    def check_undo(self, seat: int) -> None:
        trial = self.match.at(len(self.match.plies))
        trial.undo(seat)

    def can_undo(self, seat: int) -> bool:
        """Whether nothing was revealed since the seat's latest move and only those moved who decided beside it; never
        after the end."""
        last = next((ply for ply in range(len(self.match.plies) - 1, -1, -1) if self.match.plies[ply][0] == seat), None)
        if last is None or self.over:
            return False
        before = self.before.get(last)
        if before is not None:
            beside = all(other in before.pending for other, _ in self.match.plies[last + 1 :])
            return beside and before.revealed == self.standpoint.revealed
        try:
            self.check_undo(seat)
        except CannotUndo:
            return False
        return True

    def advance(self, entry: Entry) -> None:
        """Adds an entry that is stored already."""
        if entry.move == UNDO:
            self.match.undo(entry.seat)
            self.before.clear()
        else:
            self.before[len(self.match.plies)] = self.standpoint
            self.match.play_all([(entry.seat, entry.move)])
        if entry.mark:
            self.marks[entry.seat, entry.mark] = len(self.log)
        self.log.append(entry)
        self.state = self.match.state.array
        self.pages.append(page_of(State(self.state)))
        before, self.standpoint = self.standpoint, Standpoint.of(self.game, self.state)
        for viewer in self.viewers.values():
            viewer.see(entry, before, self.standpoint, self.state, len(self.log))


def folded(log: Sequence[Entry]) -> list[tuple[int, int]]:
    """The moves that count: without those that were taken back."""
    return [(log[at].seat, log[at].move) for at in counting(log)]


def counting(log: Sequence[Entry]) -> list[int]:
    """Where in the log they stand."""
    kept: list[int] = []
    for at, entry in enumerate(log):
        if entry.move == UNDO:
            del kept[max(i for i, earlier in enumerate(kept) if log[earlier].seat == entry.seat)]
        else:
            kept.append(at)
    return kept
