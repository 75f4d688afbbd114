"""What is asked beside the match itself: a secret window that is open, and the answers that a seat has given ahead."""

from __future__ import annotations

from islario.server.http.answers.table import Asking, StandingInfo, WindowInfo
from islario.server.tables.idle.standing import holding
from islario.server.tables.live import Live
from islario.server.views.shown import teller_of
from islario.words import Said


def asking_of(live: Live, seat: int | None, language: str, now: float) -> Asking | None:
    """Nothing in games that ask nothing so. A window is told to all alike."""
    if live.game.rules.windows is None and not live.game.rules.standing:
        return None
    window = live.window
    told = None
    if window is not None and live.table.halted is None:
        left = round(max(window.ends - now, 0.0), 3)
        told = WindowInfo(asked=[*window.asked], length=window.length, left=left, waits=[*window.waits])
    return Asking(window=told, standing=_standing(live, seat, language))


def _standing(live: Live, seat: int | None, language: str) -> list[StandingInfo]:
    """Those that the seat could give now, or has given."""
    if seat is None or live.over or live.table.halted is not None:
        return []
    hidden, teller = live.facts_of(seat), teller_of(live, language)
    held = {each.name for each in holding(live.game, hidden, (live.ahead or {}).get(seat, {}))}
    return [
        StandingInfo(name=each.name, words=teller.tell(Said(f"standing-{each.name}")), on=each.name in held)
        for each in live.game.rules.standing
        if each.name in held or each.offered(hidden)
    ]
