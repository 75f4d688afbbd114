"""`python -m benchmarks.learned [SECONDS]`: what a network costs, in every game that has one.

Microseconds an evaluation as a search asks for one (observation, layers, how likely each legal move is, what all seats
may expect), and what the admiral comes to beside the captain, whose search asks no network: iterations a second. From
the middle of a match, by the processor's clock of one thread, both in turns.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numba
import numpy as np
from rich.console import Console
from rich.table import Table

from benchmarks.search import iterations_a_second, middle_of
from islario.bots.admiral import make_ready
from islario.games import GAMES
from islario.kernel.layout import enter
from islario.learned.network import Mind, consider, likelihoods, prospects
from islario.learned.weights import fault_of, weights_of
from islario.match import Match, game
from islario.match.desk import cells
from islario.match.prepare import prepare

SECONDS = 2.0  # of each measure
TURNS = 4  # in which they are taken
A_SLICE = 200  # evaluations between two looks at the clock


@numba.njit(nogil=True)  # type: ignore[untyped-decorator]
def evaluate(mind: Any, states: Any, seat: int, moves: Any, likely: Any, wins: Any, points: Any, times: int) -> None:
    for _ in range(times):
        consider(mind, states, 0, seat)
        likelihoods(mind, moves, len(moves), 1.0, likely)
        prospects(mind, seat, len(wins), wins, points)


def evaluations_a_second(match: Match, mind: Mind, seconds: float) -> float:
    seen = match.view_state(match.pending[0])
    moves, wins, points = cells(np.array(seen.moves(), np.int64)), *(np.zeros(match.players) for _ in range(2))
    given = (mind, enter(seen.hidden.array), seen.seat, moves, cells(np.zeros(len(moves))), cells(wins), cells(points))
    evaluate(*given, 1)
    begun, made = time.thread_time(), 0
    while time.thread_time() - begun < seconds:
        evaluate(*given, A_SLICE)
        made += A_SLICE
    return made / (time.thread_time() - begun)


def measured(name: str, seconds: float) -> tuple[float, float, float]:
    """Evaluations, iterations of an admiral and of a captain a second: the middle one of some turns each."""
    opened, match = game(name), middle_of(name)
    rules, mind = opened.rules, weights_of(opened.rules).mind()
    turns = [
        (
            evaluations_a_second(match, mind, seconds / TURNS),
            iterations_a_second(match, rules.learned_manner, mind=mind, seconds=seconds / TURNS),
            iterations_a_second(match, rules.manner, seconds=seconds / TURNS),
        )
        for _ in range(TURNS)
    ]
    evaluated, admiral, captain = np.median(turns, axis=0).tolist()
    return evaluated, admiral, captain


def main(*given: str) -> None:
    table = Table(title="Networks, one core, from the middle of a match", title_justify="left")
    for heading in ("", "µs an evaluation", "captain, iterations/s", "admiral, iterations/s", "left of it"):
        table.add_column(heading, justify="left" if not heading else "right")
    for name in GAMES:
        opened = game(name)
        if fault_of(opened.rules) is not None:
            continue
        prepare(name)
        make_ready(opened)
        evaluated, admiral, captain = measured(name, float(given[0]) if given else SECONDS)
        title = f"{opened.title()}, {middle_of(name).players} players"
        figures = (f"{1e6 / evaluated:.1f}", f"{captain:,.0f}", f"{admiral:,.0f}", f"{100 * admiral / captain:.0f} %")
        table.add_row(title, *figures)
    Console().print(table)


if __name__ == "__main__":
    main(*sys.argv[1:])
