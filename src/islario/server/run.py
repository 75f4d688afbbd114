"""Starting the server: `serve(settings)` runs until it is told to stop, and stops in good order."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable
from typing import Any, cast

import uvicorn
from litestar.types import ASGIApp

from islario.server.app import make_app
from islario.server.house import House
from islario.server.settings import Settings
from islario.server.watching.logs import start_logging

PATIENCE = 5  # seconds for running requests when the server stops
BEAT = 20.0  # seconds between a socket's heartbeats, and for their answers


class _Server(uvicorn.Server):
    """Says good-bye on every socket before it closes them."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.rooms.farewell()
        await super().shutdown(sockets)


def listening(settings: Settings) -> socket.socket:
    """A socket at the host and port; port 0 finds a free one."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError:
        listener.close()
        raise
    listener.set_inheritable(True)
    return listener


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def serve(settings: Settings, log_level: str = "info", started: Callable[[str], None] | None = None) -> None:
    """Serves until SIGINT or SIGTERM. `started` is called with the address before the first request is taken."""
    start_logging(log_level)
    serve_app(*make_app(settings), started)


def serve_app(app: ASGIApp, house: House, started: Callable[[str], None] | None = None) -> None:
    settings = house.settings
    listener = listening(settings)
    options: dict[str, Any] = {
        "loop": "auto",
        "http": "httptools",
        "ws": "websockets-sansio",
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
    server = _Server(uvicorn.Config(cast(Any, app), **options), house)
    if started is not None:
        started(address_of(listener))
    gc.freeze()  # what is there from the start stays; looking through it again and again would only make tables wait
    gc.set_threshold(20_000, 20, 50)
    try:
        server.run(sockets=[listener])
    finally:
        listener.close()
