"""Who asks too much: credits that run out and come back with time."""

from __future__ import annotations

import time
from collections import OrderedDict

from islario.server.settings import Rate

KEPT = 20_000  # addresses remembered


class Credits:
    """One asker's credits of one kind."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = time.monotonic()

    def spend(self) -> bool:
        """Takes one, where there is one."""
        now = time.monotonic()
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def wait(self) -> int:
        """Seconds until there is one again."""
        return max(1, round((1 - self.left) / self.rate.per_second))


class Purses:
    """The credits of all addresses, the busiest kept."""

    def __init__(self) -> None:
        self.credits: OrderedDict[tuple[str, Rate], Credits] = OrderedDict()

    def of(self, address: str, rate: Rate) -> Credits:
        key = (address, rate)
        if key not in self.credits:
            self.credits[key] = Credits(rate)
            if len(self.credits) > KEPT:
                self.credits.popitem(last=False)
        self.credits.move_to_end(key)
        return self.credits[key]
