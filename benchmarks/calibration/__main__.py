"""`python -m benchmarks.calibration GAME`: are a network's chances true? Prints a table, and draws it with `--picture`.

In thousands of matches of the network against itself: what it promises one seat at one decision of each, beside what
came. With `--hints`: what hints promise of their best move there, beside what came when it was made and the network
played on. With `--fit`: how much surer the network should be (`python -m islario.learned.calibrating`), which is to be
measured with another seed afterwards.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
from rich.progress import track

import islario
from benchmarks.calibration.bins import Calibration, calibration
from benchmarks.calibration.fitting import best_factor
from benchmarks.calibration.hints import hinted
from benchmarks.calibration.matches import Played, foretold, play, play_again, tables_of
from benchmarks.calibration.picture import picture
from islario.bots.admiral import make_ready
from islario.learned.policy import Learned
from islario.match import Game, game
from islario.match.prepare import prepare

Pair = tuple[np.ndarray, np.ndarray]  # what was foretold, and what came
Ask = Callable[[Game, Learned, Played], Pair]
Found = list[Pair]


def network(opened: Game, policy: Learned, played: Played) -> Pair:
    """The network's own word, and what came."""
    return foretold(policy, played)[:, 0], played.outcomes


def hints(opened: Game, policy: Learned, played: Played, iterations: int) -> Pair:
    """What hints tell of the move that they put first, and what came of it."""
    moves, chances = hinted(opened, played, iterations)
    return chances, play_again(opened, policy, played, moves)


def shares_of_all(opened: Game, policy: Learned, played: Played) -> Pair:
    """The network's word on all seats, and what came to the first of them."""
    return foretold(policy, played), played.outcomes


def found_in(name: str, matches: int, seed: int, ask: Ask) -> Found:
    """Kind of table by kind of table."""
    opened, policy = game(name), islario.learned(name)
    tables = track(tables_of(opened, matches, seed), f"{name}, {matches:,} matches")
    return [ask(opened, policy, play(opened, policy, table)) for table in tables]


def calibration_of(found: Found) -> Calibration:
    foretold, came = zip(*found, strict=True)
    return calibration(np.concatenate(foretold), np.concatenate(came))


def table_of(found: Calibration) -> str:
    """As it stands in docs/learned.md."""
    lines = ["| foretold | came | positions |", "|---|---|---|"]
    lines += [
        f"| {100 * each.foretold:.1f} % | {100 * each.came:.1f} % ({100 * each.low:.1f} to {100 * each.high:.1f}) "
        f"| {each.count:,} |"
        for each in found.bins
    ]
    error = f"{100 * found.error:.1f} points ({100 * found.low:.1f} to {100 * found.high:.1f})"
    return "\n".join([*lines, f"| **mean error** | {error} | {found.count:,} |"])


def main(*given: str) -> None:
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m benchmarks.calibration")
    parser.add_argument("game")
    parser.add_argument("--hints", action="store_true", help="what hints promise, not the network alone")
    parser.add_argument("--fit", action="store_true", help="only by which factor `wins` would be truest")
    parser.add_argument("--iterations", type=int, default=300, help="of a hint: so many to find moves and to compare")
    parser.add_argument("--matches", type=int, help="6,000, and 1,000 for hints")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, help="an SVG file to draw")
    chosen = parser.parse_args(given or None)
    prepare(chosen.game)
    ask: Ask = network
    whose, matches = "the network's word", 6000
    if chosen.hints:
        make_ready(game(chosen.game))
        ask = partial(hints, iterations=chosen.iterations)
        whose, matches = "what hints promise", 1000
    if chosen.fit:
        told = found_in(chosen.game, chosen.matches or matches, chosen.seed, shares_of_all)
        print(f"the likeliest factor: {best_factor(told):.2f}")
        return
    found = calibration_of(found_in(chosen.game, chosen.matches or matches, chosen.seed, ask))
    print(table_of(found))
    if chosen.picture is not None:
        title = f"{game(chosen.game).title('en')}: {whose}"
        chosen.picture.write_text(picture(title, found), encoding="utf-8")


if __name__ == "__main__":
    main()
