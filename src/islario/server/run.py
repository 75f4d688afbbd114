"""Starting the server: `serve(settings)` runs until it is told to stop, and stops in good order."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
from collections.abc import Callable
from typing import Any, cast

import uvicorn
from litestar.types import ASGIApp

from islario.kernel.errors import IslarioError
from islario.server.app import make_app
from islario.server.house import House
from islario.server.http.entry.addresses import Addresses
from islario.server.http.entry.doors import Doors, Listener
from islario.server.http.socket.passing import Passing
from islario.server.listening import address_of, files_for, listening
from islario.server.settings import Settings
from islario.server.watching.logs import start_logging

PATIENCE = 5  # seconds for running requests when the server stops
BEAT = 20.0  # seconds between a socket's heartbeats, and for their answers


class _Server(uvicorn.Server):
    """Says when it answers, and good-bye on every socket before it closes them."""

    def __init__(self, config: uvicorn.Config, house: House, doors: Doors, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.house = house
        self.doors = doors
        self.say_started = started
        self.refusal: IslarioError | None = None  # why it did not start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self.house.connect()
        except IslarioError as refusal:
            self.refusal, self.should_exit = refusal, True
            return
        await super().startup(sockets)
        if self.started:
            if self.doors.passing is not None:
                self.doors.passing.opened(lambda *passed: self.house.errand(self._let_in(*passed)))
            self.say_started()
            self.house.errand(self._set_aside())

    async def _let_in(self, connection: socket.socket, request: bytes) -> None:
        """Serves a socket that another process has taken and passed on."""

        def listener() -> Listener:
            made = self.doors.listener()(self.config, self.server_state, self.lifespan.state)
            made.brought = request
            return made

        with contextlib.suppress(OSError):  # it has gone meanwhile
            await asyncio.get_running_loop().connect_accepted_socket(listener, connection)

    async def _set_aside(self) -> None:
        """Games with their words stay, once they are there: looking through them again and again, as Python does for
        what has become garbage, would only make tables wait."""
        await self.house.shelf.loaded.wait()
        gc.freeze()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.doors.passing is not None:
            self.doors.passing.closed()
        await self.house.rooms.farewell()
        await super().shutdown(sockets)


def serve(settings: Settings, log_level: str = "info", started: Callable[[str], None] | None = None) -> None:
    """Serves until SIGINT or SIGTERM. `started` is called with the address once it answers there."""
    start_logging(log_level)
    serve_app(*make_app(settings), started)


def serve_app(app: ASGIApp, house: House, started: Callable[[str], None] | None = None) -> None:
    serve_at(listening(house.settings), app, house, started)


def serve_at(
    listener: socket.socket, app: ASGIApp, house: House, started: Callable[[str], None] | None = None
) -> None:  # fmt: skip
    settings = house.settings
    passing = Passing(settings) if settings.crew else None
    doors = Doors(settings.limits, Addresses(settings.proxies), passing)
    doors.most = min(doors.most, files_for(settings) // 4)
    options: dict[str, Any] = {
        "loop": "auto",
        "http": doors.protocol(),
        "proxy_headers": False,  # the guard believes only the proxies that it was told of
        "ws": doors.listener(),
        "ws_max_size": settings.limits.frame,
        "ws_per_message_deflate": False,  # a view is small, and packing it would cost more time than sending it
        "ws_ping_interval": BEAT,
        "ws_ping_timeout": BEAT,
        "access_log": False,
        "log_config": None,
        "server_header": False,
        "timeout_graceful_shutdown": PATIENCE,
        "timeout_keep_alive": 30,
        "lifespan": "on",
    }
    address = address_of(listener)
    server = _Server(
        uvicorn.Config(cast(Any, app), **options), house, doors, lambda: started(address) if started else None
    )
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    try:
        server.run(sockets=[listener])
    finally:
        listener.close()
    if server.refusal is not None:
        raise server.refusal
