"""How a match stands and how it ended, as the front page tells it. All of it is what a spectator sees: who is asked and
since when changes with the spectator's version alone, so that it tells of no secret step."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace

from islario.kernel.reading import SPECTATOR, Hidden
from islario.server.storage.glances import Ending, EndOfSeat, Glance
from islario.server.storage.store import Entry, Table
from islario.server.tables.holidays import unspent
from islario.server.tables.live import Live, Trial

ROUGHLY = 60  # seconds by which "since" may lag where no clock runs: it need not be written with every move of a turn
A_DAY = 24 * 3600
RINGS = 20  # seconds after which those are told who are asked and away; where moves come faster, nobody is


def foreseen(live: Live, trial: Trial, entry: Entry) -> Glance | None:
    """How the match stands after an entry that is about to be stored; None where it stands as before."""
    facts, viewer = trial.seen[SPECTATOR], live.viewers[SPECTATOR]
    if facts.tobytes() == viewer.facts.tobytes():
        return None
    same = live.glance is not None and facts.points.tobytes() == viewer.facts.points.tobytes()
    scores = live.glance.scores if live.glance is not None and same else live.game.desk.standings(facts)[0]
    pending = trial.course.standpoint.pending
    now = _glance(live, facts, pending, len(live.log) + 1, live.glance, entry, scores)
    return None if now == live.glance else now


def standing(live: Live, before: Glance | None) -> Glance:
    """How the match stands now. When it came to stand so everybody knows; of what was done in secret since, nobody."""
    viewer = live.viewers[SPECTATOR]
    opened = viewer.steps[-1]
    latest = live.log[opened - 1] if opened else None
    scores = live.game.desk.standings(viewer.facts)[0]
    return _glance(live, viewer.facts, live.standpoint.pending, opened, before, latest, scores)


def _glance(
    live: Live,
    facts: Hidden,
    pending: Sequence[int],
    opened: int,
    before: Glance | None,
    entry: Entry | None,
    scores: list[int],
) -> Glance:
    windows = live.game.rules.windows
    window = opened if pending and windows is not None and windows.is_open(facts) else None
    asked = live.game.desk.pending(facts) if window is not None else pending
    at = live.table.created if entry is None else entry.at
    mover = None if entry is None else entry.seat
    since = {seat: since_of(live.table, seat, at, mover, before, window) for seat in asked}
    used = used_by(live.table, since, at, before)
    anew = [seat for seat in asked if before is None or seat not in before.asked or _left_a_window(before, window)]
    rings = any(live.table.seats[seat].kind == "person" for seat in anew)
    glance = Glance(since, scores, used, window, bell=at + RINGS if rings else None)
    return clocked(live.table, glance)


def _left_a_window(before: Glance, window: int | None) -> bool:
    return before.window is not None and before.window != window


def since_of(
    table: Table, seat: int, at: int, mover: int | None, before: Glance | None, window: int | None = None
) -> int:
    """Since when a seat is asked: its own moves begin its time anew, unless it has so many minutes in all. No clock
    runs in a secret window: it begins after it, and within it nobody's answer shows."""
    earlier = None if before is None else before.asked.get(seat)
    if before is None or earlier is None or _left_a_window(before, window):
        return at
    if table.clock == "minutes" or window is not None:
        return earlier
    lag = 0 if table.clock == "day" else ROUGHLY
    return at if mover == seat and at - earlier > lag else earlier


def used_by(table: Table, since: dict[int, int], at: int, before: Glance | None) -> dict[int, int]:
    """The seconds that each seat has taken, up to the question it stands before; of holidays where it has a day."""
    if table.clock == "none" or before is None:
        return {}
    used = dict(before.used)
    if table.clock == "day":
        for seat in before.asked.keys() & used.keys():
            if since.get(seat) != before.asked[seat]:
                used[seat] -= unspent(before, seat, at)
    elif before.window is None and all(sitter.kind != "open" for sitter in table.seats):
        for seat, began in before.asked.items():
            if since.get(seat) != began and table.seats[seat].kind == "person":
                used[seat] = used.get(seat, 0) + max(at - began, 0)
    return used


def clocked(table: Table, glance: Glance) -> Glance:
    """The same, with the moment at which the first of those asked runs out of time."""
    times = [due for seat in glance.asked if (due := due_of(table, glance, seat)) is not None]
    return replace(glance, due=min(times, default=None))


def due_of(table: Table, glance: Glance, seat: int) -> int | None:
    """When a seat that is asked runs out of time; never in a secret window, and a bot has all the time it needs."""
    since = glance.asked.get(seat)
    if since is None or glance.window is not None or table.clock == "none" or table.seats[seat].kind != "person":
        return None
    if any(sitter.kind == "open" for sitter in table.seats):  # it begins when everybody has come
        return None
    if table.clock == "day":
        return since + A_DAY
    return since + max(table.minutes * 60 - glance.used.get(seat, 0), 0)


def ending_of(live: Live) -> Ending:
    """How a match ended: everybody's points by source, and places."""
    facts = live.viewers[SPECTATOR].facts
    points, (scores, places) = facts.points.tolist(), live.game.desk.standings(facts)
    seats = [
        EndOfSeat(
            sitter.name, sitter.kind, scores[sitter.seat], places[sitter.seat],
            {source.name.lower(): int(points[sitter.seat][source.value]) for source in live.game.rules.sources},
        )
        for sitter in live.table.seats
    ]  # fmt: skip
    return Ending(live.table.id, live.game.name, live.table.options, live.idle_since, seats)


def times_of(live: Live) -> dict[str, dict[str, int]]:
    """The seconds that those have left who are asked."""
    glance, now = live.glance, int(time.time())
    dues = {} if glance is None else {seat: due_of(live.table, glance, seat) for seat in glance.asked}
    return {"left": {str(seat): due - now for seat, due in dues.items() if due is not None}}
