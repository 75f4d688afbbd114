"""`python -m benchmarks.strength [FILE]`: how strong bots are, from the arenas of `python -m benchmarks.levels`.

Reads the tables that it has printed, which stand in docs/bots.md: how often each level came in ahead of the one below,
in how many matches. Writes `src/islario/bots/strength.toml`, which rated tables and leaderboards read.
"""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from islario.bots.strength import FILE
from islario.games import OURS
from islario.match import game

PRINTED = Path(__file__).parent.parent / "docs" / "bots.md"
ANCHOR, MIDDLE = "sailor", 25.0  # the level that plays as well as somebody of whom nothing is known
SCALE = (
    math.sqrt(2) * 25 / 6
)  # points of rating by which one is ahead in e of e + 1 matches, as Plackett and Luce have it
CELL = re.compile(r"(\d+) % \(\d+ to \d+; (\d+)")
HEAD = "# How strong bots are: written by `python -m benchmarks.strength`, read by rated tables and leaderboards.\n"


def steps(text: str, title: str) -> Iterator[tuple[str, str, float, int]]:
    """The stronger level, the weaker one, how often the one came in ahead, and in how many matches, at all tables."""
    lines = iter(text.splitlines())
    heading = next(line for line in lines if line.startswith(f"| {title} |") and " over " in line)
    pairs = [cell.strip().split(" over ") for cell in heading.split("|")[2:-1]]
    rows = [line.split("|")[2:-1] for line in iter(lambda: next(lines, ""), "")]
    for column, (stronger, weaker) in enumerate(pairs):
        found = [CELL.search(row[column]) for row in rows]
        counted = [(int(cell[1]) / 100, int(cell[2])) for cell in found if cell is not None]
        matches = sum(number for _, number in counted)
        ahead = sum(share * number for share, number in counted)
        yield stronger, weaker, (ahead + 0.5) / (matches + 1), matches


def figures(text: str, title: str) -> dict[str, tuple[float, float, int]]:
    """Each level's rating, its standard deviation, and on how many matches of its own it stands."""
    chain = list(steps(text, title))
    gaps = {(one, other): SCALE * math.log(share / (1 - share)) for one, other, share, _ in chain}
    doubts = {
        (one, other): SCALE / math.sqrt(matches * share * (1 - share)) for one, other, share, matches in chain
    }  # fmt: skip
    known = {ANCHOR: (MIDDLE, 0.0)}
    while len(known) <= len(chain):
        for (one, other), gap in gaps.items():
            for new, old, sign in ((one, other, 1), (other, one, -1)):
                if new not in known and old in known:
                    mu, sigma = known[old]
                    known[new] = mu + sign * gap, math.hypot(sigma, doubts[one, other])
    of = {level: sum(matches for one, other, _, matches in chain if level in (one, other)) for level in known}
    nearest = min(doubts.values())  # what is measured against is as unsure as the surest step from it
    return {level: (mu, sigma or nearest, of[level]) for level, (mu, sigma) in known.items()}


def main() -> None:
    text = (Path(sys.argv[1]) if sys.argv[1:] else PRINTED).read_text(encoding="utf-8")
    parts = [HEAD]
    for name in OURS:
        parts.append(f"\n[{name}]\n")
        found = figures(text, game(name).title("en"))
        for level, (mu, sigma, matches) in sorted(found.items(), key=lambda pair: pair[1]):
            parts.append(f"{level} = {{ mu = {mu:.1f}, sigma = {sigma:.1f}, matches = {matches} }}\n")
    FILE.write_text("".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
