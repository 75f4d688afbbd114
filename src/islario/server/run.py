"""Starting the server: `serve(settings)` runs until it is told to stop, and stops in good order."""

from __future__ import annotations

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
from islario.server.http.entry.doors import Doors
from islario.server.listening import address_of, files_for, listening
from islario.server.settings import Settings
from islario.server.watching.logs import start_logging

PATIENCE = 5  # seconds for running requests when the server stops
BEAT = 20.0  # seconds between a socket's heartbeats, and for their answers


class _Server(uvicorn.Server):
    """Says when it answers, and good-bye on every socket before it closes them."""

    def __init__(self, config: uvicorn.Config, house: House, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.house = house
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
            self.say_started()
            self.house.errand(self._set_aside())

    async def _set_aside(self) -> None:
        """Games with their words stay, once they are there: looking through them again and again, as Python does for
        what has become garbage, would only make tables wait."""
        await self.house.shelf.loaded.wait()
        gc.freeze()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
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
    doors = Doors(settings.limits, Addresses(settings.proxies))
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
    server = _Server(uvicorn.Config(cast(Any, app), **options), house, lambda: started(address) if started else None)
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    try:
        server.run(sockets=[listener])
    finally:
        listener.close()
    if server.refusal is not None:
        raise server.refusal
