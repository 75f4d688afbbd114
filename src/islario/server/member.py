"""One of the processes that serve together: it takes its orders from the one that watches over all, gives signs of
life, and ends with it, however that ends."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
import threading
from typing import IO

from islario.server.orders import read

BEAT = 5.0  # seconds between signs of life


def serve() -> None:
    signs = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # whatever a game may print is no sign of life
    orders = read(sys.stdin.buffer.readline())
    threading.Thread(target=_stay, args=(sys.stdin.buffer,), daemon=True).start()

    from islario.server.app import make_app  # with the compiler, which takes a second
    from islario.server.run import serve_at
    from islario.server.watching.logs import start_logging

    start_logging(orders.level)
    beats: list[asyncio.Task[None]] = []
    serve_at(
        socket.socket(fileno=orders.listener),
        *make_app(orders.settings),
        started=lambda _: beats.append(asyncio.create_task(_live(signs))),
    )


def _stay(wire: IO[bytes]) -> None:
    """Until the one that watches over all is gone; then this one stops in good order."""
    wire.read()
    os.kill(os.getpid(), signal.SIGTERM)


async def _live(signs: IO[bytes]) -> None:
    with contextlib.suppress(BrokenPipeError):  # then we are about to end
        while True:
            signs.write(b"\n")
            await asyncio.sleep(BEAT)


if __name__ == "__main__":
    serve()
