"""One person's decision: a line is a move by number or name, a word of command, or part of a name to look for."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from islario.cli.commands.rules import find_rule, numbered_rules, show
from islario.cli.program.files import saved_text, write_text
from islario.cli.program.mistakes import Mistake
from islario.cli.program.screen import ACCENT, REFUSAL, Screen
from islario.cli.table.endings import show_scores
from islario.cli.table.explaining import MOST_THINGS, called, explained, things_meant
from islario.cli.table.listing import lines_of
from islario.cli.table.naming import meant, mentioning, name_of, numbers_of, plain
from islario.kernel.errors import IslarioError
from islario.kernel.moves import Move
from islario.words import Words

if TYPE_CHECKING:
    from islario.cli.table.table import Table

COMMANDS = ("help", "moves", "board", "hint", "explain", "undo", "log", "scores", "rules", "save", "quit")
WITH_TEXT = ("explain", "log", "rules", "save")
FEWEST_LINES = 4  # of the list of moves: fewer are not worth showing
MOST_RULES = 5


def is_said(command: str, typed: str, words: Words) -> bool:
    """Whether the word is this command, in English or in the person's language."""
    return plain(typed) in (command, plain(words.say(f"cli-command-{command}")))


def read_on(screen: Screen, words: Words) -> None:
    """Waits until a page is read; whoever wants to leave need not read on."""
    if is_said("quit", screen.ask(words.say("cli-lesson-go-on")).strip(), words):
        raise EOFError


