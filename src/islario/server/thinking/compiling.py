"""Processes that compile games while they are played: as many as there are cores, behind all others, the game that
somebody wants first. Whatever becomes of them, play goes on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import Awaitable, Callable

from islario.kernel import cache
from islario.match.prepare import command_for, is_prepared, progress_of

log = logging.getLogger(__name__)
LOOK_EVERY = 1.0  # seconds
TRIES = 2  # a process may be killed where memory is short
PAUSE = 10.0  # seconds before another try


class Compiling:
    def __init__(self, finished: Callable[[str], Awaitable[None]], told: Callable[[str], None]) -> None:
        self.finished = finished  # called as soon as tables can change over
        self.told = told  # called when there is more to tell
        self.cores = os.cpu_count() or 1
        self.waiting: list[str] = []  # the next one first
        self.wanted: set[str] = set()
        self.progress: dict[str, float] = {}
        self.failed: set[str] = set()  # which cannot be compiled here
        self.running: dict[str, asyncio.Task[None]] = {}
        self.news = asyncio.Event()

    async def all(self, names: list[str]) -> None:
        """Compiles these games; returns when none is left."""
        self.waiting = sorted(names, key=lambda name: name not in self.wanted)
        while self.waiting or self.running:
            while self.waiting and len(self.running) < self.cores:
                name = self.waiting.pop(0)
                self.running[name] = asyncio.create_task(self._run(name))
            await self.news.wait()
            self.news.clear()
            for name in [name for name, task in self.running.items() if task.done()]:
                del self.running[name]

    async def closed(self) -> None:
        for task in self.running.values():
            task.cancel()
        await asyncio.gather(*self.running.values(), return_exceptions=True)

    def hurry(self, name: str) -> None:
        """Somebody wants to play it: it comes before what nobody has asked for, which goes on later where it was."""
        if name in self.wanted:
            return
        self.wanted.add(name)
        if name in self.waiting:
            self.waiting.remove(name)
            self.waiting.insert(0, name)
            unwanted = [other for other in self.running if other not in self.wanted]
            if unwanted and len(self.running) >= self.cores:
                self.waiting.append(unwanted[-1])
                self.running[unwanted[-1]].cancel()

    async def _run(self, name: str) -> None:
        try:
            for last in (*(False,) * (TRIES - 1), True):
                if not cache.is_writable(name):
                    log.warning("the rules of %s run interpreted: compiled ones cannot be kept anywhere", name)
                    break
                if await self._compiled(name):
                    return
                if not last:
                    await asyncio.sleep(PAUSE)
            self.failed.add(name)
            self.told(name)
        except Exception:
            log.exception("the rules of %s cannot be compiled: they run interpreted", name)
            self.failed.add(name)
            self.told(name)
        finally:
            self.news.set()

    async def _compiled(self, name: str) -> bool:
        """Has a process compile the game; whether tables can change over. What learners need it compiles after that."""
        process = await asyncio.create_subprocess_exec(
            *command_for(name, gently=True), stdin=PIPE, stdout=PIPE, stderr=STDOUT, start_new_session=True
        )  # Ctrl-C is the server's
        output = asyncio.create_task(_read(process))
        try:
            while not is_prepared(name) and process.returncode is None:
                self._look(name)
                await asyncio.wait([output], timeout=LOOK_EVERY)
                if output.done():
                    await process.wait()
            if is_prepared(name):
                await self.finished(name)
                await process.wait()
                return True
            log.error("the rules of %s cannot be compiled", name, extra={"wrong": (await output)[-2000:]})
            return False
        finally:
            output.cancel()
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    def _look(self, name: str) -> None:
        done = progress_of(name)
        if done != self.progress.get(name):
            self.progress[name] = done
            self.told(name)


async def _read(process: Process) -> str:
    assert process.stdout is not None, "it was started with one"
    return (await process.stdout.read()).decode(errors="replace")
