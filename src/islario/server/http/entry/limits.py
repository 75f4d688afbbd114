"""Who asks too much: credits that run out and come back with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Sequence

from islario.server.settings import Rate

KEPT = 20_000  # addresses remembered
USUAL = 8 * 1024  # bytes of an answer that one credit pays for
HEAVY = 2 * USUAL  # from there on it takes more


class Credits:
    """One asker's credits of one kind."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = time.monotonic()

    def spend(self, wanted: int = 1) -> bool:
        """Takes so many, where there are as many."""
        now = time.monotonic()
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.left < wanted:
            return False
        self.left -= wanted
        return True

    def owe(self, wanted: float) -> None:
        """Takes so many, if they are there or not, for what was more work than most."""
        self.left = max(self.left - wanted, -self.rate.burst)

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
        found = self.credits.get(key)
        if found is None:
            found = self.credits[key] = Credits(rate)
            if len(self.credits) > KEPT:
                self.credits.popitem(last=False)
        else:
            self.credits.move_to_end(key)
        return found


class Account:
    """What somebody may ask: by themselves, and with all of the same address."""

    def __init__(self, purses: Purses, askers: Sequence[tuple[str, Rate]]) -> None:
        self.purses = purses
        self.askers = askers

    def spend(self) -> Credits | None:
        """Takes a credit from each; whatever has run out, if anything has."""
        for asker, rate in self.askers:
            purse = self.purses.of(asker, rate)
            if not purse.spend():
                return purse
        return None

    def owe(self, length: int) -> None:
        """An answer of so many bytes was more work than most."""
        if length >= HEAVY:
            for asker, rate in self.askers:
                self.purses.of(asker, rate).owe(length / USUAL - 1)
