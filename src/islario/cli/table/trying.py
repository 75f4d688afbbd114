"""An exercise in the terminal: the table as its seat sees it, and answers to whatever is tried there."""

from __future__ import annotations

from islario.cli.program.files import Chair
from islario.cli.program.mistakes import Mistake
from islario.cli.program.screen import ACCENT, REFUSAL, Screen
from islario.cli.table.matches import bot_name
from islario.cli.table.table import Table
from islario.cli.table.talk import Talk, read_on
from islario.exercises import Exercise, Verdict, figures, verdict
from islario.kernel.moves import Move

NOT_HERE = ("undo", "save")  # nothing has been played here, and nothing is to be kept


class Trying(Talk):
    """Goes on until the best move is found, or shown."""

    def __init__(self, exercise: Exercise, table: Table, lines_above: int) -> None:
        self.exercise = exercise
        super().__init__(table, exercise.kept.seat, lines_above)

    def _choose(self, move: Move) -> bool:
        assert move.number is not None, "a legal move has its number"
        found = verdict(self.exercise, move.number)
        self._tell(found, "exercise-right" if found.best else "exercise-wrong")
        return found.best

    def _obey(self, command: str, text: str) -> bool:
        if command in NOT_HERE:
            raise Mistake("not-in-exercises", command=command)
        return super()._obey(command, text)

    def _show_hint(self) -> None:
        """The answer."""
        best = self.exercise.best
        at = [move.number for move in self.moves].index(best)
        told = self.moves[at].tell(self.words.language)
        self.screen.tell(self.words.say("cli-move-numbered", number=str(self.numbers[at]), move=told), ACCENT)
        self._tell(verdict(self.exercise, best), None)

    def _tell(self, found: Verdict, message: str | None) -> None:
        if message is not None:
            self.screen.say(message, f"bold {ACCENT if found.best else REFUSAL}")
        self.screen.tell(self.words.tell(found.why))
        if found.best:
            self.screen.tell(self.words.tell(figures(self.exercise)))


def try_all(every: list[Exercise], first: int, screen: Screen) -> None:
    """One after the other, from the first one on; whoever has seen enough leaves by an end of file or `quit`."""
    for exercise in every[first - 1 :]:
        table = _laid(exercise, screen)
        screen.clear()
        title = screen.words.say("cli-exercises-title", number=exercise.number, of=len(every))
        screen.tell(title, f"bold {ACCENT}")
        lines = screen.draw(table.match.board(exercise.kept.seat, table.words))
        screen.print("")
        table.ask(exercise.kept.seat)
        Trying(exercise, table, lines + 3).until_decided()
        if exercise is not every[-1]:
            read_on(screen, screen.words)


def _laid(exercise: Exercise, screen: Screen) -> Table:
    """The match, with whoever exercises at the seat that decides."""
    match, mine = exercise.match, exercise.kept.seat
    chairs = [
        Chair(screen.words.say("player", number=seat + 1), None)
        if seat == mine
        else Chair(bot_name("novice", seat, screen.words), "novice")
        for seat in range(match.players)
    ]
    return Table(match, chairs, 0, None, screen)
