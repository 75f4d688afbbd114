"""What other servers have written is read once, and again where the database did not answer: nobody says it twice."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import pytest

from islario.match import game
from islario.server import house
from islario.server.errors import Refusal
from islario.server.house import House
from islario.server.storage.store import Entry
from islario.server.tables.live import Live
from islario.server.tables.tables import Tables
from tests.server.test_undo import table_of


@dataclass
class Store:
    """A log of two moves, and what the database says first."""

    entries: list[Entry]
    faults: list[Exception] = field(default_factory=list)
    asked: int = 0

    async def log(self, _: str, since: int) -> list[Entry]:
        self.asked += 1
        if self.faults:
            raise self.faults.pop()
        return self.entries[since:]


class Here(Tables):
    def __init__(self, live: Live, store: Store) -> None:
        self.live, self.store = {live.table.id: live}, store  # type: ignore[assignment]

    async def advance(self, live: Live, entries: Any, trial: Any = None) -> None:
        for entry in entries:
            live.advance(entry)


def met(*faults: Exception) -> tuple[Live, Store, House]:
    live = Live(table_of(game("trails-of-tucana"), 2))
    moves = [Entry(seat, game("trails-of-tucana").desk.legal(live.state, seat)[0], None, 0) for seat in (0, 1)]
    store = Store(moves, [*faults])
    here = House.__new__(House)
    vars(here).update(tables=Here(live, store), rooms=SimpleNamespace(), windows=SimpleNamespace())
    return live, store, here


def test_what_is_here_already_is_not_read() -> None:
    live, store, here = met()

    async def heard() -> None:
        await asyncio.gather(*(here._look(live, length) for length in (1, 2, 2)))

    asyncio.run(heard())
    assert (len(live.log), store.asked) == (2, 1)


@pytest.mark.parametrize("fault", [Refusal("database-down", 503), Refusal("wrong-token", 403), OSError("broken")])
def test_what_the_database_did_not_answer_is_read_again(
    fault: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live, store, here = met(fault)
    again = isinstance(fault, Refusal) and fault.status == 503
    monkeypatch.setattr(house, "READ_AGAIN", 0.0)
    caplog.set_level(logging.INFO, logger="islario")
    asyncio.run(here._look(live, 2))
    assert (len(live.log), store.asked) == ((2, 2) if again else (0, 1))
    assert [record.exc_info is not None for record in caplog.records] == [not again]


def test_a_table_that_is_let_go_is_not_read_for_ever() -> None:
    live, store, here = met()
    cast(Any, here).tables.live.clear()
    asyncio.run(here._look(live, 2))
    assert store.asked == 0
