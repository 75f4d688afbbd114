"""Whole matches in which a person clicks only where there is something to choose."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import numpy as np
import pytest

from islario.games import OURS
from islario.match import game
from islario.server.thinking.messages import Answer, Choose, Chosen, Thinkable
from tests.server.clicks import KINDS, house, played
from tests.server.inside import inside


async def any_move(table: str, people: bool, question: Thinkable, pace: float) -> tuple[Answer, float]:
    """Bots that play at random, at once."""
    assert isinstance(question, Choose)
    desk = game(question.game).desk
    hidden = np.frombuffer(question.hidden, desk.blank.dtype).copy()
    return Chosen(random.Random(question.hidden).choice(desk.legal(hidden, question.seat))), 0.0


@pytest.mark.parametrize("name", OURS)
def test_a_person_with_bots_clicks_only_where_there_is_a_choice(tmp_path: Path, name: str) -> None:
    async def whole() -> tuple[int, int]:
        async with inside(house(tmp_path, name)) as server:
            server.house.workers.think = any_move  # type: ignore[method-assign]
            return await played(server, name, KINDS)

    clicks, decisions = asyncio.run(whole())
    assert 0 < clicks <= decisions
    if name == "isla-dorada":
        assert clicks < 0.8 * decisions, "a good part of its questions has but one answer"
