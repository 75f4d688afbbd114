"""`python -m benchmarks.levels FOLDER [--show]`: each level against the one below, in every game and at every table.

One of the stronger sits among weaker ones and goes round the table. What has been played is kept in the folder; all of
it takes some six hours of a core. Prints the tables of docs/bots.md; with `--show`, of what has been played so far.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

from benchmarks import arenas
from islario.bots import LEVELS
from islario.games import GAMES
from islario.lab.arena import BadArena, Plan, summary
from islario.lab.arena.folder import read
from islario.match import game
from islario.match.prepare import prepare

STEPS = [(stronger, weaker) for weaker, stronger in pairwise(LEVELS)]
MATCHES = {"sailor": 120, "navigator": 48, "captain": 24}  # at least; whole rounds, so that seats are fair
ALONE = 12  # of each level, where there is nobody to be ahead of


def plans(name: str) -> list[Plan]:
    """For every number of players and every step a table; alone, all levels play the same deals."""
    tables = []
    for players in game(name).seats:
        if players == 1:
            tables.append(Plan.of(name, LEVELS[::-1], 1))
        else:
            tables += [Plan.of(name, [one, *[other] * (players - 1)], players) for one, other in STEPS]
    return tables


def matches_of(plan: Plan) -> int:
    least = ALONE * len(LEVELS) if plan.players == 1 else MATCHES[plan.bots[0]]
    return -(-least // plan.round_length) * plan.round_length


def folder_of(base: Path, plan: Plan) -> Path:
    return base / f"{plan.game}-{plan.players}-{'-'.join(plan.bots)}"


def play(base: Path, plan: Plan) -> None:
    arenas.play(folder_of(base, plan), plan, matches_of(plan), told=f"{plan.game}, {plan.players}: {plan.bots[0]}")


def cell(base: Path, plan: Plan) -> str:
    """How often the stronger came in ahead of a weaker one, with the 95 % interval and the number of matches."""
    try:
        pair = summary(*read(folder_of(base, plan)))["ahead"][0]
    except (BadArena, IndexError):
        return "not played"
    share, low, high = pair["share"], pair["low"], pair["high"]
    if pair["bot"] != plan.bots[0]:  # the summary names the better one first
        share, low, high = 1 - share, 1 - high, 1 - low
    doubt = "" if low > 0.5 else ", not sure"
    return arenas.percent(share, low, high, f"{pair['matches']}{doubt}")


def alone(base: Path, plan: Plan) -> list[str]:
    """Points where there is nobody to be ahead of."""
    try:
        rows = {row["bot"]: row for row in summary(*read(folder_of(base, plan)))["table"]}
    except BadArena:
        rows = {}
    if len(rows) < len(LEVELS) or None in [row["points_margin"] for row in rows.values()]:
        return ["not played"] * len(STEPS)
    told = {name: f"{row['points']:.1f} ± {row['points_margin']:.1f}" for name, row in rows.items()}
    return [f"{told[one]} to {told[other]} points" for one, other in STEPS]


def show(base: Path, name: str) -> None:
    opened = game(name)
    print(f"\n| {opened.title()} | " + " | ".join(f"{one} over {other}" for one, other in STEPS) + " |")
    print("|---|" + "---|" * len(STEPS))
    tables = plans(name)
    for players in opened.seats:
        seated = [plan for plan in tables if plan.players == players]
        cells = alone(base, seated[0]) if players == 1 else [cell(base, plan) for plan in seated]
        print(f"| {players} | " + " | ".join(cells) + " |")


def main() -> None:
    match sys.argv[1:]:
        case [folder, *rest] if rest in ([], ["--show"]):
            base = Path(folder)
        case _:
            sys.exit("usage: python -m benchmarks.levels FOLDER [--show]")
    for name in GAMES:
        if not rest:
            prepare(name)
            for plan in plans(name):
                play(base, plan)
        show(base, name)


if __name__ == "__main__":
    main()
