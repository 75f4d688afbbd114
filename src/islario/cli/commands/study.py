"""`islario study GAME`: a report on a game, one HTML file, from many matches of a bot against itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from islario.cli.commands.arena import budget_options
from islario.cli.commands.simulate import MOST_WORKERS
from islario.cli.program.command import Command
from islario.cli.program.files import check_writable, write_text
from islario.cli.program.parameters import BotName, FileName, Whole, game_argument, language_option, setting_option
from islario.cli.program.preparing import make_ready, open_game
from islario.cli.program.progress import matches_bar
from islario.cli.program.screen import Screen
from islario.words import Words


def command(words: Words) -> Command:
    def study(
        game: str, games: int, players: int | None, settings: tuple[tuple[str, str], ...], bot: str, seed: int,
        iterations: int | None, seconds: float | None, out: str | None, workers: int | None,
    ) -> None:  # fmt: skip
        from islario.lab.arena import Plan, Processes
        from islario.lab.study import page
        from islario.lab.study import study as play_all

        opened = open_game(game)
        chosen: dict[str, Any] = opened.choices({**dict(settings)})
        seats = opened.checked_players(players)
        plan = Plan.of(game, [bot], seats, seed, iterations=iterations, seconds=seconds, **chosen)
        path = Path(out or f"{game}-study.html")
        check_writable(path)
        make_ready(opened, words)
        crew = Processes(workers)
        crew.workers = min(crew.workers, games)
        with matches_bar(opened.title(words.language), games, words) as advance:
            report = play_all(plan, games, crew, advance)
        write_text(path, page(report, words.language))
        Screen(words).tell(words.say("cli-study-written", file=str(path)))

    return Command(
        "study",
        words,
        study,
        [
            game_argument(words),
            click.Option(["--games"], type=Whole(2), default=1000, metavar="N", help=words.say("cli-study-games")),
            click.Option(["--players"], type=Whole(), metavar="P", help=words.say("cli-study-players")),
            setting_option(words),
            click.Option(["--bot"], type=BotName(), default="greedy", metavar="BOT", help=words.say("cli-study-bot")),
            click.Option(["--seed"], type=Whole(), default=1, metavar="S", help=words.say("cli-arena-seed")),
            *budget_options(words),
            click.Option(
                ["--out"], type=FileName(), metavar=words.say("cli-metavar-file"), help=words.say("cli-study-out")
            ),
            click.Option(
                ["--workers"], type=Whole(1, MOST_WORKERS), metavar="W", help=words.say("cli-simulate-workers")
            ),
            language_option(words),
        ],
    )
