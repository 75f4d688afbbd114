"""Servers for tests: real ones, each a process of its own that is forked from one that has loaded the rules.

Forking makes a fresh server in a fraction of a second, so that a test can kill a hundred of them.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from importlib import import_module
from pathlib import Path
from typing import IO, Any

import httpx

from tests.patience import PATIENCE, patiently


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

    def __init__(self, log: Path) -> None:
        self.log = log.open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.process"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.ask: IO[bytes] = self.process.stdin
        self.hear: IO[bytes] = self.process.stdout

    def start(self, port: int = 0, **settings: Any) -> Running:
        """A new server, once it can play."""
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
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


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


def rear() -> None:
    """Loads everything once, then forks a server for each line that asks for one, and ends those it is told to."""
    from sqlalchemy import create_engine

    from islario.games import GAMES
    from islario.server import app, run
    from islario.server.settings import Settings
    from islario.server.thinking import shelf
    from islario.server.watching.logs import start_logging

    for module in ("alembic.command", "alembic.config", "aiosqlite", "asyncpg", "uvicorn.loops.auto"):
        import_module(module)
    create_engine("sqlite://").dispose()
    for name in GAMES:
        shelf._load(name)
        shelf._open(name)
    start_logging(sys.argv[1] if sys.argv[1:] else "info")
    apps: dict[bytes, Any] = {}  # made before they are forked: a server that comes back is there at once
    for line in sys.stdin.buffer:
        order = json.loads(line)
        if "pid" in order:
            os.kill(order["pid"], order["signal"])
            os.waitpid(order["pid"], 0)
            print(order["pid"], flush=True)
            continue
        if line not in apps:
            apps[line] = app.make_app(Settings(**_settings(order)))
        pid = os.fork()
        if pid == 0:
            try:
                run.serve_app(*apps[line])
            finally:
                os._exit(0)
        print(pid, flush=True)


def _settings(order: dict[str, Any]) -> dict[str, Any]:
    """The settings that a line of JSON stands for."""
    from islario.server.settings import Limits, Rate

    given = order.get("limits", {})
    limits: dict[str, Any] = {name: Rate(*value) if isinstance(value, list) else value for name, value in given.items()}
    client = {"client": Path(order["client"])} if "client" in order else {}
    return {**order, **client, "limits": Limits(**limits)}


if __name__ == "__main__":
    rear()
