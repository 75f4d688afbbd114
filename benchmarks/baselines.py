"""`python -m benchmarks.baselines FOLDER [--rounds 10] [--show]`: all bots of a game in one arena, game by game.

With as few players as the game takes, but two; every bot meets every other in every seat equally often, each at its
usual time unless `--seconds` says otherwise. What has been played is kept in the folder, and who asks for more rounds
plays the rest. Prints the table of docs/research.md; with `--show`, of what has been played so far.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from benchmarks import arenas
from islario.bots import NAMES, bots_for
from islario.games import GAMES
from islario.lab.arena import BadArena, Plan, summary
from islario.lab.arena.folder import read
from islario.match import game
from islario.match.prepare import prepare

NOT_PLAYED = "not played"
NONE = "–"  # no such bot plays the game


def plan_of(name: str, seconds: float | None) -> Plan:
    opened = game(name)
    return Plan.of(name, bots_for(opened), max(2, opened.seats[0]), seconds=seconds)


def play(base: Path, plan: Plan, rounds: int, workers: int | None) -> None:
    arenas.play(base / plan.game, plan, rounds * plan.round_length, workers)


def column(base: Path, plan: Plan) -> dict[str, str]:
    """A cell a bot: its rating, and the share of its matches that it won, with their 95 % intervals."""
    try:
        rows = {row["bot"]: row for row in summary(*read(base / plan.game))["table"]}
    except BadArena:
        rows = {}
    cells = dict.fromkeys(plan.bots, NOT_PLAYED)
    for bot, row in rows.items():
        won = arenas.percent(row["wins"], row["wins_low"], row["wins_high"], row["matches"])
        cells[bot] = f"{row['rating']:.1f} ± {row['rating_margin']:.1f}, {won}"
    return cells


def show(base: Path, plans: list[Plan]) -> None:
    titles = [f"{game(plan.game).title()}, {plan.players}" for plan in plans]
    print("| bot | " + " | ".join(titles) + " |")
    print("|---|" + "---|" * len(titles))
    columns = [column(base, plan) for plan in plans]
    for bot in reversed(NAMES):
        if any(bot in cells for cells in columns):
            print(f"| {bot} | " + " | ".join(cells.get(bot, NONE) for cells in columns) + " |")


def main(*given: str) -> None:
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m benchmarks.baselines")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seconds", type=float, help="a decision, of bots that search")
    parser.add_argument("--workers", type=int, help="processes; usually one a core")
    parser.add_argument("--show", action="store_true", help="play nothing")
    chosen = parser.parse_args(given or None)
    plans = [plan_of(name, chosen.seconds) for name in GAMES]
    for plan in () if chosen.show else plans:
        prepare(plan.game)
        play(chosen.folder, plan, chosen.rounds, chosen.workers)
    show(chosen.folder, plans)


if __name__ == "__main__":
    main()
