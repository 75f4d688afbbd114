"""Commands whose help is told in the chosen language, with examples."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import click

from islario.cli.program.mistakes import Mistake
from islario.words import Words


class Command(click.Command):
    """One command. Its help and examples are the messages `cli-NAME-help` and `cli-NAME-examples`."""

    def __init__(
        self, name: str, words: Words, callback: Callable[..., Any], params: Sequence[click.Parameter]
    ) -> None:
        super().__init__(
            name,
            callback=callback,
            params=list(params),
            help=words.say(f"cli-{name}-help"),
            short_help=words.say(f"cli-{name}-help").partition("\n")[0],
            context_settings={"allow_extra_args": True},  # refused below, in our own words
        )
        self.words = words

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        with _told_where(ctx):
            extra = super().parse_args(ctx, args)
        if extra and not ctx.resilient_parsing:
            raise Mistake("extra-arguments", arguments=" ".join(extra), command=ctx.command_path)
        return extra

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        return _in_words(super().get_help_option(ctx), self.words)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write_usage(self, ctx, formatter, self.words)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write_options(self, ctx, formatter, self.words)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write_examples(f"cli-{self.name}-examples", formatter, self.words)


@contextmanager
def _told_where(ctx: click.Context) -> Iterator[None]:
    """Click's parser does not say in which command an option was misused; our sentence needs to know."""
    try:
        yield
    except click.BadOptionUsage as mistake:
        mistake.ctx = mistake.ctx or ctx
        raise


class Group(click.Group):
    """The program itself."""

    def __init__(self, words: Words, callback: Callable[..., Any], params: Sequence[click.Parameter]) -> None:
        super().__init__(
            "islario",
            callback=callback,
            params=list(params),
            help=words.say("cli-islario-help"),
            invoke_without_command=True,
            subcommand_metavar=words.say("cli-metavar-command"),
        )
        self.words = words

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        with _told_where(ctx):
            return super().parse_args(ctx, args)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        return _in_words(super().get_help_option(ctx), self.words)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write_usage(self, ctx, formatter, self.words)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [(name, command.get_short_help_str(200)) for name, command in self.commands.items()]
        with formatter.section(self.words.say("cli-help-commands")):
            formatter.write_dl(rows)
        _write_options(self, ctx, formatter, self.words)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write_examples("cli-islario-examples", formatter, self.words)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)  # in the order in which a newcomer needs them


def _in_words(option: click.Option | None, words: Words) -> click.Option | None:
    if option is not None:
        option.help = words.say("cli-help-option")
    return option


def _write_usage(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter, words: Words) -> None:
    command.options_metavar = words.say("cli-metavar-options")
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, prefix=words.say("cli-help-usage") + " ")


def _write_options(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter, words: Words) -> None:
    options = [param for param in command.get_params(ctx) if isinstance(param, click.Option)]
    records = [record for option in options if (record := option.get_help_record(ctx)) is not None]
    with formatter.section(words.say("cli-help-options")):
        formatter.write_dl(records)


def _write_examples(message: str, formatter: click.HelpFormatter, words: Words) -> None:
    with formatter.section(words.say("cli-help-examples")):
        for line in words.say(message).splitlines():
            formatter.write(f"{'':>{formatter.current_indent}}{line}\n")
