"""`islario games`: what stands on the shelf. Told from the games' words, so that no box need be opened."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from islario.cli.program.command import Command
from islario.cli.program.parameters import game_argument, language_option, options_told
from islario.cli.program.screen import ACCENT, REFUSAL, Screen
from islario.games import GAMES
from islario.kernel.shelf import folder_of, lost
from islario.words import Words


def command(words: Words) -> Command:
    def games(game: str | None) -> None:
        screen = Screen(words)
        if game is None:
            _show_shelf(screen)
        else:
            _show_box(game, screen)

    return Command("games", words, games, [game_argument(words, required=False), language_option(words)])


def _show_shelf(screen: Screen) -> None:
    words = screen.words
    table = Table(box=None, pad_edge=False, padding=(0, 3, 1, 0), header_style="bold")
    table.add_column(words.say("cli-games-name"), no_wrap=True, style=ACCENT)
    for heading in ("cli-games-title", "cli-games-players", "cli-games-time", "cli-games-about"):
        table.add_column(words.say(heading))
    for name in GAMES:
        told = Words.of_game(folder_of(name), words.language)
        table.add_row(name, *(told.say(message) for message in ("title", "players", "time", "about")))
    screen.print(table)
    for name, package in lost().items():
        screen.say("error-lost-game", REFUSAL, name=name, package=package)


def _show_box(name: str, screen: Screen) -> None:
    """One game: what it is, and its options as they are typed."""
    told = Words.of_game(folder_of(name), screen.words.language)
    screen.tell(told.say("title"), "bold")
    screen.tell(told.say("about"))
    screen.tell(
        f"{told.say('cli-games-players')}: {told.say('players')}. {told.say('cli-games-time')}: {told.say('time')}."
    )
    for option, choices in options_told(name).items():
        title = Text.assemble("\n", ("--option ", "dim"), (f"{option}={'|'.join(choices)}", ACCENT))
        screen.print(title)
        named = [told.say(f"option-{option}-{choice}") for choice in choices if told.has(f"option-{option}-{choice}")]
        heading = told.say(f"option-{option}") + (f" ({', '.join(named)})" if named else "")
        screen.print(Padding(Text(f"{heading}. {told.say(f'option-{option}-help')}"), (0, 0, 0, 2)))
