"""`islario serve`: tables for browsers, on this machine or for a whole club."""

from __future__ import annotations

import click

from islario.cli.commands import Command
from islario.cli.mistakes import Mistake
from islario.cli.parameters import FileName, OneOf, Whole, language_option
from islario.words import Words

LEVELS = ("debug", "info", "warning", "error")


def command(words: Words) -> Command:
    def serve(
        host: str, port: int, database: str, names: tuple[str, ...], secure: bool, days: int, browse: bool, level: str
    ) -> None:  # fmt: skip
        from islario.server.run import serve as run
        from islario.server.settings import LOOPBACK, Settings

        own = LOOPBACK if host in LOOPBACK else ()
        settings = Settings(
            database=database, host=host, port=port, hosts=(*own, *names) if own or names else (), secure=secure,
            keep_days=days,
        )  # fmt: skip

        def started(address: str) -> None:
            click.echo(words.say("cli-serve-started", address=address))
            if browse:
                click.launch(address)

        try:
            run(settings, level, started)
        except OSError as fault:
            raise Mistake("no-port", host=host, port=str(port), wrong=str(fault.strerror or fault)) from None

    return Command(
        "serve",
        words,
        serve,
        [
            click.Option(["--host"], default="127.0.0.1", metavar="HOST", help=words.say("cli-serve-host")),
            click.Option(["--port"], type=Whole(0, 65535), default=8000, metavar="N", help=words.say("cli-serve-port")),
            click.Option(
                ["--database"], type=FileName(), default="", metavar=words.say("cli-metavar-file"),
                help=words.say("cli-serve-database"),
            ),
            click.Option(
                ["--name", "names"], multiple=True, metavar=words.say("cli-metavar-name"),
                help=words.say("cli-serve-name"),
            ),
            click.Option(["--open", "browse"], is_flag=True, help=words.say("cli-serve-open")),
            click.Option(["--secure"], is_flag=True, help=words.say("cli-serve-secure")),
            click.Option(
                ["--keep-days", "days"], type=Whole(0, 36_500), default=400, metavar="N",
                help=words.say("cli-serve-keep-days"),
            ),
            click.Option(["--log", "level"], type=OneOf(LEVELS), default="warning", help=words.say("cli-serve-log")),
            language_option(words),
        ],
    )  # fmt: skip
