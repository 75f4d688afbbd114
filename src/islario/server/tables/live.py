"""A match in memory: its log, the position that follows from it, and how far each viewer has seen it."""

from __future__ import annotations

import asyncio
import time
from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from islario.kernel.journal import page_of
from islario.kernel.reading import Hidden, State
from islario.lessons import LEARNER, Guide, lesson_at
from islario.match import Game, Match, game
from islario.match.course import Course, Standpoint
from islario.match.desk import SPECTATOR
from islario.match.errors import CannotUndo
from islario.server.errors import Refusal
from islario.server.storage.answers import Ahead
from islario.server.storage.glances import Glance
from islario.server.storage.lines import Circle, Line
from islario.server.storage.schema import UNDO
from islario.server.storage.store import Entry, Table
from islario.server.tables.idle.window import Draft, Window
from islario.server.tables.log.digest import Digests
from islario.server.tables.log.walk import Walk
from islario.server.tables.pace import Pace
from islario.server.tables.viewer import Viewer
from islario.server.views.shown import Shown
from islario.server.views.telling import Teller

if TYPE_CHECKING:
    from islario.server.tables.log.keepsake import Keepsake

MOST_UNDOS = 500  # of one seat in one match: nobody who plays comes near it


@dataclass(frozen=True)
class Hand:
    """In whose hands a seat is, as far as its clock goes."""

    kind: str
    sitting: int
    late: bool


Hands = tuple[Hand, ...]


@dataclass(frozen=True)
class Trial:
    """What a change leads to that is not stored yet."""

    course: Course
    seen: dict[int, Hidden]  # by viewer, all that it may know then
    digest: bytes


