"""What the numbers of an observation mean, field by field: as a dictionary, and as the tables of docs/observations.md.

`python -m islario.lab.observations FILE` writes the tables anew; a test sees to it that they are up to date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from islario.games import OURS
from islario.kernel.game import Feature
from islario.match import Match, game
from islario.match.game import Game

INTRODUCTION = """# Observations, field by field

What a learner in a seat sees: the numbers of `batch.observations[i]` and of every environment's observation, made from
what that seat may know and nothing else. Seats are counted from the observer onward, so that a learner need not care
where it sits. All numbers are 32-bit floats, most of them between 0 and 1.

`islario.lab.observations.named(game, numbers)` gives them as a dictionary with these names; `match.view(seat)` tells
the same in words and whole numbers. This page is written by `python -m islario.lab.observations docs/observations.md`.
"""


def spans(opened: Game) -> Iterator[tuple[Feature, int, int]]:
    """Each feature with where it begins and where it ends."""
    at = 0
    for feature in opened.rules.observation:
        yield feature, at, at + feature.size
        at += feature.size


def named(opened: Game, numbers: np.ndarray) -> dict[str, np.ndarray]:
    """An observation (or many, the last axis being one) cut into its features, without copying."""
    return {feature.name: numbers[..., first:last] for feature, first, last in spans(opened)}


def observed(match: Match, seat: int) -> dict[str, list[float]]:
    """What the seat may know of a match, by name."""
    desk = match.game.desk
    numbers = desk.observed(desk.hidden(match.state, seat))
    return {name: [round(float(value), 4) for value in part] for name, part in named(match.game, numbers).items()}


def table(opened: Game) -> str:
    """A game's observation in Markdown."""
    lines = [
        f"## {opened.title()}",
        "",
        f"{opened.rules.observation_size} numbers; {opened.rules.moves.count} moves.",
        "",
        "| from | to | numbers | what |",
        "|---:|---:|---:|---|",
    ]
    lines += [f"| {first} | {last - 1} | {last - first} | {part.name} |" for part, first, last in spans(opened)]
    return "\n".join(lines) + "\n"


def page() -> str:
    """The whole of docs/observations.md."""
    return "\n".join([INTRODUCTION, *(table(game(name)) for name in OURS)])


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
