"""Thinking time is shared: whoever asks for much waits for it himself and thinks shorter, but never plays at random."""

from __future__ import annotations

import asyncio

import pytest

from islario.bots import LEVELS, RandomBot, usual_seconds
from islario.server.thinking import thoughts
from islario.server.thinking.messages import Advise, Chosen
from islario.server.thinking.turns import Thought, Turns
from tests.bots.test_levels import in_the_middle
from tests.server.table import GAME
from tests.server.thinking import choose, workers

pytestmark = pytest.mark.plays(GAME)
TABLES, SEATS = 20, 8
HALF = usual_seconds("captain")
PACE = 1.2 * HALF


def thought(owner: str, table: str, *, people: bool = True, seconds: float = HALF, since: float = 0.0) -> Thought:
    question = Advise(GAME, 0, b"", seconds, 1)
    return Thought(question, owner, table, people, PACE, since, asyncio.Future(loop=asyncio.new_event_loop()))


def taken(turns: Turns, now: float = 0.0, workers: int = 1) -> tuple[Thought, float]:
    """The next thought and the seconds that it has."""
    found, share = turns.take(workers)
    seconds = found.seconds(share, now)
    turns.charge(found, seconds)
    return found, seconds


def test_owners_then_tables_then_seats_take_turns() -> None:
    turns = Turns()
    for table in ("a1", "a2"):
        for _ in range(4):
            turns.add(thought("a", table, seconds=0))
    turns.add(thought("b", "b1", seconds=0))
    turns.add(thought("b", "b1", seconds=0))
    order = [taken(turns)[0].table for _ in range(10)]
    assert set(order[:2]) == {"a1", "b1"}, "each owner once"
    assert set(order[:4]) == {"a1", "a2", "b1"}, "then each of an owner's tables"
    assert sorted(order[4:]) == ["a1"] * 3 + ["a2"] * 3
    assert all(order[at] != order[at + 1] for at in range(4, 9)), "turn by turn"
    assert len(turns) == 0


def test_who_comes_late_has_not_saved_up_and_who_has_had_much_is_not_shut_out() -> None:
    turns = Turns()
    for _ in range(50):
        turns.add(thought("a", "a1", seconds=0))
    for _ in range(40):
        taken(turns)
    for _ in range(10):
        turns.add(thought("b", "b1", seconds=0))
    order = [taken(turns)[0].owner for _ in range(20)]
    assert order[0] == "b"
    assert order.count("a") == order.count("b") == 10
    assert all(abs(order[:some].count("a") - order[:some].count("b")) <= 1 for some in range(20))


def test_people_come_before_bots_alone() -> None:
    turns = Turns()
    for _ in range(5):
        turns.add(thought("a", "bots", people=False))
    turns.add(thought("a", "people"))
    assert [taken(turns)[0].table for _ in range(6)] == ["people"] + ["bots"] * 5


def test_seconds_shrink_with_those_who_wait_and_at_last_there_are_none() -> None:
    alone, some, many = Turns(), Turns(), Turns()
    for turns, count in ((alone, 1), (some, 5), (many, TABLES * SEATS)):
        for number in range(count):
            turns.add(thought("a", f"a{number // SEATS}"))
    assert taken(alone)[1] == HALF
    assert taken(some)[1] == pytest.approx(PACE / 5)
    assert taken(many)[1] == pytest.approx(PACE / (TABLES * SEATS))
    assert taken(many, workers=8)[1] == pytest.approx(8 * PACE / (TABLES * SEATS - 1))
    assert taken(many, now=0.75 * PACE)[1] == pytest.approx(PACE / 4 / (TABLES * SEATS - 2))
    assert taken(many, now=2 * PACE)[1] == 0, "it is late: a first look has to do"
    many.add(thought("b", "b1"))
    while (others := taken(many))[0].owner != "b":
        pass
    assert others[1] == pytest.approx(PACE / 2), "what others ask for halves it at most"


def test_never_is_it_longer_than_the_time_that_is_left() -> None:
    """Else the answer of whoever has but one move would come sooner."""
    turns = Turns()
    turns.add(thought("a", "a1"))
    assert taken(turns, now=PACE - 0.2, workers=8)[1] == pytest.approx(0.2)


def test_a_greedy_bot_elsewhere_does_not_wait_for_twenty_tables_of_captains() -> None:
    async def test() -> None:
        seen = in_the_middle(GAME).view_state(0)
        async with workers() as thinking:
            await thinking.think("warm", True, choose(seen, "greedy"), 1.0)
            served: list[str] = []

            async def ask(table: str, bot: str) -> None:
                answer, _ = await thinking.think(table, True, choose(seen, bot, usual_seconds(bot)), PACE)
                assert isinstance(answer, Chosen)
                assert answer.move in seen.moves()
                served.append(bot)

            asked = []
            for table in range(TABLES):
                thinking.made_by(f"a{table}", "192.0.2.1")
                asked += [asyncio.create_task(ask(f"a{table}", "captain")) for _ in range(SEATS)]
            await asyncio.sleep(0)  # they wait already
            asked += [asyncio.create_task(ask("elsewhere", "greedy"))]
            await asyncio.gather(*asked)
            assert len(served) == TABLES * SEATS + 1
            assert served.index("greedy") <= 2, "after whoever was being thought for, and one more"
            assert 'islario_thoughts_shortened_total{level="captain"} 160' in thinking.metrics.text({})

    asyncio.run(test())


@pytest.mark.parametrize("bot", ["greedy", *LEVELS])
@pytest.mark.parametrize("quick", [False, True])
def test_without_time_a_bot_takes_what_looks_best_and_never_any_move(
    bot: str, quick: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def at_random(*_: object) -> None:
        raise AssertionError("a move at random")

    monkeypatch.setattr(RandomBot, "decide", at_random)
    seen = in_the_middle(GAME).view_state(0)
    answer = thoughts.answer_to(choose(seen, bot, 0.0, quick))
    assert isinstance(answer, Chosen)
    assert answer.move in seen.moves()
    if quick:
        assert answer == thoughts.answer_to(choose(seen, "captain", 0.0)), "whoever it is"
