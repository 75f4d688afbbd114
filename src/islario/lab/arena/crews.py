"""Who does the work: processes on this machine, or a Ray cluster. They take jobs by number.

Processes rather than threads: each has a game of its own, with its own buffers, and bots written in plain Python run
side by side too.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import warnings
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, Protocol, TypeVar

from islario.lab.arena.errors import BadArena

Done = TypeVar("Done")
AHEAD = 2  # jobs handed out for each that runs, so that nobody waits for the next


class Crew(Protocol):
    def map(self, job: Callable[[int], Done], numbers: Iterable[int]) -> Iterator[Done]:
        """Does the job for every number; gives back what is done as it is done, in any order."""
        ...


class Processes:
    """All cores of this machine, or as many as are asked for; one works in this very process."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or os.cpu_count() or 1

    def map(self, job: Callable[[int], Done], numbers: Iterable[int]) -> Generator[Done, None, None]:
        if self.workers == 1:
            yield from map(job, numbers)
            return
        left = iter(numbers)
        pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), _begin_work)
        try:
            running: set[Future[Done]] = set()
            while True:
                running |= {pool.submit(job, number) for number in islice(left, AHEAD * self.workers - len(running))}
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool:
            raise BadArena("arena-worker-died") from None
        finally:
            _dismiss(pool)


def _begin_work() -> None:
    """A worker leaves Ctrl-C to the process that started it, and ends with it, even when that one was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def _dismiss(pool: ProcessPoolExecutor) -> None:
    """Ends the workers at once: nobody waits for matches that nobody will count."""
    workers = [*(pool._processes or {}).values()]  # Python 3.14 has `terminate_workers` for this
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join()


class RayCluster:
    """A Ray cluster: `ray://host:10001`, or `ray` for one that is begun on this machine."""

    def __init__(self, address: str) -> None:
        self.ray: Any = _ray()
        local: dict[str, Any] = {"include_dashboard": False, "ignore_reinit_error": True}
        try:
            with warnings.catch_warnings(action="ignore"):  # what they warn of comes as an exception too
                self.ray.init(
                    log_to_driver=False, logging_level="ERROR", **(local if address == "ray" else {"address": address})
                )
        except Exception as fault:  # Ray has no one class for "cannot be reached"
            wrong = str(fault).strip().partition("\n")[0].rstrip(".")
            raise BadArena("arena-no-cluster", address=address, wrong=wrong) from None

    def map(self, job: Callable[[int], Done], numbers: Iterable[int]) -> Iterator[Done]:
        remote = self.ray.remote(job_on_cluster).options(max_retries=3)
        shared = self.ray.put(job)
        left = iter(numbers)
        running: list[Any] = []
        try:
            while True:
                cores = int(self.ray.cluster_resources().get("CPU", 1))
                running += [remote.remote(shared, number) for number in islice(left, AHEAD * cores - len(running))]
                if not running:
                    return
                done, running = self.ray.wait(running)
                yield from self.ray.get(done)
        finally:
            for unfinished in running:
                self.ray.cancel(unfinished, force=True)


def job_on_cluster(job: Callable[[int], Done], number: int) -> Done:
    return job(number)


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise BadArena("arena-no-ray") from None
    return ray
