"""The hand that writes to SQLite: one thread with a connection of its own, to which a job goes and comes back once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Engine

Done = TypeVar("Done")
Job = Callable[[Any], Any]  # takes the driver's connection
Task = tuple[Job, "asyncio.Future[Any]", asyncio.AbstractEventLoop]


class Hand:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.tasks: SimpleQueue[Task | None] = SimpleQueue()
        self.thread = Thread(target=self._work, name="writer", daemon=True)
        self.thread.start()

    async def do(self, job: Callable[[Any], Done]) -> Done:
        """What the job returns. It is done to its end, whoever waits for it."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Done] = loop.create_future()
        self.tasks.put((job, done, loop))
        return await done

    def closed(self) -> None:
        """Finishes what was asked, then stops."""
        self.tasks.put(None)
        self.thread.join()

    def _work(self) -> None:
        connection: Any = None
        while (task := self.tasks.get()) is not None:
            job, done, loop = task
            try:
                connection = connection or self.engine.raw_connection()
                answer = job(connection)
            except BaseException as fault:  # whatever it is, whoever asked must hear it
                _let_go(connection)
                connection = None
                loop.call_soon_threadsafe(_fail, done, fault)
            else:
                loop.call_soon_threadsafe(_finish, done, answer)
        _let_go(connection)


def _let_go(connection: Any) -> None:
    """What was not committed is as if it had never been."""
    if connection is not None:
        connection.close()


def _finish(done: asyncio.Future[Any], answer: Any) -> None:
    if not done.done():
        done.set_result(answer)


def _fail(done: asyncio.Future[Any], fault: BaseException) -> None:
    if not done.done():
        done.set_exception(fault)
