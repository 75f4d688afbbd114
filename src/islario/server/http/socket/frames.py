"""The frames that messages on a socket come in (RFC 6455, 5.2): counted at sight, before anybody takes them apart."""

from __future__ import annotations

import struct

WHOLE_TEXT = 0x81  # a message in one frame
LONG = 126  # of this length and above, lengths are told in bytes of their own


class Frames:
    """Where the frames of a client begin and end, in whichever pieces they arrive."""

    def __init__(self) -> None:
        self.left = 0  # bytes of a frame that are still to come
        self.head = b""  # of one that does not tell its length yet

    @property
    def whole(self) -> bool:
        """Whether what has come so far ends where a frame ends."""
        return not self.left and not self.head

    def count(self, data: bytes) -> int:
        """How many frames begin there, as far as they tell how long they are."""
        at, count = self.left, 0
        if self.head:
            data, self.head = self.head + data, b""
        while len(data) >= at + 2:
            length, head = data[at + 1] & 0x7F, 6
            if length >= LONG:
                head = 8 if length == LONG else 14
                if len(data) < at + head - 4:
                    break
                length = int.from_bytes(data[at + 2 : at + head - 4], "big")
            count += 1
            at += head + length
        if at < len(data):
            self.head = data[at:]
        self.left = max(at - len(data), 0)
        return count


def text_in(data: bytes) -> bytes | None:
    """The message where data is one short frame of text, as clients have to mask it (RFC 6455, 5.3)."""
    length = len(data) - 6
    if not 0 < length < LONG or data[0] != WHOLE_TEXT or data[1] != 0x80 | length:
        return None
    mask = int.from_bytes((data[2:6] * (length // 4 + 1))[:length], "big")
    return (int.from_bytes(data[6:], "big") ^ mask).to_bytes(length, "big")


def head_of(length: int) -> bytes:
    """What stands before so many bytes of text on a socket (RFC 6455, 5.2)."""
    if length < 126:
        return struct.pack("!BB", WHOLE_TEXT, length)
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, length)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, length)
