"""`python -m benchmarks.search`: whole random playouts from the middle of a match, searches, and a move's time.

Playouts and searches are timed by the processor's clock of one thread, so that others on the machine do not count.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from rich.console import Console
from rich.table import Table

from islario.bots import LEVELS, bot, usual_seconds
from islario.bots.thinking import Memory, Thinking
from islario.games import GAMES
from islario.kernel.manner import A_WHOLE_MATCH, Manner
from islario.learned.network import Mind
from islario.match import Match, game
from islario.match.prepare import prepare

CPU_SECONDS = 1.0
MOVES = 3  # timed


def middle_of(name: str) -> Match:
    """Greedy bots have played half of a match, and the next decision is a real one."""
    whole = played(name, lambda match: match.over)
    half = len(whole.plies) // 2
    return played(name, lambda match: len(match.plies) >= half and len(match.moves(match.pending[0])) >= 4)


def played(name: str, enough: Callable[[Match], bool]) -> Match:
    match = game(name).new(max(2, game(name).seats[0]), seed=1)
    while not enough(match):
        seat = match.pending[0]
        match.play(seat, bot("greedy").choose(match.view_state(seat)))
    return match


def iterations_a_second(
    match: Match, manner: Manner, nodes: int | None = None, mind: Mind | None = None, seconds: float = CPU_SECONDS
) -> float:
    memory = None if nodes is None else Memory(match.game.rules, nodes)
    thinking = Thinking(match.view_state(match.pending[0]), manner, bytes(32), memory=memory, mind=mind)
    thinking.go_on(1)
    begun, first = time.thread_time(), thinking.iterations
    while time.thread_time() - begun < seconds:
        thinking.go_on(100)
    return (thinking.iterations - first) / (time.thread_time() - begun)


def move_time(match: Match, name: str) -> float:
    begun = time.perf_counter()
    for _ in range(MOVES):
        bot(name).choose(match.view_state(match.pending[0]))
    return (time.perf_counter() - begun) / MOVES


def main() -> None:
    strongest = LEVELS[-1]
    table = Table(title="Search, one core, from the middle of a match", title_justify="left")
    for heading in ("", "random playouts/s", "iterations/s", f"a move of the {strongest}, s", "stated, s"):
        table.add_column(heading, justify="left" if not heading else "right")
    for name in GAMES:
        prepare(name)
        match = middle_of(name)
        at_random = replace(game(name).rules.manner, care=0.0, care_of_others=0.0, foresight=A_WHOLE_MATCH)
        playouts = iterations_a_second(match, at_random, nodes=1)  # no tree: imagine, play to the end, judge
        searched = iterations_a_second(match, game(name).rules.manner)
        taken = move_time(match, strongest)
        title = f"{game(name).title()}, {match.players} players"
        table.add_row(title, f"{playouts:,.0f}", f"{searched:,.0f}", f"{taken:.2f}", f"{usual_seconds(strongest):.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
