"""`islario serve`: tables for browsers, on this machine or for a whole club."""

from __future__ import annotations

import click

from islario.cli.program.command import Command
from islario.cli.program.mistakes import Mistake
from islario.cli.program.parameters import FileName, GameName, Network, OneOf, Whole, language_option
from islario.words import Words

LEVELS = ("debug", "info", "warning", "error")


def command(words: Words) -> Command:
    def serve(
        host: str, port: int, database: str, games: tuple[str, ...], names: tuple[str, ...], proxies: tuple[str, ...],
        secure: bool, private: bool, silent: bool, address: str, sender: str, days: int, token_file: str, workers: int,
        browse: bool, level: str,
    ) -> None:  # fmt: skip
        from islario.server.settings import LOOPBACK, Settings

        if token_file:
            _check_token(token_file)
        _check_mail(sender)
        own = LOOPBACK if host in LOOPBACK else ()
        settings = Settings(
            database=database, host=host, port=port, hosts=(*own, *names) if own or names else (), proxies=proxies,
            games=games, secure=secure, reach_private=private, keep_days=days,
            operator_file=token_file, chat=not silent, address=address, mail_from=sender,
        )  # fmt: skip

        def started(address: str) -> None:
            click.echo(words.say("cli-serve-started", address=address))
            if browse:
                click.launch(address)

        try:
            if workers > 1:
                from islario.server.crew import serve_together

                serve_together(settings, workers, level, started)
            else:
                from islario.server.run import serve as run

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
                ["--game", "games"], type=GameName(), multiple=True, metavar=words.say("cli-metavar-game"),
                help=words.say("cli-serve-game"),
            ),
            click.Option(
                ["--name", "names"], multiple=True, metavar=words.say("cli-metavar-name"),
                help=words.say("cli-serve-name"),
            ),
            click.Option(
                ["--proxy", "proxies"], multiple=True, type=Network(), metavar=words.say("cli-metavar-address"),
                help=words.say("cli-serve-proxy"),
            ),
            click.Option(
                ["--workers"], type=Whole(1, 256), default=1, metavar="N", help=words.say("cli-serve-workers")
            ),
            click.Option(["--open", "browse"], is_flag=True, help=words.say("cli-serve-open")),
            click.Option(["--secure"], is_flag=True, help=words.say("cli-serve-secure")),
            click.Option(["--reach-private", "private"], is_flag=True, help=words.say("cli-serve-reach-private")),
            click.Option(["--no-chat", "silent"], is_flag=True, help=words.say("cli-serve-no-chat")),
            click.Option(["--address"], default="", metavar="https://…", help=words.say("cli-serve-address")),
            click.Option(
                ["--mail-from", "sender"], default="", metavar=words.say("cli-metavar-address"),
                help=words.say("cli-serve-mail-from"),
            ),
            click.Option(
                ["--keep-days", "days"], type=Whole(0, 36_500), default=400, metavar="N",
                help=words.say("cli-serve-keep-days"),
            ),
            click.Option(
                ["--operator-token-file", "token_file"], type=FileName(), default="",
                metavar=words.say("cli-metavar-file"), help=words.say("cli-serve-token-file"),
            ),
            click.Option(["--log", "level"], type=OneOf(LEVELS), default="warning", help=words.say("cli-serve-log")),
            language_option(words),
        ],
    )  # fmt: skip


def _check_mail(sender: str) -> None:
    """Said before the server starts: later it would only be written to the log."""
    from islario.server.settings import Settings

    mailing = Settings(mail_from=sender).mailing
    if mailing is None:
        return
    from islario.server.notices.mail import Mail

    try:
        Mail(*mailing)
    except ValueError as fault:
        raise Mistake("bad-mail-server", wrong=str(fault)) from None


def _check_token(file: str) -> None:
    """Said before the server starts: later it would only be written to the log."""
    from pathlib import Path

    from islario.server.operating.key import SHORTEST, read_token

    try:
        read_token(Path(file).expanduser())
    except OSError as fault:
        raise Mistake("no-token-file", file=file, wrong=str(fault.strerror or fault)) from None
    except ValueError:
        raise Mistake("bad-token-file", file=file, least=SHORTEST) from None
