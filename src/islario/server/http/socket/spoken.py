"""Moves that a client says on its socket: it hears there that they are stored, and what comes of them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

import msgspec

from islario.kernel.errors import IslarioError
from islario.server.errors import Refusal, told
from islario.server.house import House
from islario.server.http.answers.table import Spoken
from islario.server.http.entry.limits import Credits
from islario.server.http.messages import Say
from islario.server.tables.guest import Guest
from islario.server.tables.seating.consent import sitter_at
from islario.server.views.parts import encode

log = logging.getLogger(__name__)
SPEND = "islario.spend"  # how a socket's scope names what takes credits for a move, like those of a request
READ = "islario.read"  # and the account of whoever wants to be shown much
decode = msgspec.json.Decoder(Say).decode
Spend = Callable[[], Credits | None]


class Moves:
    """Those of one socket, one after another."""

    def __init__(self, guest: Guest, house: House, spend: Spend) -> None:
        self.guest = guest
        self.house = house
        self.spend = spend
        self.running: asyncio.Task[None] | None = None

    def overhear(self, text: bytes) -> bool:
        """The short way of a move, past the queue of all messages: whether it was one, and no other is under way."""
        if self.running is not None or not self.guest.greeted or not text.isascii():
            return False
        try:
            asked = decode(text)
        except (msgspec.MsgspecError, RecursionError):
            return False
        if self.guest.may_speak():
            self.running = asyncio.create_task(self._run(asked))
        return True

    async def _run(self, asked: Say) -> None:
        try:
            await self.play(asked)
        finally:
            self.running = None

    async def play(self, asked: Say) -> None:
        """Plays a move, and answers when it is stored for good or refused."""
        begun = time.perf_counter()
        guest, live = self.guest, self.guest.live
        try:
            spent = self.spend()
            if spent is not None:
                raise Refusal("too-many-requests", 429, spent.wait)
            sitter_at(live.table, asked.seat)
            if asked.seat not in await guest.places(self.house.seats):
                raise Refusal("not-your-seat", 403, number=asked.seat + 1)
            way = self.house.windows if live.in_window else self.house.tables
            fresh = await way.play(live, asked.seat, asked.move, asked.version, asked.id)
        except IslarioError as fault:
            guest.answer({"type": "refused", "id": asked.id, **told(fault, live.table.names)})
            return
        except Exception as fault:
            log.error("a move has failed", exc_info=fault)
            guest.answer({"type": "refused", "id": asked.id, **told(Refusal("internal", 500))})
            return
        self.house.metrics.observe("move_seconds", time.perf_counter() - begun)
        version = live.viewer(asked.seat).version
        guest.answer_in_full(encode(Spoken(id=asked.id, version=version, repeated=not fresh)))
