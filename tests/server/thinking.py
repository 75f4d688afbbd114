"""What thinks for bots and hints, without a server around it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from islario.kernel.components import fingerprint_of
from islario.match import Match, Seen
from islario.server.settings import Limits
from islario.server.storage.store import Entry, Sitter, Table
from islario.server.tables.live import Live
from islario.server.thinking.messages import Choose
from islario.server.thinking.workers import Workers
from islario.server.watching.metrics import Metrics


@asynccontextmanager
async def workers(**limits: Any) -> AsyncIterator[Workers]:
    """Some that have not been asked yet; one process unless told otherwise."""
    made = Workers(Limits(**{"workers": 1, **limits}), Metrics())
    try:
        yield made
    finally:
        await made.closed()


def choose(seen: Seen, bot: str, seconds: float = 0.0, quick: bool = False) -> Choose:
    return Choose(seen.game.name, seen.seat, seen.hidden.tobytes(), seconds, bot, 1, quick)


def table_of(match: Match, kinds: Sequence[str]) -> Live:
    """A table at which this match has come so far; a kind is `person`, `open` or the name of a bot."""
    sitters = tuple(
        Sitter(seat, "", kind, None, False, None)  # type: ignore[arg-type]
        if kind in ("person", "open")
        else Sitter(seat, "", "bot", kind, False, None)
        for seat, kind in enumerate(kinds)
    )
    name, version = match.game.name, match.game.rules.version
    table = Table(
        "table", name, version, fingerprint_of(name), match.players, match.options, match.key, "en", 0, False, False, 1,
        None, sitters,
    )  # fmt: skip
    live = Live(table)
    for seat, move in match.plies:
        live.advance(Entry(seat, move, None, 0))
    return live


class Tables:
    """Tables that only take note of what is played at them, and when."""

    def __init__(self, live: Live) -> None:
        self.live: dict[str, Live] = {}  # nobody is asked again after a move
        self.metrics = Metrics()
        self.played: asyncio.Future[tuple[int, float]] = asyncio.get_running_loop().create_future()

    def in_use(self, match: str) -> bool:
        return False

    async def play(self, live: Live, seat: int, move: int, version: int | None, mark: str | None) -> bool:
        live.check(seat, move)
        self.played.set_result((move, asyncio.get_running_loop().time()))
        return True
