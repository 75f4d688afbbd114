"""`islario learn GAME FOLDER`: a network learns the game from matches against itself."""

from __future__ import annotations

import math
from importlib.util import find_spec
from pathlib import Path

import click
import msgspec

from islario.cli.commands.simulate import MOST_WORKERS
from islario.cli.program.command import Command
from islario.cli.program.mistakes import Mistake
from islario.cli.program.parameters import Decimal, FileName, OneOf, Whole, game_argument, language_option
from islario.cli.program.preparing import make_ready, open_game
from islario.words import Words

DEVICES = ("cuda", "cpu")
MOST_MATCHES = 1 << 20
SHIPPED = "admiral"  # instead of a file: the network that the game has


def command(words: Words) -> Command:
    def learn(
        game: str,
        folder: str,
        minutes: float | None,
        plan: str | None,
        device: str | None,
        size: int | None,
        begin_as: str | None,
        against: str | None,
        workers: int | None,
    ) -> None:
        opened = open_game(game)
        if find_spec("torch") is None:
            raise Mistake("no-torch")
        import torch

        from islario.learned.packing import floats_in
        from islario.learned.weights import file_of
        from islario.learning.network import Network
        from islario.learning.plan import plan_of
        from islario.learning.run import Run

        chosen = plan_of(opened, Path(plan) if plan else None)
        if size is not None:
            chosen = msgspec.structs.replace(chosen, size=size)
        where = device or ("cuda" if torch.cuda.is_available() else "cpu")
        if where == "cpu":
            make_ready(opened, words)

        def network_of(named: str | None) -> Network | None:
            if named is None:
                return None
            file = file_of(opened.rules) if named == SHIPPED else Path(named)
            return Network.of(floats_in(file, opened.rules)[0])

        one, other = network_of(begin_as), network_of(against)
        run = Run(opened, chosen, Path(folder), where, begin_as=one, against=other, workers=workers)
        run.go_on(60.0 * minutes if minutes else math.inf, click.echo)

    network = words.say("cli-metavar-network")
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
            click.Option(["--from", "begin_as"], type=FileName(), metavar=network, help=words.say("cli-learn-from")),
            click.Option(["--against"], type=FileName(), metavar=network, help=words.say("cli-learn-against")),
            click.Option(
                ["--workers"], type=Whole(1, MOST_WORKERS), metavar="N", help=words.say("cli-simulate-workers")
            ),
            language_option(words),
        ],
    )
