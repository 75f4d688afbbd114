"""Where a server listens, and how many connections it may hold."""

from __future__ import annotations

import logging
import socket

from islario.server.settings import Settings

log = logging.getLogger(__name__)


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


def files_for(settings: Settings) -> int:
    """How many files and connections this process may have open: as many as its limits ask for, where it may."""
    wanted = 2 * (settings.limits.sockets + settings.limits.connections)
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return wanted
    soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, most))
    if soft != resource.RLIM_INFINITY and soft < wanted:
        log.warning("this process may have %d files open; %d sockets need more", soft, settings.limits.sockets)
    return wanted if soft == resource.RLIM_INFINITY else soft
