"""`islario games`: what stands on the shelf. Told from the games' words, so that no box need be opened."""

from __future__ import annotations

from rich.table import Table

from islario.cli.commands import Command
from islario.cli.parameters import language_option
from islario.cli.screen import Screen
from islario.games import GAMES
from islario.games.shelf import folder_of
from islario.words import Words


def command(words: Words) -> Command:
    def games() -> None:
        screen = Screen(words)
        table = Table(box=None, pad_edge=False, padding=(0, 3, 1, 0), header_style="bold")
        table.add_column(words.say("cli-games-name"), no_wrap=True)
        for heading in ("cli-games-title", "cli-games-players", "cli-games-time", "cli-games-about"):
            table.add_column(words.say(heading))
        for name in GAMES:
            told = Words.of_game(folder_of(name), words.language)
            table.add_row(name, *(told.say(message) for message in ("title", "players", "time", "about")))
        screen.print(table)

    return Command("games", words, games, [language_option(words)])