class Talk:
    def __init__(self, table: Table, seat: int, lines_above: int) -> None:
        self.table = table
        self.seat = seat
        self.screen, self.words, self.match = table.screen, table.words, table.match
        self.moves = self.match.moves(seat)
        self.numbers = numbers_of(self.moves, self.words.language)
        self.waiting = self._lines(range(len(self.moves)))  # not yet shown
        self.screen.print("")
        room = self.screen.height - lines_above - 5
        self._show_page(room if room >= FEWEST_LINES else 0)  # a low terminal keeps the table in sight

    def until_decided(self) -> None:
        """Answers whatever is typed until a move is made or taken back."""
        while True:
            typed = self.screen.ask(self.words.say("cli-prompt", who=self.table.chairs[self.seat].name)).strip()
            try:
                if self._answer(typed):
                    return
            except IslarioError as refusal:
                self.screen.tell(refusal.tell(self.words.language), REFUSAL)

    def _answer(self, typed: str) -> bool:
        """Whether the decision is made."""
        if not typed:
            self._show_page(self._page())
            return False
        first, _, rest = typed.partition(" ")
        for command in COMMANDS:
            if is_said(command, typed, self.words) or (command in WITH_TEXT and is_said(command, first, self.words)):
                return self._obey(command, rest.strip())
        if typed in ("?", "h"):  # not the hint
            return self._obey("help", "")
        if typed.startswith("?"):
            return self._obey("explain", typed.removeprefix("?").strip())
        if typed.isdecimal():
            return self._choose_number(typed)
        found = meant(typed, self.moves)
        if len(found) == 1:
            return self._choose(self.moves[found[0]])
        if not found:
            mentioned = mentioning(typed, self.moves, self.words.language)
            if not mentioned:  # a part of what can be chosen is no refused move: a site is the name of a flight, too
                self._explain(typed)
            short = [command for command in COMMANDS if self._begins(command, typed)]
            if len(short) == 1:
                return self._obey(short[0], "")
            found = mentioned
        self._look_for(typed, found)
        return False

    def _begins(self, command: str, typed: str) -> bool:
        """Whether the line is an abbreviation of the command."""
        return any(word.startswith(plain(typed)) for word in (command, plain(self.words.say(f"cli-command-{command}"))))

    def _choose_number(self, typed: str) -> bool:
        number = int(typed) if len(typed) < 9 else -1
        if number not in self.numbers:
            raise Mistake("no-move-number", number=typed, least=min(self.numbers), most=max(self.numbers))
        return self._choose(self.moves[self.numbers.index(number)])

    def _choose(self, move: Move) -> bool:
        if self.table.confirms:
            yes = self.screen.ask(self.words.say("cli-prompt-confirm", move=move.tell(self.words.language))).strip()
            if plain(yes) not in (
                "",
                "y",
                "yes",
                plain(self.words.say("cli-yes")),
                plain(self.words.say("cli-yes"))[0],
            ):
                return False
        if self.table.guided is not None and not self.table.guided.allows(move):
            return False
        self.match.play(self.seat, move)
        self.table.keep()
        return True

    def _explain(self, typed: str) -> None:
        """A move that exists but is not legal now: the refusal says why."""
        hidden, table = self.match.view_state(self.seat).hidden, self.match.game.rules.moves
        every = [move for number in range(table.count) if (move := table.move_of(hidden, number)) is not None]
        found = meant(typed, every, whole=True)
        if len(found) == 1:
            self.match.play(self.seat, every[found[0]])

    def _look_for(self, typed: str, found: list[int]) -> None:
        if not found:
            raise Mistake("no-such-name", typed=typed)
        self.screen.say("cli-moves-found", "dim", count=len(found), typed=typed)
        if len(found) == 1:
            only = self.moves[found[0]]
            told = self.words.say(
                "cli-move-numbered", number=str(self.numbers[found[0]]), move=only.tell(self.words.language)
            )
            self.screen.tell(told, ACCENT)
        else:
            self.waiting = self._lines(found)
            self._show_page(self._page())

    def _lines(self, shown: Sequence[int]) -> list[Text]:
        return lines_of(self.moves, shown, self.screen.console.width, self.words.language)

    def _page(self) -> int:
        return max(FEWEST_LINES, self.screen.height - 4)

    def _show_page(self, most: int) -> None:
        """The next lines of the list; from the beginning once it has been shown whole."""
        if not self.waiting:
            self.waiting = self._lines(range(len(self.moves)))
        shown, self.waiting = self.waiting[:most], self.waiting[most:]
        for line in shown:
            self.screen.print(line)
        example = name_of(self.moves[0])
        if self.waiting and not shown:
            self.screen.say("cli-list-moves", "dim", count=len(self.moves), example=example)
        elif self.waiting:
            self.screen.say("cli-more-moves", "dim", lines=len(self.waiting), example=example)
        else:
            self.screen.say("cli-how-to-choose", "dim", example=example)

    def _obey(self, command: str, text: str) -> bool:
        match command:
            case "help":
                for each in COMMANDS:
                    self.screen.tell(self.words.say(f"cli-command-{each}-help"))
                self.screen.say("cli-command-moves-how", example=name_of(self.moves[0]))
            case "moves":
                self.waiting = []
                self._show_page(self._page())
            case "board":
                self.screen.draw(self.match.board(self.seat, self.words))
                self.table.ask(self.seat)
            case "hint":
                self._show_hint()
            case "explain":
                self._explain_thing(text)
            case "undo":
                return self.table.take_back(self.seat)
            case "log":
                self._show_log(text)
            case "scores":
                show_scores(self.match, self.seat, self.screen, self.words)
            case "rules":
                self._show_rules(text)
            case "save":
                self._save_as(text)
            case "quit":
                raise EOFError
        return False

    def _show_hint(self) -> None:
        """The best few moves, what they should bring, and why."""
        from islario.bots.hints import advise

        numbers = {move.number: str(number) for number, move in zip(self.numbers, self.moves, strict=True)}
        guided = self.table.guided
        for advice in advise(self.match.view_state(self.seat), only=guided.waited_for if guided is not None else ()):
            move = advice.move.tell(self.words.language)
            told = self.words.say("cli-move-numbered", number=numbers[advice.move.number], move=move)
            self.screen.tell(told, ACCENT)
            points, margin, chance = round(advice.points), round(advice.margin), round(100 * advice.chance)
            if self.match.players == 1:
                self.screen.say("cli-hint-alone", points=points)
            else:
                ahead = "ahead" if margin > 0 else "behind" if margin < 0 else "level"
                self.screen.say("cli-hint-expected", points=points, ahead=ahead, margin=abs(margin), chance=chance)
            self.screen.tell(self.words.tell(advice.why))

    def _explain_thing(self, text: str) -> None:
        """What is called so, or what the move of that number speaks of."""
        if not text:
            raise Mistake("explain-what")
        seen = self.match.view_state(self.seat)
        found = things_meant(seen, text, dict(zip(self.numbers, self.moves, strict=True)), self.words)
        for thing in found[:MOST_THINGS]:
            name, *told = explained(seen, thing, self.words)
            self.screen.tell(name, ACCENT)
            for sentence in told:
                self.screen.tell(sentence)
        if len(found) > MOST_THINGS:
            others = ", ".join(called(thing, self.words) for thing in found[MOST_THINGS:])
            self.screen.say("cli-more-things", "dim", others=others)

    def _show_log(self, text: str) -> None:
        lines = self.match.log(self.words.language, self.seat, tuple(self.words.names))
        most = int(text) if text.isdecimal() and len(text) < 9 else self._page()
        for line in lines[-most:] if most else []:
            self.screen.tell(line)

    def _show_rules(self, text: str) -> None:
        """The rule that matters now, the one with that number, or those that speak of it."""
        book = self.match.game.rulebook(self.words.language)
        if not text:
            show(find_rule(book, self.match.view(self.seat)["rule"]), self.screen)
        elif text[-1].isdecimal():
            show(find_rule(book, text), self.screen)
        else:
            found = [rule for rule in numbered_rules(book).values() if plain(text) in plain(rule)]
            if not found:
                raise Mistake("no-rule-about", text=text)
            show("\n\n".join(found[:MOST_RULES]), self.screen)

    def _save_as(self, text: str) -> None:
        if not text:
            raise Mistake("save-where")
        path = Path(text).expanduser()
        if path.exists() and path.absolute() not in self.table.written:
            raise Mistake("save-exists", file=text)
        write_text(path, saved_text(self.match, self.table.chairs, self.table.bot_seed))
        self.table.written.add(path.absolute())
        self.screen.say("cli-saved", file=str(path.absolute()))
