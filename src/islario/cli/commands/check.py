"""`islario check`: holds a game to the laws, one's own island for instance."""

from __future__ import annotations

import re
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.shell_completion import CompletionItem
from rich.progress import Progress, SpinnerColumn, TextColumn
from rich.table import Table
from rich.text import Text

from islario.cli.program.command import Command
from islario.cli.program.mistakes import FINE, Mistake
from islario.cli.program.parameters import Whole, beginning, game_argument, language_option
from islario.cli.program.preparing import make_ready, open_game
from islario.cli.program.screen import ACCENT, REFUSAL, Screen
from islario.games.shelf import hint
from islario.words import Words

if TYPE_CHECKING:
    from islario.laws import Law, Tried
    from islario.match import Game

BROKEN = 1  # the exit code of a game that breaks a law
WORDS = Path(__file__).parents[2] / "laws" / "words" / "en.ftl"


class LawName(click.ParamType[str]):
    """A law by its number, or one of its looks by name."""

    name = "law"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        tidy = str(value).strip().lower().replace("_", "-")
        known = law_names()
        if tidy not in known:
            raise Mistake("no-law", name=str(value), hint=hint(tidy, known))
        return tidy

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return beginning(incomplete, law_names())


def law_names() -> list[str]:
    """Read off their words: the laws themselves would import Numba."""
    return re.findall(r"^laws?-(?!without)(\S+) =", WORDS.read_text(encoding="utf-8"), re.MULTILINE)


def command(words: Words) -> Command:
    def check(game: str, examples: int, law: str | None, example: int | None) -> int:
        from islario.laws import all_laws, try_examples, try_law

        screen, opened = Screen(words), open_game(game)
        make_ready(opened, words)
        report = Report(screen, opened, example is not None)
        with report.progress:
            for each in all_laws():
                if law in (None, str(each.number), each.name.replace("_", "-")):
                    report.begin(each)
                    report.tell(
                        try_law(opened, each, examples) if example is None else try_examples(opened, each, [example])
                    )
        return report.close()

    return Command(
        "check",
        words,
        check,
        [
            game_argument(words),
            click.Option(["--examples"], type=Whole(1), default=40, metavar="N", help=words.say("cli-check-many")),
            click.Option(
                ["--law"], type=LawName(), metavar=words.say("cli-metavar-law"), help=words.say("cli-check-law")
            ),
            click.Option(["--example"], type=Whole(0), metavar="E", help=words.say("cli-check-example")),
            language_option(words),
        ],
    )


class Report:
    """Law after law, as each has been tried. Of one example it tells all that is known, of many how to come back to
    those that broke a law."""

    def __init__(self, screen: Screen, game: Game, of_one: bool) -> None:
        from islario.laws import all_laws, words_of_laws

        self.screen, self.game, self.of_one = screen, game, of_one
        self.words = words_of_laws(screen.words.language)
        self.topic_width = max(len(self.words.say(f"laws-{law.number}")) for law in all_laws())
        live = screen.console.is_terminal
        columns = (SpinnerColumn(), TextColumn("{task.description}", style="dim"))
        self.progress = Progress(*columns, console=screen.console, transient=True, disable=not live)
        self.task = self.progress.add_task("")
        self.latest = 0  # the number of the law that was told last
        self.tried: list[Tried] = []

    def begin(self, law: Law) -> None:
        self.progress.update(self.task, description=law.sentence(self.words))

    def tell(self, tried: Tried) -> None:
        """A mark and the sentence; below it, why the law says nothing, or what was found and how to find it again."""
        law, following = tried.law, tried.law.number == self.latest
        self.latest = law.number
        self.tried.append(tried)
        mark, style = ("✗", REFUSAL) if tried.fault else ("✓", "green") if tried.times else ("–", ACCENT)
        sentence = Text(law.sentence(self.words), style=style if tried.fault else "")
        if tried.fault:
            sentence.append("\n" + self.words.say("cli-check-found", example=str(tried.example), found=tried.found))
        elif not tried.times:
            sentence.append("\n" + self.words.say(f"laws-without-{law.without}"), "dim")
        row = Table.grid(padding=(0, 2, 0, 0))
        row.add_column(width=2, justify="right", style="dim")
        row.add_column(width=self.topic_width, style="bold")
        row.add_column(width=1)
        row.add_column()
        topic = "" if following else self.words.say(f"laws-{law.number}")
        row.add_row("" if following else str(law.number), topic, Text(mark, style=style), sentence)
        self.screen.print(row)
        if tried.fault and self.of_one:
            self.screen.tell("".join(traceback.format_exception(tried.fault)).rstrip())
        elif tried.fault:
            again = f"islario check {self.game.name} --law {law.name.replace('_', '-')} --example {tried.example}"
            self.screen.console.print(Text(f"    {again}", style=ACCENT), soft_wrap=True)

    def close(self) -> int:
        """The sum of it, and the exit code."""
        broken = [tried for tried in self.tried if tried.fault]
        untried = [tried for tried in self.tried if not tried.times and not tried.fault]
        self.screen.print("")
        title = self.game.title(self.words.language)
        if broken:
            self.screen.say("cli-laws-broken", REFUSAL, game=title, count=len(broken))
        else:
            held = len(self.tried) - len(untried)
            self.screen.say("cli-laws-hold", "bold", game=title, held=held)
            if untried:
                self.screen.say("cli-laws-untried", "dim", count=len(untried))
        return BROKEN if broken else FINE
