"""The table: whose decision it is, what each person is shown, bots in their seats, and the match kept on disk."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from islario.bots import Bot, bot, check_bot, seed_at
from islario.cli.program.files import Chair, saved_text, write_text
from islario.cli.program.mistakes import Mistake
from islario.cli.program.screen import ACCENT, REFUSAL, Screen
from islario.cli.table.endings import show_scores, show_winners
from islario.cli.table.guided import Guided
from islario.cli.table.meanwhile import Meanwhile
from islario.cli.table.talk import Talk, is_said
from islario.kernel.errors import IslarioError
from islario.lessons import kind_of_decision, said_beside

if TYPE_CHECKING:
    from islario.match import Match

MOST_NEWS = 12  # lines of what happened since a person last looked


class Table:
    def __init__(self, match: Match, chairs: list[Chair], bot_seed: int, path: Path | None, screen: Screen) -> None:
        self.match = match
        self.chairs = chairs
        self.bot_seed = bot_seed
        self.path = path
        self.screen = screen
        self.confirms = False
        self.beside: set[str] | None = None  # kinds of decisions that were explained; None: nobody asked for it
        self.meanwhile = Meanwhile(match.game)
        self.written = set() if path is None else {path.absolute()}  # files that may be written again
        self.words = match.game.words(screen.words.language, tuple(chair.name for chair in chairs))
        self.guided = Guided.at(match, screen, self.words)
        for chair in chairs:
            if chair.bot is not None:
                check_bot(chair.bot, match.game)
        self.bots: dict[int, Bot] = {
            seat: bot(chair.bot, bot_seed if self.guided is None else seed_at(match.key, seat))
            for seat, chair in enumerate(chairs)
            if chair.bot is not None
        }
        self.persons = [seat for seat in range(match.players) if seat not in self.bots]
        self.looking: int | None = self.persons[0] if len(self.persons) == 1 else None  # who is at the screen
        self.read = dict.fromkeys(self.persons, 0)  # pages of the story that each person has seen
        self.obvious: set[int] = set()  # plies that were answered for a person who plays with bots alone
        self.untold: list[str] = []  # what was answered so, and is not told yet

    def save(self) -> None:
        if self.path is not None:
            write_text(self.path, saved_text(self.match, self.chairs, self.bot_seed))

    def keep(self) -> None:
        """Saves what was just played. A full disk does not stop a match, but is told."""
        try:
            self.save()
        except Mistake as mistake:
            self.screen.tell(mistake.tell(self.words.language), REFUSAL)

    def play(self) -> None:
        """Persons decide first, so that they can take back what no bot has answered yet."""
        while not self.match.over:
            deciding = self.match.pending
            persons = [seat for seat in deciding if seat not in self.bots]
            if not persons:
                for seat in deciding:
                    self.match.play(seat, self.bots[seat].choose(self.match.view_state(seat)))
                self.keep()
            elif not self._answered_for(persons[0]):
                self._turn_of(self.looking if self.looking in persons else persons[0])
        self._show_end()

    def _answered_for(self, seat: int) -> bool:
        """Whether there was but one answer, and it was given. Several people at one screen are all asked: whoever were
        skipped would tell the others what they hold."""
        moves = self.match.moves(seat)
        if len(self.persons) > 1 or len(moves) > 1:
            return False
        self.obvious.add(len(self.match.plies))
        self.untold.append(self.words.say("cli-answered-for-you", move=moves[0].tell(self.words.language)))
        self.match.play(seat, moves[0])
        self.keep()
        return True

    def _turn_of(self, seat: int) -> None:
        if self.looking != seat and not self._hand_over(seat):
            return
        self.looking = seat
        lines = self._show(seat)
        Talk(self, seat, lines).until_decided()

    def _hand_over(self, seat: int) -> bool:
        """Nobody sees another's secrets: the screen is empty while the device is passed on."""
        before = self.looking
        self.screen.clear()
        self.screen.say("cli-hand-over", f"bold {ACCENT}", who=self.chairs[seat].name)
        if before is not None:
            self.screen.say("cli-hand-over-undo", "dim", who=self.chairs[before].name)
        while True:
            typed = self.screen.ask(self.words.say("cli-prompt-ready", who=self.chairs[seat].name)).strip()
            if is_said("quit", typed, self.words):
                raise EOFError
            if before is None or not is_said("undo", typed, self.words):
                return True
            if self.take_back(before):
                return False

    def take_back(self, seat: int) -> bool:
        """Undoes the seat's latest move, if the rules let it; what was answered for it goes along."""
        answered = True
        while answered:
            last = max((ply for ply, (mover, _) in enumerate(self.match.plies) if mover == seat), default=0)
            try:
                self.match.undo(seat)
            except IslarioError as refusal:
                self.screen.tell(refusal.tell(self.words.language), REFUSAL)
                return False
            answered = last in self.obvious
            self.obvious.discard(last)
        self.keep()
        self.read = {each: min(pages, len(self.match.plies) + 1) for each, pages in self.read.items()}
        return True

    def _show(self, seat: int) -> int:
        """A fresh page: what happened, the table, the question. Returns how many lines it took."""
        self.screen.clear()
        lines = self._show_news(seat)
        for line in self.untold:
            self.screen.tell(line, "dim")
        lines += len(self.untold)
        self.untold.clear()
        lines += self.screen.draw(self.match.board(seat, self.words))
        self.screen.print("")
        if (news := self.meanwhile.news()) is not None:
            self.screen.say(news, "dim")
            lines += 1
        if self.guided is not None:
            lines += self.guided.speak()
        lines += self._say_beside(seat)
        self.ask(seat)
        return lines + 3

    def ask(self, seat: int) -> None:
        """What the seat is to decide now."""
        names = tuple(chair.name for chair in self.chairs)
        self.screen.tell(self.match.question(seat, self.words.language, names), f"bold {ACCENT}")

    def _say_beside(self, seat: int) -> int:
        """What a kind of decision is for, once, to whoever asked for it."""
        if self.beside is None:
            return 0
        kind = kind_of_decision(self.match.game.name, self.match.moves(seat), self.beside)
        if kind is None:
            return 0
        self.beside.add(kind)
        self.screen.tell(self.words.say(said_beside(kind)), "italic")
        return 2

    def _show_news(self, seat: int) -> int:
        pages = self.match.pages(seat)
        news = [self.words.tell(event.said) for page in pages[self.read[seat] :] for event in page]
        self.read[seat] = len(pages)
        for line in news[-MOST_NEWS:]:
            self.screen.tell(line)
        if len(news) > MOST_NEWS:
            self.screen.say("cli-more-news", "dim", count=len(news) - MOST_NEWS)
        if news:
            self.screen.print("")
        return min(len(news), MOST_NEWS) + bool(news)

    def _show_end(self) -> None:
        """All is public now."""
        self.screen.clear()
        for seat in self.persons[:1]:
            self._show_news(seat)
        self.screen.draw(self.match.board(self.persons[0] if len(self.persons) == 1 else None, self.words))
        self.screen.print("")
        show_scores(self.match, None, self.screen, self.words)
        self.screen.print("")
        show_winners(self.match, self.screen, self.words)
