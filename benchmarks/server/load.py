"""`python -m benchmarks.server.load`: live tables of four, 200 on one process, beside boardgame.io's server."""

from __future__ import annotations

import argparse

import uvloop

from benchmarks.server import ours, theirs
from benchmarks.server.measure import Load


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--every", type=float, default=0.5, help="seconds between the moves of a table")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--within", type=float, help="milliseconds: look for the highest rate with such a p99, alone")
    parser.add_argument("--database", default="", help="of PostgreSQL; otherwise a fresh file of SQLite")
    parser.add_argument("--workers", type=int, default=1, help="processes that serve; several need PostgreSQL")
    chosen = parser.parse_args()
    load = Load(tables=chosen.tables, rate=1 / chosen.every, seconds=chosen.seconds)
    place = (chosen.database, chosen.workers)
    print(f"{load.tables} tables of 4 seats, {load.rate:g} moves a second at each, bots off", flush=True)
    if chosen.within is not None:
        best = uvloop.run(ours.search(load, chosen.within, *place))
        held = f"{best.rate * best.tables:.0f} moves a second" if best else "none of these rates"
        print(f"p99 within {chosen.within:g} ms: {held}")
        return
    mine = uvloop.run(ours.run(load, *place))
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
