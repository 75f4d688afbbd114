"""`islario check`: holds a game to the laws, one's own island for instance."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click
from rich.progress import Progress, SpinnerColumn, TextColumn

from islario.cli.commands import Command
from islario.cli.parameters import Whole, game_argument, language_option
from islario.cli.preparing import make_ready, open_game
from islario.cli.screen import ACCENT, REFUSAL, Screen
from islario.words import Words

if TYPE_CHECKING:
    from islario.laws import Tried

BROKEN = 1  # the exit code of a game that breaks a law


def command(words: Words) -> Command:
    def check(game: str, examples: int) -> int:
        from islario.laws import all_laws, try_law

        screen, opened = Screen(words), open_game(game)
        make_ready(opened, words, True)
        broken, laws = 0, all_laws()
        columns = (SpinnerColumn(), TextColumn("{task.description}"))
        with Progress(*columns, console=screen.console, transient=True, disable=not screen.console.is_terminal) as bar:
            task = bar.add_task("")
            for law in laws:
                bar.update(task, description=law.sentence)
                tried = try_law(opened, law, examples)
                broken += tried.broken is not None
                _tell(tried, screen, words)
        title = opened.title(words.language)
        screen.say("cli-laws-broken" if broken else "cli-laws-hold", game=title, count=broken or len(laws))
        return BROKEN if broken else 0

    many = click.Option(["--examples"], type=Whole(1), default=40, metavar="N", help=words.say("cli-option-examples"))
    return Command("check", words, check, [game_argument(words), many, language_option(words)])


def _tell(tried: Tried, screen: Screen, words: Words) -> None:
    number, law = str(tried.law.number), tried.law.sentence
    if tried.broken is not None:
        screen.tell(words.say("cli-law-broken", number=number, law=law, why=tried.broken), REFUSAL)
    elif tried.times:
        screen.say("cli-law-holds", number=number, law=law, times=tried.times)
    else:
        screen.tell(words.say("cli-law-not-tried", number=number, law=law), ACCENT)
