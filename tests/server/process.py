"""Servers for tests: real ones, each a process of its own that is forked from one that has loaded the rules.

Forking makes a fresh server in a fraction of a second, so that a test can kill a hundred of them.
"""

from __future__ import annotations

import fcntl
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache
from http.client import HTTPConnection, HTTPException
from importlib import import_module
from pathlib import Path
from tempfile import gettempdir
from typing import IO, Any
from unittest.mock import patch

import httpx
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from islario.lessons import lesson_of, lessons
from tests.patience import PATIENCE, patiently

NEVER = 1e6  # seconds


@dataclass
class Running:
    """A server that answers."""

    pid: int
    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def client(self, **options: Any) -> httpx.Client:
        """A browser: it keeps its cookies."""
        return httpx.Client(base_url=self.url, timeout=PATIENCE, **options)


class Nursery:
    """The process that all servers are forked from."""

    def __init__(self, log: Path, level: str = "info") -> None:
        self.log = log.open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.process", level],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.ask: IO[bytes] = self.process.stdin
        self.hear: IO[bytes] = self.process.stdout

    def start(self, port: int = 0, **settings: Any) -> Running:
        """A new server, once it can play; `log` and `level` for a log of its own."""
        port = port or free_port()
        self.ask.write(json.dumps({"port": port, **settings}).encode() + b"\n")
        self.ask.flush()
        running = Running(int(self.hear.readline()), port)
        until_ready(running)
        return running

    def kill(self, running: Running, how: int = signal.SIGKILL) -> None:
        """Ends a server, and waits until it is gone."""
        self.ask.write(json.dumps({"pid": running.pid, "signal": int(how)}).encode() + b"\n")
        self.ask.flush()
        assert int(self.hear.readline()) == running.pid

    @contextmanager
    def running(self, **settings: Any) -> Iterator[Running]:
        server = self.start(**settings)
        try:
            yield server
        finally:
            self.kill(server, signal.SIGTERM)

    def close(self) -> None:
        self.ask.close()
        self.process.wait(timeout=PATIENCE)
        self.log.close()


def free_port() -> int:
    """None of those that systems give to whoever calls somewhere: between this and the server's start, or while it is
    killed and started again, a call of another test's could be given it."""
    for port in random.sample(range(15_000, 32_000), 1000):
        with socket.socket() as listener, suppress(OSError):
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(("127.0.0.1", port))
            if port not in _mine:
                fcntl.lockf(_given(), fcntl.LOCK_EX | fcntl.LOCK_NB, 1, port)  # an OSError where another process has it
                _mine.add(port)
                return port
    raise AssertionError("no port is free")


_mine: set[int] = set()


@cache
def _given() -> IO[bytes]:
    """Tests in other processes look for ports, too: whoever is given one locks the byte of that number here."""
    return (Path(gettempdir()) / f"islario-ports-{os.getuid()}").open("ab")


def until_ready(running: Running) -> None:
    for _ in patiently("the server's answer"):
        connection = HTTPConnection("127.0.0.1", running.port, timeout=PATIENCE)
        try:
            connection.request("GET", "/health")
            if not json.loads(connection.getresponse().read())["preparing"]:
                return
        except (OSError, HTTPException):
            pass
        finally:
            connection.close()


LATER = [0.0]  # seconds by which it is later here than elsewhere
DEAL: ContextVar[int | None] = ContextVar("deal", default=None)
TAUGHT = {found.course.seed for name in lessons() if (found := lesson_of(name)) is not None}


def dealing(app: ASGIApp) -> ASGIApp:
    """A request whose header names a deal sets a table with that one: the seed of its match. One that says `later`
    moves the server's time on by so many seconds."""

    async def asked(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            deal = dict(scope["headers"]).get(b"deal")
            LATER[0] += float(dict(scope["headers"]).get(b"later", b"0"))
            DEAL.set(None if deal is None else int(deal))
        await app(scope, receive, send)

    return asked


def rear() -> None:
    """Loads everything once, then forks a server for each line that asks for one, and ends those it is told to."""
    from sqlalchemy import create_engine

    from islario.games import GAMES
    from islario.kernel.dice import key_of
    from islario.match import game
    from islario.match.prepare import change_over
    from islario.server import app, run
    from islario.server.settings import Settings
    from islario.server.tables import tables
    from islario.server.thinking import shelf
    from islario.server.watching.logs import start_logging

    for module in ("alembic.command", "alembic.config", "aiosqlite", "asyncpg", "uvicorn.loops.auto"):
        import_module(module)
    create_engine("sqlite://").dispose()
    names = tuple(sys.argv[2:])
    for name in names or GAMES:
        shelf._open(name)
        change_over(game(name))
    start_logging(sys.argv[1] if sys.argv[1:] else "info")
    patch.object(tables, "key_of", lambda _: key_of(DEAL.get())).start()
    real = time.time
    patch.object(time, "time", lambda: real() + LATER[0]).start()
    apps: dict[bytes, Any] = {}  # made before they are forked: a server that comes back is there at once
    alive = set()
    for line in sys.stdin.buffer:
        order = json.loads(line)
        log, level = order.pop("log", None), order.pop("level", None)
        if "pid" in order:
            os.kill(order["pid"], order["signal"])
            os.waitpid(order["pid"], 0)
            alive.discard(order["pid"])
            print(order["pid"], flush=True)
            continue
        if line not in apps:
            made, house = app.make_app(Settings(**{"games": names, **_settings(order)}))
            apps[line] = dealing(made), house
        pid = os.fork()
        if pid == 0:
            try:
                if log is not None:
                    os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), sys.stderr.fileno())
                    start_logging(level)
                run.serve_app(*apps[line])
            finally:
                os._exit(0)
        alive.add(pid)
        print(pid, flush=True)
    for pid in alive:  # whoever asked for them is gone, and would wait for their output
        os.kill(pid, signal.SIGKILL)


def _settings(order: dict[str, Any]) -> dict[str, Any]:
    """The settings that a line of JSON stands for."""
    from islario.server.settings import Limits, Rate

    given = order.get("limits", {})
    limits: dict[str, Any] = {name: Rate(*value) if isinstance(value, list) else value for name, value in given.items()}
    client = {"client": Path(order["client"])} if "client" in order else {}
    lists: dict[str, Any] = {name: tuple(order[name]) for name in ("proxies", "games") if name in order}
    answering = {
        "answer_delay": order.get("answer_delay", NEVER)
    }  # unless a test is about it, people answer themselves
    return {**order, **client, **lists, **answering, "limits": Limits(**limits)}


if __name__ == "__main__":
    rear()
