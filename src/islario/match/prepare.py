"""Compiling a game's rules, once: at set-up, or in a process of its own the first time a game is opened."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from islario.kernel import cache
from islario.kernel.errors import IslarioError
from islario.kernel.rule import COMPILED, compile_queries
from islario.kernel.shelf import folder_of


class NotCompiled(IslarioError):
    """The rules of a game cannot be compiled; `details` are all that the compiler said."""

    def __init__(self, name: str, details: str) -> None:
        super().__init__("not-compiled", game=name, wrong=gist_of(details, folder_of(name)))
        self.details = details


def gist_of(details: str, folder: Path) -> str:
    """Of the compiler's long message, what is wrong and where: the first place in the game's own folder."""
    for place in PLACE.finditer(details):
        file = Path(place["file"]).resolve()
        if file.is_relative_to(folder.resolve()):
            what = details[: place.start()].rpartition(FAILED)[2].strip().partition("\n")[0]
            return f"{what} ({file.name}:{place['line']}: {place['code']})"
    return details.strip().rpartition("\n")[2].rstrip(".")


FAILED = "Failed in nopython mode pipeline (step: nopython frontend)"
PLACE = re.compile(r'^ *File "(?P<file>.+)", line (?P<line>\d+):\n(?:.*\n)*? *(?P<code>\S.*)\n *\^$', re.MULTILINE)


def is_prepared(name: str) -> bool:
    """Whether the game's compiled rules lie in the cache (or are not wanted)."""
    marker = _marker(name)
    return not COMPILED or (marker is not None and marker.exists())


def prepare(name: str, waiting: Callable[[], None] | None = None, beat: float = 0.1) -> None:
    """Compiles the game's rules in another process; `waiting` is called every `beat` seconds meanwhile."""
    if is_prepared(name):
        return
    if cache.folder() is None:  # nowhere to keep them: they compile in this process as they are needed
        return
    command = [sys.executable, "-P", "-m", "islario.match.prepare", name]  # -P: whatever files lie in this folder
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        while True:
            try:
                output, _ = process.communicate(timeout=beat)
                break
            except subprocess.TimeoutExpired:
                if waiting is not None:
                    waiting()
    if process.returncode:
        raise NotCompiled(name, output)


def compile_here(name: str) -> None:
    """Runs every job once on a small match, which leaves its machine code in the cache."""
    from islario.bots import LEVELS, bot
    from islario.lab.simulate import simulate
    from islario.match import game

    opened = game(name)
    match = opened.new(seed=1)
    while not match.over and len(match.plies) < 4:
        seat = match.pending[0]
        match.play(seat, bot("greedy").choose(match.view_state(seat)))
    seat = match.pending[0]
    bot(LEVELS[-1], iterations=1).choose(match.view_state(seat))
    compile_queries(name, match.state.array)
    match.view(0)
    match.preview(seat, match.moves(seat)[0])
    opened.desk.observed(match.view_state(0).hidden)
    simulate(opened, games=1, players=opened.seats[0], seed=1, workers=1)
    marker = _marker(name)
    if marker is not None:
        marker.touch()


def _marker(name: str) -> Path | None:
    folder = cache.folder(name)
    return None if folder is None else folder / "ready"


if __name__ == "__main__":
    for each in sys.argv[1:]:
        compile_here(each)
