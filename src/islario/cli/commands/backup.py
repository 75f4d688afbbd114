"""`islario backup FILE`: the database as it is at one moment, while it is served."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from islario.cli.program.command import Command
from islario.cli.program.parameters import FileName, language_option
from islario.cli.program.screen import Screen
from islario.words import Words


def command(words: Words) -> Command:
    def backup(file: str, database: str) -> None:
        from islario.server.settings import Settings
        from islario.server.storage.database.backup import back_up

        count = asyncio.run(back_up(Settings(database=database), Path(file)))
        Screen(words).say("cli-backup-written", count=count, file=file)

    return Command(
        "backup",
        words,
        backup,
        [
            click.Argument(["file"], type=FileName(), metavar=words.say("cli-metavar-file")),
            click.Option(
                ["--database"], type=FileName(), default="", metavar=words.say("cli-metavar-file"),
                help=words.say("cli-serve-database"),
            ),
            language_option(words),
        ],
    )  # fmt: skip
