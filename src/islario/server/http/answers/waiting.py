"""What the server says of open tables, field by field."""

from __future__ import annotations

from islario.server.http.answers.own import Sitting
from islario.server.http.answers.table import Answer
from islario.server.storage.store import Clock


class OpenTable(Answer):
    """A table that waits for anybody who comes by."""

    id: str
    game: str
    options: dict[str, str]
    created: int
    clock: Clock
    minutes: int
    rated: bool
    fills: int | None  # when bots take the free seats; null: never
    seats: list[Sitting]
    free: list[int]  # the seats where one can sit down
    mine: bool  # one has a seat there


class OpenTables(Answer):
    tables: list[OpenTable]


WAITED = (OpenTables,)
