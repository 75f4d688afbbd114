"""Rooms: who has a socket open at which table. A room wakes its guests; each guest fetches what it has not seen."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from islario.server.tables.guest import Guest
from islario.server.tables.live import Live
from islario.server.views.describe import Presence


class Rooms:
    def __init__(self) -> None:
        self.guests: dict[str, set[Guest]] = {}
        self.closing = False

    def __len__(self) -> int:
        return sum(map(len, self.guests.values()))

    def everyone(self) -> Iterator[Guest]:
        for guests in list(self.guests.values()):
            yield from list(guests)

    def is_used(self, match: str) -> bool:
        return match in self.guests

    def enter(self, guest: Guest) -> None:
        self.guests.setdefault(guest.live.table.id, set()).add(guest)

    def leave(self, guest: Guest) -> None:
        match = guest.live.table.id
        room = self.guests.get(match, set())
        room.discard(guest)
        if not room:
            self.guests.pop(match, None)
        self.presence_changed(match)

    def presence(self, match: str) -> Presence:
        guests = self.guests.get(match, set())
        seats = frozenset(seat for guest in guests for seat in guest.follows if seat is not None)
        watching = sum(1 for guest in guests if None in guest.follows and len(guest.follows) == 1)
        return Presence(seats, watching)

    def lookers(self) -> Iterator[tuple[bytes, str]]:
        """Who looks at which table now, with seats of their own."""
        for match, guests in self.guests.items():
            for guest in guests:
                if guest.looks and any(seat is not None for seat in guest.follows):
                    yield guest.browser.hash, match

    def presence_changed(self, match: str) -> None:
        for guest in self.guests.get(match, set()):
            guest.wake_for_others()

    def changed(self, live: Live) -> None:
        """Something has happened at a table."""
        told = [guest.hear() for guest in self.guests.get(live.table.id, set())]
        if all(told):
            live.forget_updates()

    def chatted(self, match: str, again: bool = False) -> None:
        """Something was said at a table; `again`: something that was said is there no more."""
        for guest in self.guests.get(match, set()):
            guest.to_unsay |= again
            guest.wake()

    def rules_changed(self, game: str) -> None:
        """There is news of a game's rules."""
        for guest in self.everyone():
            if guest.live.game.name == game:
                guest.wake()

    def turn_out(self, match: str, code: str, close: int) -> None:
        """Tells everyone at a table that they cannot stay, and why."""
        for guest in self.guests.get(match, set()):
            guest.dismiss(code, close)

    async def farewell(self) -> None:
        """Tells everyone that the server goes."""
        self.closing = True
        for guest in self.everyone():
            guest.dismiss("shutting-down", 1001)
        for _ in range(20):
            if not self.guests:
                return
            await asyncio.sleep(0.05)
