"""`islario prepare`: compiles the rules now, so that nobody waits later."""

from __future__ import annotations

import click

from islario.cli.commands import Command
from islario.cli.parameters import GameName, language_option
from islario.cli.preparing import make_ready, open_game
from islario.cli.screen import Screen
from islario.games import GAMES
from islario.words import Words


def command(words: Words) -> Command:
    def prepare(names: tuple[str, ...]) -> None:
        screen = Screen(words)
        for name in names or GAMES:
            game = open_game(name)
            make_ready(game, words)
            screen.say("cli-prepared", game=game.title(words.language))

    which = click.Argument(["names"], type=GameName(), nargs=-1, metavar=words.say("cli-metavar-games"))
    return Command("prepare", words, prepare, [which, language_option(words)])
