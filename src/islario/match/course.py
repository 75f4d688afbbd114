"""The course of a match since anything last came to light: the moves that may still be taken back, each with the
position that it was made in. A match keeps few of them, so taking one back costs the same however long the log is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from islario.match.desk import Desk, copied
from islario.match.errors import CannotUndo

SECRETS_OUT = ("revealed", "dice_block", "dice_left")  # these change when something hidden comes to light


@dataclass(frozen=True)
class Standpoint:
    """How a position stands: who decides, and how much has come to light."""

    pending: tuple[int, ...]
    revealed: tuple[int, ...]

    @staticmethod
    def of(desk: Desk, state: np.ndarray) -> Standpoint:
        return Standpoint(desk.pending(state), tuple(int(state[name][0]) for name in SECRETS_OUT))


@dataclass(frozen=True)
class Step:
    """A move, and the position before it."""

    seat: int
    move: int
    before: np.ndarray
    standpoint: Standpoint


@dataclass(frozen=True)
class TakenBack:
    """What goes when a seat takes back its latest move."""

    steps: list[int]  # which of a course's steps, the seat's own first
    beside: tuple[int, ...]  # who decided when that was made


class Course:
    def __init__(self, desk: Desk, state: np.ndarray, standpoint: Standpoint | None = None) -> None:
        self.desk = desk
        self.state = state
        self.standpoint = standpoint or Standpoint.of(desk, state)
        self.steps: list[Step] = []

    def apart(self) -> Course:
        """The same course, to try something out on."""
        course = Course(self.desk, self.state, self.standpoint)
        course.steps = [*self.steps]
        return course

    def play(self, seat: int, move: int) -> None:
        """Plays a legal move."""
        before, stood = self.state, self.standpoint
        after = copied(before)
        played = self.desk.play(after, [(seat, move)])
        assert played, "only legal moves are played"
        self.state, self.standpoint = after, Standpoint.of(self.desk, after)
        if self.standpoint.revealed == stood.revealed:
            self.steps.append(Step(seat, move, before, stood))
        else:
            self.steps.clear()

    def play_all(self, plies: Iterable[tuple[int, int]]) -> None:
        for seat, move in plies:
            self.play(seat, move)

    def can_undo(self, seat: int) -> bool:
        return isinstance(self._without(seat), TakenBack)

    def check_undo(self, seat: int) -> TakenBack:
        """What would go with the seat's latest move, or a refusal."""
        found = self._without(seat)
        if isinstance(found, str):
            raise CannotUndo(found)
        return found

    def undo(self, seat: int) -> TakenBack:
        """Takes back the seat's latest move."""
        gone = self.check_undo(seat)
        first = gone.steps[0]
        rest = [step for at, step in enumerate(self.steps) if at > first and at not in gone.steps]
        self.state, self.standpoint = self.steps[first].before, self.steps[first].standpoint
        del self.steps[first:]
        self.play_all((step.seat, step.move) for step in rest)
        return gone

    def _without(self, seat: int) -> TakenBack | str:
        """What goes when the seat takes back its latest move, or why it cannot.

        What others decided beside it stays. Steps that others took after it in secret go with it: were it refused for
        them, the seat could tell that they were taken. Whatever reveals anything is seen by everyone.
        """
        if not self.standpoint.pending:
            return "undo-over"
        mine = len(self.steps) - 1
        while mine >= 0 and self.steps[mine].seat != seat:
            mine -= 1
        if mine < 0:
            return "undo-revealed"
        beside, steps = self.steps[mine].standpoint.pending, [mine]
        since = range(mine + 1, len(self.steps))
        replayed = copied(self.steps[mine].before) if since else self.state
        for at in since:
            step = self.steps[at]
            if step.seat in beside and self.desk.play(replayed, [(step.seat, step.move)]):
                continue
            if self._saw(seat, at):
                return "undo-others-moved"
            steps.append(at)
        return TakenBack(steps, beside)

    def _saw(self, seat: int, at: int) -> bool:
        """Whether the seat can tell that this step was taken."""
        after = self.steps[at + 1].before if at + 1 < len(self.steps) else self.state
        seen = [self.desk.hidden(state, seat).tobytes() for state in (self.steps[at].before, after)]
        return seen[0] != seen[1]
