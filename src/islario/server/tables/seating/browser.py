"""Who asks at a table: a browser, and the places that it holds there."""

from __future__ import annotations

from dataclasses import dataclass

from islario.server.storage.schema import HOST
from islario.server.storage.store import Wish


@dataclass(frozen=True)
class Browser:
    """Whoever asks: known by the hash of a cookie, holding some places at a table."""

    hash: bytes
    places: frozenset[int]

    @property
    def is_host(self) -> bool:
        return HOST in self.places

    @property
    def seats(self) -> list[int]:
        return sorted(self.places - {HOST})

    def may_answer(self, wish: Wish) -> bool:
        """Whether this is somebody else, at another seat; and not the host where it is the host's doing."""
        elsewhere = any(seat != wish.seat for seat in self.seats) and wish.seat not in self.places
        return self.hash != wish.browser and elsewhere and not (wish.invited and self.is_host)
