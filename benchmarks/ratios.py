"""Whether the games became slower: `python -m benchmarks.ratios` beside the figures of the last release.

Seconds differ from machine to machine and from hour to hour. So random decisions are measured in sorts of 64 numbers,
compiled by the same compiler and timed in turns with them, each by its quickest of many short runs; only the ratio is
kept (benchmarks/ratios.json). `make bench` ends with it; no test is timed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import numpy as np

from islario.games import GAMES, OURS
from islario.kernel import jobs
from islario.kernel.dice import key_of, key_words
from islario.kernel.layout import DICE_RECORD
from islario.kernel.rule import rule
from islario.match import game

KEPT = Path(__file__).parent / "ratios.json"
TOLERANCE = 1.6  # what a busy machine may take
TRIES = 3  # whoever is slower each time is slower
NUMBERS, SORTS, MATCHES, ROUNDS = 64, 200, 5, 100


@rule
def sort_numbers(numbers: np.ndarray, times: int) -> None:
    """Mixes numbers up and sorts them by insertion: loads, stores and branches as in rules, but nothing of theirs."""
    seed = 1
    for _ in range(times):
        for i in range(len(numbers)):
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
            place = i
            while place > 0 and numbers[place - 1] > seed:
                numbers[place] = numbers[place - 1]
                place -= 1
            numbers[place] = seed


def decisions_a_sort(name: str, players: int) -> float:
    """How many random decisions are made in the time of one sort."""
    opened = game(name)
    rules, key = opened.rules, key_words(key_of(1))
    options = np.array(opened.numbers(opened.choices({})), np.int64)
    states, blank, chances = rules.layout.blank(), rules.layout.blank(), np.zeros(1, DICE_RECORD)
    moves, keys, numbers = np.zeros(rules.most_legal, np.int64), np.zeros(8, np.int64), np.zeros(NUMBERS, np.int64)
    totals, places = np.zeros((MATCHES, players), np.int64), np.zeros((MATCHES, players), np.int64)
    decisions = np.zeros(MATCHES, np.int64)

    def play() -> int:
        jobs.simulate(
            states, blank, chances, moves, rules.most_decisions, 0, MATCHES, players, options, key, keys, totals,
            places, decisions,
        )  # fmt: skip
        return int(decisions.sum())

    def sort() -> int:
        sort_numbers(numbers, SORTS)
        return SORTS

    best = [float("inf"), float("inf")]
    for _ in range(ROUNDS):
        for i, job in enumerate((play, sort)):
            best[i] = min(best[i], _seconds_each(job))
    return best[1] / best[0]


def _seconds_each(job: Callable[[], int]) -> float:
    begun = time.thread_time()
    count = job()
    return (time.thread_time() - begun) / count


def players_of(name: str) -> int:
    return min(4, game(name).seats[-1])


def measured(names: Iterable[str]) -> dict[str, float]:
    return {name: round(decisions_a_sort(name, players_of(name)), 2) for name in names}


def slower(now: dict[str, float], before: dict[str, float]) -> list[str]:
    """The games that make fewer decisions in the time of a sort than they did, by more than the tolerance."""
    return [
        f"{name}: {now[name]} decisions a sort, {was} at the last release"
        for name, was in before.items()
        if name in now and now[name] < was / TOLERANCE
    ]


def at_the_last_release() -> dict[str, float]:
    return json.loads(KEPT.read_text(encoding="utf-8"))  # type: ignore[no-any-return]


def still_slower() -> list[str]:
    """What is slower than at the last release, each time it is measured."""
    before = at_the_last_release()
    found: list[str] = []
    for _ in range(TRIES):
        found = slower(measured(name for name in GAMES if name in before), before)
        if not found:
            break
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.ratios", description=__doc__)
    parser.add_argument("--keep", action="store_true", help="keep today's figures as those of a release")
    chosen = parser.parse_args()
    if chosen.keep:
        KEPT.write_text(json.dumps(measured(OURS), indent=2) + "\n", encoding="utf-8")
        return 0
    for name in GAMES:
        if name not in at_the_last_release():
            print(f"{name} is left out: it was not measured at the last release.")
    found = still_slower()
    print("\n".join(found) or "No game is slower than at the last release.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
