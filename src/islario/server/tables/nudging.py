"""Nudging whoever is waited for: once a turn, after a while, by somebody who plays at the same table.

It goes by what all can see, and never in a secret window: nobody knows who has yet to answer there.
"""

from __future__ import annotations

from islario.server.errors import Refusal
from islario.server.storage.people.notices import Notices
from islario.server.tables.live import Live
from islario.server.tables.seating.browser import Browser
from islario.server.tables.seating.consent import sitter_at

PATIENCE = 60  # seconds that everybody has at least


async def nudge(notices: Notices, live: Live, seat: int, browser: Browser, now: int) -> None:
    sitter, glance = sitter_at(live.table, seat), live.glance
    live.check_goes_on()
    if not browser.seats:
        raise Refusal("not-at-this-table", 403)
    if seat in browser.places:
        raise Refusal("own-seat", 409)
    since = None if glance is None or glance.window is not None else glance.asked.get(seat)
    if sitter.kind != "person" or since is None or live.over:
        raise Refusal("nobody-waits", 409)
    if now - since < PATIENCE:
        raise Refusal("nudge-too-soon", 409, max(since + PATIENCE - now, 1))
    if not await notices.nudge(live.table.id, seat, since, browser.seats[0], now):
        raise Refusal("nudged-already", 409)
