"""Opening a game. Rules that never were are compiled first, in sight; only a match can begin before they are."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from rich.console import Console

from islario.cli.program.mistakes import Mistake, kept_details
from islario.words import Words

if TYPE_CHECKING:
    from islario.match import Game


def open_game(name: str) -> Game:
    """The game, imported but not compiled: a faulty component file or a wrong option is told without waiting."""
    from islario.match import game

    return game(name)


def begin_at_once(game: Game) -> None:
    """Its rules can run when this returns: as plain Python, where they are not compiled."""
    from islario.match.prepare import is_prepared, play_uncompiled

    if not is_prepared(game.name):
        play_uncompiled(game)


def make_ready(game: Game, words: Words, alone: bool = True) -> None:
    """Its rules can run when this returns. Only a game that is prepared alone has a spinner to itself."""
    from islario.kernel import cache
    from islario.match.prepare import NotCompiled, compile_here, is_prepared, prepare

    if is_prepared(game.name):
        return
    title = game.title(words.language)
    console = Console(stderr=True, highlight=False)
    if not cache.is_writable(game.name):
        with _Announced(console, words.say("cli-preparing-unkept", game=title), alone):
            compile_here(game.name)
        return
    announcement = words.say("cli-preparing", game=title)
    begun = time.monotonic()
    with _Announced(console, announcement, alone) as spinner:

        def waiting() -> None:
            spinner.update(f"{announcement} ({time.monotonic() - begun:.0f} s)")

        try:
            prepare(game.name, waiting)
        except NotCompiled as fault:
            wrong, file = fault.said.args["wrong"], str(kept_details(fault.details))
            raise Mistake("not-compiled", game=title, wrong=wrong, file=file) from None


class _Announced:
    """A spinner on a terminal, a plain line elsewhere."""

    def __init__(self, console: Console, announcement: str, spinning: bool) -> None:
        self.console = console
        self.announcement = announcement
        self.status = console.status(announcement) if spinning and console.is_terminal else None

    def __enter__(self) -> _Announced:
        if self.status is None:
            self.console.print(self.announcement, soft_wrap=True)
        else:
            self.status.start()
        return self

    def update(self, announcement: str) -> None:
        if self.status is not None:
            self.status.update(announcement)

    def __exit__(self, *_: object) -> None:
        if self.status is not None:
            self.status.stop()
