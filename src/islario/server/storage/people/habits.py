"""How somebody likes tables and notices: it belongs to them and follows them to all their devices."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Annotated, Literal
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Meta, Struct

A_DAY = 24 * 60  # minutes
Minute = Annotated[int, Meta(ge=0, lt=A_DAY)]


class Habits(Struct, forbid_unknown_fields=True):
    """None: never said. Whoever says something new says only that."""

    speed: Literal["slow", "normal", "fast", "none"] | None = None  # at which things travel
    sound: bool | None = None
    taps: bool | None = None  # what is shown card by card goes on at a tap
    asks: Literal["each", "final", "never"] | None = None  # which moves are confirmed
    obvious: bool | None = None  # what has but one answer is answered for them where they sit down
    language: Literal["en", "fr"] | None = None
    theme: Literal["light", "dark"] | None = None
    turn: bool | None = None  # whether they are told, while they are away, that it is their turn
    nudge: bool | None = None  # and that somebody waits
    board: bool | None = None  # whether they stand on the leaderboards
    quiet: Annotated[list[Minute], Meta(min_length=2, max_length=2)] | None = None  # from and to; the same twice: never
    zone: Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[A-Za-z0-9_+/-]+$")] | None = None

    def with_news(self, said: Habits) -> Habits:
        news = {name: value for name in self.__struct_fields__ if (value := getattr(said, name)) is not None}
        return msgspec.structs.replace(self, **news)

    def quiet_until(self, now: int) -> int:
        """When the quiet hours end in which this moment lies, where they live; else this moment."""
        begin, end = self.quiet or (0, 0)
        there = datetime.fromtimestamp(now, zone_of(self.zone or "UTC"))
        minute = there.hour * 60 + there.minute
        if (minute - begin) % A_DAY >= (end - begin) % A_DAY:
            return now
        midnight = there.replace(hour=0, minute=0, second=0)
        ends = midnight + timedelta(days=int(end <= minute), minutes=end)  # by the clocks there, which may be changed
        return int(ends.replace(fold=there.fold).timestamp())


def is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (KeyError, OSError, ValueError):  # whatever is no name of one
        return False
    return True


def zone_of(name: str) -> ZoneInfo:
    """A zone that was known when it was said may not be on this machine."""
    return ZoneInfo(name if is_zone(name) else "UTC")


read = msgspec.json.Decoder(Habits).decode


def written(habits: Habits) -> str:
    return msgspec.json.encode(habits).decode()
