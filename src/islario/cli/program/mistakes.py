"""Everything that can go wrong on the command line becomes one sentence on stderr and an exit code."""

from __future__ import annotations

import os
import sys
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path

import click

from islario.games.shelf import hint
from islario.kernel.errors import IslarioError
from islario.words import Said, Words

FINE, WRONG_INPUT, OUR_FAULT, INTERRUPTED = 0, 2, 70, 130


class Mistake(IslarioError):
    """A mistake on the command line itself; its sentence is the message `cli-error-CODE`."""

    def __init__(self, code: str, /, **of: object) -> None:
        super().__init__(code, **of)
        self.said = Said(f"cli-error-{code}", **of)


def exit_code_of(job: Callable[[], int], words: Words) -> int:
    """Runs the job; whatever it raises is told in one sentence."""
    try:
        return job()
    except IslarioError as mistake:
        complain(mistake.tell(words.language))
    except click.ClickException as mistake:
        complain(words.tell(_told(mistake)))
    except MemoryError:
        complain(words.say("cli-error-memory"))
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has seen enough, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except Exception as fault:
        complain(
            words.say("cli-error-unexpected", wrong=_one_line(fault), file=str(kept_details(traceback.format_exc())))
        )
        return OUR_FAULT
    return WRONG_INPUT


def complain(sentence: str) -> None:
    click.echo(sentence, err=True)


def _told(mistake: click.ClickException) -> Said:
    """Click's own mistakes in our words."""
    context = getattr(mistake, "ctx", None)
    command = context.command_path if context else "islario"
    match mistake:
        case click.exceptions.NoSuchCommand():
            known = list(context.command.commands) if context else []
            return Said("cli-error-no-command", name=mistake.command_name, hint=hint(mistake.command_name, known))
        case click.NoSuchOption():
            known = [name for param in context.command.params for name in param.opts] if context else []
            close = hint(mistake.option_name, known)
            return Said("cli-error-no-option", name=mistake.option_name, command=command, hint=close)
        case click.MissingParameter():
            name = mistake.param.make_metavar(context) if mistake.param and context else ""
            return Said("cli-error-missing", name=name, command=command)
        case click.BadOptionUsage():
            params = context.command.params if context else []
            flag = any(mistake.option_name in param.opts and getattr(param, "is_flag", False) for param in params)
            return Said("cli-error-takes-no-value" if flag else "cli-error-needs-a-value", name=mistake.option_name)
        case _:
            return Said("cli-error-usage", command=command, wrong=mistake.format_message())


def _one_line(fault: Exception) -> str:
    return f"{type(fault).__name__}: {fault}".strip().partition("\n")[0].rstrip(".")


def kept_details(text: str) -> Path:
    """Writes all that is known where a person can find it and send it to us."""
    handle, name = tempfile.mkstemp(prefix="islario-", suffix=".log", text=True)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text)
    return Path(name)
