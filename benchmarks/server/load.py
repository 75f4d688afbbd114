"""`python -m benchmarks.server.load`: 200 live tables of four on one process, beside boardgame.io's server."""

from __future__ import annotations

import argparse

import uvloop

from benchmarks.server import ours, theirs
from benchmarks.server.measure import Load


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    chosen = parser.parse_args()
    load = Load(tables=chosen.tables, seconds=chosen.seconds)
    print(f"{load.tables} tables of 4 seats, {load.rate:g} moves a second at each, bots off", flush=True)
    mine = uvloop.run(ours.run(load))
    print(mine, flush=True)
    if chosen.alone:
        return
    other = uvloop.run(theirs.run(load))
    print(other, flush=True)
    ratios = {
        "p50": other.delay(0.5) / mine.delay(0.5),
        "p99": other.delay(0.99) / mine.delay(0.99),
        "processor a move": (other.work / other.moves) / (mine.work / mine.moves),
        "memory a table": other.memory / mine.memory,
    }
    print("boardgame.io / Islario: " + ", ".join(f"{name} {ratio:.2f}" for name, ratio in ratios.items()))


if __name__ == "__main__":
    main()
