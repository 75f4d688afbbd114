"""Bots at a table: what is asked for them, how long they take, and what becomes of one that fails."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from islario.bots import bot, usual_seconds
from islario.match import Match, game
from islario.server.app import make_app
from islario.server.settings import Settings
from islario.server.thinking.bots import Bots
from islario.server.thinking.messages import Answer, Choose, Chosen, Thinkable, pack
from islario.server.thinking.workers import NoAnswer, Workers
from tests.patience import patiently
from tests.server.table import GAME
from tests.server.thinking import Tables, table_of, workers

DORADA = "isla-dorada"


class Answering:
    """Stands for the processes: answers what it is told to, at once."""

    def __init__(self, *answers: int | NoAnswer) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[bool, Choose]] = []

    def expect(self) -> None:
        pass

    async def think(self, table: str, people: bool, question: Thinkable, pace: float) -> tuple[Answer, float]:
        assert isinstance(question, Choose)
        self.asked.append((people, question))
        answer = self.answers.pop(0)
        if isinstance(answer, NoAnswer):
            raise answer
        return Chosen(answer), asyncio.get_running_loop().time() + pace


def bots(tables: Tables, thinking: Any, delay: float = 0.0) -> Bots:
    return Bots(Settings(bot_delay=delay), cast(Any, tables), cast(Workers, thinking))


def fresh(name: str = GAME) -> Match:
    return game(name).new(max(2, game(name).seats[0]), seed=5)


async def move_of(match: Match, kinds: list[str], thinking: Any, delay: float = 0.0) -> tuple[int, float]:
    """What the first bot plays there, and after how long."""
    live = table_of(match, kinds)
    tables = Tables(live)
    sitting = bots(tables, thinking, delay)
    begun = asyncio.get_running_loop().time()
    sitting.nudge(live)
    move, at = await tables.played
    await sitting.closed()
    return move, at - begun


@pytest.mark.plays(DORADA)
@pytest.mark.parametrize(("kinds", "people"), [(["greedy", "person"], True), (["greedy", "open"], False)])
def test_what_is_asked_is_the_seats_hidden_copy_and_no_more(kinds: list[str], people: bool) -> None:
    match = fresh(DORADA)
    seat = match.pending[0]
    kinds = [kinds[0] if each == seat else kinds[1] for each in range(match.players)]
    thinking = Answering(match.view_state(seat).moves()[0])
    asyncio.run(move_of(match, kinds, thinking))
    ((where, question),) = thinking.asked
    assert where is people
    assert question.hidden == match.view_state(seat).hidden.tobytes()
    assert question.hidden != match.state.tobytes(), "there are secrets in this position"
    assert match.key not in pack(question)


@pytest.mark.plays(GAME)
def test_a_bot_that_cannot_think_takes_a_quick_look_and_at_worst_its_first_move() -> None:
    match = fresh()
    legal, kinds = match.view_state(0).moves(), ["captain", "person"]
    thinking = Answering(NoAnswer("ValueError"), legal[3])
    move, _ = asyncio.run(move_of(match, kinds, thinking))
    assert move == legal[3]
    assert [question.quick for _, question in thinking.asked] == [False, True]
    thinking = Answering(NoAnswer("ValueError"), NoAnswer("ValueError"))
    move, _ = asyncio.run(move_of(match, kinds, thinking))
    assert move == legal[0], "the others must not wait for ever"


@pytest.mark.plays(GAME)
def test_nothing_is_played_in_a_seat_that_was_taken_back_meanwhile() -> None:
    async def test() -> None:
        match = fresh()
        live = table_of(match, ["greedy", "person"])
        tables = Tables(live)
        sitting = bots(tables, Answering(match.view_state(0).moves()[0]), delay=0.05)
        sitting.nudge(live)
        (task,) = sitting.thinking.values()
        await asyncio.sleep(0)
        live.table = table_of(match, ["person", "person"]).table
        await task
        assert not tables.played.done()

    asyncio.run(test())


def with_one_move_and_with_many() -> tuple[Match, Match]:
    """Two positions of one game in which a seat has to decide."""
    match = fresh(DORADA)
    found: dict[bool, Match] = {}
    while len(found) < 2:
        seat = match.pending[0]
        found.setdefault(len(match.moves(seat)) == 1, match.at(len(match.plies)))
        match.play(seat, bot("greedy").choose(match.view_state(seat)))
    return found[True], found[False]


@pytest.mark.plays(DORADA)
def test_the_pace_of_a_bot_does_not_tell_how_many_moves_it_has() -> None:
    """Nobody is ever ahead of the pace, and with a processor to itself nobody is behind it, with one move or many."""

    async def test() -> None:
        one, many = with_one_move_and_with_many()
        pace = bots(Tables(table_of(one, ["captain"] * one.players)), None).pace("captain")
        assert pace > usual_seconds("captain")
        async with workers() as thinking:
            for match in (one, many):
                kinds = ["captain" if seat == match.pending[0] else "person" for seat in range(match.players)]
                for _ in patiently("an answer in time"):
                    _, took = await move_of(match, kinds, thinking)
                    assert took >= pace - 0.01
                    if took < pace + 0.05:
                        break

    asyncio.run(test())


@pytest.mark.plays(GAME)
@pytest.mark.filterwarnings("ignore:.*deprecated inferred style")
def test_thoughts_at_a_table_are_counted_to_the_address_that_made_it(tmp_path: Path) -> None:
    async def test() -> None:
        app, house = make_app(Settings(database=str(tmp_path / "tables.db")))
        await house.open()
        house.shelf.open.add(GAME)
        transport = httpx.ASGITransport(cast(Any, app), client=("192.0.2.7", 1234))
        try:
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                made = await client.post("/api/tables", json={"game": GAME, "players": 2})
            assert made.status_code == 201, made.text
            assert house.workers.owners == {made.json()["table"]["id"]: "192.0.2.7"}
        finally:
            await house.close()

    asyncio.run(test())
