"""Mining: exercises found in bots' matches. Many decisions are looked at in a hurry, the clearest are proved."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial

from islario.exercises.exercise import File
from islario.kernel.components import fingerprint_of
from islario.lab.arena import Crew
from islario.lab.mining.choosing import MOST_KEPT, chosen, promising
from islario.lab.mining.notes import BadNotes, Notes
from islario.lab.mining.proof import prove
from islario.lab.mining.search import Candidate, Plan, look_through
from islario.match import game

__all__ = ["SEARCHING", "BadNotes", "Notes", "Plan", "file_of", "prove_all", "search", "to_prove"]

SEARCHING = 0.4  # the part of the time that goes into finding candidates; the rest goes into proving them
ENOUGH = 3 * MOST_KEPT  # proved ones to choose from


def search(plan: Plan, games: int, notes: Notes, crew: Crew, until: float) -> Iterator[int]:
    """Looks through those of the first `games` matches that nobody has looked through, until that moment of
    `time.monotonic`; tells after each how many candidates it had."""
    missing = (number for number in range(games) if number not in notes.looked)
    for match in crew.map(partial(look_through, plan), missing):
        notes.keep(match)
        yield len(match.candidates)
        if time.monotonic() > until:
            return


def to_prove(notes: Notes) -> list[Candidate]:
    """Candidates that were not tried yet, the most promising first."""
    every = [each for match in notes.looked.values() for each in match.candidates]
    return [each for each in promising(every) if (each.seed, each.plies) not in notes.proved]


def prove_all(plan: Plan, notes: Notes, crew: Crew, until: float) -> Iterator[bool]:
    """Tries candidates until there are enough exercises or time is up; tells of each whether it is one."""
    left = to_prove(notes)
    for tried in crew.map(partial(prove, plan, left), range(len(left))):
        notes.keep(tried)
        yield tried.exercise is not None
        if time.monotonic() > until or sum(each.exercise is not None for each in notes.proved.values()) >= ENOUGH:
            return


def file_of(plan: Plan, notes: Notes) -> File:
    """The exercises that are kept."""
    return File(game(plan.game).rules.version, fingerprint_of(plan.game), chosen(notes.proved.values()))
