"""`islario play GAME`: a match in the terminal, against bots or among friends on one screen."""

from __future__ import annotations

import secrets
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from islario.cli.program.command import Command
from islario.cli.program.files import Chair, new_save, read_saved, tidy_name
from islario.cli.program.mistakes import FINE, INTERRUPTED, Mistake, complain
from islario.cli.program.parameters import (
    BOTS,
    BotNames,
    FileName,
    Whole,
    game_argument,
    language_option,
    setting_option,
)
from islario.cli.program.preparing import begin_at_once, open_game
from islario.cli.program.screen import Screen
from islario.cli.table.matches import restore, seat_everyone
from islario.words import Words

if TYPE_CHECKING:
    from islario.cli.table.table import Table


def command(words: Words) -> Command:
    def play(
        game: str | None, players: int | None, bots: list[str] | None, settings: tuple[tuple[str, str], ...],
        seed: int | None, names: tuple[str, ...], resume: str | None, save: str | None, confirm: bool,
        beside: bool,
    ) -> int:  # fmt: skip
        screen = Screen(words)
        if resume is not None:
            if game or players or bots is not None or settings or seed is not None or names or save:
                raise Mistake("resume-alone")
            table = _resumed(Path(resume), screen)
        elif game is None:
            raise Mistake("which-game")
        else:
            table = _laid(game, players, bots, dict(settings), seed, names, save, screen)
        table.confirms = confirm
        table.beside = set() if beside else None
        with table.meanwhile:
            return sit_down(table, screen)

    file, known = words.say("cli-metavar-file"), ", ".join(BOTS)
    return Command(
        "play",
        words,
        play,
        [
            game_argument(words, required=False),
            click.Option(["--players"], type=Whole(1), metavar="N", help=words.say("cli-option-players")),
            click.Option(["--bots"], type=BotNames(), metavar="BOT,…", help=words.say("cli-play-bots", known=known)),
            setting_option(words),
            click.Option(["--seed"], type=Whole(), metavar="S", help=words.say("cli-option-seed")),
            click.Option(
                ["--name", "names"],
                multiple=True,
                metavar=words.say("cli-metavar-name"),
                help=words.say("cli-play-name"),
            ),
            click.Option(["--resume"], type=FileName(), metavar=file, help=words.say("cli-play-resume")),
            click.Option(["--save"], type=FileName(), metavar=file, help=words.say("cli-play-save")),
            click.Option(["--confirm"], is_flag=True, help=words.say("cli-play-confirm")),
            click.Option(["--beside"], is_flag=True, help=words.say("cli-play-beside")),
            language_option(words),
        ],
    )


def _laid(
    name: str, players: int | None, bots: list[str] | None, settings: dict[str, str], seed: int | None,
    names: tuple[str, ...], save: str | None, screen: Screen,
) -> Table:  # fmt: skip
    """A fresh match."""
    from islario.cli.table.table import Table

    if save is not None and Path(save).exists():
        raise Mistake("save-exists", file=save)
    game = open_game(name)
    if players is not None:
        game.checked_players(players)
    chairs = seat_everyone(game.seats, players, bots, [tidy_name(each) for each in names], screen.words)
    options: dict[str, Any] = {**game.choices({**settings})}  # checked apart: no option may pass for a seed or a key
    game.checked_players(len(chairs))
    begin_at_once(game)
    match = game.new(len(chairs), seed=seed, **options)
    bot_seed = secrets.randbits(32) if seed is None else seed
    table = Table(match, chairs, bot_seed, Path(save) if save else new_save(name), screen)
    try:
        table.save()
    except Mistake as mistake:
        if save is not None:
            raise
        complain(mistake.tell(screen.words.language))  # one can play without a net, but should know it
        table.path = None
    return table


def _resumed(path: Path, screen: Screen) -> Table:
    """A match goes on where it was left, in the same file. A bare record is left as it is and goes on in a file of
    ours, with the person in the first seat."""
    from islario.cli.table.table import Table

    saved = read_saved(path)
    match = restore(saved, screen.words, begin_at_once)
    chairs: list[Chair] = saved.chairs
    if len(chairs) != match.players:
        if chairs:
            raise Mistake("damaged-save", file=str(path))
        chairs = seat_everyone(match.game.seats, match.players, None, [], screen.words)
        path = new_save(match.game.name)
    return Table(match, chairs, saved.bot_seed, path, screen)


def sit_down(table: Table, screen: Screen) -> int:
    """Plays until the end, or until somebody leaves; says how to come back."""
    code = FINE
    try:
        table.play()
    except EOFError:
        pass
    except KeyboardInterrupt:
        code = INTERRUPTED
    if table.path is not None:
        screen.print("")
        file = shlex.quote(str(table.path.absolute()))
        if table.match.over:
            screen.give_command("cli-how-to-replay", f"islario replay {file}")
        else:
            screen.give_command("cli-how-to-resume", f"islario play --resume {file}")
    return code
