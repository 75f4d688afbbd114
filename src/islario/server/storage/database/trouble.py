"""What a database says when it is the database that is out of order, not what was asked of it."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError, InterfaceError
from sqlalchemy.exc import TimeoutError as NoConnection

SQLITE = {
    sqlite3.SQLITE_BUSY: "database-locked",
    sqlite3.SQLITE_LOCKED: "database-locked",
    sqlite3.SQLITE_READONLY: "database-read-only",
    sqlite3.SQLITE_FULL: "database-full",
    sqlite3.SQLITE_IOERR: "database-away",
    sqlite3.SQLITE_CANTOPEN: "database-away",
    sqlite3.SQLITE_CORRUPT: "database-away",
    sqlite3.SQLITE_NOTADB: "database-away",
}
POSTGRES = {  # by the beginning of PostgreSQL's code; the longest that fits counts
    "08": "database-away",
    "25006": "database-read-only",
    "53": "database-away",
    "53100": "database-full",
    "40": "database-locked",
    "55": "database-away",
    "55P03": "database-locked",
    "57": "database-away",
    "58": "database-away",
}


def trouble_of(fault: BaseException) -> str | None:
    """The code of what is wrong with the database; None where the fault lies elsewhere."""
    match fault:
        case NoConnection() | InterfaceError() | OSError():  # a timeout is an OSError too
            return "database-away"
        case DBAPIError():
            return _of_driver(fault.orig)
    return _of_driver(fault)


def _of_driver(fault: BaseException | None) -> str | None:
    code = getattr(fault, "sqlstate", None)
    if isinstance(code, str):
        known = [start for start in POSTGRES if code.startswith(start)]
        return POSTGRES[max(known, key=len)] if known else None
    number = getattr(fault, "sqlite_errorcode", None)
    return SQLITE.get(number & 0xFF) if isinstance(number, int) else None  # the higher bits tell details
