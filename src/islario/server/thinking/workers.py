"""Processes that think, so that nobody who is served shares an interpreter with a thought. They start as they are
needed; one that dies or hangs is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Sequence

import msgspec

from islario.server.settings import Limits
from islario.server.thinking.messages import (
    LENGTH,
    Answer,
    Choose,
    Failed,
    Open,
    Question,
    Thinkable,
    answer_of,
    pack,
)
from islario.server.thinking.turns import Thought, Turns
from islario.server.watching.metrics import Metrics
from islario.server.watching.sizes import memory_of

log = logging.getLogger(__name__)
COMMAND = (sys.executable, "-P", "-m", "islario.server.thinking.worker")  # -P: whatever files lie in this folder
WARMING = 600.0  # seconds for starting, or for opening a game: where nothing is kept it is compiled
PAUSE = 5.0  # seconds before another try where a process could not be started
OWNERS = 50_000  # tables whose makers are remembered


class NoAnswer(Exception):
    """A thought came to nothing: something of this kind was raised there."""

    def __init__(self, fault: str, places: Sequence[str] = ()) -> None:
        super().__init__(fault)
        self.fault = fault
        self.places = places


class Lost(NoAnswer):
    """Its process died or hung over it."""


class Worker:
    """One process, and the games that it has opened."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.opened: dict[str, float] = {}  # when each was

    @staticmethod
    async def started() -> Worker:
        calm = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}  # nobody multiplies matrices here
        worker = Worker(
            await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, env=calm, start_new_session=True)
        )  # Ctrl-C is the server's
        try:
            async with asyncio.timeout(WARMING):
                await worker._hear()
        except BaseException:
            await worker.ended()
            raise
        return worker

    async def ask(self, question: Question, patience: float) -> Answer:
        """Raises NoAnswer: Lost where the process is dead, or has not answered in so many seconds."""
        assert self.process.stdin is not None, "it was started with one"
        try:
            async with asyncio.timeout(patience):
                self.process.stdin.write(pack(question))
                await self.process.stdin.drain()
                answer = await self._hear()
        except TimeoutError:
            raise Lost("Hung") from None
        except (OSError, asyncio.IncompleteReadError, msgspec.MsgspecError):
            raise Lost("Died") from None
        if isinstance(answer, Failed):
            raise NoAnswer(answer.fault, answer.places)
        return answer

    async def open(self, game: str) -> None:
        await self.ask(Open(game), WARMING)
        self.opened[game] = asyncio.get_running_loop().time()

    async def _hear(self) -> Answer:
        assert self.process.stdout is not None, "it was started with one"
        (length,) = LENGTH.unpack(await self.process.stdout.readexactly(LENGTH.size))
        return answer_of(await self.process.stdout.readexactly(length))

    async def ended(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Workers:
    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self.limits = limits
        self.metrics = metrics
        self.most = limits.workers or max(1, (os.cpu_count() or 1) - 1)
        self.turns = Turns()
        self.waiting = asyncio.Semaphore(0)  # as often as thoughts wait
        self.free = 0  # processes that wait for a thought
        self.tasks: set[asyncio.Task[None]] = set()
        self.processes: set[Worker] = set()
        self.owners: OrderedDict[str, str] = OrderedDict()  # by table, the address of whoever made it
        self.told: set[tuple[str, ...]] = set()  # failures that stand in the log already

    async def closed(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def made_by(self, table: str, address: str) -> None:
        """Takes note of whom the thoughts at a table are counted to."""
        self.owners[table] = address
        if len(self.owners) > OWNERS:
            self.owners.popitem(last=False)

    def expect(self) -> None:
        """Has a process ready: there will be something to think about."""
        if not self.tasks:
            self._start()

    def open_again(self, game: str) -> None:
        """Its rules are compiled now: every process takes them in before its next thought about it."""
        for worker in self.processes:
            worker.opened.pop(game, None)

    def _start(self) -> None:
        self.tasks.add(asyncio.create_task(self._work()))

    async def think(self, table: str, people: bool, question: Thinkable, pace: float) -> tuple[Answer, float]:
        """The answer, and when the pace is over. What fails is tried again, once; then NoAnswer."""
        owner = self.owners.get(table, table)  # where it is not known, each table stands for itself
        for last in (False, True):
            thought = Thought(question, owner, table, people, pace)
            try:
                return await self._in_turn(thought), thought.until
            except NoAnswer as none:
                self._failed(question, none)
                if last:
                    raise
        raise AssertionError("it was tried once again")

    async def _in_turn(self, thought: Thought) -> Answer:
        self.turns.add(thought)
        self.waiting.release()
        if not self.free and len(self.tasks) < self.most:
            self._start()
        return await thought.answer

    def _failed(self, question: Thinkable, none: NoAnswer) -> None:
        """In the log once: what fails at one table is likely to fail at others, again and again."""
        self.metrics.count("thoughts_failed", level=level_of(question))
        told = (question.game, level_of(question), none.fault, *none.places)
        if told not in self.told:
            self.told.add(told)
            facts = {"game": question.game, "level": told[1], "fault": none.fault, "places": none.places}
            log.error("a thought has failed", extra=facts)

    async def _work(self) -> None:
        """Has one process think for as long as the server lives; another one, where it is lost."""
        while True:
            try:
                worker = await Worker.started()
            except Exception as fault:
                log.error("a process that thinks could not be started", extra={"fault": type(fault).__name__})
                await asyncio.sleep(PAUSE)
                continue
            self.processes.add(worker)
            try:
                while True:
                    await self._answer_one(worker)
            except Lost as lost:
                log.warning("a process that thinks is replaced", extra={"fault": lost.fault})
                self.metrics.count("workers_replaced")
            finally:
                self.processes.discard(worker)
                await worker.ended()

    async def _answer_one(self, worker: Worker) -> None:
        self.free += 1
        try:
            await self.waiting.acquire()
        finally:
            self.free -= 1
        thought, share = self.turns.take(self.most)
        if thought.answer.done():  # nobody waits for it any more
            return
        try:
            answer = await self._answer(worker, thought, share)
        except NoAnswer as none:
            if not thought.answer.done():
                thought.answer.set_exception(none)
            if isinstance(none, Lost):
                raise
        else:
            if not thought.answer.done():
                thought.answer.set_result(answer)

    async def _answer(self, worker: Worker, thought: Thought, share: float) -> Answer:
        question = thought.question
        if question.game not in worker.opened:
            await worker.open(question.game)
        thought.since = max(thought.since, worker.opened[question.game])  # nobody hurries for a slow start
        seconds = thought.seconds(share, asyncio.get_running_loop().time())
        self.turns.charge(thought, seconds)
        self.metrics.count("thoughts", level=level_of(question))
        if seconds < question.seconds:
            self.metrics.count("thoughts_shortened", level=level_of(question))
        return await worker.ask(msgspec.structs.replace(question, seconds=seconds), seconds + self.limits.hang)

    @property
    def gauges(self) -> dict[str, float]:
        return {
            "thoughts_waiting": len(self.turns),
            "workers": len(self.processes),
            "workers_memory_bytes": sum(memory_of(worker.process.pid) for worker in self.processes),
        }


def level_of(question: Thinkable) -> str:
    """What the figures name a thought by."""
    return question.bot if isinstance(question, Choose) else str(type(question).__struct_config__.tag)
