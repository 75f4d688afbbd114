"""`islario replay FILE`: a match once more, move by move, or its whole log where nobody is there to step."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from islario.cli.program.command import Command
from islario.cli.program.files import Chair, Saved, read_saved
from islario.cli.program.mistakes import Mistake
from islario.cli.program.parameters import FileName, Whole, language_option
from islario.cli.program.screen import ACCENT, Screen
from islario.cli.table.endings import show_scores, show_winners
from islario.cli.table.matches import bot_name, names_of, restore

if TYPE_CHECKING:
    from islario.match import Match
    from islario.words import Words


def command(words: Words) -> Command:
    def replay(file: str, number: int | None, seat: int | None, ply: int | None, as_json: bool) -> None:
        saved = read_saved(Path(file)) if number is None else _of_arena(Path(file), number, words)
        match = restore(saved, words)
        if seat is not None and seat > match.players:
            raise Mistake("no-seat", seat=str(seat), players=match.players)
        if ply is not None and ply > len(match.plies):
            raise Mistake("no-ply", ply=str(ply), plies=len(match.plies))
        show = Replay(match, saved, None if seat is None else seat - 1, Screen(words))
        if as_json:
            click.echo(json.dumps(show.as_json(ply), ensure_ascii=False, indent=2))
        elif show.screen.is_live:
            show.step_through(0 if ply is None else ply)
        else:
            show.print_all(ply)

    return Command(
        "replay",
        words,
        replay,
        [
            click.Argument(["file"], type=FileName(), metavar=words.say("cli-metavar-file")),
            click.Option(["--match", "number"], type=Whole(0), metavar="N", help=words.say("cli-replay-match")),
            click.Option(["--seat"], type=Whole(1), metavar="N", help=words.say("cli-replay-seat")),
            click.Option(["--ply"], type=Whole(0), metavar="N", help=words.say("cli-replay-ply")),
            click.Option(["--json", "as_json"], is_flag=True, help=words.say("cli-replay-json")),
            language_option(words),
        ],
    )


def _of_arena(folder: Path, number: int, words: Words) -> Saved:
    """A match that was played in an arena, by its number, with its bots in their seats."""
    from islario.lab.arena.folder import read

    _, outcomes = read(folder)
    for outcome in outcomes:
        if outcome.number == number:
            names = [bot_name(bot, seat, words) for seat, bot in enumerate(outcome.bots)]
            return Saved(outcome.record, [Chair(name, bot) for name, bot in zip(names, outcome.bots, strict=True)], 0)
    raise Mistake("no-arena-match", number=str(number), folder=str(folder))


class Replay:
    """A finished match shows everything, each move through the eyes of whoever made it. One that still goes on, or
    a chosen seat, shows only what a spectator or that seat saw."""

    def __init__(self, match: Match, saved: Saved, seat: int | None, screen: Screen) -> None:
        self.match = match
        self.seat = seat
        self.screen = screen
        self.names = names_of(match, saved.chairs, screen.words)
        self.words = match.game.words(screen.words.language, self.names)
        self.tells_all = match.over and seat is None

    def step_through(self, ply: int) -> None:
        words = self.screen.words
        last = len(self.match.plies)
        while True:
            self._show(ply)
            self.screen.print("")
            self.screen.say("cli-replay-keys", "dim")
            try:
                typed = self.screen.ask(words.say("cli-replay-prompt", ply=str(ply), last=str(last))).strip().lower()
            except EOFError:
                return
            if typed.split(" ")[-1].isdecimal():
                ply = min(int(typed.split(" ")[-1]), last)
            elif typed[:1] == words.say("cli-replay-back")[0] or typed[:1] in ("b", "-"):
                ply = max(ply - 1, 0)
            elif typed[:1] == "q":
                return
            else:
                ply = min(ply + 1, last)

    def print_all(self, ply: int | None) -> None:
        """The log up to a move, the table as it stood then, and the scores."""
        ply = len(self.match.plies) if ply is None else ply
        for line in self._log(ply):
            self.screen.tell(line)
        self.screen.print("")
        self._show(ply, news=False)
        if not self.match.at(ply).over:
            self.screen.print("")
            show_scores(self.match.at(ply), self.seat, self.screen, self.words)

    def as_json(self, ply: int | None) -> dict[str, object]:
        ply = len(self.match.plies) if ply is None else ply
        return {
            "names": list(self.names),
            "plies": len(self.match.plies),
            "ply": ply,
            "view": self.match.at(ply).view(self.seat),
            "log": self._log(ply),
        }

    def _log(self, ply: int) -> list[str]:
        pages = self.match.pages(self.seat)[: ply + 1]
        return [self.words.tell(happening.said) for page in pages for happening in page]

    def _show(self, ply: int, news: bool = True) -> None:
        position, screen = self.match.at(ply), self.screen
        screen.clear()
        if news:
            if self.tells_all and ply:
                screen.tell(self._move_before(ply), ACCENT)
            for happening in self.match.pages(self.seat)[ply]:
                screen.tell(self.words.tell(happening.said))
            screen.print("")
        viewer = self.match.plies[max(ply - 1, 0)][0] if self.tells_all and not position.over else self.seat
        screen.draw(position.board(viewer, self.words))
        if position.over:
            screen.print("")
            show_scores(position, self.seat, screen, self.words)
            show_winners(position, screen, self.words)

    def _move_before(self, ply: int) -> str:
        seat, number = self.match.plies[ply - 1]
        position = self.match.at(ply - 1)
        move = next(move for move in position.moves(seat) if move.number == number)
        return self.words.say("cli-replay-move", who=self.names[seat], move=move.tell(self.words.language))
