"""Rounds: something that is looked after again and again, whatever goes wrong once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from islario.server.errors import Refusal

log = logging.getLogger(__name__)


async def for_ever(look: Callable[[], Awaitable[None]], every: float, what: str) -> None:
    """Looks, after a pause each time; `what` is what could not be looked after where it fails."""
    while True:
        await asyncio.sleep(every)
        try:
            await look()
        except Refusal:
            pass  # the database is out of order, which is told elsewhere
        except Exception:
            log.exception("%s could not be looked after", what)
