"""Arenas that are kept in a folder: played once, gone on with, and told in few words."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from rich.progress import track

from islario.lab.arena import BadArena, Folder, Outcome, Plan, Processes, finish
from islario.lab.arena.folder import read

Decided = Callable[[Sequence[Outcome]], bool]


def play(
    path: Path,
    plan: Plan,
    games: int,
    workers: int | None = None,
    *,
    told: str = "",
    decided: Decided = lambda _: False,
    until: float = float("inf"),
) -> None:
    """Plays what is missing of so many matches, until the first of them decide or the clock says so
    (`time.monotonic`)."""
    with Folder.open(path, plan) as folder:
        missing = sum(number not in folder.outcomes for number in range(games))
        if not missing or decided(first_of(folder.outcomes)):
            return
        with closing(finish(plan, games, folder, Processes(workers))) as matches:
            for _ in track(matches, told or plan.game, total=missing):
                if time.monotonic() > until or decided(first_of(folder.outcomes)):
                    return


def first_of(outcomes: dict[int, Outcome]) -> list[Outcome]:
    """All matches up to the first that is missing: those that ended early by chance do not count before the others."""
    ended: list[Outcome] = []
    while len(ended) in outcomes:
        ended.append(outcomes[len(ended)])
    return ended


def kept_in(path: Path) -> list[Outcome]:
    """What has been played there so far, in order."""
    try:
        return first_of({outcome.number: outcome for outcome in read(path)[1]})
    except BadArena:
        return []


def percent(share: float, low: float, high: float, matches: object) -> str:
    """A share with its interval and in how many matches."""
    return f"{100 * share:.0f} % ({100 * low:.0f} to {100 * high:.0f}; {matches})"
