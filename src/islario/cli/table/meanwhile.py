"""A game that is played while its rules are compiled: in a process of its own, behind all others, until it is done or
the match is left."""

from __future__ import annotations

import subprocess
import threading
from typing import TYPE_CHECKING

from islario.kernel import cache
from islario.match.prepare import change_over, command_for, is_prepared

if TYPE_CHECKING:
    from islario.match import Game

LOOK_EVERY = 0.3  # seconds


class Meanwhile:
    """`with Meanwhile(game) as meanwhile:` around a match, which can begin at once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.left = threading.Event()
        self.process: subprocess.Popen[bytes] | None = None
        self.told = False  # that it is compiled
        self.waits = game.awaits_compiler

    def __enter__(self) -> Meanwhile:
        if self.waits and cache.is_writable(self.game.name):
            quiet = subprocess.DEVNULL
            self.process = subprocess.Popen(
                command_for(self.game.name, gently=True), stdin=subprocess.PIPE, stdout=quiet, stderr=quiet,
                start_new_session=True,
            )  # fmt: skip
            threading.Thread(target=self._watch, args=(self.process,), daemon=True).start()
        return self

    def __exit__(self, *fault: object) -> None:
        self.left.set()
        if self.process is not None:
            self.process.kill()
            self.process.communicate()

    def _watch(self, process: subprocess.Popen[bytes]) -> None:
        while not self.left.wait(LOOK_EVERY):
            if is_prepared(self.game.name):
                change_over(self.game)
                return
            if process.poll() is not None:
                return

    def news(self) -> str | None:
        """The message to tell before a decision: as long as the rules are not compiled, and once when they are."""
        if self.game.awaits_compiler:
            going = self.process is not None and self.process.poll() is None
            return "cli-meanwhile" if going else "cli-never-prepared"
        if self.waits and not self.told:
            self.told = True
            return "cli-changed-over"
        return None
