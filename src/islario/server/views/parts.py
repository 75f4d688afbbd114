"""JSON that is put together from parts which are JSON already."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

encode = msgspec.json.Encoder(enc_hook=int).encode  # numpy's numbers are plain ones here
Items = Sequence[bytes | msgspec.Raw]
Parts = dict[str, bytes | Items]  # of a list its items: others may have the very same ones
TRUE, FALSE, NULL = b"true", b"false", b"null"


def news(before: Parts, now: Parts) -> list[bytes]:
    """The members of an object that have changed."""
    return [_label(name) + _text(value) for name, value in now.items() if before.get(name) != value]


def object_of(parts: Parts) -> bytes:
    return b"{" + b",".join([_label(name) + _text(value) for name, value in parts.items()]) + b"}"


def _text(value: bytes | Items) -> bytes:
    return value if isinstance(value, bytes) else list_of(value)


def list_of(items: Items) -> bytes:
    return b"[" + b",".join(items) + b"]"


@cache
def _label(name: str) -> bytes:
    return b'"%s":' % name.encode()
