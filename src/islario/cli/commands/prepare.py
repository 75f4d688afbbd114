"""`islario prepare`: compiles the rules now, so that nobody waits later."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor, as_completed

import click

from islario.cli.program.command import Command
from islario.cli.program.parameters import GameName, language_option
from islario.cli.program.preparing import make_ready, open_game
from islario.cli.program.screen import Screen
from islario.games import GAMES
from islario.words import Words


def command(words: Words) -> Command:
    def prepare(names: tuple[str, ...]) -> None:
        screen = Screen(words)
        games = [open_game(name) for name in names or GAMES]
        with ThreadPoolExecutor(os.cpu_count()) as pool:  # each game compiles in a process of its own
            pending = {pool.submit(make_ready, game, words, len(games) == 1): game for game in games}
            for done in as_completed(pending):
                done.result()
                screen.say("cli-prepared", game=pending[done].title(words.language))

    which = click.Argument(["names"], type=GameName(), nargs=-1, metavar=words.say("cli-metavar-games"))
    return Command("prepare", words, prepare, [which, language_option(words)])
