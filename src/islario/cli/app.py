"""The program: its options, its commands, and one run of it."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Sequence

import click
from click.shell_completion import shell_complete

from islario.cli.commands.completion import VARIABLE
from islario.cli.program.command import Group
from islario.cli.program.components import use_components
from islario.cli.program.language import language_of
from islario.cli.program.mistakes import FINE, exit_code_of
from islario.cli.program.parameters import FileName, language_option
from islario.words import Words


def run(args: Sequence[str]) -> int:
    """One command, from its arguments to its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            with contextlib.suppress(io.UnsupportedOperation):
                stream.reconfigure(errors="replace")  # a terminal that lacks a letter is no reason to stop
    words = Words.common(language_of(args, os.environ))

    def job() -> int:
        whole = program(words)
        if VARIABLE in os.environ:
            return shell_complete(whole, {}, "islario", VARIABLE, os.environ[VARIABLE])
        try:
            with whole.make_context("islario", list(args)) as context:
                result = whole.invoke(context)
        except click.exceptions.Exit as leaving:
            return leaving.exit_code
        return result if isinstance(result, int) else FINE

    return exit_code_of(job, words)


def program(words: Words) -> Group:
    """All commands, in the language of the words."""
    from islario.cli.commands import (
        arena,
        backup,
        check,
        completion,
        exercises,
        export,
        games,
        learn,
        lesson,
        new_island,
        operator,
        play,
        prepare,
        replay,
        restore,
        review,
        rules,
        serve,
        simulate,
        study,
    )

    def begin(version: bool, components: tuple[str, ...]) -> None:
        context = click.get_current_context()
        if version:
            from islario import __version__

            click.echo(f"islario {__version__}")
            context.exit()
        use_components(components)
        if context.invoked_subcommand is None:
            click.echo(context.get_help())

    group = Group(
        words,
        begin,
        [
            language_option(words),
            click.Option(
                ["--components"], type=FileName(), multiple=True, metavar=words.say("cli-metavar-file"),
                help=words.say("cli-option-components"),
            ),
            click.Option(["--version"], is_flag=True, help=words.say("cli-option-version")),
        ],
    )  # fmt: skip
    for module in (
        lesson,
        exercises,
        play,
        serve,
        operator,
        backup,
        restore,
        games,
        rules,
        replay,
        review,
        simulate,
        arena,
        study,
        export,
        learn,
        prepare,
        check,
        new_island,
        completion,
    ):
        group.add_command(module.command(words))
    return group
