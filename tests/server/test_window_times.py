"""By a real clock, too: when the table is heard does not depend on whether hands leave a choice."""

from __future__ import annotations

import asyncio
import json
import math
from pathlib import Path
from typing import Any

import pytest

from islario.server.settings import Settings
from tests.server.inside import Inside, inside
from tests.server.process import _settings
from tests.server.test_windows import HANDS
from tests.server.windows import Clock, at_sangaia, laid
from tests.server.windows import begin_in_the_window as _begin_in_the_window  # noqa: F401
from tests.soak.ground import PATIENT

pytestmark = pytest.mark.plays("isla-dorada")

TABLES = 16  # of each kind
WINDOW = 0.1  # seconds
SURE = 1e-4  # how rarely chance alone may look like a difference


def farthest_apart(ones: list[float], others: list[float]) -> float:
    """The distance of two samples, as Kolmogorov and Smirnov measure it: 0 to 1."""
    shares = ((sum(one <= at for one in sample) / len(sample) for sample in (ones, others)) for at in (*ones, *others))
    return max(abs(one - other) for one, other in shares)


def most_by_chance(count: int) -> float:
    """What two samples of that size from one distribution keep to, but for a rare chance."""
    return math.sqrt(-math.log(SURE / 2) / count)


async def moments(server: Inside, name: str, hands: dict[str, dict[str, int]]) -> tuple[float, ...]:
    """When Ana hears of the end of each window, after everybody has come.

    She hears of each, however late: where the machine is busy, the second may close before she has read of the first.
    """
    at = await laid(server, Clock(), at_sangaia(**hands), name=name, window=WINDOW)
    ears = [await at.comes(seat) for seat in (0, None, 1, 2)]
    begun, told, open_ = asyncio.get_running_loop().time(), [], True
    while open_:
        heard = json.loads(await ears[0].next())
        if heard["type"] == "view":
            told.append(asyncio.get_running_loop().time() - begun)
        open_ = heard["type"] != "asking" or heard["asking"]["window"] is not None
    for ear in ears:
        await ear.closed()
    return tuple(told)


def test_times_of_the_table_come_from_one_distribution_whatever_hands_allow(tmp_path: Path) -> None:
    async def whole() -> list[list[tuple[float, ...]]]:
        limits = _settings({"limits": PATIENT})["limits"]
        given: dict[str, Any] = {"bot_delay": 0.0, "limits": limits, "games": ("isla-dorada",)}
        found: list[list[tuple[float, ...]]] = [[], []]
        async with inside(Settings(database=str(tmp_path / "t.db"), **given)) as server:
            for number in range(TABLES):  # in turns: what else the machine does falls on both alike
                for kind, hands in enumerate((HANDS[0], HANDS[-1])):
                    found[kind].append(await moments(server, f"{kind} {number}", hands))
        return found

    nobody, both = asyncio.run(whole())
    assert {len(told) for told in (*nobody, *both)} == {2}, "two windows close, one after the other"
    for window in range(2):
        ones, others = ([told[window] for told in kind] for kind in (nobody, both))
        assert farthest_apart(ones, others) < most_by_chance(TABLES), (ones, others)


def test_a_difference_would_be_found() -> None:
    ones = [0.1 + number / 1000 for number in range(TABLES)]
    assert farthest_apart(ones, ones) == 0
    assert farthest_apart(ones, [0.05] * TABLES) == 1 > most_by_chance(TABLES)
