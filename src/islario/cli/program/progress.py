"""A bar for what takes a while, on a terminal; elsewhere nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from islario.words import Words


@contextmanager
def matches_bar(title: str, total: int, words: Words, done: int = 0) -> Iterator[Callable[[int], None]]:
    """Gives a function that is told how many matches have just ended."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=total, completed=done, rate="")

        def advance(ended: int) -> None:
            speed = progress.tasks[task].speed
            rate = words.say("cli-simulate-rate", rate=int(speed)) if speed and speed >= 1 else ""
            progress.update(task, advance=ended, rate=rate)

        yield advance
