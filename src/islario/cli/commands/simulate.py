"""`islario simulate GAME`: many random matches, as a table for people or as JSON for programs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from islario.cli.program.command import Command
from islario.cli.program.parameters import Whole, game_argument, language_option, setting_option
from islario.cli.program.preparing import make_ready, open_game
from islario.cli.program.progress import matches_bar
from islario.cli.program.screen import Screen, table_of
from islario.words import Words

if TYPE_CHECKING:
    from islario.lab.simulate import Simulation
    from islario.match import Game

MOST_WORKERS = 256


def command(words: Words) -> Command:
    def simulate(
        game: str, games: int, players: int | None, settings: tuple[tuple[str, str], ...], seed: int | None,
        workers: int | None, as_json: bool,
    ) -> None:  # fmt: skip
        opened = open_game(game)
        opened.checked_players(players)
        chosen = opened.choices({**dict(settings)})  # checked apart: no option may pass for another argument
        make_ready(opened, words)
        simulation = _with_progress(opened, games, players, chosen, seed, workers, words)
        if as_json:
            click.echo(json.dumps(simulation.summary(), indent=2))
        else:
            _show(simulation, opened, Screen(words))

    return Command(
        "simulate",
        words,
        simulate,
        [
            game_argument(words),
            click.Option(["--games"], type=Whole(1), default=1000, metavar="N", help=words.say("cli-simulate-games")),
            click.Option(["--players"], type=Whole(), metavar="P", help=words.say("cli-option-players")),
            setting_option(words),
            click.Option(["--seed"], type=Whole(), metavar="S", help=words.say("cli-option-seed")),
            click.Option(
                ["--workers"], type=Whole(1, MOST_WORKERS), metavar="W", help=words.say("cli-simulate-workers")
            ),
            click.Option(["--json", "as_json"], is_flag=True, help=words.say("cli-simulate-json")),
            language_option(words),
        ],
    )


def _with_progress(
    game: Game, games: int, players: int | None, settings: dict[str, str], seed: int | None, workers: int | None,
    words: Words,
) -> Simulation:  # fmt: skip
    from islario.lab.simulate import simulate

    with matches_bar(game.title(words.language), games, words) as advance:
        return simulate(game, games, players, seed, workers, advance, **settings)


def _show(simulation: Simulation, game: Game, screen: Screen) -> None:
    words, summary = screen.words, simulation.summary()

    def figure(value: float) -> str:
        return words.say("cli-figure", value=value)

    chosen = ", ".join(f"{name}={choice}" for name, choice in summary["options"].items())
    facts = [
        ("cli-summary-options", chosen or "–"),
        ("cli-summary-seed", str(summary["seed"])),
        ("cli-summary-games", figure(summary["games"])),
        ("cli-summary-decisions", figure(summary["decisions"])),
        ("cli-summary-decisions-per-game", figure(summary["decisions_per_game"])),
        ("cli-summary-seconds", words.say("cli-summary-time", seconds=summary["seconds"], workers=summary["workers"])),
        ("cli-summary-games-per-second", figure(summary["games_per_second"])),
        ("cli-summary-decisions-per-second", figure(summary["decisions_per_second"])),
        ("cli-summary-lowest", figure(summary["lowest_score"])),
        ("cli-summary-highest", figure(summary["highest_score"])),
    ]
    headings = [game.title(words.language), ""]
    screen.print(table_of(headings, [(words.say(message), value) for message, value in facts], figures=False))
    screen.print("")
    seats = [
        (words.say("player", number=seat + 1), figure(mean), words.say("cli-percent", value=100 * share))
        for seat, (mean, share) in enumerate(zip(summary["mean_scores"], summary["win_shares"], strict=True))
    ]
    headings = [words.say("cli-summary-seat"), words.say("cli-summary-mean"), words.say("cli-summary-wins")]
    screen.print(table_of(headings, seats))
