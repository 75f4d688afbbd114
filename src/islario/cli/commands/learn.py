"""`islario learn GAME FOLDER`: a network learns the game from matches against itself."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import click
import msgspec

from islario.cli.program.command import Command
from islario.cli.program.mistakes import Mistake
from islario.cli.program.parameters import Decimal, FileName, OneOf, Whole, game_argument, language_option
from islario.cli.program.preparing import make_ready, open_game
from islario.words import Words

DEVICES = ("cuda", "cpu")
MOST_MATCHES = 1 << 20


def command(words: Words) -> Command:
    def learn(
        game: str, folder: str, minutes: float | None, plan: str | None, device: str | None, size: int | None
    ) -> None:
        opened = open_game(game)
        if find_spec("torch") is None:
            raise Mistake("no-torch")
        import torch

        from islario.learning.plan import plan_of
        from islario.learning.run import Run

        chosen = plan_of(opened, Path(plan) if plan else None)
        if size is not None:
            chosen = msgspec.structs.replace(chosen, size=size)
        where = device or ("cuda" if torch.cuda.is_available() else "cpu")
        if where == "cpu":
            make_ready(opened, words)
        Run(opened, chosen, Path(folder), where).go_on(60.0 * (minutes or chosen.minutes), click.echo)

    return Command(
        "learn",
        words,
        learn,
        [
            game_argument(words),
            click.Argument(["folder"], type=FileName(), metavar=words.say("cli-metavar-folder")),
            click.Option(["--minutes"], type=Decimal(0.01), metavar="M", help=words.say("cli-learn-minutes")),
            click.Option(
                ["--plan"], type=FileName(), metavar=words.say("cli-metavar-file"), help=words.say("cli-learn-plan")
            ),
            click.Option(["--device"], type=OneOf(DEVICES), help=words.say("cli-learn-device")),
            click.Option(["--size"], type=Whole(1, MOST_MATCHES), metavar="N", help=words.say("cli-learn-size")),
            language_option(words),
        ],
    )
