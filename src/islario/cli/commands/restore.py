"""`islario restore FILE`: a backup put in place, into a file or PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from islario.cli.program.command import Command
from islario.cli.program.parameters import FileName, language_option
from islario.cli.program.screen import Screen
from islario.words import Words


def command(words: Words) -> Command:
    def restore(file: str, database: str, replace: bool) -> None:
        from islario.server.settings import Settings
        from islario.server.storage.database.backup import restore as put_back

        settings = Settings(database=database)
        count = asyncio.run(put_back(settings, Path(file), replace=replace))
        Screen(words).say("cli-restore-done", count=count, where=settings.where)

    return Command(
        "restore",
        words,
        restore,
        [
            click.Argument(["file"], type=FileName(), metavar=words.say("cli-metavar-file")),
            click.Option(
                ["--database"], type=FileName(), default="", metavar=words.say("cli-metavar-file"),
                help=words.say("cli-serve-database"),
            ),
            click.Option(["--replace"], is_flag=True, help=words.say("cli-restore-replace")),
            language_option(words),
        ],
    )  # fmt: skip
