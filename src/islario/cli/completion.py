"""`islario completion SHELL`: a script that lets the shell complete commands, games, options and choices."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from islario.cli.commands import Command
from islario.cli.parameters import OneOf, language_option
from islario.words import Words

SHELLS = ("bash", "zsh", "fish")
VARIABLE = "_ISLARIO_COMPLETE"


def command(words: Words) -> Command:
    def completion(shell: str) -> None:
        how = get_completion_class(shell)
        assert how is not None, "click knows all three shells"
        program = click.get_current_context().find_root().command
        for line in words.say(f"cli-completion-{shell}").splitlines():
            click.echo(f"# {line}")
        click.echo(how(program, {}, "islario", VARIABLE).source())

    which = click.Argument(["shell"], type=OneOf(SHELLS))
    return Command("completion", words, completion, [which, language_option(words)])
