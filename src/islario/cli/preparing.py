"""Opening a game: its rules are compiled first if they never were, in sight, so that no screen freezes."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from rich.console import Console

from islario.words import Words

if TYPE_CHECKING:
    from islario.match import Game


def open_game(name: str, words: Words) -> Game:
    """The game, with its rules ready to run."""
    from islario.kernel import cache
    from islario.match import game
    from islario.match.prepare import compile_here, is_prepared, prepare

    opened = game(name)  # before anything is compiled: a faulty component file is told here
    if is_prepared(name):
        return opened
    title = opened.title(words.language)
    console = Console(stderr=True, highlight=False)
    if cache.folder() is None:
        with _Announced(console, words.say("cli-preparing-unkept", game=title)):
            compile_here(name)
        return opened
    announcement = words.say("cli-preparing", game=title)
    begun = time.monotonic()
    with _Announced(console, announcement) as spinner:

        def waiting() -> None:
            spinner.update(f"{announcement} ({time.monotonic() - begun:.0f} s)")

        prepare(name, waiting)
    return opened


class _Announced:
    """A spinner on a terminal, a plain line elsewhere."""

    def __init__(self, console: Console, announcement: str) -> None:
        self.console = console
        self.announcement = announcement
        self.status = console.status(announcement) if console.is_terminal else None

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
