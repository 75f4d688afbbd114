"""Whether the games became slower: `python -m benchmarks.ratios` beside the figures of the last release.

Seconds differ from machine to machine and from hour to hour. So a random decision is measured in blocks of ChaCha8,
compiled by the same compiler and timed in turns with it; only the ratio is kept (benchmarks/ratios.json).
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from islario.games import GAMES
from islario.kernel import jobs
from islario.kernel.dice import chacha8, key_of, key_words
from islario.kernel.layout import DICE_RECORD
from islario.kernel.rule import rule
from islario.match import game

KEPT = Path(__file__).parent / "ratios.json"
TOLERANCE = 1.6  # what a busy machine may add
BLOCKS, MATCHES, ROUNDS = 2000, 10, 60


@rule
def many_blocks(key: np.ndarray, count: int, out: np.ndarray) -> None:
    for block in range(count):
        chacha8(key, block, 0, out)


def blocks_a_decision(name: str, players: int) -> float:
    """How many ChaCha8 blocks could be made in the time of one random decision."""
    opened = game(name)
    rules, key = opened.rules, key_words(key_of(1))
    options = np.array(opened.numbers(opened.choices({})), np.int64)
    states, blank, chances = rules.layout.blank(), rules.layout.blank(), np.zeros(1, DICE_RECORD)
    moves, keys, words = np.zeros(rules.most_legal, np.int64), np.zeros(8, np.int64), np.zeros(16, np.int64)
    totals, places = np.zeros((MATCHES, players), np.int64), np.zeros((MATCHES, players), np.int64)
    decisions = np.zeros(MATCHES, np.int64)

    def play() -> int:
        jobs.simulate(
            states, blank, chances, moves, rules.most_decisions, 0, MATCHES, players, options, key, keys, totals,
            places, decisions,
        )  # fmt: skip
        return int(decisions.sum())

    def scramble() -> int:
        many_blocks(key, BLOCKS, words)
        return BLOCKS

    best = [float("inf"), float("inf")]
    for _ in range(ROUNDS):
        for i, job in enumerate((play, scramble)):
            best[i] = min(best[i], _seconds_each(job))
    return best[0] / best[1]


def _seconds_each(job: Callable[[], int]) -> float:
    begun = time.thread_time()
    count = job()
    return (time.thread_time() - begun) / count


def measured() -> dict[str, float]:
    found = {}
    for name in GAMES:
        players = min(4, game(name).seats[-1])
        found[f"{name}, {players} players"] = round(blocks_a_decision(name, players), 2)
    return found


def slower(now: dict[str, float], before: dict[str, float]) -> list[str]:
    """The games that take more than the tolerance longer than they did."""
    return [
        f"{name}: {now[name]} blocks a decision, {was} at the last release"
        for name, was in before.items()
        if name in now and now[name] > was * TOLERANCE
    ]


def main() -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.ratios", description=__doc__)
    parser.add_argument("--keep", action="store_true", help="keep today's figures as those of a release")
    chosen = parser.parse_args()
    now = measured()
    print(json.dumps(now, indent=2))
    if chosen.keep:
        KEPT.write_text(json.dumps(now, indent=2) + "\n", encoding="utf-8")
        return 0
    found = slower(now, json.loads(KEPT.read_text(encoding="utf-8")))
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
