"""Several processes at one address: this one starts them, watches them, starts again what dies or hangs, and stops them
in good order. It serves nothing itself."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import shutil
import signal
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from dataclasses import replace

from islario.kernel.errors import IslarioError
from islario.server.errors import BadDatabase
from islario.server.listening import address_of, listening
from islario.server.orders import Orders, write
from islario.server.settings import Settings
from islario.server.storage.database.connections import Database
from islario.server.watching.logs import start_logging

log = logging.getLogger(__name__)
COMMAND = (sys.executable, "-P", "-m", "islario.server.member")  # -P: whatever files lie in this folder
STARTING = 300.0  # seconds until a process answers
SILENCE = 120.0  # seconds without a sign of life after which one is taken for hung
LEAVING = 30.0  # seconds in which all are to stop
PAUSE, LONGEST = 0.5, 30.0  # seconds before a process is started again: twice as many each time, up to so many
SETTLED = 60.0  # seconds after which one counts as well


class NotStarted(IslarioError):
    """Processes that cannot serve together, or one that has not begun to."""


class Crew:
    def __init__(self, orders: Orders, count: int) -> None:
        self.orders = orders
        self.count = count
        self.processes: dict[int, Process] = {}  # by place
        self.answering: set[int] = set()
        self.all_answer = asyncio.Event()
        self.stopping = asyncio.Event()
        self.refusal: NotStarted | None = None

    async def serve(self, started: Callable[[], None]) -> None:
        """Until told to stop."""
        keepers = [asyncio.create_task(self._keep(place)) for place in range(self.count)]
        waits = [asyncio.create_task(each.wait()) for each in (self.all_answer, self.stopping)]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        if self.all_answer.is_set():
            started()
        await self.stopping.wait()
        waits[0].cancel()
        self._tell_all(signal.SIGTERM)
        await asyncio.wait(keepers, timeout=LEAVING)
        self._tell_all(signal.SIGKILL)
        await asyncio.gather(*keepers)
        if self.refusal is not None:
            raise self.refusal

    def _tell_all(self, what: signal.Signals) -> None:
        for process in self.processes.values():
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(what)

    async def _keep(self, place: int) -> None:
        """Has one process in this place for as long as all serve."""
        loop = asyncio.get_running_loop()
        failures = 0
        while not self.stopping.is_set():
            begun = loop.time()
            code = await self._one(place)
            if self.stopping.is_set():
                return
            if not self.all_answer.is_set():
                self.refusal = NotStarted("workers-not-started", exit=code)
                self.stopping.set()
                return
            failures = 0 if loop.time() - begun > SETTLED else failures + 1
            pause = min(LONGEST, PAUSE * 2 ** max(0, failures - 1))
            log.error("a process that serves has ended", extra={"place": place, "exit": code, "again_in": pause})
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.stopping.wait(), pause)

    async def _one(self, place: int) -> int:
        """One process, from its start to its end; returns its exit code."""
        process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=PIPE, stdout=PIPE, pass_fds=[self.orders.listener], start_new_session=True
        )  # Ctrl-C is ours
        assert process.stdin is not None, "it was started with one"
        self.processes[place] = process
        settings = replace(self.orders.settings, place=place)
        try:
            with contextlib.suppress(ConnectionError):  # it may be dead already
                process.stdin.write(write(Orders(settings, self.orders.listener, self.orders.level)))
                await process.stdin.drain()
            if self.stopping.is_set():
                process.terminate()
            await self._watch(process, place)
        except TimeoutError:
            log.error("a process that serves hangs", extra={"place": place})
        finally:
            self.answering.discard(place)
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            code = await process.wait()
            del self.processes[place]
        return code

    async def _watch(self, process: Process, place: int) -> None:
        """Hears its signs of life until there are no more."""
        assert process.stdout is not None, "it was started with one"
        while True:
            async with asyncio.timeout(SILENCE if place in self.answering else STARTING):
                if not await process.stdout.readline():
                    await process.wait()
                    return
            if place not in self.answering:
                self.answering.add(place)
                log.info("a process that serves answers", extra={"place": place, "pid": process.pid})
            if len(self.answering) == self.count:
                self.all_answer.set()


def serve_together(
    settings: Settings, count: int, log_level: str = "info", started: Callable[[str], None] | None = None
) -> None:  # fmt: skip
    """Serves with so many processes until SIGINT or SIGTERM. `started` is called once all answer at the address."""
    if not settings.is_postgres:
        raise BadDatabase("workers-need-postgres", count=count, where=settings.where)
    if sys.platform == "win32":
        raise NotStarted("workers-not-here")
    start_logging(log_level)
    asyncio.run(_look(settings))
    listener = listening(settings)
    listener.listen(2048)  # whoever comes before a process answers waits
    folder = tempfile.mkdtemp(prefix="islario-")
    thinkers = settings.limits.workers or max(1, ((os.cpu_count() or 1) - 1) // count)
    settings = replace(settings, crew=folder, members=count, limits=replace(settings.limits, workers=thinkers))
    caught: list[signal.Signals] = []

    async def serve() -> None:
        crew = Crew(Orders(settings, listener.fileno(), log_level), count)

        def stop(what: signal.Signals) -> None:
            caught.append(what)
            crew.stopping.set()

        for each in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(each, stop, each)
        await crew.serve(lambda: started(address_of(listener)) if started else None)

    try:
        asyncio.run(serve())
    finally:
        listener.close()
        shutil.rmtree(folder, ignore_errors=True)
    if caught:
        signal.raise_signal(caught[0])  # ends as one process alone would


async def _look(settings: Settings) -> None:
    """Whatever keeps all of them from starting is said once, and the database brought up to date once."""
    await (await Database.opened(settings)).closed()
