"""`islario completion SHELL`: a script that lets the shell complete commands, games, options and choices."""

from __future__ import annotations

import click
from click.shell_completion import BashComplete, CompletionItem, add_completion_class, get_completion_class

from islario.cli.program.command import Command
from islario.cli.program.parameters import OneOf, language_option
from islario.words import Words

SHELLS = ("bash", "zsh", "fish")
VARIABLE = "_ISLARIO_COMPLETE"


class Bash(BashComplete):
    """Bash breaks words at "=" too: `--option island=g` comes as three words, and wants back only the last."""

    broken = ""

    def get_completion_args(self) -> tuple[list[str], str]:
        args, incomplete = super().get_completion_args()
        if incomplete == "=" and args and not args[-1].startswith("-"):
            self.broken, incomplete = f"{args.pop()}=", ""
        elif len(args) > 1 and args[-1] == "=" and not args[-2].startswith("-"):
            self.broken = f"{args[-2]}="
            del args[-2:]
        return args, self.broken + incomplete

    def format_completion(self, item: CompletionItem) -> str:
        return f"{item.type},{item.value.removeprefix(self.broken)}"


add_completion_class(Bash)


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
