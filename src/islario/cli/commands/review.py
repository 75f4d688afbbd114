"""`islario review FILE`: a finished match looked back at, with the decisions that cost most and why."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from islario.cli.program.command import Command
from islario.cli.program.files import read_saved
from islario.cli.program.mistakes import Mistake
from islario.cli.program.parameters import FileName, Whole, language_option
from islario.cli.program.screen import ACCENT, Screen
from islario.cli.table.matches import names_of, restore

if TYPE_CHECKING:
    from islario.bots.review import Regret
    from islario.match import Match
    from islario.words import Words

MILLISECONDS = 200  # a decision


def command(words: Words) -> Command:
    def review(file: str, seat: int | None, milliseconds: int) -> None:
        saved = read_saved(Path(file))
        match = restore(saved, words)
        if seat is not None and seat > match.players:
            raise Mistake("no-seat", seat=str(seat), players=match.players)
        if not match.over:
            raise Mistake("review-unfinished", file=file)
        persons = [each for each, chair in enumerate(saved.chairs) if chair.bot is None]
        seats = [seat - 1] if seat is not None else persons or list(range(match.players))
        screen, names = Screen(words), names_of(match, saved.chairs, words)
        told = match.game.words(words.language, names)
        for each in seats:
            _show(_regrets(match, each, milliseconds / 1000, names[each]), each, screen, told)

    return Command(
        "review",
        words,
        review,
        [
            click.Argument(["file"], type=FileName(), metavar=words.say("cli-metavar-file")),
            click.Option(["--seat"], type=Whole(1), metavar="N", help=words.say("cli-review-seat")),
            click.Option(
                ["--milliseconds"], type=Whole(1, 60_000), default=MILLISECONDS, metavar="N",
                help=words.say("cli-review-milliseconds"),
            ),
            language_option(words),
        ],
    )  # fmt: skip


def _regrets(match: Match, seat: int, seconds: float, name: str) -> list[Regret]:
    from islario.bots.review import review

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(name, total=None)

        def advance(done: int, of: int) -> None:
            progress.update(task, completed=done, total=of)

        return review(match, seat, seconds, progress=advance)


def _show(regrets: list[Regret], seat: int, screen: Screen, words: Words) -> None:
    who = words.names[seat]
    if not regrets:
        screen.say("cli-review-nothing", who=who)
        return
    screen.say("cli-review-title", f"bold {ACCENT}", who=who, count=len(regrets))
    for regret in regrets:
        played, better = (move.tell(words.language) for move in (regret.played, regret.better))
        cost = round(regret.cost, 1)
        screen.print("")
        screen.say("cli-review-decision", "bold", ply=str(regret.ply + 1), played=played, cost=cost)
        screen.say("cli-review-better", better=better)
        screen.tell(words.tell(regret.why))
