"""What a process that serves beside others is told when it starts: over a pipe, for settings hold a password."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from islario.server.settings import Settings


class Orders(msgspec.Struct):
    settings: Settings
    listener: int  # the descriptor of the socket that all share
    level: str  # of the log


def write(orders: Orders) -> bytes:
    return msgspec.json.encode(orders, enc_hook=str) + b"\n"


def read(line: bytes) -> Orders:
    return msgspec.json.decode(line, type=Orders, dec_hook=_path)


def _path(kind: type[Any], value: Any) -> Any:
    assert kind is Path, "nothing else is told as text"
    return Path(value)
