"""`islario export FOLDER FILE`: an arena's matches as a table for learners."""

from __future__ import annotations

from pathlib import Path

import click

from islario.cli.program.command import Command
from islario.cli.program.files import check_writable
from islario.cli.program.parameters import FileName, language_option
from islario.cli.program.preparing import make_ready, open_game
from islario.cli.program.progress import matches_bar
from islario.cli.program.screen import Screen
from islario.words import Words


def command(words: Words) -> Command:
    def export(folder: str, file: str) -> None:
        from islario.lab.arena.folder import read
        from islario.lab.export import export as write_all

        plan, outcomes = read(Path(folder))
        ended = sum(1 for _ in outcomes)
        check_writable(Path(file))
        opened = open_game(plan.game)
        make_ready(opened, words)
        with matches_bar(opened.title(words.language), ended, words) as advance:
            rows = write_all(Path(folder), Path(file), advance)
        Screen(words).say("cli-export-written", games=ended, rows=rows, file=file)

    return Command(
        "export",
        words,
        export,
        [
            click.Argument(["folder"], type=FileName(), metavar=words.say("cli-metavar-folder")),
            click.Argument(["file"], type=FileName(), metavar=words.say("cli-metavar-file")),
            language_option(words),
        ],
    )