class Live:
    """Begins before the first move; `trust.opened` plays a log."""

    def __init__(self, table: Table) -> None:
        self.game: Game = game(table.game)
        self.table = table
        self.lock = asyncio.Lock()  # one change at a time
        self.removed = False  # for good, while somebody still had it in hand
        self.used = time.monotonic()  # when somebody last asked for it
        self.log: list[Entry] = []
        self.marks: set[tuple[int, str]] = set()  # the clients' own ids of what they sent
        self.lesson = lesson_at(table.game, table.key)
        self.course = Course(self.game.desk, self.beginning())
        self.over = False
        self.glance: Glance | None = None  # how it stands, as the front page tells it
        self.hands: Hands | None = None  # who sat where, as clocks last saw it
        self.window: Window | None = None  # that is open, where answers wait for its end
        self.looked: tuple[int, int] | None = None  # at which opening and revision of seats that was looked for
        self.ahead: Ahead | None = None  # answers that seats have given ahead, once they were read
        self.digests = Digests(self.game, table.players)
        self.remembered = False  # as it was shown at its end
        self.kept: Keepsake | None = None  # what is shown where the rules of today lead elsewhere
        self.places: list[int] = []  # where in the log the moves stand that count
        self.taken_back: dict[int, list[int]] = {}  # what each undo of the log took back, by their places
        self.gone: dict[int, int] = {}  # and the undo's place for each of those
        self.undos: Counter[int] = Counter()  # by seat
        self.pages = array("i", [page_of(State(self.state))])  # the journal's, by length of the log
        self.viewers = {number: Viewer(hidden) for number, hidden in self._seen(self.state).items()}
        self.holders: dict[bytes, frozenset[int]] = {}  # places held, by browser, as far as they were asked for
        self.tellers: dict[tuple[int, str], Teller] = {}  # by the seats' revision and language: names are part of words
        self.shown: dict[tuple[int, str], Shown] = {}  # the latest view of each viewer, by language
        self.said: dict[Circle, list[Line]] | None = None  # by those at the table, once it was read
        self.previews: dict[tuple[int, tuple[int, ...], int, str], bytes] = {}  # by viewer, decision, move, language

    @staticmethod
    async def opened(table: Table, log: Sequence[Entry]) -> Live:
        """The match after a log, as far as it is legal; a long one is played in slices."""
        live = Live(table)
        with Pace() as pace:
            for entry in log:
                if not live.fits(entry):
                    break
                live.advance(entry)
                await pace.rest()
        return live

    def beginning(self) -> np.ndarray:
        if self.lesson is not None:
            return self.lesson.beginning
        return self.game.desk.begin(self.table.players, self.game.numbers(self.table.options), self.table.key)

    @property
    def state(self) -> np.ndarray:
        return self.course.state

    @property
    def standpoint(self) -> Standpoint:
        return self.course.standpoint

    @property
    def counts_for_history(self) -> bool:
        """A lesson is no match of anybody's."""
        return self.lesson is None

    @property
    def in_window(self) -> bool:
        """Whether having an answer is itself a secret now."""
        windows = self.game.rules.windows
        return windows is not None and not self.over and windows.is_open(self.viewers[SPECTATOR].facts)

    def draft(self, seat: int) -> Draft | None:
        """What the seat has answered, where that waits for a window's end."""
        return None if self.window is None else self.window.drafts.get(seat)

    def state_of(self, seat: int) -> np.ndarray:
        """The position in which the seat decides: the one that stands, and what it has answered in a window."""
        draft = self.draft(seat)
        return self.state if draft is None else draft.state

    def facts_of(self, seat: int | None) -> Hidden:
        """All that a viewer may know, its own answer in a window included."""
        viewer = self.viewer(seat)
        if self.draft(viewer.number) is None:
            return viewer.facts
        return self.game.desk.hidden(self.state_of(viewer.number), viewer.number)

    @property
    def deciding(self) -> tuple[int, ...]:
        """Who has yet to decide; of those asked in a window all who have not answered."""
        pending = self.standpoint.pending
        if self.window is None or not self.window.drafts:
            return pending
        return tuple(seat for seat in pending if seat in self.game.desk.pending(self.state_of(seat)))

    @property
    def match(self) -> Match:
        """A copy of the match as it stands."""
        if self.lesson is None:
            match = Match(self.game, self.table.players, self.table.options, self.table.key)
        else:
            match = self.lesson.begin()
        match.play_all([(self.log[at].seat, self.log[at].move) for at in self.places])
        return match

    @property
    def idle_since(self) -> int:
        """When something last happened here."""
        return max(self.table.created, self.log[-1].at if self.log else 0)

    def viewer(self, seat: int | None) -> Viewer:
        return self.viewers[SPECTATOR if seat is None else seat]

    def forget_updates(self) -> None:
        """Everybody has been told: whoever asks for more of it asks for the whole."""
        for shown in self.shown.values():
            shown.update = None

    def positions(self, lengths: Sequence[int]) -> Iterator[tuple[int, np.ndarray]]:
        """The states when the log had those lengths, shortest first. Each is good until the next is asked for."""
        walk = Walk(self)
        for length in lengths:
            yield length, walk.to(length)

    def counts(self, at: int, length: int) -> bool:
        """Whether the log's entry at that place is a move that counted when the log was so long."""
        return self.log[at].move != UNDO and self.gone.get(at, length) >= length

    def length_before(self, ply: int) -> int:
        """How long the log was when this move was made."""
        return self.places[ply]

    def keep(self, keepsake: Keepsake) -> None:
        """From now on the match is shown as it was kept, to everybody."""
        self.kept, self.over = keepsake, True
        for viewer in self.viewers.values():
            viewer.steps = array("i", [0] * (keepsake.version + 1))
            viewer.decisions, viewer.last_turn = array("i", viewer.steps), 0

    def fits(self, entry: Entry) -> bool:
        """Whether the log may go on like this."""
        if not 0 <= entry.seat < self.table.players:
            return False
        if entry.move == UNDO:
            return self.course.can_undo(entry.seat) or self._folded(entry) is not None
        decides = entry.seat in self.standpoint.pending
        return decides and entry.move in self.game.desk.legal(self.state, entry.seat)

    def apart(self) -> Course:
        """The course of the match, to try something out on."""
        return self.course.apart()

    def tried(self, seat: int, move: int) -> Trial:
        """What a legal move, or taking one back, leads to."""
        course = self.apart()
        if move == UNDO:
            course.undo(seat)
        else:
            course.play(seat, move)
        seen = self._seen(course.state)
        return Trial(course, seen, self.digests.of(course.state, seen))

    def _seen(self, state: np.ndarray) -> dict[int, Hidden]:
        """What each viewer may know; those who know the same share one copy."""
        seen: dict[int, Hidden] = {}
        copies: list[tuple[bytes, np.ndarray]] = []
        for number in (*range(self.table.players), SPECTATOR):
            hidden = self.game.desk.hidden(state, number)
            content = hidden.tobytes()
            array = next((array for known, array in copies if known == content), None)
            if array is None:
                copies.append((content, hidden.array))
                seen[number] = hidden
            else:
                seen[number] = Hidden(array, number)
        return seen

    def check_goes_on(self) -> None:
        """Refuses what cannot be done at a table whose match cannot go on."""
        if self.table.halted is not None:
            raise Refusal(f"table-{self.table.halted}", 409, held=self.table.held)

    def check(self, seat: int, move: int) -> None:
        """Refuses what the seat may not play now, with why."""
        self.check_goes_on()
        if move not in self.game.desk.legal(self.state_of(seat), seat) or seat not in self.deciding:
            match, draft = self.match, self.draft(seat)
            match.play_all([(seat, answered) for answered in draft.moves] if draft else [])
            match.play(seat, move)
            raise AssertionError("a move that is not legal is refused")

    def check_guided(self, seat: int, move: int) -> None:
        """Refuses a legal move of the learner's that would leave the lesson, with what to try instead."""
        guide = self._guide(seat)
        if guide is not None:
            guide.check(move)

    def waited_for(self, seat: int) -> tuple[int, ...]:
        """The moves that a guide waits for; none, where the seat is free to choose."""
        guide = self._guide(seat)
        return () if guide is None else guide.numbers

    def _guide(self, seat: int) -> Guide | None:
        learns = seat == LEARNER and self.table.seats[seat].kind == "person"
        return Guide(self.lesson, self.match) if self.lesson is not None and learns else None

    def check_undo(self, seat: int) -> None:
        """Refuses what the seat may not take back now, with why."""
        self.check_goes_on()
        if not self.over and all(self.log[at].seat != seat for at in self.places):
            raise CannotUndo("undo-nothing")
        if self.undos[seat] >= MOST_UNDOS:
            raise CannotUndo("undo-too-often", most=MOST_UNDOS)
        self.course.check_undo(seat)

    def can_undo(self, seat: int) -> bool:
        if self.draft(seat) is not None:
            return self.table.halted is None
        return self.table.halted is None and self.undos[seat] < MOST_UNDOS and self.course.can_undo(seat)

    def advance(self, entry: Entry, trial: Trial | None = None) -> None:
        """Adds an entry that is stored already. `trial`: what it leads to, where that was tried here since the entry
        before it."""
        at, before = len(self.log), self.standpoint
        deciding = before.pending
        if entry.move == UNDO:
            deciding = self._take_back(entry, at)
        else:
            if trial is None:
                self.course.play(entry.seat, entry.move)
            else:
                self.course = trial.course
            self.places.append(at)
        if entry.mark:
            self.marks.add((entry.seat, entry.mark))
        self.log.append(entry)
        self.over = not self.standpoint.pending  # somebody decides until the end
        self.pages.append(page_of(State(self.state)))
        staying = {*before.pending} & {*deciding} & {*self.standpoint.pending} - {entry.seat}
        if before.revealed != self.standpoint.revealed:
            staying.clear()
        seen = self._seen(self.state) if trial is None else trial.seen
        for number, viewer in self.viewers.items():
            viewer.see(entry, number in staying, seen[number], len(self.log))
        if self.window is not None and self.window.since != self.viewers[SPECTATOR].steps[-1]:
            self.window = None

    def _take_back(self, entry: Entry, at: int) -> tuple[int, ...]:
        """Takes back a move of the seat; returns who decided when it was made."""
        seat = entry.seat
        if self.course.can_undo(seat):
            first = len(self.places) - len(self.course.steps)
            undone = self.course.undo(seat)
            gone, beside = [self.places[first + step] for step in undone.steps], undone.beside
        else:
            folded = self._folded(entry)
            assert folded is not None, "an entry that fits"
            (*gone, self.course), beside = folded, ()
        self.places = [place for place in self.places if place not in gone]
        self.taken_back[at] = gone
        self.gone.update(dict.fromkeys(gone, at))
        self.undos[seat] += 1
        return beside

    def _folded(self, entry: Entry) -> tuple[int, Course] | None:
        """The seat's latest move and the match without it, where rules of an earlier day let it be taken back."""
        mine = [at for at in self.places if self.log[at].seat == entry.seat]
        rest = [(self.log[at].seat, self.log[at].move) for at in self.places if at not in mine[-1:]]
        if not mine or self.game.desk.play(self.beginning(), rest) < len(rest):
            return None
        course = Course(self.game.desk, self.beginning())
        course.play_all(rest)
        return (mine[-1], course) if entry.digest in (None, self.digests.of(course.state)) else None
