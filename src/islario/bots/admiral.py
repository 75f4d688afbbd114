"""The admiral's search: the one search with a network that has learned the game, compiled apart when one is wanted.

Ordinary tables neither load the network nor compile for it.
"""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from islario.bots.thinking import Thinking
from islario.kernel import cache
from islario.kernel.rule import COMPILED
from islario.learned.network import Mind
from islario.learned.weights import fault_of, mind_for, read_weights
from islario.match import Game, game
from islario.match.prepare import GENTLY, NotCompiled, alone, give_way

MARK = "admiral"  # the file that says that it is compiled
_begun: dict[str, subprocess.Popen[bytes]] = {}


def is_ready(opened: Game) -> bool:
    """Whether its compiled search lies in the cache (or is not wanted)."""
    mark = _mark(opened.name)
    return not COMPILED or (mark is not None and mark.exists())


def make_ready(opened: Game) -> None:
    """Compiles the search in another process, and waits for it."""
    if is_ready(opened):
        return
    if not cache.is_writable(opened.name):  # nowhere to keep it
        compile_here(opened, mind_for(opened.rules))
        return
    done = subprocess.run(_command(opened.name), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        raise NotCompiled(opened.name, done.stdout.decode(errors="replace"))


def begin(opened: Game, network: Path | None = None) -> None:
    """Has the search compiled while others play, once; it gives way to them, and ends with this process. For it any
    network will do."""
    if opened.name not in _begun and cache.is_writable(opened.name):
        _begun[opened.name] = subprocess.Popen(
            _command(opened.name, network, GENTLY),
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )


def at_hand(opened: Game, wanted: bool) -> Mind | None:
    """The network, where one has learned the game and its search is compiled; where it is not, it will be if wanted."""
    if not COMPILED or fault_of(opened.rules) is not None:
        return None
    if is_ready(opened):
        return mind_for(opened.rules)
    if wanted:
        begin(opened)
    return None


def compile_once(opened: Game, mind: Mind) -> None:
    """Of many processes that want the compiled search, one compiles it, and the others wait."""
    with alone(opened.name):
        if not is_ready(opened):
            compile_here(opened, mind)


def compile_here(opened: Game, mind: Mind) -> None:
    """Thinks once, which leaves the machine code in the cache."""
    match = opened.new(seed=1)
    seen = match.view_state(match.pending[0])
    Thinking(seen, opened.rules.learned_manner, bytes(32), mind=mind).go_on(1)
    mark = _mark(opened.name)
    if mark is not None:
        with suppress(OSError):
            mark.touch()


def _command(name: str, network: Path | None = None, *how: str) -> list[str]:
    named = [name] if network is None else [name, str(network)]
    return [sys.executable, "-P", "-m", "islario.bots.admiral", *how, *named]


def _mark(name: str) -> Path | None:
    folder = cache.folder(name)
    return None if folder is None else folder / MARK


def main(name: str, network: str | None = None) -> None:
    opened = game(name)
    compile_once(opened, mind_for(opened.rules) if network is None else read_weights(Path(network)).mind())


if __name__ == "__main__":
    given = sys.argv[1:]
    if GENTLY in given:
        give_way()
        given.remove(GENTLY)
    main(*given)
