"""`make bench`: one table, everything measured in this one run, peers as ratios."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.ours import BatchRow, Row, Times, batch_play, random_play, waiting_times
from benchmarks.peers import PEERS, Measurement
from islario.games import GAMES

YARDSTICKS = ("catanatron, 4 random players", "OpenSpiel gin_rummy, inside C++")
BATCH_YARDSTICKS = ("Pgx backgammon, batch of 1,024", "catanatron, 4 random players")


def measure_peers(seconds: float, console: Console) -> dict[str, Measurement | None]:
    found: dict[str, Measurement | None] = {}
    for name, peer in PEERS.items():
        console.print(f"measuring {name} …")
        try:
            found[name] = peer(seconds)
        except ImportError:
            found[name] = None
    return found


def measure_ours(console: Console) -> tuple[list[Row], list[BatchRow], list[Times]]:
    from islario.match import game
    from islario.match.prepare import prepare

    rows, batches, times = [], [], []
    for name in GAMES:
        prepare(name)
        seats = game(name).seats
        for players in sorted({seats[0], min(4, seats[-1]), seats[-1]}):
            console.print(f"measuring {name} with {players} …")
            rows.append(random_play(name, players))
            batches.append(batch_play(name, players))
        console.print(f"compiling {name} from nothing …")
        times.append(waiting_times(name))
    return rows, batches, times


def speed_table(rows: list[Row], peers: dict[str, Measurement | None]) -> Table:
    table = Table(title="Random play, all decisions counted", title_justify="left")
    for heading in ("", "decisions/s, one core", "all cores", "games/s, one core", "bytes of state"):
        table.add_column(heading, justify="left" if not heading else "right")
    yardsticks = [(name, peers[name]) for name in YARDSTICKS]
    for name, _ in yardsticks:
        table.add_column(f"× {name.split(',')[0]}", justify="right")
    for row in rows:
        fast = row.one_core.decisions_per_second
        ratios = [f"{fast / peer.decisions_per_second:.1f}" if peer else "-" for _, peer in yardsticks]
        table.add_row(
            row.one_core.name, f"{fast:,.0f}", f"{row.all_cores.decisions_per_second:,.0f}",
            f"{row.one_core.games_per_second:,.0f}", f"{row.state_bytes:,}", *ratios,
        )  # fmt: skip
    table.add_section()
    for name, peer in peers.items():
        if peer is None:
            table.add_row(name, "not installed", "", "", "", *([""] * len(yardsticks)))
            continue
        ratios = [f"{peer.decisions_per_second / other.decisions_per_second:.2f}" if other else "-"
                  for _, other in yardsticks]  # fmt: skip
        table.add_row(name, f"{peer.decisions_per_second:,.0f}", "", f"{peer.games_per_second:,.1f}", "", *ratios)
    return table


def batch_table(rows: list[BatchRow], peers: dict[str, Measurement | None]) -> Table:
    title = "Batch of 1,024, random legal play with masks and observations at every step, decisions/s"
    table = Table(title=title, title_justify="left")
    for heading in ("", "one core", "all cores", "sent from Python, one core", "the same, masks only"):
        table.add_column(heading, justify="left" if not heading else "right")
    yardsticks = [(name, peers[name]) for name in BATCH_YARDSTICKS]
    for name, _ in yardsticks:
        table.add_column(f"× {name.split(',')[0]}", justify="right")
    for row in rows:
        ratios = [f"{row.one_core / peer.decisions_per_second:.1f}" if peer else "-" for _, peer in yardsticks]
        speeds = [f"{speed:,.0f}" for speed in (row.one_core, row.all_cores, row.stepped, row.masks_only)]
        table.add_row(f"{row.game}, {row.players} players", *speeds, *ratios)
    return table


def waiting_table(times: list[Times]) -> Table:
    table = Table(title="Waiting, in seconds", title_justify="left")
    headings = ("", "compiling, cold", "from the cache", "start of `islario simulate` to its first result")
    for heading in headings:
        table.add_column(heading, justify="left" if not heading else "right")
    for row in times:
        seconds = (row.compile_cold, row.compile_cached, row.first_decision)
        table.add_row(row.game, *(f"{value:.2f}" for value in seconds))
    return table


def as_json(
    rows: list[Row], batches: list[BatchRow], times: list[Times], peers: dict[str, Measurement | None]
) -> dict[str, Any]:
    return {
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "games": [asdict(row) for row in rows],
        "batches": [asdict(row) for row in batches],
        "waiting": [asdict(row) for row in times],
        "peers": [asdict(peer) for peer in peers.values() if peer],
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks", description="Islario's speed beside its peers', in one run.")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU time for each peer (default: 3)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    chosen = parser.parse_args()
    progress = Console(stderr=True)
    peers = measure_peers(chosen.seconds, progress)
    rows, batches, times = measure_ours(progress)
    if chosen.json:
        json.dump(as_json(rows, batches, times, peers), sys.stdout, indent=2)
        return
    console = Console(width=max(120, Console().width))
    console.print(speed_table(rows, peers))
    console.print(batch_table(batches, peers))
    console.print(waiting_table(times))


if __name__ == "__main__":
    main()
