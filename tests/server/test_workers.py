"""Bots and hints think in processes of their own: which are lost, replaced and ended without anybody's harm."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from pathlib import Path

import pytest

from islario.bots.hints import advise
from islario.bots.review import Look, take
from islario.match import game
from islario.server.thinking import thoughts
from islario.server.thinking.messages import (
    Advise,
    Advised,
    Chosen,
    LookAt,
    LookedAt,
    Opinion,
    answer_of,
    pack,
    question_of,
)
from islario.server.thinking.workers import NoAnswer, Worker, Workers
from islario.words import Said, Who, Words
from tests.bots.test_levels import in_the_middle
from tests.patience import PATIENCE, patiently
from tests.server.process import Nursery
from tests.server.table import GAME, made
from tests.server.thinking import choose, workers

pytestmark = pytest.mark.plays(GAME)
needs_proc = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked up in /proc")


async def until_there_is_one(thinking: Workers) -> Worker:
    """A process that has begun to think."""
    async with asyncio.timeout(PATIENCE):
        while not (thinking.processes and next(iter(thinking.processes)).opened):
            await asyncio.sleep(0.01)
    return next(iter(thinking.processes))


def test_a_question_holds_what_the_seat_may_know_and_its_answer_comes_back_as_it_was() -> None:
    match = in_the_middle(GAME)
    seat = match.pending[0]
    seen = match.view_state(seat)
    question = Advise(GAME, seat, seen.hidden.tobytes(), 0.0, 3)
    assert question_of(pack(question)[4:]) == question
    assert thoughts.seen_by(question).hidden.tobytes() == seen.hidden.tobytes()
    answer = thoughts.answer_to(question)
    assert answer_of(pack(answer)[4:]) == answer, "sentences within sentences and all"
    assert isinstance(answer, Advised)
    wanted = advise(seen, 0.0, 3)
    assert [opinion.move for opinion in answer.opinions] == [advice.move.number for advice in wanted]
    assert [opinion.why for opinion in answer.opinions] == [advice.why for advice in wanted]
    moves = seen.moves()
    for better in (None, moves[1]):
        looked = thoughts.answer_to(LookAt(GAME, seat, seen.hidden.tobytes(), 0.0, moves[0], better))
        assert isinstance(looked, LookedAt)
        assert answer_of(pack(looked)[4:]) == looked
        assert looked.better == take(seen, Look(0, moves[0], 0.0, better)).better


def test_an_answer_still_knows_whom_it_speaks_of() -> None:
    why = Said("two-said", a=Said("hint-only-move"), b=Said("event-passed", who=Who(1)))
    answer = answer_of(pack(Advised([Opinion(3, 1.0, 1.0, 1.0, [], why)]))[4:])
    assert isinstance(answer, Advised)
    words = Words.of_game(game("isla-dorada").rules.folder, "en", ("Ana", "Inès"))
    assert words.tell(answer.opinions[0].why) == "There is no other move. Inès passes."


def test_processes_start_when_there_is_something_to_think_about() -> None:
    async def test() -> None:
        seen = in_the_middle(GAME).view_state(0)
        async with workers(workers=3) as thinking:
            assert not thinking.processes
            answer, _ = await thinking.think("a", True, choose(seen, "greedy"), 1.0)
            assert isinstance(answer, Chosen)
            assert answer.move in seen.moves()
            await thinking.think("a", True, choose(seen, "sailor"), 1.0)
            assert len(thinking.processes) == 1, "one at a time needs one"
            process = next(iter(thinking.processes)).process
            assert os.getpriority(os.PRIO_PROCESS, process.pid) > os.getpriority(os.PRIO_PROCESS, 0)
            figures = thinking.metrics.text(thinking.gauges)
            assert 'islario_thoughts_total{level="greedy"} 1' in figures
            assert "islario_workers 1" in figures
            assert thinking.gauges["workers_memory_bytes"] > 50_000_000 or sys.platform != "linux"
        assert process.returncode is not None, "they end with the server"

    asyncio.run(test())


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_process_that_dies_or_hangs_is_replaced_and_its_thought_thought_again(how: signal.Signals) -> None:
    async def test() -> None:
        seen = in_the_middle(GAME).view_state(0)
        async with workers(hang=5.0) as thinking:
            waiting = asyncio.create_task(thinking.think("a", True, choose(seen, "captain", 2.0), 3.0))
            first = await until_there_is_one(thinking)
            first.process.send_signal(how)
            answer, _ = await waiting
            assert isinstance(answer, Chosen)
            assert answer.move in seen.moves()
            assert first not in thinking.processes
            with pytest.raises(ProcessLookupError):  # whoever takes note of its end first: asyncio may miss how
                os.kill(first.process.pid, 0)
            assert "islario_workers_replaced_total 1" in thinking.metrics.text({})

    asyncio.run(test())


def test_what_is_raised_is_logged_once_and_without_secrets(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        seen = in_the_middle(GAME).view_state(0)
        async with workers() as thinking:
            broken = choose(seen, "nobody")
            for _ in range(2):
                with pytest.raises(NoAnswer):
                    await thinking.think("a", True, broken, 1.0)
            answer, _ = await thinking.think("a", True, choose(seen, "greedy"), 1.0)
            assert isinstance(answer, Chosen), "the process is as good as before"
            figures = thinking.metrics.text({})
            assert 'islario_thoughts_failed_total{level="nobody"} 4' in figures, "each was tried again"
            assert "islario_workers_replaced" not in figures

    with caplog.at_level(logging.ERROR):
        asyncio.run(test())
    (line,) = [record for record in caplog.records if record.getMessage() == "a thought has failed"]
    told = vars(line)
    assert (told["fault"], told["level"]) == ("UnknownBot", "nobody")
    assert any(place.startswith("__init__.py:") for place in told["places"])
    assert line.exc_info is None, "words of an exception may tell what a seat holds"


def children_of(pid: int) -> set[int]:
    return {
        int(child)
        for task in Path(f"/proc/{pid}/task").iterdir()
        for child in (task / "children").read_text().split()
    }  # fmt: skip


@needs_proc
@pytest.mark.parametrize(
    ("how", "bot"), [(signal.SIGKILL, "greedy"), (signal.SIGKILL, "captain"), (signal.SIGTERM, "captain")]
)
def test_processes_end_with_the_server_even_when_it_is_killed(
    nursery: Nursery, tmp_path: Path, how: signal.Signals, bot: str
) -> None:
    """While they wait for the next thought, and in the middle of one."""
    server = nursery.start(database=f"{tmp_path}/tables.db")
    with server.client() as client:
        assert not children_of(server.pid), "nobody has asked for a thought yet"
        made(client, "here", bot).view()  # somebody comes, so the bot begins
        for _ in patiently("a thought", pause=0.1):
            if "islario_thoughts_total" in client.get("/metrics").text:
                break
        thinking = children_of(server.pid)
        assert thinking
    nursery.kill(server, how)
    for _ in patiently("the end of the processes that think"):
        if not any(Path(f"/proc/{pid}").exists() for pid in thinking):
            break
