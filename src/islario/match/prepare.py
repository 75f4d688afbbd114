"""Compiling a game's rules, once: at set-up, or in a process of its own while the game is played interpreted."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from islario.kernel import cache, engine
from islario.kernel.errors import IslarioError
from islario.kernel.rule import COMPILED, compile_queries
from islario.kernel.shelf import folder_of

if TYPE_CHECKING:
    from islario.match.game import Game
    from islario.match.match import Match

GENTLY = "--gently"
POLITENESS = 15  # whoever plays meanwhile comes first


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


def command_for(name: str, gently: bool = False) -> list[str]:
    """What compiles a game in a process of its own. Gently: it gives way to all others, and ends with its input."""
    command = [sys.executable, "-P", "-m", "islario.match.prepare"]  # -P: whatever files lie in this folder
    return [*command, GENTLY, name] if gently else [*command, name]


def prepare(name: str, waiting: Callable[[], None] | None = None, beat: float = 0.1) -> None:
    """Compiles the game's rules in another process; `waiting` is called every `beat` seconds meanwhile."""
    if is_prepared(name):
        return
    if not cache.is_writable():  # nowhere to keep them: they compile in this process as they are needed
        return
    with subprocess.Popen(
        command_for(name), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:  # fmt: skip
        while True:
            try:
                output, _ = process.communicate(timeout=beat)
                break
            except subprocess.TimeoutExpired:
                if waiting is not None:
                    waiting()
    if process.returncode:
        raise NotCompiled(name, output)


def progress_of(name: str) -> float:
    """How much of the game's rules is compiled, from 0 to 1, as far as whoever compiles them has said."""
    folder = cache.folder(name)
    with suppress(OSError, ValueError):
        if folder is not None:
            return min(1.0, float((folder / "progress").read_text()))
    return 0.0


def compile_here(name: str) -> None:
    """Runs every job once on a small match, which leaves its machine code in the cache: first all that a table needs,
    then what learners need."""
    from islario.kernel.locator import UNKEPT
    from islario.lab.simulate import simulate
    from islario.match import game

    opened = game(name)
    match = opened.new(seed=1)
    for step, done in STEPS:
        step(opened, match)
        _note(name, done)
    if UNKEPT:
        raise UNKEPT[0]
    marker = _marker(name)
    if marker is not None:
        marker.touch()
    opened.desk.observed(match.view_state(0).hidden)
    simulate(opened, games=1, players=opened.seats[0], seed=1, workers=1)


def _compile_moves(game: Game, match: Match) -> None:
    match.play(match.pending[0], match.moves(match.pending[0])[0])


def _compile_views(game: Game, match: Match) -> None:
    compile_queries(game.name, match.state.array)
    match.view(0)


def _compile_greedy_bot(game: Game, match: Match) -> None:
    from islario.bots import bot

    bot("greedy").choose(match.view_state(match.pending[0]))


def _compile_search(game: Game, match: Match) -> None:
    from islario.bots import LEVELS, bot

    while len(match.moves(match.pending[0])) == 1 and len(match.plies) < 100:  # nobody thinks about one move
        _compile_moves(game, match)
    bot(LEVELS[-1], iterations=1).choose(match.view_state(match.pending[0]))


def _compile_previews(game: Game, match: Match) -> None:
    match.preview(match.pending[0], match.moves(match.pending[0])[0])


STEPS: tuple[tuple[Callable[[Game, Match], None], float], ...] = (  # and how much is done with each
    (_compile_moves, 0.3),
    (_compile_views, 0.35),
    (_compile_greedy_bot, 0.5),
    (_compile_search, 0.8),
    (_compile_previews, 1.0),
)


def _note(name: str, done: float) -> None:
    folder = cache.folder(name)
    with suppress(OSError):
        if folder is not None:
            (folder / "progress").write_text(f"{done}")


def play_uncompiled(game: Game) -> None:
    """From now on the game runs as plain Python here: nothing of it is compiled in this process."""
    engine.interpret(game.rules.layout.dtype)


def change_over(game: Game) -> None:
    """Loads the compiled rules and plays a little with them, so that nobody waits for that; from then on they run."""
    if COMPILED:
        trial = game.compiled()
        match = trial.new(seed=1)
        for _ in range(4):
            seat = match.pending[0]
            match.play(seat, trial.desk.legal(match.state, seat)[0])
        compile_queries(game.name, match.state.array)
        trial.desk.standings(match.state)
        trial.desk.foreseen(match.view_state(match.pending[0]).hidden, match.moves(match.pending[0])[0].number or 0)
        engine.run_compiled(game.rules.layout.dtype)


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Of several processes that begin together one compiles, and the others find it done."""
    folder = cache.folder(name)
    try:
        import fcntl
    except ImportError:  # Windows
        folder = None
    if folder is None:
        yield
        return
    with (folder / "lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def _marker(name: str) -> Path | None:
    folder = cache.folder(name)
    return None if folder is None else folder / "ready"


def give_way() -> None:
    """Lets all others go first, and ends with whoever has started this process: then its input closes."""
    if sys.platform != "win32":
        os.nice(POLITENESS)
    threading.Thread(target=lambda: (sys.stdin.buffer.read(), os._exit(1)), daemon=True).start()


if __name__ == "__main__":
    if GENTLY in sys.argv:
        give_way()
    for each in sys.argv[1:]:
        if each != GENTLY:
            with alone(each):
                if not is_prepared(each):
                    compile_here(each)
