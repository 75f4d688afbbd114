"""`islario exercises GAME`: exercises in the terminal; with `--games`, new ones are found in bots' matches."""

from __future__ import annotations

import math
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from islario.cli.commands.simulate import MOST_WORKERS
from islario.cli.program.command import Command
from islario.cli.program.files import check_writable, write_text
from islario.cli.program.mistakes import FINE, INTERRUPTED, Mistake, complain
from islario.cli.program.parameters import Decimal, FileName, Whole, game_argument, language_option, setting_option
from islario.cli.program.preparing import make_ready, open_game
from islario.cli.program.progress import matches_bar
from islario.cli.program.screen import Screen
from islario.words import Words

if TYPE_CHECKING:
    from islario.lab.mining import Notes, Plan

FOR_MINING = ("players", "settings", "seed", "minutes", "out", "workers")


def command(words: Words) -> Command:
    def exercises(game: str, number: int | None, games: int | None, **mining: Any) -> int:
        if games is None:
            _refuse_for_mining(mining)
            return _exercise(game, number, words)
        if number is not None:
            raise Mistake("number-or-games")
        return _mine(game, games, **mining, words=words)

    file = words.say("cli-metavar-file")
    return Command(
        "exercises",
        words,
        exercises,
        [
            game_argument(words),
            click.Option(["--number"], type=Whole(1), metavar="N", help=words.say("cli-exercises-number")),
            click.Option(["--games"], type=Whole(1), metavar="N", help=words.say("cli-exercises-games")),
            click.Option(["--players"], type=Whole(), metavar="P", help=words.say("cli-study-players")),
            setting_option(words),
            click.Option(["--seed"], type=Whole(), metavar="S", help=words.say("cli-exercises-seed")),
            click.Option(["--minutes"], type=Decimal(0.01), metavar="M", help=words.say("cli-exercises-minutes")),
            click.Option(["--out"], type=FileName(), metavar=file, help=words.say("cli-exercises-out")),
            click.Option(
                ["--workers"], type=Whole(1, MOST_WORKERS), metavar="W", help=words.say("cli-simulate-workers")
            ),
            language_option(words),
        ],
    )


def _refuse_for_mining(mining: dict[str, Any]) -> None:
    for name in FOR_MINING:
        if mining[name] not in (None, ()):
            raise Mistake("only-with-games", name=f"--{'option' if name == 'settings' else name}")


def _mine(
    game: str, games: int, players: int | None, settings: tuple[tuple[str, str], ...], seed: int | None,
    minutes: float | None, out: str | None, workers: int | None, words: Words,
) -> int:  # fmt: skip
    from islario.exercises.writing import written
    from islario.lab.mining import Notes, Plan, file_of

    opened = open_game(game)
    plan = Plan(game, opened.checked_players(players), opened.choices({**dict(settings)}), 1 if seed is None else seed)
    path = Path(out or f"{game}-exercises.toml")
    check_writable(path)
    with Notes(path.with_name(f"{path.name}.notes"), plan) as notes:
        make_ready(opened, words)
        whole = _searched(plan, games, notes, minutes, workers, opened.title(words.language), words)
        file = file_of(plan, notes)
        asked = " ".join(f"--option {name}={choice}" for name, choice in settings)
        given = f"islario exercises {game} --games {games} --players {plan.players} --seed {plan.seed} {asked}".strip()
        write_text(path, written(file, given))
    missed = sum("greedy" in each.missed_by for each in file.exercises)
    screen = Screen(words)
    screen.say("cli-exercises-written", count=len(file.exercises), missed=missed, file=str(path))
    proved = sum(each.exercise is not None for each in notes.proved.values())
    screen.say("cli-exercises-sought", matches=len(notes.looked), tried=len(notes.proved), proved=proved)
    if not whole:
        complain(words.say("cli-exercises-stopped", file=str(notes.path)))
        return INTERRUPTED
    return FINE


def _searched(
    plan: Plan, games: int, notes: Notes, minutes: float | None, workers: int | None, title: str, words: Words
) -> bool:
    """Whether it was not interrupted; what was found stands in the notes in any case."""
    from islario.lab.arena import Processes
    from islario.lab.mining import SEARCHING, prove_all, search, to_prove

    seconds = math.inf if minutes is None else 60 * minutes
    begun, crew = time.monotonic(), Processes(workers)
    done = sum(number < games for number in notes.looked)
    try:
        with matches_bar(words.say("cli-exercises-looking", game=title), games, words, done) as advance:
            for _ in search(plan, games, notes, crew, begun + SEARCHING * seconds):
                advance(1)
        with matches_bar(words.say("cli-exercises-proving", game=title), len(to_prove(notes)), words) as advance:
            for _ in prove_all(plan, notes, crew, begun + seconds):
                advance(1)
    except KeyboardInterrupt:
        return False
    return True


def _exercise(game: str, number: int | None, words: Words) -> int:
    from islario.cli.table.trying import try_all
    from islario.exercises import exercise_of, exercises_of

    first = exercise_of(game, 1 if number is None else number)
    make_ready(first.game, words)
    try:
        try_all(exercises_of(game), first.number, Screen(words))
    except EOFError:
        pass
    except KeyboardInterrupt:
        return INTERRUPTED
    return FINE
