"""One server a SQLite file: two would each keep seats in memory that the other has changed."""

from __future__ import annotations

import os
from pathlib import Path

from islario.server.errors import BadDatabase


def locked(file: Path) -> int:
    """Holds the file until the descriptor is closed. The system frees the lock of a process that is killed."""
    try:
        held = os.open(f"{file.resolve()}-lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as fault:
        raise BadDatabase("database-unusable", where=str(file), wrong=str(fault.strerror or fault)) from None
    try:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:  # Windows
        pass
    except BlockingIOError:
        os.close(held)
        raise BadDatabase("database-in-use", where=str(file)) from None
    return held
