"""`islario arena GAME BOT BOT …`: bots against each other, seated fairly; a table of who is how strong, how surely."""

from __future__ import annotations

import hashlib
import json
import shlex
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from islario.cli.commands.simulate import MOST_WORKERS
from islario.cli.program.command import Command
from islario.cli.program.mistakes import FINE, INTERRUPTED, complain
from islario.cli.program.parameters import (
    BotName,
    Cluster,
    Decimal,
    FileName,
    Whole,
    game_argument,
    language_option,
    setting_option,
)
from islario.cli.program.preparing import make_ready, open_game
from islario.cli.program.progress import matches_bar
from islario.cli.program.screen import Screen, table_of
from islario.words import Words

if TYPE_CHECKING:
    from islario.lab.arena import Crew, Folder, Plan


def command(words: Words) -> Command:
    def arena(
        game: str, bots: tuple[str, ...], games: int, players: int | None, settings: tuple[tuple[str, str], ...],
        seed: int, iterations: int | None, seconds: float | None, out: str | None, workers: int | None,
        on: str | None, as_json: bool,
    ) -> int:  # fmt: skip
        from islario.lab.arena import Folder, Plan, summary

        opened = open_game(game)
        chosen: dict[str, Any] = opened.choices({**dict(settings)})
        plan = Plan.of(game, bots, players, seed, iterations=iterations, seconds=seconds, **chosen)
        with Folder.open(Path(out) if out else _folder_of(plan), plan) as folder:
            make_ready(opened, words)
            if not _finished(plan, games, folder, on, workers, words):
                complain(words.say("cli-arena-stopped", done=len(folder.outcomes), games=games))
                return INTERRUPTED
            counted = [outcome for number, outcome in folder.outcomes.items() if number < games]
        results = summary(plan, counted)
        if as_json:
            click.echo(json.dumps({**results, "folder": str(folder.path)}, indent=2))
        else:
            _show(plan, results, folder.path, Screen(words))
        return FINE

    return Command(
        "arena",
        words,
        arena,
        [
            game_argument(words),
            click.Argument(["bots"], type=BotName(), nargs=-1, required=True, metavar="BOT…"),
            click.Option(["--games"], type=Whole(1), default=100, metavar="N", help=words.say("cli-arena-games")),
            click.Option(["--players"], type=Whole(), metavar="P", help=words.say("cli-arena-players")),
            setting_option(words),
            click.Option(["--seed"], type=Whole(), default=1, metavar="S", help=words.say("cli-arena-seed")),
            *budget_options(words),
            click.Option(
                ["--out"], type=FileName(), metavar=words.say("cli-metavar-folder"), help=words.say("cli-arena-out")
            ),
            click.Option(
                ["--workers"], type=Whole(1, MOST_WORKERS), metavar="W", help=words.say("cli-simulate-workers")
            ),
            click.Option(["--on"], type=Cluster(), metavar="ray://…", help=words.say("cli-arena-on")),
            click.Option(["--json", "as_json"], is_flag=True, help=words.say("cli-arena-json")),
            language_option(words),
        ],
    )


def budget_options(words: Words) -> list[click.Option]:
    """How long bots that search may think."""
    return [
        click.Option(["--iterations"], type=Whole(1), metavar="N", help=words.say("cli-arena-iterations")),
        click.Option(["--seconds"], type=Decimal(0.001), metavar="T", help=words.say("cli-arena-seconds")),
    ]


def _folder_of(plan: Plan) -> Path:
    """A folder of the user's own, always the same for the same plan."""
    from platformdirs import user_data_path

    digest = hashlib.sha256(json.dumps(plan.as_json(), sort_keys=True).encode()).hexdigest()
    return user_data_path("islario") / "arenas" / f"{plan.game}-{digest[:12]}"


def _finished(plan: Plan, games: int, folder: Folder, on: str | None, workers: int | None, words: Words) -> bool:
    """Plays what is missing; false if somebody pressed Ctrl-C."""
    from islario.lab.arena import finish

    done = sum(number < games for number in folder.outcomes)
    if done == games:
        return True
    crew = _crew(on, workers, games - done)
    title = open_game(plan.game).title(words.language)
    try:
        with matches_bar(title, games, words, done) as advance:
            for _ in finish(plan, games, folder, crew):
                advance(1)
    except KeyboardInterrupt:
        return False
    return True


def _crew(on: str | None, workers: int | None, missing: int) -> Crew:
    from islario.lab.arena import Processes, RayCluster

    if on is not None:
        return RayCluster(on)
    crew = Processes(workers)
    crew.workers = min(crew.workers, missing)
    return crew


def _show(plan: Plan, results: dict[str, Any], folder: Path, screen: Screen) -> None:
    words, rows = screen.words, results["table"]
    alone = plan.players == 1
    title = open_game(plan.game).title(words.language)
    screen.say("cli-arena-title", "bold", game=title, players=plan.players, games=results["matches"])
    headings = ["cli-arena-bot", "cli-summary-games", "cli-summary-mean"]
    if not alone:
        headings += ["cli-summary-wins", "cli-arena-times-fair", "cli-arena-rating"]
    headings += ["cli-arena-thinking"]
    screen.print(table_of([words.say(heading) for heading in headings], [[*_cells(row, alone, words)] for row in rows]))
    if results["ahead"]:
        screen.print("")
        pairs = [
            (words.say("cli-arena-ahead", one=pair["bot"], other=pair["other"]), _share(pair, "share", "", words))
            for pair in results["ahead"]
        ]
        screen.print(table_of(["", words.say("cli-arena-share")], pairs))
    screen.print("")
    if not alone:
        screen.say("cli-arena-sure", "dim")
    if results["matches"] % plan.round_length:
        screen.say("cli-arena-uneven", "dim", length=plan.round_length)
    screen.give_command("cli-arena-kept", f"islario replay {shlex.quote(str(folder))} --match 0")


def _cells(row: dict[str, Any], alone: bool, words: Words) -> Iterable[str]:
    def figure(value: float, places: int = 1) -> str:
        return words.say("cli-figure", value=round(value, places))

    yield from (row["bot"], figure(row["matches"]), _plus_minus(row["points"], row["points_margin"], words))
    if not alone:
        yield _share(row, "wins", "wins_", words)
        yield words.say("cli-arena-times", times=round(row["times_fair"], 2))
        yield _plus_minus(row["rating"], row["rating_margin"], words)
    yield words.say("cli-arena-milliseconds", value=round(1000 * row["seconds_per_decision"], 1))


def _share(row: dict[str, Any], share: str, prefix: str, words: Words) -> str:
    low, high = (round(100 * row[f"{prefix}{bound}"], 1) for bound in ("low", "high"))
    return words.say("cli-arena-interval", value=round(100 * row[share], 1), low=low, high=high)


def _plus_minus(value: float, margin: float | None, words: Words) -> str:
    told = words.say("cli-figure", value=round(value, 1))
    return told if margin is None else f"{told} ± {words.say('cli-figure', value=round(margin, 1))}"
