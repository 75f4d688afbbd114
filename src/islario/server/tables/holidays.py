"""Holidays: where each move has a day, it begins when whoever is asked is back.

At a rated table that ends somewhere, or whoever is about to lose could renew their holidays and never have lost. What
they took there is kept with how the match stands, in what the clock of minutes counts by.
"""

from __future__ import annotations

from dataclasses import replace

from islario.server.storage.glances import Glance
from islario.server.storage.store import Table

ALLOWANCE = 30 * 24 * 3600  # seconds that holidays may hold a rated match up, of one seat, all of them together


def on_holiday(table: Table, glance: Glance, seat: int, away: int) -> Glance:
    """The same, but for a seat whose day begins when its holder is back, or has no holidays left in this match."""
    since, taken = glance.asked[seat], glance.used.get(seat, 0)
    begins = max(since, min(away, since + ALLOWANCE - taken) if table.rated else away)
    return _with_day(table, glance, seat, begins)


def back_early(table: Table, glance: Glance, seat: int, now: int) -> Glance:
    """The same, but for a seat whose holder is back before they said: what is left of their holidays stays theirs."""
    return _with_day(table, glance, seat, now)


def _with_day(table: Table, glance: Glance, seat: int, begins: int) -> Glance:
    taken = glance.used.get(seat, 0) + begins - glance.asked[seat]
    used = {**glance.used, seat: max(taken, 0)} if table.rated else glance.used
    return replace(glance, asked={**glance.asked, seat: begins}, used=used)


def unspent(glance: Glance, seat: int, at: int) -> int:
    """Seconds of the holidays counted already that somebody did not take: they have moved before."""
    return max(min(glance.asked[seat] - at, glance.used.get(seat, 0)), 0)
